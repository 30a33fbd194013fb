/// Estimates the velocity at which a finger lifts, from its sampled positions.
///
/// The estimate blends the last three finite differences, `0.6·s[n−2] + 0.35·s[n−1] + 0.05·s[n]`;
/// found independently on UIKit and in Flutter's tracker for iOS.
public struct VelocityTracker: Hashable, Sendable {
  /// The last four samples, the latest one last: enough for three differences. Vectors, so that a
  /// sample allocates nothing.
  private var positions = SIMD4<Double>.zero
  private var ticks = SIMD4<Int64>.zero
  /// How many of the four there are.
  private var count = 0
  /// When the finger's position last changed.
  private var lastMove: Time?

  /// Creates a tracker without samples; its velocity is 0.
  public init() {}

  /// How long a finger must stay still before it lifts for its velocity to be 0.
  public static let patience = Time.milliseconds(100)
  /// The speed, in points per second, below which UIKit does not decelerate.
  public static let leastSpeed = 250.0

  /// Records the finger's position along the axis, in points; of two samples at one time, the later
  /// one wins.
  public mutating func add(_ position: Double, at time: Time) {
    // A sample that is earlier than the last one comes too late: it counts at the last one's time.
    let tick = count == 0 ? time.ticks : max(time.ticks, ticks.w)
    if count > 0, positions.w != position { lastMove = Time(ticks: tick) }
    if count == 0 || ticks.w < tick {
      positions = SIMD4(positions.y, positions.z, positions.w, position)
      ticks = SIMD4(ticks.y, ticks.z, ticks.w, tick)
      count = min(count + 1, 4)
    } else {
      positions.w = position
    }
  }

  /// Returns the velocity of a finger that lifts now, in points per second; 0 if it counts as
  /// still.
  public func velocity(at time: Time) -> Double {
    guard let lastMove, time - lastMove < VelocityTracker.patience else { return 0 }
    let differences = (5 - max(count, 1)..<4).lazy.map { difference(to: $0) }
    let estimate = VelocityTracker.blend(differences)
    return VelocityTracker.decelerates(speed: estimate.magnitude) ? estimate : 0
  }

  /// Whether a scroll released at this speed, in points per second, goes on by itself.
  public static func decelerates(speed: Double) -> Bool { speed >= leastSpeed }

  /// Returns the estimate from the last differences, latest last; fewer than three have less
  /// weight.
  public static func blend(_ differences: some BidirectionalCollection<Double>) -> Double {
    var latest = differences.suffix(3).makeIterator()
    guard let first = latest.next() else { return 0 }
    guard let second = latest.next() else { return 0.2 * first }
    guard let third = latest.next() else {
      return 0.75 * (0.2 * first) + 0.25 * (0.2 * second + 0.8 * first)
    }
    return 0.6 * first + 0.35 * second + 0.05 * third
  }

  /// The velocity from the previous sample to this one, in points per second.
  private func difference(to sample: Int) -> Double {
    (positions[sample] - positions[sample - 1])
      / (Time(ticks: ticks[sample]) - Time(ticks: ticks[sample - 1])).seconds
  }
}
