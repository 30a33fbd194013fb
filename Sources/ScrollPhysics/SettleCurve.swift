import Elementary

/// A critically damped approach to a target: `y = (y0 + (v0 + ω·y0)·τ)·e^(−ωτ)`.
///
/// Starts with the position and the velocity it is given, so that nothing shows a kink where one
/// motion takes over from another. (How UIKit re-aims a deceleration is not public.)
public struct SettleCurve: Hashable, Sendable {
  /// Where it comes to rest.
  public let target: Double
  /// The distance from the target at the start, with its sign.
  private let distance: Double
  /// The velocity at the start, per second.
  private let speed: Double
  /// ω, per second.
  public let stiffness: Double

  /// A way to a target from a position and the velocity there.
  ///
  /// Positions are in any one unit, velocities in that unit per second.
  ///
  /// - Parameters:
  ///   - position: where it starts.
  ///   - velocity: the velocity there, per second.
  ///   - target: where it comes to rest.
  ///   - stiffness: the least ω; a velocity towards the target raises it up to
  ///     ``greatestStiffness``, so that the curve does not overshoot below that cap.
  public init(position: Double, velocity: Double, target: Double, stiffness: Double) {
    self.target = target
    distance = position - target
    speed = velocity
    var needed = stiffness
    if velocity * distance < 0 {
      needed = min(SettleCurve.greatestStiffness, max(stiffness, -velocity / distance))
    }
    self.stiffness = needed
  }

  /// Above this the eye takes the approach for a jump.
  public static let greatestStiffness = 60.0
  /// The rate at which the `fast` deceleration dies: `1000·|ln 0.99|`.
  public static let thumbnailsStiffness = 1000 * DecelerationRate.fast.logarithm.magnitude
  /// Chosen so that a page turn takes about as long as UIKit's.
  public static let previewStiffness = 18.0

  private var slope: Double { speed + stiffness * distance }

  /// The position after a number of seconds; the start for times before 0.
  public func position(at seconds: Double) -> Double {
    let t = max(0, seconds)
    return target + (distance + slope * t) * ElementaryFunctions.exp(-stiffness * t)
  }

  /// The velocity after a number of seconds, per second; that at the start for times before 0.
  public func velocity(at seconds: Double) -> Double {
    let t = max(0, seconds)
    return (speed - stiffness * slope * t) * ElementaryFunctions.exp(-stiffness * t)
  }
}

extension SettleCurve: RestingCurve {
  /// The seconds at which it crosses its target, turns back and is fastest, each at most once.
  public var criticalTimes: CriticalTimes {
    func later(_ numerator: Double) -> Double? {
      let t = numerator / slope
      return t > 0 && t < .infinity ? t : nil
    }
    return CriticalTimes(
      crossing: later(-distance), turning: later(speed / stiffness),
      inflection: later((speed + slope) / stiffness))
  }
}
