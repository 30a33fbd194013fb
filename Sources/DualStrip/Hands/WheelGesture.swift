import ScrollPhysics

/// Fingers on a trackpad that drive a pane.
struct WheelGesture: Hashable {
  let pane: Pane
  /// Whether the window system says when the fingers lift.
  let hasPhases: Bool
  /// Whether it drives nothing: it has turned its page, or a finger is on the screen.
  let isSpent: Bool
  /// −1 if later pages lie to the right: then a finger that scrolls forward moves to the left.
  private let fingerSign: Double
  /// How far it may drag in either direction, in points.
  private let limit: Double
  /// How far it has dragged forward, in points.
  private var travel = 0.0
  /// How far the fingers have moved, beyond the limit too.
  private var distance = 0.0
  private var tracker = VelocityTracker()
  private var shrinking = 0

  init(
    _ pane: Pane, of viewer: borrowing DualStripViewer, hasPhases: Bool, isSpent: Bool
  ) {
    self.pane = pane
    self.hasPhases = hasPhases
    self.isSpent = isSpent
    fingerSign = -viewer.readingSign(of: pane)
    // A release turns no more pages than this, so a drag would only come back.
    limit =
      pane == .preview
      ? viewer.length(of: .preview) * Double(viewer.configuration.scrolling.pageTurnLimit)
      : .infinity
  }

  func begin(at time: Time, into inputs: inout [DualStripViewer.WheelReader.TimedInput]) {
    if !isSpent { inputs.append((time, .touchBegan(pane))) }
  }

  mutating func move(
    by way: Double, at time: Time, into inputs: inout [DualStripViewer.WheelReader.TimedInput]
  ) {
    distance += way
    tracker.add(distance, at: time)
    let before = travel
    travel = min(max(travel + way, -limit), limit)
    guard !isSpent, travel != before else { return }
    inputs.append((time, .dragMoved(pane, by: fingerSign * (travel - before))))
  }

  /// - Parameter lift: when the fingers moved last, for their velocity; `nil` if they rest.
  func end(
    velocityAt lift: Time?, at time: Time,
    into inputs: inout [DualStripViewer.WheelReader.TimedInput]
  ) {
    guard !isSpent else { return }
    // At its limit the pane has not followed the fingers any more.
    let velocity = travel.magnitude < limit ? lift.map { tracker.velocity(at: $0) } ?? 0 : 0
    inputs.append((time, .touchEnded(pane, velocity: fingerSign * velocity)))
  }

  /// Counts how many distances in a row were shorter than the one before them.
  mutating func shrinks(_ way: Double, after other: Double) -> Int {
    if way.magnitude < other.magnitude { shrinking += 1 }
    if way.magnitude > other.magnitude { shrinking = 0 }
    return shrinking
  }
}
