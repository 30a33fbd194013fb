import DualStrip

/// A web page that plays the runs of a scenario: a single HTML file that needs nothing else and
/// runs no script but its own.
public struct RunPlayer: Sendable {
  private let scenario: Scenario
  private let runs: [(run: ReplayRun, images: ImageReferences)]
  private let total: Int
  private let verdicts: [Verdict]
  private let others: [(run: ReplayRun, images: ImageReferences)]
  private let other: Scenario?

  /// The most runs on one page.
  public static let mostRuns = 40

  /// Another scenario of the same kind, those of its runs that can be shown on a second device, and the
  /// images of their pages.
  public typealias Other = (
    scenario: Scenario, runs: [ReplayRun], images: (ReplayRun) -> ImageReferences
  )

  /// A variant, and whether its run holds.
  public typealias Verdict = (variant: ScenarioVariant, holds: Bool)

  /// - Parameters:
  ///   - scenario: The scenario, whose text the page shows beside the runs.
  ///   - runs: The runs of the variants to play, in order.
  ///   - total: How many variants the scenario has.
  ///   - verdicts: All variants for the table, also those without a run here; by default those with one.
  ///   - other: Another scenario, to be compared with on a second device.
  ///   - images: The images of the pages of a run. A page without an image is drawn as a document.
  public init(
    _ scenario: Scenario, _ runs: [ReplayRun], of total: Int, verdicts: [Verdict]? = nil,
    beside other: Other? = nil, images: (ReplayRun) -> ImageReferences = { _ in [:] }
  ) {
    self.scenario = scenario
    self.runs = runs.map { ($0, images($0)) }
    self.total = total
    self.verdicts = verdicts ?? runs.map { ($0.variant, $0.holds) }
    self.other = other?.scenario
    others = other.map { other in other.runs.map { ($0, other.images($0)) } } ?? []
  }

  /// Returns the HTML. Cost: it repeats each run.
  ///
  /// - Parameter read: Reads the image of a page; returns `nil` if the image cannot be read.
  public func html(reading read: (ImageReference) -> PageImage? = { _ in nil }) -> [UInt8] {
    let played = played()
    var frames = Markup()
    for (number, bytes) in played.frames.enumerated() {
      frames.write("<script type=\"application/octet-stream\" id=\"frames-\(number)\">")
      frames.write(bytes)
      frames.write("</script>\n")
    }
    var pictures = Markup()
    played.book.addDefinitions(to: &pictures, reading: read)
    let style = PackageResources.player_css
    let script =
      PackageResources.frames_js + PackageResources.stage_js + PackageResources.film_js
      + PackageResources.beside_js + PackageResources.variants_js
      + PackageResources.facts_js + PackageResources.panels_js
      + PackageResources.player_js
    let policy =
      "default-src 'none'; img-src data:; style-src \(SecureHash.policySource(style)); "
      + "script-src \(SecureHash.policySource(script)); base-uri 'none'; form-action 'none'"
    return PageTemplate(PackageResources.player_html).filled([
      "policy": Array(Markup.escaped(policy).utf8),
      "title": Array(Markup.escaped(scenario.title).utf8),
      "left-out": Array(leftOut(isCut: played.isCut).utf8),
      "kind": Array(scenario.syntax.kind.rawValue.utf8),
      "style": style, "pictures": pictures.bytes, "run": played.data,
      "frames": frames.bytes, "script": script,
    ])
  }

  private struct Played {
    var book = PictureBook(names: Names())
    var data: [UInt8] = []
    /// The frames of each run, in Base64.
    var frames: [[UInt8]] = []
    /// Whether a run has more frames than are kept.
    var isCut = false
  }

  private func played() -> Played {
    var result = Played()
    let relations = total == runs.count ? scenario.relationChecks(between: runs.map { $0.run }) : []
    var data = PlayerData(scenario, relations: relations)
    func record(_ run: ReplayRun, _ images: ImageReferences) -> PlayerRecorder {
      let recorder = run.again(showing: PlayerRecorder(run, images, result.book))
      result.book = recorder.book
      result.isCut = result.isCut || recorder.frames.count < run.frameCount
      result.frames.append(Base64.encoded(recorder.frames.finished))
      return recorder
    }
    for (run, images) in runs { data.add(run, record(run, images)) }
    if let other {
      for (run, images) in others { data.add(run, record(run, images), of: other) }
    }
    let layouts = runs.first?.run.setup.collection?.layoutNames ?? []
    result.data = data.bytes(result.book, layouts: layouts, verdicts: verdicts)
    return result
  }

  /// The JSON for the script, and the frames of each run in Base64, for another page that plays
  /// them. Cost: it repeats each run.
  package var playback: (run: String, frames: [String]) {
    let played = played()
    return (
      String(decoding: played.data, as: UTF8.self),
      played.frames.map { String(decoding: $0, as: UTF8.self) }
    )
  }

  private func leftOut(isCut: Bool) -> String {
    var parts: [String] = []
    if total > runs.count { parts.append("\(runs.count) of \(total) variants are here.") }
    if let other, other.variants.count > others.count {
      parts.append("\(others.count) of \(other.variants.count) variants beside them are here.")
    }
    if isCut { parts.append("Of a long run the first \(PlayerRecorder.mostFrames) frames are.") }
    return parts.joined(separator: " ")
  }
}
