import Elementary
public import ScrollPhysics

extension DualStripViewer {
  /// Turns the raw events of a wheel or a trackpad into inputs.
  ///
  /// ```swift
  /// var wheel = DualStripViewer.WheelReader()
  /// let event = DualStripViewer.WheelEvent(time: .milliseconds(16), dx: 40)
  /// for (time, input) in wheel.read(event, on: .preview, of: viewer) {
  ///   viewer.handle(input, at: time)
  /// }
  /// // In each frame, before the viewer advances:
  /// for (time, input) in wheel.advance(to: .milliseconds(33)) { viewer.handle(input, at: time) }
  /// ```
  ///
  /// A trackpad drives a pane like a finger; a notch of a wheel is a step. Where the window system
  /// does not say when the fingers lift, a burst of events is a gesture: it ends after 80 ms of
  /// silence, or when its tail begins, after five shrinking distances in a row. What comes after
  /// the fingers have lifted is dropped, since the viewer decelerates by itself. One gesture turns
  /// at most one page, or as many as `pageTurnLimit` says.
  ///
  /// A sideways wheel follows the reading direction; a vertical one goes forward when it scrolls
  /// down.
  public struct WheelReader: Hashable, Sendable {
    private var state = State.idle
    /// What the notches so far are beyond the last whole one, in parts.
    private var parts = 0
    /// The last event in points without a phase that scrolled.
    private var last: Moved?

    private enum State: Hashable {
      case idle
      /// Events drive a pane.
      case gesture(WheelGesture)
      /// The fingers have lifted, and the window system scrolls on.
      case tail
      /// A mouse reports notches of this size, in points.
      case notches(size: Double)
    }

    private struct Moved: Hashable {
      var time: Time
      /// Positive forward, in points.
      var way: Double
      /// How long after the one before it; `nil` for the first one.
      var interval: Time?
    }

    /// Creates a reader for one wheel or trackpad.
    public init() {}

    /// How long a burst may be silent.
    static let silence = Time.milliseconds(80)
    /// How long a tail may be silent: a busy window system delivers late, and much at once.
    static let longestTail = Time.milliseconds(250)
    /// The shrinking distances in a row that mark a tail.
    static let tailMark = 5
    /// The least first distance that only a mouse reports, in points: fingers begin slowly.
    static let leastNotch = 50.0
    /// A whole notch, in the parts that a fine wheel reports.
    static let wholeNotch = 120

    /// When the present burst ends unless an event comes; `nil` if no burst drives a pane.
    public var deadline: Time? {
      guard case .gesture(let gesture) = state, !gesture.hasPhases, let last else { return nil }
      return last.time + WheelReader.silence
    }

    /// Lets time pass: ends a burst that has been silent for 80 ms.
    ///
    /// - Returns: the inputs to handle, each with its time, in order.
    public mutating func advance(to time: Time) -> [(time: Time, input: Input)] {
      guard let last else { return [] }
      switch state {
      case .gesture(let gesture):
        guard let deadline, deadline <= time else { return [] }
        state = .idle
        return gesture.ended(velocityAt: last.time, at: deadline)
      case .tail:
        if time - last.time >= WheelReader.longestTail { state = .idle }
      case .notches:
        if time - last.time >= WheelReader.silence { state = .idle }
      case .idle: break
      }
      return []
    }

    /// Ends a gesture, as if the fingers had lifted at rest; use it before a finger touches the
    /// screen, or when the pointer leaves.
    public mutating func stop(at time: Time) -> [(time: Time, input: Input)] {
      let inputs = advance(to: time)
      guard case .gesture(let gesture) = state else { return inputs }
      state = .tail
      return inputs + gesture.ended(velocityAt: nil, at: time)
    }

    /// Reads an event.
    ///
    /// - Parameters:
    ///   - event: an event; an earlier time than that of the last one counts as that one.
    ///   - pane: the pane under the pointer; a gesture stays on the pane where it began.
    ///   - viewer: the viewer that gets the inputs, after those that `advance` has returned.
    /// - Returns: the inputs to handle, each with its time, in order.
    public mutating func read(
      _ event: WheelEvent, on pane: Pane, of viewer: borrowing DualStripViewer
    ) -> [(time: Time, input: Input)] {
      let time = max(event.time, last?.time ?? .zero)
      let inputs = advance(to: time)
      let way = event.way(along: viewer.axis(of: pane), inReading: viewer.readingSign(of: pane))
      switch event.unit {
      case .notches: return inputs + steps(of: way, on: pane, at: time)
      case .lines: return inputs + step(pane, by: way > 0 ? 1 : way < 0 ? -1 : 0, at: time)
      case .points: break
      }
      switch event.phase {
      case .none: return inputs + burst(way, on: pane, of: viewer, at: time)
      case .momentum: return inputs
      case .began, .changed, .ended:
        return inputs + phased(event.phase, way, on: pane, of: viewer, at: time)
      }
    }

