/// The measures of a pile.
public struct PileMetrics: Hashable, Sendable {
  /// The side of a card, in points.
  public var side: Double
  /// The number of cards that are visible.
  public var shown: Int
  /// The rotations of the cards, in radians, from the uppermost down; they repeat when they run
  /// out.
  public var angles: [Double]

  /// Creates the measures of a pile.
  public init(
    side: Double = 100, shown: Int = 5, angles: [Double] = [0, -0.2, -0.5, 0.2, 0.5]
  ) {
    self.side = side
    self.shown = shown
    self.angles = angles
  }

  /// These measures, limited to what can be drawn.
  public var bounded: PileMetrics {
    PileMetrics(
      side: side.bounded(within: 1...1e6, otherwise: 100), shown: min(max(shown, 0), 1000),
      angles: angles.map { $0.bounded(within: -1000...1000, otherwise: 0) })
  }

  /// Returns the rotation of a card, in radians.
  func angle(ofCard number: Int) -> Double {
    angles.isEmpty ? 0 : angles[number % angles.count]
  }
}
