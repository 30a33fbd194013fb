public import ScrollPhysics

/// Deadlines: what falls due, and when.
extension CollectionViewer {
  /// Something that happens by itself. Deadlines at the same time run in the order of these cases.
  private enum Deadline {
    case endOfChange
    case endOfRun
  }

  mutating func pass(to time: Time, into events: inout [CollectionEvent]) {
    let time = min(time, .latest)
    runDeadlines(through: time, into: &events)
    guard time > now else { return }
    now = time
    follow()
  }

  mutating func runDeadlines(through time: Time, into events: inout [CollectionEvent]) {
    while let (deadline, due) = nextDeadline, due <= time {
      if due > now {
        now = due
        follow()
      }
      switch deadline {
      case .endOfChange: endChange(isCancelled: false, into: &events)
      case .endOfRun: endRun(into: &events)
      }
    }
  }

  private var nextDeadline: (Deadline, Time)? {
    var next: (deadline: Deadline, time: Time)?
    if let change, !change.isHeld { next = (.endOfChange, change.progress.end) }
    if case .running(let run) = motion, run.end < next?.time ?? .never {
      next = (.endOfRun, run.end)
    }
    return next
  }

  /// The time of the next deadline; `nil` while only an input can change anything.
  public var nextDeadlineTime: Time? { nextDeadline?.1 }

  /// Whether the next frame may look different even without an input.
  public var needsFrames: Bool {
    if nextDeadline != nil { return true }
    guard let change else { return false }
    return now < change.progress.end
  }

  /// Runs until nothing moves any more, for at most `limit`.
  ///
  /// - Returns: the events, in order. Check `isSettled` afterwards: a held switch stays under way.
  @discardableResult
  public mutating func settle(limit: Time) -> [CollectionEvent] {
    var events: [CollectionEvent] = []
    let latest = now + limit
    while let (_, due) = nextDeadline, due <= latest { runDeadlines(through: due, into: &events) }
    if nextDeadline != nil { pass(to: latest, into: &events) }
    return events
  }
}
