/// The measures of the thumbnail strip, in points where they are lengths.
public struct ThumbnailMetrics: Hashable, Sendable {
  /// Height of the strip and of its cells.
  public var height: Double
  /// Least gap between two cells.
  public var spacing: Double
  /// Further room around the cell in focus, both sides together.
  public var focusedSpacing: Double
  /// Width / height of a cell out of focus.
  public var aspect: Double
  /// Bounds for width / height of the cell in focus.
  public var aspectRange: ClosedRange<Double>

  /// The measures of a strip, by default 66 points high with cells half as wide as high.
  public init(
    height: Double = 66, spacing: Double = 4, focusedSpacing: Double = 20, aspect: Double = 0.5,
    aspectRange: ClosedRange<Double> = 0.2...5
  ) {
    self.height = height
    self.spacing = spacing
    self.focusedSpacing = focusedSpacing
    self.aspect = aspect
    self.aspectRange = aspectRange
  }

  /// These measures as far as a strip can be drawn with them: finite, and with room for a cell.
  public var bounded: ThumbnailMetrics {
    let normal = ThumbnailMetrics()
    return ThumbnailMetrics(
      height: height.bounded(within: 1...10_000, otherwise: normal.height),
      spacing: spacing.bounded(within: 0...10_000, otherwise: normal.spacing),
      focusedSpacing: focusedSpacing.bounded(within: 0...10_000, otherwise: normal.focusedSpacing),
      aspect: aspect.bounded(within: 0.01...100, otherwise: normal.aspect),
      aspectRange: aspectRange.lowerBound.bounded(
        within: 0.001...1000, otherwise: normal.aspectRange.lowerBound)...aspectRange.upperBound
        .bounded(within: 0.001...1000, otherwise: normal.aspectRange.upperBound))
  }

  /// Width of a cell out of focus.
  public var width: Double { height * aspect }

  /// Distance between the centers of two cells out of focus.
  public var pitch: Double { width + spacing }

  /// What a cell is wider than one out of focus; below 0 for a narrow page.
  func extraWidth(of aspect: Double, expansion: Double) -> Double {
    let bounded = min(max(aspect, aspectRange.lowerBound), aspectRange.upperBound)
    return (height * bounded - width) * expansion
  }

  func width(of aspect: Double, expansion: Double) -> Double {
    width + extraWidth(of: aspect, expansion: expansion)
  }

  /// σ: how far a cell pushes its neighbours on either side.
  func push(of aspect: Double, expansion: Double) -> Double {
    (extraWidth(of: aspect, expansion: expansion) + focusedSpacing * expansion) / 2
  }
}

extension Double {
  /// The nearest number of a range, and another one for what is no number.
  package func bounded(within range: ClosedRange<Double>, otherwise: Double) -> Double {
    self == self ? min(max(self, range.lowerBound), range.upperBound) : otherwise
  }
}
