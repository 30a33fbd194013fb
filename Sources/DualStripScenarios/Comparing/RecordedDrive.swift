import DualStrip

/// Drives the model with what a recording has of an app's inputs.
struct RecordedDrive {
  private(set) var viewer: DualStripViewer
  var log = DriveLog()
  private let source: InputSource
  private var finger = FingerOnGlass()
  private var edits = EditNames()
  /// Answers that came too early, and are given when they are asked for.
  private var promised: [EditID: AppRecord.Answer] = [:]
  /// The pane that the callbacks say is dragged, with its last raw place, in points.
  var dragged: (pane: Pane, place: Double)?

  init(_ recording: Recording, source: InputSource) {
    self.source = source
    viewer = recording.viewer
  }

  /// The same without what was written down: a copy that costs nothing to keep.
  var withoutLog: RecordedDrive {
    var copy = self
    copy.log = DriveLog()
    return copy
  }

  /// Lets time pass.
  mutating func advance(to time: Time) { take(viewer.advance(to: time)) }

  /// Takes in one record; one that is no input changes nothing.
  mutating func take(_ record: AppRecord) {
    if source == .touches, finger.fault(of: record.kind) != nil {
      log.misplaced.append(record.line)
    }
    for input in inputs(of: record) {
      let events = give(input, at: record.time)
      if case .edit(_, let name?) = record.kind { edits.note(name, events) }
      take(events)
    }
  }

  private mutating func give(
    _ input: DualStripViewer.Input, at time: Time
  ) -> [ViewerEvent] {
    let events = viewer.handle(input, at: time)
    log.inputs.append((viewer.now, input))
    return events
  }

  private mutating func inputs(of record: AppRecord) -> [DualStripViewer.Input] {
    if let deed = record.deed(in: viewer) { return [deed] }
    switch record.kind {
    case .answer(let answer, let name): return self.answer(answer, name, at: record.time)
    case .willBeginDragging, .willEndDragging, .didScroll, .offsets:
      return source == .callbacks ? callback(record.kind, at: record.time) : []
    default: return source == .touches ? finger.inputs(of: record.kind, at: record.time) ?? [] : []
    }
  }

  private mutating func take(_ events: [ViewerEvent]) {
    log.events += events
    for event in events {
      guard case .commitRequested(let edit, _) = event.kind,
        let answer = promised.removeValue(forKey: edit)
      else { continue }
      take(give(.edit(answer.edit(edit)), at: viewer.now))
    }
  }

  private mutating func answer(
    _ answer: AppRecord.Answer, _ name: EditName, at time: Time
  ) -> [DualStripViewer.Input] {
    advance(to: time)
    guard let id = edits.edit(name) else { return [] }
    let waits = viewer.pendingEdits.contains { $0.id == id && !$0.isCommitting }
    if case .cancel = answer { return [.edit(answer.edit(id))] }
    guard waits, viewer.configuration.commits == .byHost else { return [.edit(answer.edit(id))] }
    promised[id] = answer
    if case .commit = answer {
      log.earlyCommits.append(
        .init(name: name.text, time: time, edit: id, count: viewer.count))
    }
    return []
  }
}

/// What is written down while the model is driven.
struct DriveLog {
  /// All that the model was given, in order.
  var inputs: [(time: Time, input: DualStripViewer.Input)] = []
  var events: [ViewerEvent] = []
  /// Lines of a finger that was not there, or was there already.
  var misplaced: [Int] = []
  /// Commits that the app made before the animation was over.
  var earlyCommits: [EarlyCommit] = []

  struct EarlyCommit {
    var name: String
    var time: Time
    var edit: EditID
    /// How many pages there were, those being deleted included.
    var count: Int
  }
}
