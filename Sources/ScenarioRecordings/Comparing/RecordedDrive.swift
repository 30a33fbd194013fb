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
  /// Answers for edits that nobody has requested yet: of two lines at one time either may come first.
  private var early: [String: (answer: AppRecord.Answer, time: Time)] = [:]
  /// The pane that the callbacks say is dragged, with its last raw place, in points.
  var dragged: (pane: Pane, place: Double)?
  /// Whether the app's offsets are those to which a change of the bounds leads, from its first frame on.
  private let showsFinalOffsets: Bool

  init(_ recording: Recording, source: InputSource, showsFinalOffsets: Bool = false) {
    self.source = source
    self.showsFinalOffsets = showsFinalOffsets
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

  /// Lets time pass where an answer waits for its question.
  ///
  /// - Returns: whether it was given.
  mutating func keepPromises(until time: Time) -> Bool {
    guard !promised.isEmpty else { return false }
    let count = promised.count
    advance(to: time)
    return promised.count < count
  }

  /// Takes in one record; one that is no input changes nothing.
  ///
  /// - Parameters:
  ///   - record: in the order of the recording.
  ///   - time: when the app handled it; its line's own time says how fast a finger was.
  ///   - velocity: at which a finger lifts, in points per second; as its way says unless given.
  mutating func take(_ record: AppRecord, at time: Time, velocity: Double? = nil) {
    if source == .touches, finger.fault(of: record.kind) != nil {
      log.misplaced.append(record.line)
    }
    for var input in inputs(of: record, at: time) {
      if let velocity, case .touchEnded(let pane, _) = input {
        input = .touchEnded(pane, velocity: velocity)
      }
      let events = give(input, at: time)
      guard case .edit(_, let name?) = record.kind else {
        take(events)
        continue
      }
      edits.note(name, events)
      take(events)
      guard let early = early.removeValue(forKey: name),
        early.time + RecordedDrive.mostEarly > time
      else { continue }
      for input in answer(early.answer, .name(name), at: time) { take(give(input, at: time)) }
    }
  }

  /// How long before its edit an answer may be noted.
  private static let mostEarly = Time.milliseconds(100)

  /// Goes on from the page that the app shows, whatever has led it there.
  mutating func goOn(from page: PageID, at time: Time) {
    log.restarts.append((log.inputs.count, time, page))
    take(give(.focus(page, animated: false), at: time))
  }

  /// The velocities at which a finger may be lifting, in points per second; `nil` for a record of anything
  /// else.
  ///
  /// Where an app says the velocity itself it is rounded, and so is the offset that it goes on from: a hair
  /// decides between two pages.
  func velocities(
    of record: AppRecord, uncertainty: Time
  ) -> (likely: Double, range: ClosedRange<Double>)? {
    var found: (likely: Double, range: ClosedRange<Double>)?
    switch (record.kind, source) {
    case (.willEndDragging(_, let velocity, _), .callbacks):
      found = (-1000 * velocity, -1000 * velocity...(-1000 * velocity))
    case (.lifted(nil, let velocity, _), .touches): found = (velocity, velocity...velocity)
    case (.lifted, .touches):
      found = finger.velocities(of: record.kind, at: record.time, uncertainty: uncertainty)
    default: return nil
    }
    return found.map { likely, range in
      // A pane that was stopped or dragged a moment earlier or later goes on from another place; that is as good as
      // another velocity.
      let early = 20 * uncertainty.seconds * likely.magnitude
      let hair = 5 + 0.005 * likely.magnitude + early
      return (likely, range.lowerBound - hair...range.upperBound + hair)
    }
  }

  private mutating func give(
    _ input: DualStripViewer.Input, at time: Time
  ) -> [ViewerEvent] {
    let events = viewer.handle(input, at: time)
    log.inputs.append((viewer.now, input))
    return events
  }

  private mutating func inputs(
    of record: AppRecord, at time: Time
  ) -> [DualStripViewer.Input] {
    if let deed = record.deed(in: viewer) { return [showsFinalOffsets ? deed.atOnce : deed] }
    switch record.kind {
    case .answer(let answer, let name): return self.answer(answer, name, at: time)
    case .willBeginDragging, .willEndDragging, .didScroll, .offsets:
      return source == .callbacks ? callback(record.kind, at: time) : []
    default: return source == .touches ? finger.inputs(of: record.kind, at: record.time) ?? [] : []
    }
  }

  private mutating func take(_ events: [ViewerEvent]) {
    log.events += events
    log.counts += events.map { _ in log.inputs.count }
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
    guard let id = edits.edit(name) else {
      early[name.text] = (answer, time)
      return []
    }
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
  /// How many inputs had been given when each event was told.
  var counts: [Int] = []
  /// Where the model was sent to the app's page: as which input, when, and to which.
  var restarts: [(number: Int, time: Time, page: PageID)] = []
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

extension DualStripViewer.Input {
  /// A change of the bounds without a way; all else as it is.
  fileprivate var atOnce: DualStripViewer.Input {
    guard case .changeBounds(let size, let insets, _) = self else { return self }
    return .changeBounds(size, insets: insets, over: .zero)
  }
}
