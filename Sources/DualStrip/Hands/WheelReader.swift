import CollectionLayouts
public import ScrollPhysics

extension DualStripViewer {
  /// Turns the raw events of a wheel or a trackpad into inputs.
  ///
  /// ```swift
  /// var wheel = DualStripViewer.WheelReader()
  /// let event = DualStripViewer.WheelEvent(time: .milliseconds(16), dx: 40)
  /// viewer.handle(event, on: .preview, with: &wheel)
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
    var state = State.idle
    /// What drives a pane, if anything does; then the state does not matter.
    var gesture: WheelGesture?
    /// Whether the finger that the viewer has is the one of this reader's gesture.
    var ownsFinger = false
    /// What the notches so far are beyond the last whole one, in parts.
    var parts = 0
    /// The last event in points without a phase that scrolled.
    var last: Moved?

    enum State: Hashable {
      case idle
      /// The fingers have lifted then, and the window system scrolls on.
      case tail(since: Time)
      /// A mouse reports notches of this size, in points.
      case notches(size: Double)
    }

    struct Moved: Hashable {
      var time: Time
      /// Positive forward, in points.
      var way: Double
      /// How long after the one before it; `nil` for the first one.
      var interval: Time?
    }

    /// An input, and when to handle it.
    public typealias TimedInput = (time: Time, input: Input)

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
      guard gesture?.hasPhases == false, let last else { return nil }
      return last.time + WheelReader.silence
    }

    /// Lets time pass: ends a burst that has been silent for 80 ms.
    ///
    /// - Returns: the inputs to handle, each with its time, in order.
    public mutating func advance(to time: Time) -> [TimedInput] {
      inputs { reader, act in reader.run(to: time, act) }
    }

    /// Ends a gesture, as if the fingers had lifted at rest; use it before a finger touches the
    /// screen, or when the pointer leaves.
    public mutating func stop(at time: Time) -> [TimedInput] {
      inputs { reader, act in
        reader.run(to: time, act)
        reader.lift(at: time, act)
      }
    }

    /// Reads an event.
    ///
    /// - Parameters:
    ///   - event: an event, in the order of their times. A burst without phases takes an earlier time
    ///     than that of its last event for that one.
    ///   - pane: the pane under the pointer; a gesture stays on the pane where it began.
    ///   - viewer: the viewer that gets the inputs.
    /// - Returns: the inputs to handle, each with its time, in order.
    public mutating func read(
      _ event: WheelEvent, on pane: Pane, of viewer: borrowing DualStripViewer
    ) -> [TimedInput] {
      let ground = WheelGround(viewer)
      return inputs { reader, act in reader.read(event, on: pane, ground, act) }
    }

    /// Collects what reading does as inputs.
    private mutating func inputs(
      _ read: (inout WheelReader, (WheelAct) -> Void) -> Void
    ) -> [TimedInput] {
      var inputs: [TimedInput] = []
      read(&self) { inputs.append(($0.time, $0.input)) }
      return inputs
    }

    /// - Parameter act: gets what the event does, in order; a list would need memory.
    mutating func read(
      _ event: WheelEvent, on pane: Pane, _ ground: WheelGround, _ act: (WheelAct) -> Void
    ) {
      let time = max(event.time, last?.time ?? .zero)
      ownsFinger = gesture?.isSpent == false
      run(to: time, act)
      // A gesture that begins belongs to the pane under the pointer, even if the one before it has
      // not ended.
      let isNew = event.unit == .points && event.phase == .began
      let pane = isNew ? pane : gesture?.pane ?? pane
      let way = event.way(along: ground.axis(of: pane), inReading: ground.sign(of: pane))
      switch event.unit {
      case .notches: read(notches: way, on: pane, of: ground, at: time, act)
      case .lines:
        let notch = way > 0 ? 1.0 : way < 0 ? -1 : 0
        read(notches: notch, on: pane, of: ground, at: time, act)
      case .points:
        switch event.phase {
        case .none: burst(way, on: pane, of: ground, at: time, act)
        case .momentum: break
        case .began, .changed, .ended: phased(event.phase, way, on: pane, of: ground, at: time, act)
        }
      }
    }
  }
}

extension DualStripViewer.WheelEvent {
  /// How far it scrolls forward. A vertical wheel scrolls a horizontal pane too, if it scrolls
  /// farther down than to the side; a sideways one does not scroll a vertical pane.
  fileprivate func way(along axis: ScrollAxis, inReading sign: Double) -> Double {
    let (x, y) = distances
    return axis == .horizontal && x.magnitude >= y.magnitude ? x * sign : y
  }
}
