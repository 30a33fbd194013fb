import Elementary

/// How fast a free scroll slows down: the share of the velocity that survives a millisecond.
///
/// As in UIKit, this rate is per millisecond; all other rates and velocities here are per second.
public struct DecelerationRate: Hashable, Sendable {
  /// The share of the velocity that survives a millisecond, between 0 and 1.
  public let perMillisecond: Double
  /// The natural logarithm of that share; below 0.
  let logarithm: Double
  /// How many milliseconds at the release velocity would cover the whole way: `r/(1−r)`.
  public let travel: Double

  /// Creates a rate from the share of the velocity that survives a millisecond. The shares of
  /// ``normal`` and ``fast`` give these rates, with their exact logarithms.
  ///
  /// - Precondition: the share lies between 0 and 1, both excluded.
  public init(perMillisecond share: Double) {
    precondition(share > 0 && share < 1, "the share \(share) must lie between 0 and 1")
    switch share {
    case DecelerationRate.normal.perMillisecond: self = .normal
    case DecelerationRate.fast.perMillisecond: self = .fast
    default:
      self.init(
        perMillisecond: share, logarithm: ElementaryFunctions.log(share),
        travel: share / (1 - share))
    }
  }

  private init(perMillisecond: Double, logarithm: Double, travel: Double) {
    self.perMillisecond = perMillisecond
    self.logarithm = logarithm
    self.travel = travel
  }

  /// The normal rate of `UIScrollView`, by which pages turn.
  public static let normal = DecelerationRate(
    perMillisecond: 0.998, logarithm: -0x1.06680ffe7cc05p-9, travel: 499)

  /// The fast rate of `UIScrollView`, by which the thumbnails coast.
  public static let fast = DecelerationRate(
    perMillisecond: 0.99, logarithm: -0x1.495453e6fd4b7p-7, travel: 99)

  /// Creates a rate from the share that survives a millisecond, limited to 0.5…0.9999 so that a
  /// viewer comes to rest.
  package init(surviving share: Double) {
    self.init(perMillisecond: share >= 0.5 ? min(share, 0.9999) : 0.5)
  }

  /// This rate, limited to 0.5…0.9999 per millisecond so that a viewer comes to rest.
  package var bounded: DecelerationRate { DecelerationRate(surviving: perMillisecond) }

  /// Returns the share of the velocity that survives a number of milliseconds.
  func survival(after milliseconds: Double) -> Double {
    ElementaryFunctions.exp(milliseconds * logarithm)
  }
}
