import Elementary
import ScrollPhysics

/// What becomes of an event: a step, a part of a gesture, or nothing in a tail.
extension DualStripViewer.WheelReader {
  mutating func run(to time: Time, _ act: (WheelAct) -> Void) {
    guard gesture == nil else {
      if let last, let deadline, deadline <= time {
        end(velocityAt: last.time, at: deadline, then: .idle, act)
      }
      return
    }
    switch state {
    case .tail(let since):
      if silence(since: since, at: time) >= Self.longestTail { state = .idle }
    case .notches:
      if silence(since: .zero, at: time) >= Self.silence { state = .idle }
    case .idle: break
    }
  }

  /// How long nothing has come since a time, or since the last event after it.
  private func silence(since start: Time, at time: Time) -> Time {
    time - max(start, last?.time ?? start)
  }

  mutating func lift(at time: Time, _ act: (WheelAct) -> Void) {
    guard let gesture else { return }
    let since = gesture.hasPhases ? time : last?.time ?? time
    end(velocityAt: nil, at: time, then: .tail(since: since), act)
  }

  private mutating func end(
    velocityAt lift: Time?, at time: Time, then next: State, _ act: (WheelAct) -> Void
  ) {
    gesture?.end(velocityAt: lift, at: time, act)
    gesture = nil
    state = next
  }

  // MARK: Notches

  mutating func read(
    notches: Double, on pane: Pane, of ground: WheelGround, at time: Time,
    _ act: (WheelAct) -> Void
  ) {
    guard pane == .preview || !ground.browses else {
      return scroll(by: notches * ground.pointsPerNotch, of: ground, at: time, act)
    }
    let whole = Double(Self.wholeNotch)
    let more = Int(ElementaryFunctions.floor(notches * whole + 0.5))
    // A wheel that turns back begins a new notch.
    parts = (parts < 0) == (more < 0) ? parts + more : more
    step(pane, by: parts / Self.wholeNotch, at: time, act)
    parts %= Self.wholeNotch
  }

  private mutating func step(
    _ pane: Pane, by count: Int, at time: Time, _ act: (WheelAct) -> Void
  ) {
    if count != 0 { act(WheelAct(time: time, pane: pane, kind: .step(count))) }
  }

  /// Scrolls a strip that browses, at once: there a notch turns no page.
  private mutating func scroll(
    by way: Double, of ground: WheelGround, at time: Time,
    _ act: (WheelAct) -> Void
  ) {
    guard way != 0 else { return }
    lift(at: time, act)
    var gesture = WheelGesture(
      .thumbnails, of: ground, hasPhases: false, isSpent: isHeld(ground))
    gesture.begin(at: time, act)
    gesture.move(by: way, at: time, act)
    gesture.end(velocityAt: nil, at: time, act)
  }

  // MARK: Gestures

  /// Whether a finger on the screen holds the viewer.
  private func isHeld(_ ground: WheelGround) -> Bool {
    ground.isHeld && !ownsFinger
  }

  private mutating func begin(
    _ pane: Pane, by way: Double, hasPhases: Bool, of ground: WheelGround,
    at time: Time,
    _ act: (WheelAct) -> Void
  ) {
    gesture = WheelGesture(pane, of: ground, hasPhases: hasPhases, isSpent: isHeld(ground))
    gesture?.begin(at: time, act)
    gesture?.move(by: way, at: time, act)
  }

  mutating func phased(
    _ phase: DualStripViewer.WheelEvent.Phase, _ way: Double, on pane: Pane,
    of ground: WheelGround, at time: Time,
    _ act: (WheelAct) -> Void
  ) {
    guard gesture?.hasPhases == true, phase != .began else {
      lift(at: time, act)
      guard phase != .ended else { return }
      return begin(pane, by: way, hasPhases: true, of: ground, at: time, act)
    }
    gesture?.move(by: way, at: time, act)
    if phase == .ended { end(velocityAt: time, at: time, then: .tail(since: time), act) }
  }

  mutating func burst(
    _ way: Double, on pane: Pane, of ground: WheelGround, at time: Time,
    _ act: (WheelAct) -> Void
  ) {
    // The inertia of some trackpads begins with a zero.
    guard way != 0 else { return }
    defer { last = Moved(time: time, way: way, interval: last.map { time - $0.time }) }
    if gesture?.hasPhases == false, !turnsBack(way) {
      gesture?.move(by: way, at: time, act)
      if let count = gesture?.shrinks(way, after: last?.way ?? way), count >= Self.tailMark {
        end(velocityAt: time, at: time, then: .tail(since: time), act)
      }
      return
    }
    switch state {
    case _ where gesture != nil: break
    case .tail(let since):
      guard turnsBack(way) || grows(way, at: time) else { return }
      if silence(since: since, at: time) >= Self.silence { state = .idle }
    case .notches(let size):
      // A busy window system puts two notches into one event.
      let count = way.magnitude / size
      for whole in 1...2 where (count - Double(whole)).magnitude < 0.01 {
        return step(pane, by: way > 0 ? whole : -whole, at: time, act)
      }
      guard turnsBack(way) else {
        // These were fast fingers, and they have turned their page.
        gesture = WheelGesture(pane, of: ground, hasPhases: false, isSpent: true)
        return
      }
    case .idle: break
    }
    lift(at: time, act)
    let steps = pane == .preview || !ground.browses
    guard steps, state == .idle, way.magnitude >= Self.leastNotch else {
      return begin(pane, by: way, hasPhases: false, of: ground, at: time, act)
    }
    state = .notches(size: way.magnitude)
    step(pane, by: way > 0 ? 1 : -1, at: time, act)
  }

  /// The least difference between two distances that means something, in points.
  private static let leastChange = 4.0

  private func turnsBack(_ way: Double) -> Bool {
    guard let last, (way < 0) != (last.way < 0) else { return false }
    return way.magnitude >= Self.leastChange
  }

  /// Whether a distance is 1.5 times, and 4 pt, longer than a tail would be by now. After a pause,
  /// an event has the distances of several.
  private func grows(_ way: Double, at time: Time) -> Bool {
    guard let last else { return true }
    let usual = last.interval.map { max(1, (time - last.time).seconds / max($0.seconds, 0.001)) }
    let expected = last.way.magnitude * (usual ?? 1)
    return way.magnitude >= 1.5 * expected && way.magnitude - expected >= Self.leastChange
  }
}
