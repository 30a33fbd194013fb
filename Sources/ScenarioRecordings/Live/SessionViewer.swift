import DualStrip

/// One viewer of a session, and the names that its client uses for pages and edits.
struct SessionViewer: Sendable {
  private(set) var viewer: DualStripViewer
  private var names: Names
  private var hands = RecordedHands()
  private var edits = EditNames()
  /// The client's frames per second.
  private let refresh: Double
  /// The number of the next frame.
  private var frame = 0

  /// For how long one line may show frames, in seconds.
  private static let longestRun = 10.0

  /// - Parameter fields: The fields of the header.
  init(_ fields: RecordFields) throws(RecordFault) {
    var names = Names()
    let header = try AppHeader(fields, kind: "session", names: &names)
    viewer = header.viewer
    refresh = header.refresh
    self.names = names
  }

  /// Handles a line. Any error is thrown before anything changes.
  ///
  /// - Returns: The records of what happened, and those that the line requested.
  mutating func take(_ fields: RecordFields) throws(RecordFault) -> [String] {
    var names = names
    let record = try AppRecord(fields, names: &names)
    let wishes = try SessionWishes(fields)
    guard record.time >= viewer.now else {
      let time = DecimalText.exact(viewer.now.milliseconds)
      throw fields.fault("\"time\" must not be before \(time), which has passed")
    }
    if let fault = hands.finger.fault(of: record.kind) { throw fields.fault(fault) }
    let inputs = try inputs(of: record, fields)
    self.names = names
    let events = happen(record, inputs)
    var answer = events.map { records.event($0) }
    show(wishes, in: &answer)
    return answer
  }

  private var records: TraceRecords {
    var records = TraceRecords(names: names, isPrecise: true)
    records.editNames = edits.names
    return records
  }

  // MARK: Inputs

  private func inputs(
    of record: AppRecord, _ fields: RecordFields
  ) throws(RecordFault) -> [DualStripViewer.Input] {
    if let deed = record.deed(in: viewer) { return [deed] }
    switch record.kind {
    case .answer(let answer, let name):
      guard let id = edits.edit(name) else {
        throw fields.fault("the viewer accepted no edit \(JSONText.quoted(name.text))")
      }
      return [.edit(answer.edit(id))]
    case .willBeginDragging, .willEndDragging, .didScroll, .offsets, .active:
      throw fields.fault("only recordings have such lines; a session takes inputs")
    // Records of hands become inputs elsewhere; the others are the app's own actions.
    case .down, .moved, .dragged, .lifted, .cancelled, .asked, .wheel, .key, .bounds, .edit,
      .commits, .pass:
      return []
    }
  }

  private mutating func happen(
    _ record: AppRecord, _ inputs: [DualStripViewer.Input]
  ) -> [ViewerEvent] {
    let time = record.time
    var events = advance(to: time)
    for input in inputs { events += viewer.handle(input, at: time) }
    for (_, input) in hands.inputs(of: record.kind, at: time, in: viewer) {
      events += viewer.handle(input, at: time)
    }
    if case .edit(_, let name?) = record.kind { edits.note(name, events) }
    return events
  }

  private mutating func advance(to time: Time) -> [ViewerEvent] {
    var events: [ViewerEvent] = []
    for (due, input) in hands.advance(to: time) { events += viewer.handle(input, at: due) }
    return events + viewer.advance(to: time)
  }

  /// Whether nothing moves, and no burst of wheel events is under way.
  var isStill: Bool { viewer.isSettled && hands.deadline == nil }

  /// When something happens by itself.
  var nextDeadline: Time? {
    [viewer.nextDeadlineTime, hands.deadline].compactMap { $0 }.min()
  }

  // MARK: Answers

