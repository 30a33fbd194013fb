import DualStrip

/// Drives the model with the inputs of a recording.
struct RecordedDrive {
  private(set) var viewer: DualStripViewer
  var log = DriveLog()
  private let source: InputSource
  private var hands = RecordedHands()
  private var edits = EditNames()
  /// Answers that came too early. The model gets each one when it requests the commit.
  private var promised: [EditID: AppRecord.Answer] = [:]
  /// Answers for edits that are not requested yet, since two lines with one time may have either
  /// order.
  private var early: [String: (answer: AppRecord.Answer, time: Time)] = [:]
  /// The pane that a finger drags according to the callbacks, and the pane's last raw place, in
  /// points.
  var dragged: (pane: Pane, place: Double)?
  /// Whether the app records final offsets while its bounds change: where the change leads, from
  /// its first frame on.
  private let showsFinalOffsets: Bool

  init(_ recording: Recording, source: InputSource, showsFinalOffsets: Bool = false) {
    self.source = source
    self.showsFinalOffsets = showsFinalOffsets
    viewer = recording.viewer
  }

  /// A copy without the log, which is cheap to keep.
  var withoutLog: RecordedDrive {
    var copy = self
    copy.log = DriveLog()
    return copy
  }

  /// Advances the model to a time.
  mutating func advance(to time: Time) {
    endBurst(until: time)
    take(viewer.advance(to: time))
  }

  /// Ends a burst of wheel events that has been silent for long enough at a time.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  mutating func endBurst(until time: Time) -> Bool {
    let inputs = hands.advance(to: time)
    for (due, input) in inputs { take(give(input, at: due)) }
    return !inputs.isEmpty
  }

  /// Advances the model to a time, if answers are waiting for their requests, or a burst of wheel
  /// events ends.
  ///
  /// - Returns: Whether the model got an input.
  mutating func keepPromises(until time: Time) -> Bool {
    let endsBurst = endBurst(until: time)
    guard !promised.isEmpty else { return endsBurst }
    let count = promised.count
    advance(to: time)
    return endsBurst || promised.count < count
  }

  /// Gives one record to the model. A record that is not an input changes nothing.
  ///
  /// - Parameters:
  ///   - record: The next record, in order.
  ///   - time: When the app handled it. The velocity of a finger still depends on the times of the
  ///     lines.
  ///   - velocity: The velocity of a lifting finger, in points per second; if `nil`, the one that
  ///     its motion gives.
  mutating func take(_ record: AppRecord, at time: Time, velocity: Double? = nil) {
    endBurst(until: time)
    if source == .touches, hands.finger.fault(of: record.kind) != nil {
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

  /// How long before its edit an answer may be recorded.
  private static let mostEarly = Time.milliseconds(100)

  /// Continues from the page that the app shows, however it got there.
  mutating func goOn(from page: PageID, at time: Time) {
    log.restarts.append((log.inputs.count, time, page))
    take(give(.focus(page, animated: false), at: time))
  }

  /// Returns the velocities that a lifting finger may have, in points per second; `nil` for any
  /// other record.
  ///
  /// If the app reports the velocity itself, the velocity and the offset at the release are
  /// rounded, and a tiny difference decides between two pages.
  func velocities(
    of record: AppRecord, uncertainty: Time
  ) -> (likely: Double, range: ClosedRange<Double>)? {
    var found: (likely: Double, range: ClosedRange<Double>)?
    switch (record.kind, source) {
    case (.willEndDragging(_, let velocity, _), .callbacks):
      found = (-1000 * velocity, -1000 * velocity...(-1000 * velocity))
    case (.lifted(nil, let velocity, _), .touches): found = (velocity, velocity...velocity)
    case (.lifted, .touches):
      found = hands.finger.velocities(of: record.kind, at: record.time, uncertainty: uncertainty)
    default: return nil
    }
    return found.map { likely, range in
      // A pane that was stopped or dragged a moment earlier or later continues from another place,
      // which has the same effect as another velocity.
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
    case .down, .moved, .dragged, .lifted, .cancelled:
      guard source == .touches else { return [] }
      // The velocity of a finger depends on the times of the lines.
      return hands.inputs(of: record.kind, at: record.time, in: viewer).map { $0.input }
    case .wheel, .key:
      advance(to: time)
      return hands.inputs(of: record.kind, at: time, in: viewer).map { $0.input }
    case .asked, .bounds, .edit, .commits, .active, .pass: return []
    }
  }

  private mutating func take(_ events: [ViewerEvent]) {
    log.events += events
    log.counts += events.map { _ in log.inputs.count }
    for event in events {
      guard let edit = event.kind.request,
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

/// What happens while a recording drives the model.
struct DriveLog {
  /// All inputs of the model, in order.
  var inputs: [(time: Time, input: DualStripViewer.Input)] = []
  var events: [ViewerEvent] = []
  /// For each event, how many inputs came before it.
  var counts: [Int] = []
  /// Where the model continued from the app's page: the number of that input, its time, and the
  /// page.
  var restarts: [(number: Int, time: Time, page: PageID)] = []
  /// The lines of impossible touches: a finger that is not down, or that is down already.
  var misplaced: [Int] = []
  /// Commits that the app made before the model requested them.
  var earlyCommits: [EarlyCommit] = []

  struct EarlyCommit {
    var name: String
    var time: Time
    var edit: EditID
    /// How many pages there were, including those being deleted.
    var count: Int
  }
}

extension DualStripViewer.Input {
  /// The input with an instant change of the bounds; any other input unchanged.
  fileprivate var atOnce: DualStripViewer.Input {
    guard case .changeBounds(let size, let insets, _) = self else { return self }
    return .changeBounds(size, insets: insets, over: .zero)
  }
}
