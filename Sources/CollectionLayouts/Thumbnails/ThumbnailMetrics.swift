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
