/// The measures of a carousel; lengths are in points.
public struct CarouselMetrics: Hashable, Sendable {
  /// The side of a card at scale 1.
  public var side: Double
  /// The space between two cards at scale 1.
  public var gap: Double
  /// The distance from the middle at which a card has scale 1.
  public var reach: Double
  /// How much larger the card in the middle is, as a share of its size.
  public var growth: Double
  /// The least scale of a card, however far away it is.
  public var floor: Double
  /// The speed, in points per second, above which a release may go farther than the next card.
  public var threshold: Double

  /// Creates the measures of a carousel.
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

  /// These measures, limited to what can be drawn; `side` and `reach` are at least a point.
  public var bounded: CarouselMetrics {
    CarouselMetrics(
      side: side.bounded(within: 1...1e6, otherwise: 150), gap: gap.boundedLength,
      reach: reach.bounded(within: 1...1e6, otherwise: 150),
      growth: growth.bounded(within: 0...100, otherwise: 0.6),
      floor: floor.bounded(within: 0...1, otherwise: 0),
      threshold: threshold.bounded(within: 0...1e9, otherwise: 2500))
  }

  /// The distance between the centers of two cards.
  var pitch: Double { side + gap }

  /// Returns the scale of a card at a distance from the middle, at least `floor`.
  func scale(at distance: Double) -> Double {
    max(floor, 1 + growth * (1 - distance.magnitude / reach))
  }
}
