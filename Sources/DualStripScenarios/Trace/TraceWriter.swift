import DualStrip

/// Writes a run as JSON Lines: the project's public, versioned format.
public struct TraceWriter {
  /// How much a trace tells of a frame, and how exactly.
  public struct Options: Sendable {
    /// The visible cells of every frame.
    public var showsAttributes = false
    /// Shortest round-trip numbers instead of rounded ones.
    public var isPrecise = false

    /// No cells and rounded numbers, unless asked for.
    public init(showsAttributes: Bool = false, isPrecise: Bool = false) {
      self.showsAttributes = showsAttributes
      self.isPrecise = isPrecise
    }
  }

  /// How much of a run is written.
  enum Extent {
    case whole
    /// What a golden keeps of a scenario's first variant.
    case thinned
    /// What a golden keeps of the others: no frame, no snapshot.
    case outline
  }

  let run: ReplayRun
  let options: Options
  let extent: Extent

  /// The version of the format; it grows when a reader of the last one would go wrong.
  public static let formatVersion = 1

  /// A golden has every frame whose number this divides.
  static let goldenStep = 4

  /// Takes the run to write down, all of it.
  ///
  /// - Parameters:
  ///   - run: a finished run, failed or not.
  ///   - options: what is told of each frame; cells and exact numbers only if asked for.
  public init(_ run: ReplayRun, options: Options = Options()) {
    self.init(run, options: options, extent: .whole)
  }

  init(_ run: ReplayRun, options: Options = Options(), extent: Extent) {
    self.run = run
    self.options = options
    self.extent = extent
  }

  /// The whole trace, with a line end behind every record.
  public func text() -> String {
    var lines = [header]
    var last = ""
    for entry in run.record.entries {
      switch entry {
      case .event(let event): lines.append(record(event))
      case .input(let statement, let time):
        lines.append(
          input(
            run.canonicalText(of: statement), label: run.syntax.script[statement].label?.value,
            at: time))
      case .detail(let action, let time): lines.append(input(action, at: time))
      case .snapshot(let title, let sample):
        if extent != .outline { lines.append(snapshot(title, run.record.samples[sample])) }
      case .frame(let sample):
        guard shows(run.record.samples[sample].frame ?? 0) else { continue }
        let state = frameState(sample)
        // Only what differs from the frame before is news.
        guard state.rest != last else { continue }
        last = state.rest
        lines.append(state.line)
      }
    }
    lines += run.checks.map(record)
    lines.append(footer)
    return lines.joined(separator: "\n") + "\n"
  }

  private func shows(_ frame: Int) -> Bool {
    switch extent {
    case .whole: return true
    case .thinned: return frame % TraceWriter.goldenStep == 0
    case .outline: return false
    }
  }

  // MARK: Records

  private func frameState(_ index: Int) -> (line: String, rest: String) {
    let sample = run.record.samples[index]
    var state = JSONText()
    addFrame(sample, to: &state, showsAttributes: options.showsAttributes)
    let rest = state.closed
    var json = JSONText()
    json.add("frame", sample.frame ?? 0)
    json.add("time", raw: time(sample.time))
    return (json.text + "," + rest.dropFirst(), rest)
  }

  private func snapshot(_ title: String, _ sample: ReplayRecord.Sample) -> String {
    var json = JSONText()
    json.add("snapshot", title)
    json.add("time", raw: time(sample.time))
    addFrame(sample, to: &json, showsAttributes: true)
    return json.closed
  }

  private func input(_ action: String, label: String? = nil, at moment: Time) -> String {
    var json = JSONText()
    json.add("event", "input")
    json.add("time", raw: time(moment))
    if let label { json.add("label", label) }
    json.add("action", action)
    return json.closed
  }

  private func record(_ check: ReplayCheck) -> String {
    var json = JSONText()
    json.add("check", check.kind.rawValue)
    json.add("line", check.line)
    json.add("ok", raw: check.holds ? "true" : "false")
    json.add("time", raw: time(check.time))
    if let margin = check.margin { json.add("margin", raw: pages(margin)) }
    json.add("text", run.text(of: check))
    return json.closed
  }

  private var footer: String {
    var json = JSONText()
    json.add("end", raw: time(run.record.end))
    json.add("frames", run.record.frameCount)
    json.add("events", run.record.eventCount)
    json.add("checks", run.checks.count)
    json.add("failed", run.checks.count { !$0.holds })
    let state = extent == .whole ? run.record.fingerprint : run.record.roundedFingerprint
    json.add("state", state.text)
    if extent == .thinned { json.add("cells", fingerprintOfCells.text) }
    return json.closed
  }

  /// Of the cells of every frame that a golden keeps, as a trace would write them.
  private var fingerprintOfCells: Fingerprint {
    var fingerprint = Fingerprint()
    for sample in run.record.samples {
      guard let frame = sample.frame, shows(frame) else { continue }
      var json = JSONText()
      addFrame(sample, to: &json, showsAttributes: true)
      fingerprint.add(json.text)
    }
    return fingerprint
  }

  // MARK: Numbers

  func name(_ page: PageID?) -> String {
    page.map { JSONText.quoted(run.record.names.name($0)) } ?? "null"
  }

  private func number(_ number: Double, decimals: Int) -> String {
    options.isPrecise
      ? DecimalText.exact(number) : DecimalText.rounded(number, decimals: decimals)
  }

  func length(_ points: Double) -> String {
    number(points, decimals: TraceWriter.lengthDecimals)
  }

  func pages(_ pages: Double) -> String { number(pages, decimals: TraceWriter.pageDecimals) }

  func time(_ time: Time) -> String { number(time.milliseconds, decimals: 3) }

  static let lengthDecimals = 3
  static let pageDecimals = 6
}
