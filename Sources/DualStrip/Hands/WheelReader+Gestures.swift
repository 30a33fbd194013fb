import Elementary
import ScrollPhysics

/// What becomes of an event: a step, a part of a gesture, or nothing in a tail.
extension DualStripViewer.WheelReader {
  mutating func advance(to time: Time, into inputs: inout [TimedInput]) {
    guard let last else { return }
    switch state {
    case .gesture(let gesture):
      guard let deadline, deadline <= time else { return }
      state = .idle
      gesture.end(velocityAt: last.time, at: deadline, into: &inputs)
    case .tail:
      if time - last.time >= Self.longestTail { state = .idle }
    case .notches:
      if time - last.time >= Self.silence { state = .idle }
    case .idle: break
    }
  }

  mutating func stop(at time: Time, into inputs: inout [TimedInput]) {
    guard case .gesture(let gesture) = state else { return }
    state = .tail
    gesture.end(velocityAt: nil, at: time, into: &inputs)
  }

  // MARK: Notches

  mutating func read(
    notches: Double, on pane: Pane, of viewer: borrowing DualStripViewer, at time: Time,
    into inputs: inout [TimedInput]
  ) {
    guard pane == .preview || !viewer.browses else {
      return scroll(by: notches * viewer.pointsPerNotch, of: viewer, at: time, into: &inputs)
    }
    let whole = Double(Self.wholeNotch)
    let more = Int(ElementaryFunctions.floor(notches * whole + 0.5))
    // A wheel that turns back begins a new notch.
    parts = (parts < 0) == (more < 0) ? parts + more : more
    step(pane, by: parts / Self.wholeNotch, at: time, into: &inputs)
    parts %= Self.wholeNotch
  }

  private func step(
    _ pane: Pane, by count: Int, at time: Time, into inputs: inout [TimedInput]
  ) {
    if count != 0 { inputs.append((time, .step(pane, by: count))) }
  }

  /// Scrolls a strip that browses, at once: there a notch turns no page.
  private mutating func scroll(
    by way: Double, of viewer: borrowing DualStripViewer, at time: Time,
    into inputs: inout [TimedInput]
  ) {
    guard way != 0 else { return }
    stop(at: time, into: &inputs)
    var gesture = WheelGesture(
      .thumbnails, of: viewer, hasPhases: false, isSpent: isHeld(viewer))
    gesture.begin(at: time, into: &inputs)
    gesture.move(by: way, at: time, into: &inputs)
    gesture.end(velocityAt: nil, at: time, into: &inputs)
  }

  // MARK: Gestures

  /// Whether a finger on the screen holds the viewer.
  private func isHeld(_ viewer: borrowing DualStripViewer) -> Bool {
    viewer.finger != nil && !ownsFinger
  }

  private mutating func begin(
    _ pane: Pane, by way: Double, hasPhases: Bool, of viewer: borrowing DualStripViewer,
    at time: Time, into inputs: inout [TimedInput]
  ) {
    var gesture = WheelGesture(
      pane, of: viewer, hasPhases: hasPhases, isSpent: isHeld(viewer))
    gesture.begin(at: time, into: &inputs)
    gesture.move(by: way, at: time, into: &inputs)
    state = .gesture(gesture)
  }

  mutating func phased(
    _ phase: DualStripViewer.WheelEvent.Phase, _ way: Double, on pane: Pane,
    of viewer: borrowing DualStripViewer, at time: Time, into inputs: inout [TimedInput]
  ) {
    guard case .gesture(var gesture) = state, gesture.hasPhases, phase != .began else {
      stop(at: time, into: &inputs)
      guard phase != .ended else { return }
      return begin(pane, by: way, hasPhases: true, of: viewer, at: time, into: &inputs)
    }
    // Taken out of the state, it can change in place.
    state = .tail
    gesture.move(by: way, at: time, into: &inputs)
    if phase == .ended {
      gesture.end(velocityAt: time, at: time, into: &inputs)
    } else {
      state = .gesture(gesture)
    }
  }

  mutating func burst(
    _ way: Double, on pane: Pane, of viewer: borrowing DualStripViewer, at time: Time,
    into inputs: inout [TimedInput]
  ) {
    // The inertia of some trackpads begins with a zero.
    guard way != 0 else { return }
    defer { last = Moved(time: time, way: way, interval: last.map { time - $0.time }) }
    switch state {
    case .gesture(var gesture) where !gesture.hasPhases:
      guard !turnsBack(way) else { break }
      state = .tail
      gesture.move(by: way, at: time, into: &inputs)
      if gesture.shrinks(way, after: last?.way ?? way) >= Self.tailMark {
        gesture.end(velocityAt: time, at: time, into: &inputs)
      } else {
        state = .gesture(gesture)
      }
      return
    case .tail:
      guard turnsBack(way) || grows(way, at: time) else { return }
      if let last, time - last.time >= Self.silence { state = .idle }
    case .notches(let size):
      // A busy window system puts two notches into one event.
      let count = way.magnitude / size
      for whole in 1...2 where (count - Double(whole)).magnitude < 0.01 {
        return step(pane, by: way > 0 ? whole : -whole, at: time, into: &inputs)
      }
      guard turnsBack(way) else {
        // These were fast fingers, and they have turned their page.
        state = .gesture(WheelGesture(pane, of: viewer, hasPhases: false, isSpent: true))
        return
      }
    case .idle, .gesture: break
    }
    stop(at: time, into: &inputs)
    let steps = pane == .preview || !viewer.browses
    guard steps, state == .idle, way.magnitude >= Self.leastNotch else {
      return begin(pane, by: way, hasPhases: false, of: viewer, at: time, into: &inputs)
    }
    state = .notches(size: way.magnitude)
    step(pane, by: way > 0 ? 1 : -1, at: time, into: &inputs)
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
