/// The measures of a carousel, in points where they are lengths.
public struct CarouselMetrics: Hashable, Sendable {
  /// The side of a card at its own size.
  public var side: Double
  /// What is free between two cards at their own size.
  public var gap: Double
  /// How far from the middle a card has its own size.
  public var reach: Double
  /// By what share of its size the card in the middle is larger.
  public var growth: Double
  /// The least scale of a card, however far it is away.
  public var floor: Double
  /// The speed, in points per second, from which on a release goes farther than the next card.
  public var threshold: Double

  /// The measures of a carousel.
  public init(
    side: Double = 150, gap: Double = 45, reach: Double = 150, growth: Double = 0.6,
    floor: Double = 0, threshold: Double = 2500
  ) {
    self.side = side
    self.gap = gap
    self.reach = reach
    self.growth = growth
    self.floor = floor
    self.threshold = threshold
  }

  /// These measures as far as a carousel can be drawn with them: cards and ways are at least a point.
  public var bounded: CarouselMetrics {
    CarouselMetrics(
      side: side.bounded(within: 1...1e6, otherwise: 150), gap: gap.boundedLength,
      reach: reach.bounded(within: 1...1e6, otherwise: 150),
      growth: growth.bounded(within: 0...100, otherwise: 0.6),
      floor: floor.bounded(within: 0...1, otherwise: 0),
      threshold: threshold.bounded(within: 0...1e9, otherwise: 2500))
  }

  /// Distance between the centers of two cards.
  var pitch: Double { side + gap }

  /// How large a card is drawn at a distance from the middle; never below 0.
  func scale(at distance: Double) -> Double {
    max(floor, 1 + growth * (1 - distance.magnitude / reach))
  }
}
