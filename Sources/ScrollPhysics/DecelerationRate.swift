import Elementary

/// How fast a free scroll slows down: the share of the velocity that survives a millisecond.
///
/// UIKit counts this rate per millisecond; it is the only place here that does.
public struct DecelerationRate: Hashable, Sendable {
  /// Surviving share of the velocity per millisecond, between 0 and 1.
  public let perMillisecond: Double
  /// The natural logarithm of that share; below 0.
  let logarithm: Double
  /// Milliseconds that the release velocity would have to last for the whole way: `r/(1−r)`.
  public let travel: Double

  /// A rate by the share of the velocity that survives a millisecond.
  ///
  /// - Precondition: the share lies between 0 and 1, both excluded.
  public init(perMillisecond share: Double) {
    precondition(share > 0 && share < 1, "the share \(share) must lie between 0 and 1")
    self.init(
      perMillisecond: share, logarithm: ElementaryFunctions.log(share), travel: share / (1 - share))
  }

  private init(perMillisecond: Double, logarithm: Double, travel: Double) {
    self.perMillisecond = perMillisecond
    self.logarithm = logarithm
    self.travel = travel
  }

  /// UIScrollView's normal rate; what pages turn by.
  public static let normal = DecelerationRate(
    perMillisecond: 0.998, logarithm: -0x1.06680ffe7cc05p-9, travel: 499)

  /// UIScrollView's fast rate; what the thumbnails coast by.
  public static let fast = DecelerationRate(
    perMillisecond: 0.99, logarithm: -0x1.495453e6fd4b7p-7, travel: 99)

  /// A rate by the share that survives a millisecond, as far as a viewer comes to rest by it; the two that
  /// have names keep their exact logarithms.
  package init(surviving share: Double) {
    switch share {
    case DecelerationRate.normal.perMillisecond: self = .normal
    case DecelerationRate.fast.perMillisecond: self = .fast
    default: self.init(perMillisecond: share >= 0.5 ? min(share, 0.9999) : 0.5)
    }
  }

  /// A rate by which a viewer comes to rest: from 0.5 to 0.9999 per millisecond.
  package var bounded: DecelerationRate {
    let share = min(max(perMillisecond, 0.5), 0.9999)
    return share == perMillisecond ? self : DecelerationRate(perMillisecond: share)
  }

  /// The share of the velocity that survives a number of milliseconds.
  func survival(after milliseconds: Double) -> Double {
    ElementaryFunctions.exp(milliseconds * logarithm)
  }
}
