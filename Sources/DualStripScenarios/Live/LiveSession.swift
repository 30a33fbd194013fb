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
  private var edits: [String: EditID] = [:]
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
    if text.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return [] }
    // What is thrown has changed nothing: all of it happens to a copy.
    var next = self
    do throws(RecordFault) {
      let records = try next.answer(RecordFields(text[...].utf8, line: line))
      self = next
      return records
    } catch {
      var json = JSONText()
      json.add("error", error.reason)
      json.add("line", line)
      return [json.closed]
    }
  }

  private mutating func answer(_ fields: RecordFields) throws(RecordFault) -> [String] {
    guard var viewer = consumeViewer() else {
      let viewer = try AppHeader(fields, kind: "session", names: &names).viewer
      self.viewer = viewer
      var json = JSONText()
      json.add("session", AppHeader.version)
      json.add("version", DualStripVersion.current)
      return [json.closed, confirmation(viewer)]
    }
    if fields.has("session") { throw fields.fault("the session has begun already") }
    let record = try AppRecord(fields, names: &names)
    guard record.time >= viewer.now else {
      let now = DecimalText.exact(viewer.now.milliseconds)
      throw fields.fault("\"time\" must not be before \(now), which has passed")
    }
    let events = try happen(record, &viewer, fields)
    let records = TraceRecords(names: names, isPrecise: true)
    var answer = events.map(records.event)
    if case .frame(let showsCells) = record.kind {
      answer.append(records.frame(viewer, number: frame, showsCells: showsCells))
      frame += 1
    }
    self.viewer = viewer
    return answer + [confirmation(viewer)]
  }

  /// The viewer, moved out so that it is changed where it is.
  private mutating func consumeViewer() -> DualStripViewer? {
    defer { viewer = nil }
    return viewer
  }

  private mutating func happen(
    _ record: AppRecord, _ viewer: inout DualStripViewer, _ fields: RecordFields
  ) throws(RecordFault) -> [ViewerEvent] {
    if finger.isMisplaced(record.kind) {
      throw fields.fault(
        "no finger can do this now: it comes down, moves or drags, and lifts, once")
    }
    let time = record.time
    if let inputs = finger.inputs(of: record.kind, at: time) {
      return viewer.advance(to: time) + inputs.flatMap { viewer.handle($0, at: time) }
    }
    switch record.kind {
    case .focus(let page, let isAnimated):
      return viewer.handle(.focus(page, animated: isAnimated), at: time)
    case .tap(let point): return viewer.handle(.tapThumbnails(point), at: time)
    case .bounds(let size, let insets, let duration):
      let insets = insets ?? viewer.finalInsets
      return viewer.handle(.changeBounds(size, insets: insets, over: duration), at: time)
    case .commits(let commits): return viewer.handle(.setCommits(commits), at: time)
    case .edit(let edit, let name):
      let events = viewer.handle(.edit(edit), at: time)
      for case .editAccepted(let id, _) in events.map({ $0.kind }) {
        if let name { edits[name] = id }
      }
      return events
    case .answer(let answer, let name):
      guard let id = edits[name] ?? Int(name).map(EditID.init(rawValue:)) else {
        throw fields.fault("no edit was accepted that is called \(JSONText.quoted(name))")
      }
      return viewer.handle(.edit(answer.edit(id)), at: time)
    case .frame, .pass: return viewer.advance(to: time)
    default: throw fields.fault("a recording has such a line; a session takes inputs")
    }
  }

  /// The last record of an answer: where the session is, and when it has something to say by itself.
  private func confirmation(_ viewer: DualStripViewer) -> String {
    var json = JSONText()
    json.add("ok", line)
    json.add("time", raw: DecimalText.exact(viewer.now.milliseconds))
    json.add("still", raw: viewer.isSettled ? "true" : "false")
    let next = viewer.nextDeadlineTime.map { DecimalText.exact($0.milliseconds) }
    json.add("next", raw: next ?? "null")
    return json.closed
  }
}
