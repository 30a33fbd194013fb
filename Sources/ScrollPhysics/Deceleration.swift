import Elementary

/// A free scroll after the finger has lifted: `x0 + v0·F·(1 − r^t)`, measured on UIKit.
///
/// ```swift
/// let coast = Deceleration(position: 0, velocity: 1000, rate: .normal)
/// let offset = coast.position(at: 0.5)
/// let end = coast.landing
/// ```
public struct Deceleration: Hashable, Sendable {
  /// Where the finger lifted, in points.
  public var position: Double
  /// The velocity there, in points per second.
  public var velocity: Double
  /// How fast that velocity decays.
  public var rate: DecelerationRate

  /// UIKit stops at 0.01 points per millisecond (measured).
  private static let leastSpeed = 0.01

  /// Creates a free scroll from a position, in points, with a velocity in points per second.
  public init(position: Double, velocity: Double, rate: DecelerationRate) {
    self.position = position
    self.velocity = velocity
    self.rate = rate
  }

  /// Returns the position after a number of seconds, in points; from `duration` on, `landing`.
  public func position(at seconds: Double) -> Double {
    if seconds >= duration { return landing }
    let survival = rate.survival(after: max(0, seconds) * 1000)
    return position + velocity / 1000 * rate.travel * (1 - survival)
  }

  /// Returns the velocity after a number of seconds, in points per second.
  public func velocity(at seconds: Double) -> Double {
    seconds >= duration ? 0 : velocity * rate.survival(after: max(0, seconds) * 1000)
  }

  /// Seconds until the speed falls below 0.01 points per millisecond.
  public var duration: Double {
    let speed = velocity.magnitude / 1000
    guard speed > Deceleration.leastSpeed else { return 0 }
    let milliseconds =
      ElementaryFunctions.log(speed / Deceleration.leastSpeed) / rate.logarithm.magnitude
    return milliseconds / 1000
  }

  /// Returns the seconds until the scroll reaches a position, in points; `nil` if it rests before
  /// that.
  public func seconds(toReach place: Double) -> Double? {
    let way = velocity / 1000 * rate.travel
    let left = 1 - (place - position) / way
    guard left > 0, left <= 1 else { return nil }
    let seconds = ElementaryFunctions.log(left) / rate.logarithm / 1000
    return seconds <= duration ? seconds : nil
  }

  /// The position at which the scroll comes to rest, in points.
  public var landing: Double { position + signedExcess * rate.travel }

  /// The offset that UIKit passes to `targetContentOffset(forProposedContentOffset:…)`, in points;
  /// not quite the landing.
  public var proposedTarget: Double { position + signedExcess / rate.logarithm.magnitude }

  /// The velocity above the least speed, in points per millisecond, with its sign.
  private var signedExcess: Double {
    let excess = max(0, velocity.magnitude / 1000 - Deceleration.leastSpeed)
    return velocity < 0 ? -excess : excess
  }
}
