import DualStrip

/// Runs of a scenario as one page that plays them: a single file of HTML that needs nothing else, and lets
/// nothing in it be run but its own script.
public struct RunPlayer: Sendable {
  private let scenario: Scenario
  private let runs: [(run: ReplayRun, images: ImageReferences)]
  private let total: Int

  /// As many runs as one page is to have.
  public static let mostRuns = 40

  /// - Parameters:
  ///   - scenario: whose text is shown beside the runs.
  ///   - runs: those of its variants that are played, in order.
  ///   - total: how many variants there are.
  ///   - images: what the pages of a run show, by where it is; a page without one is drawn as a document.
  public init(
    _ scenario: Scenario, _ runs: [ReplayRun], of total: Int,
    images: (ReplayRun) -> ImageReferences = { _ in [:] }
  ) {
    self.scenario = scenario
    self.runs = runs.map { ($0, images($0)) }
    self.total = total
  }

  /// The page. Cost: that of each run once more.
  ///
  /// - Parameter read: the image of a page; `nil` for one that cannot be read.
  public func html(reading read: (ImageReference) -> PageImage? = { _ in nil }) -> [UInt8] {
    var book = PictureBook(names: Names())
    let relations = total == runs.count ? scenario.relationChecks(between: runs.map { $0.run }) : []
    var data = PlayerData(scenario, relations: relations)
    var frames = Markup()
    var isCut = false
    for (number, (run, images)) in runs.enumerated() {
      let recorder = run.again(showing: PlayerRecorder(run, images, book))
      book = recorder.book
      data.add(run, recorder)
      isCut = isCut || recorder.frames.count < run.frameCount
      frames.write("<script type=\"application/octet-stream\" id=\"frames-\(number)\">")
      frames.write(Base64.encoded(recorder.frames.finished))
      frames.write("</script>\n")
    }
    var pictures = Markup()
    book.addDefinitions(to: &pictures, reading: read)
    let layouts = runs.first?.run.setup.collection?.layoutNames ?? []
    let style = PackageResources.player_css
    let script =
      PackageResources.frames_js + PackageResources.stage_js + PackageResources.facts_js
      + PackageResources.panels_js + PackageResources.player_js
    let policy =
      "default-src 'none'; img-src data:; style-src \(SecureHash.policySource(style)); "
      + "script-src \(SecureHash.policySource(script)); base-uri 'none'; form-action 'none'"
    return PageTemplate(PackageResources.player_html).filled([
      "policy": Array(Markup.escaped(policy).utf8),
      "title": Array(Markup.escaped(scenario.title).utf8),
      "left-out": Array(leftOut(isCut: isCut).utf8),
      "kind": Array(scenario.syntax.kind.rawValue.utf8),
      "style": style, "pictures": pictures.bytes, "run": data.bytes(book, layouts: layouts),
      "frames": frames.bytes, "script": script,
    ])
  }

  private func leftOut(isCut: Bool) -> String {
    var parts: [String] = []
    if total > runs.count { parts.append("\(runs.count) of \(total) variants are here.") }
    if isCut { parts.append("Of a long run the first \(PlayerRecorder.mostFrames) frames are.") }
    return parts.joined(separator: " ")
  }
}
