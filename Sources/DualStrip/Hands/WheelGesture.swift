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

  init(_ pane: Pane, of ground: WheelGround, hasPhases: Bool, isSpent: Bool) {
    self.pane = pane
    self.hasPhases = hasPhases
    self.isSpent = isSpent
    fingerSign = -ground.sign(of: pane)
    limit = pane == .preview ? ground.previewLimit : .infinity
  }

  func begin(at time: Time, _ act: (WheelAct) -> Void) {
    if !isSpent { act(WheelAct(time: time, pane: pane, kind: .begin)) }
  }

  mutating func move(by way: Double, at time: Time, _ act: (WheelAct) -> Void) {
    distance += way
    tracker.add(distance, at: time)
    let before = travel
    travel = min(max(travel + way, -limit), limit)
    guard !isSpent, travel != before else { return }
    act(WheelAct(time: time, pane: pane, kind: .drag(by: fingerSign * (travel - before))))
  }

  /// - Parameter lift: when the fingers moved last, for their velocity; `nil` if they rest.
  func end(velocityAt lift: Time?, at time: Time, _ act: (WheelAct) -> Void) {
    guard !isSpent else { return }
    // At its limit the pane has not followed the fingers any more.
    let velocity = travel.magnitude < limit ? lift.map { tracker.velocity(at: $0) } ?? 0 : 0
    act(WheelAct(time: time, pane: pane, kind: .end(velocity: fingerSign * velocity)))
  }

  /// Counts how many distances in a row were shorter than the one before them.
  mutating func shrinks(_ way: Double, after other: Double) -> Int {
    if way.magnitude < other.magnitude { shrinking += 1 }
    if way.magnitude > other.magnitude { shrinking = 0 }
    return shrinking
  }
}