  private mutating func show(_ wishes: SessionWishes, in answer: inout [String]) {
    if wishes.pages { answer.append(pages) }
    if wishes.edits { answer.append(pendingEdits) }
    if wishes.panes { answer.append(panes) }
    if wishes.elements { answer.append(elements) }
    if let frame = wishes.frame { addFrame(showsCells: frame == .cells, to: &answer) }
    guard wishes.untilStill else { return }
    let start = viewer.now
    for number in 1...max(1, Int(SessionViewer.longestRun * refresh)) {
      guard !isStill, nextDeadline != nil else { return }
      let events = advance(to: start + .frame(number, perSecond: refresh))
      answer += events.map { records.event($0) }
      addFrame(showsCells: wishes.frame == .cells, to: &answer)
    }
  }

  private mutating func addFrame(showsCells: Bool, to answer: inout [String]) {
    answer.append(records.frame(viewer, number: frame, showsCells: showsCells))
    frame += 1
  }

  /// All pages in order, including those that are being deleted.
  private var pages: String {
    let pages = viewer.pages.compactMap { viewer.page($0) }.map { names.json($0) }
    return record("pages", JSONText.list(pages))
  }

  /// The deletes that are not committed yet and the restores that are not answered, with the numbers that the client can answer with.
  private var pendingEdits: String {
    let pending = (viewer.pendingEdits + viewer.pendingRestores).map { edit in
      var json = JSONText()
      json.add("edit", edit.id.rawValue)
      if let name = edits.names[edit.id] { json.add("name", name) }
      json.add("pages", raw: JSONText.list(edit.pages.map { JSONText.quoted(names.name($0)) }))
      json.add("waiting", raw: edit.isCommitting ? "true" : "false")
      return json.closed
    }
    var json = JSONText()
    json.add("edits", raw: JSONText.list(pending))
    json.add("next", viewer.nextEdit.rawValue)
    json.add("time", raw: DecimalText.exact(viewer.now.milliseconds))
    return json.closed
  }

  /// The frames of both panes, relative to the top left corner of the view.
  private var panes: String {
    let shown = viewer.presentation
    let frames = [("preview", shown.previewFrame), ("thumbnails", shown.thumbnailsFrame)]
    var json = JSONText()
    for (name, frame) in frames { json.add(name, raw: list(frame)) }
    return record("panes", json.closed)
  }

  /// What a screen reader can reach, in order.
  private var elements: String {
    let elements = viewer.accessibleElements.map { element in
      var json = JSONText()
      json.add("page", raw: JSONText.quoted(names.name(element.page)))
      json.add("pane", element.pane.rawValue)
      json.add("says", element.description)
      json.add("frame", raw: list(element.frame))
      return json.closed
    }
    return record("elements", JSONText.list(elements))
  }

  private func list(_ frame: Rect) -> String {
    let sides = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    return JSONText.list(sides.map { DecimalText.exact($0) })
  }

  private func record(_ key: String, _ value: String) -> String {
    var json = JSONText()
    json.add(key, raw: value)
    json.add("time", raw: DecimalText.exact(viewer.now.milliseconds))
    return json.closed
  }
}

/// What a line of a session asks to see, besides the input that it may have.
struct SessionWishes {
  /// How much a frame shows.
  enum Frame {
    case state
    case cells
  }

  var frame: Frame?
  /// Whether to show further frames until nothing moves.
  var untilStill = false
  var pages = false
  var edits = false
  var panes = false
  var elements = false

  /// The keys that may accompany any input.
  static let keys = ["frame", "until", "pages", "edits", "panes", "elements"]

  init(_ fields: RecordFields) throws(RecordFault) {
    switch fields["frame"] {
    case nil, .bool(false): break
    case .bool(true): frame = .state
    case .string("cells"): frame = .cells
    default: throw fields.fault("\"frame\" must be true or \"cells\"")
    }
    if fields.has("until") {
      guard fields["until"] == .string("still") else {
        throw fields.fault("\"until\" must be \"still\": frames until nothing moves")
      }
      untilStill = true
      frame = frame ?? .state
    }
    pages = try fields.isOn("pages", unlessSaid: false)
    edits = try fields.isOn("edits", unlessSaid: false)
    panes = try fields.isOn("panes", unlessSaid: false)
    elements = try fields.isOn("elements", unlessSaid: false)
  }
}
