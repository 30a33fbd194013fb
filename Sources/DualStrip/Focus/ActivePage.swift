import CollectionLayouts
import ScrollPhysics

/// The active page: which one it is now, and when it gives way to another.
extension DualStripViewer {
  /// Makes the nearest stop the live page if the rule says so.
  mutating func judge(_ cause: ViewerEvent.Cause, into events: inout [ViewerEvent]) {
    setLive(judgedPage, cause: cause, into: &events)
  }

  // Inlined, like the search for the next deadline.
  @inline(__always)
  var judgedPage: Int? {
    if case .focusing(let focusing) = motion, configuration.mapping == .stepped {
      return focusing.target
    }
    let position = inlinedFinalPosition
    guard let live, slots.isStop(live) else { return slots.nearestStop(to: position) }
    return givesWay(live, at: position) ? slots.nearestStop(to: position) : live
  }

  /// Whether the view is so far from the live page that a nearer stop takes over.
  @inline(__always)
  private func givesWay(_ live: Int, at finalPosition: Double) -> Bool {
    let number = slots.finalPlace(live)
    let distance = finalPosition - Double(number)
    guard distance.magnitude > configuration.scrolling.activationDistance else { return false }
    return distance > 0 ? number + 1 < slots.stopCount : number > 0
  }

  mutating func setLive(
    _ slot: Int?, cause: ViewerEvent.Cause, into events: inout [ViewerEvent]
  ) {
    guard slot != live else { return }
    let from = live.map { document.ids[$0] }
    live = slot
    followLive()
    reportActivePage(from: from, cause: cause, into: &events)
  }

  mutating func reportActivePage(
    from: PageID?, cause: ViewerEvent.Cause, into events: inout [ViewerEvent]
  ) {
    let change = ViewerEvent.Kind.activePageChanged(
      from: from, to: live.map { document.ids[$0] }, index: live.map { slots.index(of: $0) },
      cause: cause)
    report(change, into: &events)
  }

  /// While nothing drives the viewer, it is settled on its live page.
  mutating func followLive() {
    if motion.driver == .none { settledSlot = live }
  }

  /// Finds the first time at which the present motion makes the live page give way.
  ///
  /// On each piece between the turning points the distance is monotone, so the time is found by
  /// bisection. Final places do not move while a motion runs: the answer stays good until the
  /// next input.
  mutating func scheduleLiveChange() {
    nextLiveChange = nil
    let motion = motion
    guard let target = motion.target, let end = motion.end, let live else { return }
    let turning: Time?
    switch motion {
    case .focusing where configuration.mapping == .stepped: return
    case .settling(let settling): turning = settling.turning
    default: turning = nil
    }
    let edge = finalEdge(of: target)
    func givesWay(at time: Time) -> Bool {
      self.givesWay(live, at: edge + motion.offset(at: time))
    }
    if givesWay(at: now) {
      nextLiveChange = min(now + Time(ticks: 1), end)
      return
    }
    // Each piece ends at an extremum or at the end of the motion. An extremum may lie between two
    // ticks: both are ends of pieces.
    var lower = now
    for ticks in -1...2 {
      let extremum = turning.map { $0 + Time(ticks: Int64(ticks)) } ?? end
      let upper = ticks < 2 ? min(max(extremum, now), end) : end
      if givesWay(at: upper) {
        nextLiveChange = Self.firstTime(after: lower, through: upper, where: givesWay)
        return
      }
      lower = upper
    }
  }

  /// Returns the first time at which a condition holds that holds at the last one, by bisection.
  static func firstTime(
    after lower: Time, through upper: Time, where holds: (Time) -> Bool
  ) -> Time {
    var before = lower.ticks
    var found = upper.ticks
    while found - before > 1 {
      let middle = before + (found - before) / 2
      if holds(Time(ticks: middle)) { found = middle } else { before = middle }
    }
    return Time(ticks: found)
  }
}
