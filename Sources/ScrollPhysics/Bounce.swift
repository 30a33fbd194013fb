package import Elementary

/// The way back from beyond an edge: `s^t·(y0 + v0·F·(1 − r^t))`, `s` = 0.99, `t` in milliseconds.
///
/// Measured on UIKit: within 0.7 pt over whole bounces. UIKit steps this law once a frame, so its
/// curve depends on the frame rate; this closed form does not. As in UIKit, the speed may jump at
/// the start when a held overscroll is let go.
public struct Bounce: Hashable, Sendable {
  /// The edge where the bounce comes to rest.
  public let edge: Double
  /// The weights of `s^t` and of `(s·r)^t` in the distance past the edge.
  private let slow: Double
  private let quick: Double
  private let rate: DecelerationRate

  /// Creates a bounce from a position back to an edge, with the velocity there.
  ///
  /// - Parameters:
  ///   - edge: where the bounce comes to rest.
  ///   - position: where it starts, in the unit of the edge.
  ///   - velocity: the velocity at release, in that unit per second.
  ///   - rate: how fast that velocity decays.
  public init(edge: Double, position: Double, velocity: Double, rate: DecelerationRate) {
    self.edge = edge
    self.rate = rate
    quick = velocity / 1000 * rate.travel
    slow = position - edge + quick
  }

  private static let pull = DecelerationRate.fast

  /// Returns the position after a number of seconds, in the unit of the edge; times before 0 count
  /// as 0.
  public func position(at seconds: Double) -> Double {
    let milliseconds = max(0, seconds) * 1000
    let remaining = slow - quick * rate.survival(after: milliseconds)
    return edge + Bounce.pull.survival(after: milliseconds) * remaining
  }

  /// Returns the velocity after a number of seconds, in the unit of the edge per second.
  ///
  /// At 0 it already includes the pull of the edge, so it differs from the velocity at release.
  public func velocity(at seconds: Double) -> Double {
    let milliseconds = max(0, seconds) * 1000
    let both = Bounce.pull.logarithm + rate.logarithm
    let perMillisecond =
      slow * Bounce.pull.logarithm - quick * both * rate.survival(after: milliseconds)
    return perMillisecond * Bounce.pull.survival(after: milliseconds) * 1000
  }
}

extension Bounce: RestingCurve {
  /// The edge where the bounce comes to rest.
  public var target: Double { edge }

  /// The seconds at which the bounce crosses the edge, turns back and is fastest, each at most
  /// once.
  public var criticalTimes: CriticalTimes {
    let a = Bounce.pull.logarithm
    let b = a + rate.logarithm
    return CriticalTimes(
      crossing: crossing(slow, quick), turning: crossing(slow * a, quick * b),
      inflection: crossing(slow * a * a, quick * b * b))
  }

  /// Returns the seconds at which `first·s^t` and `second·(s·r)^t` are equal; `nil` if they never
  /// are.
  private func crossing(_ first: Double, _ second: Double) -> Double? {
    let ratio = first / second
    guard ratio > 0, ratio < 1 else { return nil }
    return ElementaryFunctions.log(ratio) / rate.logarithm / 1000
  }
}

extension Bounce: Archivable {
  package init(_ archive: inout Archive, _ saved: Bounce?) throws(ArchiveFault) {
    edge = try archive(saved?.edge)
    slow = try archive(saved?.slow)
    quick = try archive(saved?.quick)
    rate = try archive(saved?.rate)
  }
}
