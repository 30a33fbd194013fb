/// The measures of a pile.
public struct PileMetrics: Hashable, Sendable {
  /// The side of a card, in points.
  public var side: Double
  /// How many cards can be seen.
  public var shown: Int
  /// By how much the cards are turned, in radians, from the uppermost down; again from the start when
  /// they run out.
  public var angles: [Double]

  /// The measures of a pile.
  public init(
    side: Double = 100, shown: Int = 5, angles: [Double] = [0, -0.2, -0.5, 0.2, 0.5]
  ) {
    self.side = side
    self.shown = shown
    self.angles = angles
  }

  /// These measures as far as a pile can be drawn with them.
  public var bounded: PileMetrics {
    PileMetrics(
      side: side.bounded(within: 1...1e6, otherwise: 100), shown: min(max(shown, 0), 1000),
      angles: angles.map { $0.bounded(within: -1000...1000, otherwise: 0) })
  }

  /// By how much a card is turned, in radians.
  func angle(ofCard number: Int) -> Double {
    angles.isEmpty ? 0 : angles[number % angles.count]
  }
}
