package import Elementary

/// A critically damped approach to a target: `y = (y0 + (v0 + ω·y0)·τ)·e^(−ωτ)`.
///
/// The curve starts with a given position and velocity, so there is no kink where one motion takes
/// over from another. (How UIKit re-aims a deceleration is not public.)
public struct SettleCurve: Hashable, Sendable {
  /// The position where the curve comes to rest.
  public let target: Double
  /// The signed distance from the target at the start.
  private let distance: Double
  /// The velocity at the start, per second.
  private let speed: Double
  /// The stiffness ω, per second.
  public let stiffness: Double

  /// Creates a curve to a target from a position and the velocity there.
  ///
  /// Positions may have any unit; velocities are in that unit per second.
  ///
  /// - Parameters:
  ///   - position: where the curve starts.
  ///   - velocity: the velocity there, per second.
  ///   - target: where the curve comes to rest.
  ///   - stiffness: the least ω. A velocity towards the target raises it, at most to
  ///     ``greatestStiffness``; below that cap the curve does not overshoot.
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

  /// The largest stiffness, per second; above it, the eye takes the approach for a jump.
  public static let greatestStiffness = 60.0
  /// The stiffness of the thumbnails: the rate at which the `fast` deceleration decays, `1000·|ln
  /// 0.99|`.
  public static let thumbnailsStiffness = 1000 * DecelerationRate.fast.logarithm.magnitude
  /// The stiffness of the preview, chosen so that a page turn takes about as long as UIKit's.
  public static let previewStiffness = 18.0

  private var slope: Double { speed + stiffness * distance }

  /// Returns the position after a number of seconds; times before 0 count as 0.
  public func position(at seconds: Double) -> Double {
    let t = max(0, seconds)
    return target + (distance + slope * t) * ElementaryFunctions.exp(-stiffness * t)
  }

  /// Returns the velocity after a number of seconds, per second; times before 0 count as 0.
  public func velocity(at seconds: Double) -> Double {
    let t = max(0, seconds)
    return (speed - stiffness * slope * t) * ElementaryFunctions.exp(-stiffness * t)
  }
}

extension SettleCurve: RestingCurve {
  /// The seconds at which the curve crosses its target, turns back and is fastest, each at most
  /// once.
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

extension SettleCurve: Archivable {
  package init(_ archive: inout Archive, _ saved: SettleCurve?) throws(ArchiveFault) {
    target = try archive(saved?.target)
    distance = try archive(saved?.distance)
    speed = try archive(saved?.speed)
    stiffness = try archive.number(saved?.stiffness, in: 1...SettleCurve.greatestStiffness)
  }
}
