import DualStrip

/// A viewer behind a pipe: lines of JSON come in, lines of JSON go out.
///
/// Every line that comes is answered by what happened up to its time and by it, each a record of the
/// trace format, and by one last record: `{"ok":LINE,…}`, or `{"error":"…","line":LINE}` for a line
/// that cannot be used, which has changed nothing.
public struct LiveSession: Sendable {
  private var viewer: DualStripViewer?
  private var names = Names()
  private var finger = FingerOnGlass()
  private var edits = EditNames()
  private var frame = 0
  private var line = 0

  /// The version of the lines; it grows when a client of the last one would go wrong.
  public static let formatVersion = AppHeader.version

  /// A session that waits for its header.
  public init() {}

  /// Takes in one line, without its end.
  ///
  /// - Returns: records, each without a line end; the last one is `ok` or `error`. None of a line
  ///   without anything in it.
  public mutating func take(_ text: String) -> [String] {
    line += 1
    if RecordFields.isBlank(text.utf8) { return [] }
    do throws(RecordFault) {
      return try answer(RecordFields(text.utf8, line: line))
    } catch {
      var json = JSONText()
      json.add("error", error.reason)
      json.add("line", line)
      return [json.closed]
    }
  }

  /// Whether the header has come.
  public var hasBegun: Bool { viewer != nil }

  /// What can be thrown is thrown before anything changes.
  private mutating func answer(_ fields: RecordFields) throws(RecordFault) -> [String] {
    var names = names
    guard let now = viewer?.now else {
      let viewer = try AppHeader(fields, kind: "session", names: &names).viewer
      self.viewer = viewer
      self.names = names
      var json = JSONText()
      json.add("session", AppHeader.version)
      json.add("version", DualStripVersion.current)
      return [json.closed, confirmation]
    }
    if fields.has("session") { throw fields.fault("the session has begun already") }
    let record = try AppRecord(fields, names: &names)
    guard record.time >= now else {
      let time = DecimalText.exact(now.milliseconds)
      throw fields.fault("\"time\" must not be before \(time), which has passed")
    }
    if let fault = finger.fault(of: record.kind) { throw fields.fault(fault) }
    let inputs = try inputs(of: record, fields)
    self.names = names
    let events = happen(record, inputs)
    var records = TraceRecords(names: names, isPrecise: true)
    records.editNames = edits.names
    var answer = events.map { records.event($0) }
    if case .frame(let showsCells) = record.kind, let viewer {
      answer.append(records.frame(viewer, number: frame, showsCells: showsCells))
      frame += 1
    }
    return answer + [confirmation]
  }

  private func inputs(
    of record: AppRecord, _ fields: RecordFields
  ) throws(RecordFault) -> [DualStripViewer.Input] {
    if let deed = viewer.flatMap({ record.deed(in: $0) }) { return [deed] }
    switch record.kind {
    case .answer(let answer, let name):
      guard let id = edits.edit(name) else {
        throw fields.fault("no edit was accepted that is called \(JSONText.quoted(name.text))")
      }
      return [.edit(answer.edit(id))]
    case .willBeginDragging, .willEndDragging, .didScroll, .offsets, .active:
      throw fields.fault("a recording has such a line; a session takes inputs")
    default: return []
    }
  }

  private mutating func happen(
    _ record: AppRecord, _ inputs: [DualStripViewer.Input]
  ) -> [ViewerEvent] {
    let time = record.time
    var events = viewer?.advance(to: time) ?? []
    for input in inputs + (finger.inputs(of: record.kind, at: time) ?? []) {
      events += viewer?.handle(input, at: time) ?? []
    }
    if case .edit(_, let name?) = record.kind { edits.note(name, events) }
    return events
  }

  /// The last record of an answer: where the session is, and when it has something to say by itself.
  private var confirmation: String {
    var json = JSONText()
    json.add("ok", line)
    guard let viewer else { return json.closed }
    json.add("time", raw: DecimalText.exact(viewer.now.milliseconds))
    json.add("still", raw: viewer.isSettled ? "true" : "false")
    let next = viewer.nextDeadlineTime.map { DecimalText.exact($0.milliseconds) }
    json.add("next", raw: next ?? "null")
    return json.closed
  }
}
