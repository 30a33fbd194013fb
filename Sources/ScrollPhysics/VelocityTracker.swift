/// Estimates the velocity at which a finger lifts, from its sampled positions.
///
/// The estimate blends the last three finite differences, `0.6·s[n−2] + 0.35·s[n−1] + 0.05·s[n]`;
/// found independently on UIKit and in Flutter's tracker for iOS.
public struct VelocityTracker: Hashable, Sendable {
  private struct Sample: Hashable {
    var position: Double
    var time: Time
  }

  /// The last four samples, oldest first: enough for three differences.
  private var samples: [Sample] = []
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
    let time = max(time, samples.last?.time ?? time)
    if let last = samples.last {
      if last.position != position { lastMove = time }
      if last.time == time { samples.removeLast() }
    }
    samples.append(Sample(position: position, time: time))
    if samples.count > 4 { samples.removeFirst() }
  }

  /// Returns the velocity of a finger that lifts now, in points per second; 0 if it counts as
  /// still.
  public func velocity(at time: Time) -> Double {
    guard let lastMove, time - lastMove < VelocityTracker.patience else { return 0 }
    let estimate = VelocityTracker.blend(differences)
    return VelocityTracker.decelerates(speed: estimate.magnitude) ? estimate : 0
  }

  /// Whether a scroll released at this speed, in points per second, goes on by itself.
  public static func decelerates(speed: Double) -> Bool { speed >= leastSpeed }

  /// Returns the estimate from the last differences, latest last; fewer than three have less
  /// weight.
  public static func blend(_ differences: [Double]) -> Double {
    let latest = differences.suffix(3)
    let s = Array(latest)
    switch s.count {
    case 0: return 0
    case 1: return 0.2 * s[0]
    case 2: return 0.75 * (0.2 * s[0]) + 0.25 * (0.2 * s[1] + 0.8 * s[0])
    default: return 0.6 * s[0] + 0.35 * s[1] + 0.05 * s[2]
    }
  }

  private var differences: [Double] {
    zip(samples, samples.dropFirst()).map { earlier, later in
      (later.position - earlier.position) / (later.time - earlier.time).seconds
    }
  }
}