    // MARK: Notches

    private mutating func steps(
      of notches: Double, on pane: Pane, at time: Time
    ) -> [(time: Time, input: Input)] {
      let more = Int(ElementaryFunctions.floor(notches * Double(WheelReader.wholeNotch) + 0.5))
      // A wheel that turns back begins a new notch.
      parts = (parts < 0) == (more < 0) ? parts + more : more
      defer { parts %= WheelReader.wholeNotch }
      return step(pane, by: parts / WheelReader.wholeNotch, at: time)
    }

    private func step(_ pane: Pane, by count: Int, at time: Time) -> [(time: Time, input: Input)] {
      count == 0 ? [] : [(time, .step(pane, by: count))]
    }

    // MARK: Gestures

    private mutating func begin(
      _ pane: Pane, by way: Double, hasPhases: Bool, of viewer: borrowing DualStripViewer,
      at time: Time
    ) -> [(time: Time, input: Input)] {
      var gesture = WheelGesture(pane, of: viewer, hasPhases: hasPhases)
      let inputs = gesture.began(at: time) + gesture.moved(by: way, at: time)
      state = .gesture(gesture)
      return inputs
    }

    private mutating func phased(
      _ phase: WheelEvent.Phase, _ way: Double, on pane: Pane,
      of viewer: borrowing DualStripViewer, at time: Time
    ) -> [(time: Time, input: Input)] {
      guard case .gesture(var gesture) = state, gesture.hasPhases, phase != .began else {
        let inputs = stop(at: time)
        guard phase != .ended else { return inputs }
        return inputs + begin(pane, by: way, hasPhases: true, of: viewer, at: time)
      }
      let inputs = gesture.moved(by: way, at: time)
      state = phase == .ended ? .tail : .gesture(gesture)
      return phase == .ended ? inputs + gesture.ended(velocityAt: time, at: time) : inputs
    }

    private mutating func burst(
      _ way: Double, on pane: Pane, of viewer: borrowing DualStripViewer, at time: Time
    ) -> [(time: Time, input: Input)] {
      // The inertia of some trackpads begins with a zero.
      guard way != 0 else { return [] }
      defer { last = Moved(time: time, way: way, interval: last.map { time - $0.time }) }
      switch state {
      case .gesture(var gesture) where !gesture.hasPhases:
        guard !turnsBack(way) else { break }
        let inputs = gesture.moved(by: way, at: time)
        guard gesture.shrinks(way, after: last?.way ?? way) >= WheelReader.tailMark else {
          state = .gesture(gesture)
          return inputs
        }
        state = .tail
        return inputs + gesture.ended(velocityAt: time, at: time)
      case .tail:
        guard turnsBack(way) || grows(way, at: time) else { return [] }
        if let last, time - last.time >= WheelReader.silence { state = .idle }
      case .notches(let size):
        // A busy window system puts two notches into one event.
        if let count = [1, 2].first(where: { (way.magnitude / size - Double($0)).magnitude < 0.01 })
        {
          return step(pane, by: way > 0 ? count : -count, at: time)
        }
        guard turnsBack(way) else {
          // These were fast fingers, and they have turned their page.
          state = .gesture(WheelGesture(pane, of: viewer, hasPhases: false, isSpent: true))
          return []
        }
      case .idle, .gesture: break
      }
      let inputs = stop(at: time)
      guard state == .idle, way.magnitude >= WheelReader.leastNotch else {
        return inputs + begin(pane, by: way, hasPhases: false, of: viewer, at: time)
      }
      state = .notches(size: way.magnitude)
      return inputs + step(pane, by: way > 0 ? 1 : -1, at: time)
    }

    /// The least difference between two distances that means something, in points.
    private static let leastChange = 4.0

    private func turnsBack(_ way: Double) -> Bool {
      guard let last, (way < 0) != (last.way < 0) else { return false }
      return way.magnitude >= WheelReader.leastChange
    }

    /// Whether a distance is 1.5 times, and 4 pt, longer than a tail would be by now. After a pause,
    /// an event has the distances of several.
    private func grows(_ way: Double, at time: Time) -> Bool {
      guard let last else { return true }
      let usual = last.interval.map { max(1, (time - last.time).seconds / max($0.seconds, 0.001)) }
      let expected = last.way.magnitude * (usual ?? 1)
      return way.magnitude >= 1.5 * expected
        && way.magnitude - expected >= WheelReader.leastChange
    }
  }
}

extension DualStripViewer.WheelEvent {
  /// How far it scrolls forward. A vertical wheel scrolls a horizontal pane too, if it scrolls
  /// farther down than to the side; a sideways one does not scroll a vertical pane.
  fileprivate func way(along axis: ScrollAxis, inReading sign: Double) -> Double {
    axis == .horizontal && dx.magnitude >= dy.magnitude ? dx * sign : dy
  }
}
