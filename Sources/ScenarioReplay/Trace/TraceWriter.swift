import DualStrip

/// Writes a run as JSON Lines: the project's public, versioned format.
///
/// ```swift
/// let trace = TraceWriter(scenario.run()).text()
/// ```
///
/// A run keeps no recording of itself, so each text is written while the run is repeated.
public struct TraceWriter {
  /// How much a trace says about a frame, and how precisely.
  public struct Options: Sendable {
    /// Whether to write the visible cells of every frame.
    public var showsAttributes = false
    /// Whether to write the shortest round-trip numbers instead of rounded ones.
    public var isPrecise = false

    /// Creates options; by default without cells and with rounded numbers.
    public init(showsAttributes: Bool = false, isPrecise: Bool = false) {
      self.showsAttributes = showsAttributes
      self.isPrecise = isPrecise
    }
  }

  /// The part of a run that is written.
  enum Extent {
    case whole
    /// What a golden keeps of a scenario's first variant.
    case thinned
    /// What a golden keeps of the other variants: no frames and no snapshots.
    case outline
  }

  let run: ReplayRun
  let options: Options
  let extent: Extent

  /// The version of the format. It grows when a reader of the previous version would fail.
  public static let formatVersion = 1

  /// The step of a golden: it keeps the frames whose number is a multiple.
  static let goldenStep = 4

  /// Creates a writer of the whole run.
  ///
  /// - Parameters:
  ///   - run: a finished run, failed or not.
  ///   - options: what to write about each frame; by default no cells, and rounded numbers.
  public init(_ run: ReplayRun, options: Options = Options()) {
    self.init(run, options: options, extent: .whole)
  }

  init(_ run: ReplayRun, options: Options = Options(), extent: Extent) {
    self.run = run
    self.options = options
    self.extent = extent
  }

  /// Returns the whole trace, with a line end after every record. Cost: that of another run.
  public func text() -> String { String(decoding: bytes(), as: UTF8.self) }

  /// Returns the whole trace as UTF-8; a trace may be large. Cost: that of another run.
  public func bytes() -> [UInt8] { recording(keepsText: true).bytes }

  /// The fingerprint of the whole text; the text itself is not kept.
  func fingerprint() -> Fingerprint { recording(keepsText: false).fingerprint }

  /// Whether a frame is written.
  func shows(_ frame: Int) -> Bool {
    switch extent {
    case .whole: return true
    case .thinned: return frame % TraceWriter.goldenStep == 0
    case .outline: return false
    }
  }

  private func recording(keepsText: Bool) -> TraceRecorder {
    var recorder = run.again(showing: TraceRecorder(self, keepsText: keepsText))
    recorder.finish(run.checks.map { record($0) })
    return recorder
  }

  // MARK: Records

  func snapshot(_ title: String, _ subject: ReplaySubject) -> String {
    var json = JSONText()
    json.add("snapshot", title)
    json.add("time", raw: time(subject.now))
    records.addState(of: subject, showsCells: true, to: &json)
    return json.closed
  }

  func input(statement: Int, at moment: Time) -> String {
    input(
      run.canonicalText(of: statement), label: run.syntax.script[statement].label?.value,
      at: moment)
  }

  func input(_ action: String, label: String? = nil, at moment: Time) -> String {
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

  func footer(states: Fingerprint, cells: Fingerprint) -> String {
    var json = JSONText()
    json.add("end", raw: time(run.record.end))
    json.add("frames", run.record.frameCount)
    json.add("events", run.record.eventCount)
    json.add("checks", run.checks.count)
    json.add("failed", run.checks.count { !$0.holds })
    json.add("state", states.text)
    if extent == .thinned { json.add("cells", cells.text) }
    return json.closed
  }

  /// A writer of records that knows all names of this run.
  var records: TraceRecords {
    TraceRecords(names: run.record.names, isPrecise: options.isPrecise)
  }

  // MARK: Numbers

  func length(_ points: Double) -> String { records.length(points) }

  func pages(_ pages: Double) -> String { records.pages(pages) }

  func time(_ time: Time) -> String { records.time(time) }
}
