import DualStrip

/// Runs of a scenario as one page that plays them: a single file of HTML that needs nothing else, and lets
/// nothing in it be run but its own script.
public struct RunPlayer: Sendable {
  private let scenario: Scenario
  private let runs: [ReplayRun]
  private let images: PageImages
  private let total: Int

  /// As many runs as one page holds.
  public static let mostRuns = 40

  /// - Parameters:
  ///   - scenario: whose text is shown beside the runs.
  ///   - runs: those of its variants that are played, in order; at least one.
  ///   - total: how many variants there are.
  ///   - images: what the pages show; a page without one is drawn as a document.
  public init(
    _ scenario: Scenario, _ runs: [ReplayRun], of total: Int, images: PageImages = PageImages()
  ) {
    self.scenario = scenario
    self.runs = runs
    self.total = total
    self.images = images
  }

  /// The page. Cost: that of each run once more.
  public func html() -> [UInt8] {
    var book = PictureBook(names: Names(), images: images)
    var variants: [String] = []
    var frames = Markup()
    for (number, run) in runs.enumerated() {
      let recorder = run.again(showing: PlayerRecorder(run, book))
      book = recorder.book
      variants.append(json(of: run, recorder))
      frames.write("<script type=\"application/octet-stream\" id=\"frames-\(number)\">")
      frames.write(Base64.encoded(recorder.frames.finished))
      frames.write("</script>\n")
    }
    var pictures = Markup()
    book.addDefinitions(to: &pictures)
    let style = PackageResources.player_css
    let script =
      PackageResources.frames_js + PackageResources.stage_js + PackageResources.player_js
    let policy =
      "default-src 'none'; img-src data:; style-src \(SecureHash.policySource(style)); "
      + "script-src \(SecureHash.policySource(script)); base-uri 'none'; form-action 'none'"
    let leftOut =
      total > runs.count ? "\(runs.count) of \(total) variants are here, those that fail first" : ""
    return PageTemplate(PackageResources.player_html).filled([
      "policy": Array(Markup.escaped(policy).utf8),
      "title": Array(Markup.escaped(scenario.title).utf8),
      "left-out": Array(leftOut.utf8),
      "kind": Array((scenario.syntax.kind == .strips ? "strips" : "collection").utf8),
      "style": style, "pictures": pictures.bytes, "run": data(variants, book),
      "frames": frames.bytes,
      "script": script,
    ])
  }

  // MARK: Data

  private func data(_ variants: [String], _ book: PictureBook) -> [UInt8] {
    var json = JSONText()
    json.add("kind", scenario.syntax.kind == .strips ? "strips" : "collection")
    json.add("lines", raw: JSONText.list(lines.map(text)))
    json.add("drivers", raw: words(DualStripViewer.Driver.allCases.map { $0.rawValue }))
    json.add("phases", raw: words(DualStripViewer.Phase.allCases.map { $0.rawValue }))
    json.add("layouts", raw: words(runs[0].setup.collection?.layouts.map { $0.name } ?? []))
    let things = book.entries.map { entry in
      var json = JSONText()
      json.add("name", raw: text(entry.name))
      json.add("aspect", raw: Markup.number(entry.aspect ?? 1))
      if entry.thing.isPart { json.add("part", raw: "true") }
      return json.closed
    }
    json.add("things", raw: JSONText.list(things))
    json.add("variants", raw: JSONText.list(variants))
    return RunPlayer.harmless(json.closed)
  }

  /// As many lines as anybody reads; recorded touches may have more.
  private static let mostLines = 5000

  private var lines: [String] {
    let source = scenario.source
    let count = min(source.lineCount, RunPlayer.mostLines)
    var lines = (1...count).map { source.text(source.lineRange($0)) }
    if lines.last == "" { lines.removeLast() }
    return source.lineCount > count ? lines + ["…"] : lines
  }

  private func json(of run: ReplayRun, _ recorder: PlayerRecorder) -> String {
    var json = JSONText()
    json.add("name", raw: text(run.variant.description))
    json.add("holds", raw: run.holds ? "true" : "false")
    json.add("frames", recorder.frames.count)
    json.add("refresh", raw: DecimalText.exact(run.setup.device.refresh))
    let steps = run.syntax.script.indices.compactMap { index in
      run.record.timeline.starts[index].map { start in
        (time: start, line: scenario.source.line(at: run.syntax.script[index].range.lower))
      }
    }.sorted { ($0.time, $0.line) < ($1.time, $1.line) }
    json.add(
      "steps",
      raw: JSONText.list(steps.map { "{\"time\":\(time($0.time)),\"line\":\($0.line)}" }))
    json.add("marks", raw: JSONText.list(marks(of: run, recorder)))
    return json.closed
  }

  /// Events and checks, in the order of their times.
  private func marks(of run: ReplayRun, _ recorder: PlayerRecorder) -> [String] {
    let events = recorder.marks.map { mark in
      (time: mark.time, json: self.mark("event", mark.text, found: nil, at: mark.time))
    }
    let checks = run.checks.map { check in
      let found = check.failure.map { "\($0.message): \($0.label)" }
      let words = "line \(check.line): \(run.text(of: check))"
      return (
        time: check.time,
        json: mark(check.holds ? "held" : "failed", words, found: found, at: check.time)
      )
    }
    return (events + checks).enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map { $0.element.json }
  }

  private func mark(_ kind: String, _ words: String, found: String?, at moment: Time) -> String {
    var json = JSONText()
    json.add("kind", kind)
    json.add("time", raw: time(moment))
    json.add("text", raw: text(words))
    if let found { json.add("found", raw: text(found)) }
    return json.closed
  }

  private func time(_ time: Time) -> String {
    DecimalText.rounded(time.milliseconds, decimals: 3)
  }

  /// What would steer a reader is shown as an escape.
  private func text(_ text: String) -> String { JSONText.quoted(TerminalText.shown(text)) }

  private func words(_ words: [String]) -> String { JSONText.list(words.map(text)) }

  /// JSON that cannot end the element that it stands in.
  private static func harmless(_ json: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in json.utf8 {
      if byte == UInt8(ascii: "<") { bytes += "\\u003c".utf8 } else { bytes.append(byte) }
    }
    return bytes
  }
}
