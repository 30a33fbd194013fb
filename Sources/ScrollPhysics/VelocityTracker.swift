/// Estimates the velocity at which a finger leaves, from the positions that were sampled.
///
/// A blend of the last three finite differences, `0.6·s[n−2] + 0.35·s[n−1] + 0.05·s[n]`; found
/// independently on UIKit and in Flutter's tracker for iOS.
public struct VelocityTracker: Hashable, Sendable {
  private struct Sample: Hashable {
    var position: Double
    var time: Time
  }

  /// The last four samples, the oldest first: three differences need no more.
  private var samples: [Sample] = []
  /// When the finger last was somewhere else than before.
  private var lastMove: Time?

  /// A finger that has no sample yet; its velocity is 0.
  public init() {}

  /// A finger that has not moved for this long before it lifts has no velocity.
  public static let patience = Time.milliseconds(100)
  /// Points per second below which UIKit does not decelerate.
  public static let leastSpeed = 250.0

  /// Takes in where the finger is along the axis, in points; of samples at one time the later
  /// wins.
  public mutating func add(_ position: Double, at time: Time) {
    // A sample from the past cannot be put right any more: it counts as of the last.
    let time = max(time, samples.last?.time ?? time)
    if let last = samples.last {
      if last.position != position { lastMove = time }
      if last.time == time { samples.removeLast() }
    }
    samples.append(Sample(position: position, time: time))
    if samples.count > 4 { samples.removeFirst() }
  }

  /// The velocity of a finger that lifts now, in points per second; 0 when it counts as still.
  public func velocity(at time: Time) -> Double {
    guard let lastMove, time - lastMove < VelocityTracker.patience else { return 0 }
    let estimate = VelocityTracker.blend(differences)
    return VelocityTracker.decelerates(speed: estimate.magnitude) ? estimate : 0
  }

  /// Whether a scroll released at this speed, in points per second, goes on by itself.
  public static func decelerates(speed: Double) -> Bool { speed >= leastSpeed }

  /// The estimate from the last differences, the latest one last; fewer than three weigh less.
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
