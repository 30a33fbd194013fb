import Elementary

/// The way back from beyond an edge: `s^t·(y0 + v0·F·(1 − r^t))`, `s` = 0.99.
///
/// Measured within 0.7 pt over whole bounces. UIKit steps this law once a frame, so its curve
/// depends on the frame rate; this one is the closed form and does not. The speed may jump at the
/// start when a held overscroll is let go: so it does in UIKit.
public struct Bounce: Hashable, Sendable {
  /// The edge it comes to rest at.
  public let edge: Double
  /// Weight of `s^t` and of `(s·r)^t` in the distance past the edge.
  private let slow: Double
  private let quick: Double
  private let rate: DecelerationRate

  /// A way back to an edge from a position, with the velocity there.
  ///
  /// - Parameters:
  ///   - edge: where it comes to rest.
  ///   - position: where it starts, in the unit of the edge.
  ///   - velocity: the velocity at release, in that unit per second.
  ///   - rate: how fast that velocity dies.
  public init(edge: Double, position: Double, velocity: Double, rate: DecelerationRate) {
    self.edge = edge
    self.rate = rate
    quick = velocity / 1000 * rate.travel
    slow = position - edge + quick
  }

  private static let pull = DecelerationRate.fast

  /// The position after a number of seconds, in the unit of the edge; the start for times before 0.
  public func position(at seconds: Double) -> Double {
    let milliseconds = max(0, seconds) * 1000
    let remaining = slow - quick * rate.survival(after: milliseconds)
    return edge + Bounce.pull.survival(after: milliseconds) * remaining
  }

  /// The velocity after a number of seconds, in the unit of the edge per second.
  ///
  /// At 0 it has the pull of the edge in it already, so it is not the velocity at release.
  public func velocity(at seconds: Double) -> Double {
    let milliseconds = max(0, seconds) * 1000
    let both = Bounce.pull.logarithm + rate.logarithm
    let perMillisecond =
      slow * Bounce.pull.logarithm - quick * both * rate.survival(after: milliseconds)
    return perMillisecond * Bounce.pull.survival(after: milliseconds) * 1000
  }
}

extension Bounce: RestingCurve {
  /// The edge.
  public var target: Double { edge }

  /// The seconds at which it crosses the edge, turns back and is fastest, each at most once.
  public var criticalTimes: CriticalTimes {
    let a = Bounce.pull.logarithm
    let b = a + rate.logarithm
    return CriticalTimes(
      crossing: crossing(slow, quick), turning: crossing(slow * a, quick * b),
      inflection: crossing(slow * a * a, quick * b * b))
  }

  /// The seconds at which `first·s^t` and `second·(s·r)^t` are equal, if ever.
  private func crossing(_ first: Double, _ second: Double) -> Double? {
    let ratio = first / second
    guard ratio > 0, ratio < 1 else { return nil }
    return ElementaryFunctions.log(ratio) / rate.logarithm / 1000
  }
}
