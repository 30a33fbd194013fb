/// How a strip of thumbnails scrolls.
public enum StripMode: Hashable, Sendable {
  /// The thumbnail at the position is in the middle.
  case centered
  /// The strip scrolls without changing the page, and its ends are contained, as in a side bar. No
  /// thumbnail opens.
  case browsing
}

/// The measures of the thumbnail strip; lengths are in points.
public struct ThumbnailMetrics: Hashable, Sendable {
  /// The axis along which the strip scrolls. A vertical strip is a horizontal one with both axes
  /// exchanged: its height is its width, and its pages are as if they were as high as they are
  /// wide.
  public var axis: ScrollAxis
  /// Whether the strip follows the position, or has an offset of its own.
  public var mode: StripMode
  /// The height of the strip and of its cells; the width of a vertical strip.
  public var height: Double
  /// The least gap between two cells.
  public var spacing: Double
  /// The additional space around the cell in focus, both sides together.
  public var focusedSpacing: Double
  /// The width / height of a cell out of focus; in a vertical strip, height / width.
  public var aspect: Double
  /// The limits for the width / height of the cell in focus; in a vertical strip, for height /
  /// width.
  public var aspectRange: ClosedRange<Double>

  /// Creates the measures of a strip; by default 66 points high, with cells half as wide as high.
  public init(
    height: Double = 66, spacing: Double = 4, focusedSpacing: Double = 20, aspect: Double = 0.5,
    aspectRange: ClosedRange<Double> = 0.2...5, axis: ScrollAxis = .horizontal,
    mode: StripMode = .centered
  ) {
    self.axis = axis
    self.mode = mode
    self.height = height
    self.spacing = spacing
    self.focusedSpacing = focusedSpacing
    self.aspect = aspect
    self.aspectRange = aspectRange
  }

  /// These measures, limited to what can be drawn: finite, and with room for a cell.
  public var bounded: ThumbnailMetrics {
    let normal = ThumbnailMetrics()
    return ThumbnailMetrics(
      height: height.bounded(within: 1...10_000, otherwise: normal.height),
      spacing: spacing.bounded(within: 0...10_000, otherwise: normal.spacing),
      focusedSpacing: focusedSpacing.bounded(within: 0...10_000, otherwise: normal.focusedSpacing),
      aspect: aspect.bounded(within: 0.01...100, otherwise: normal.aspect),
      aspectRange: aspectRange.lowerBound.bounded(
        within: 0.001...1000, otherwise: normal.aspectRange.lowerBound)...aspectRange.upperBound
        .bounded(within: 0.001...1000, otherwise: normal.aspectRange.upperBound), axis: axis,
      mode: mode)
  }

  /// The width of a cell out of focus; in a vertical strip, its height.
  public var width: Double { height * aspect }

  /// The distance between the centers of two cells out of focus.
  public var pitch: Double { width + spacing }

  /// Returns how much wider a cell is than one out of focus; negative for a narrow page.
  func extraWidth(of aspect: Double, expansion: Double) -> Double {
    let along = axis == .vertical ? 1 / aspect : aspect
    let bounded = min(max(along, aspectRange.lowerBound), aspectRange.upperBound)
    return (height * bounded - width) * expansion
  }

  func width(of aspect: Double, expansion: Double) -> Double {
    width + extraWidth(of: aspect, expansion: expansion)
  }

  /// The farthest that an opened cell pushes its neighbours on either side.
  package var greatestPush: Double {
    (max(0, height * aspectRange.upperBound - width) + focusedSpacing) / 2
  }

  /// Returns σ: how far a cell pushes its neighbours on either side.
  func push(of aspect: Double, expansion: Double) -> Double {
    (extraWidth(of: aspect, expansion: expansion) + focusedSpacing * expansion) / 2
  }
}

extension Double {
  /// Returns the nearest number in a range, or another number for NaN.
  package func bounded(within range: ClosedRange<Double>, otherwise: Double) -> Double {
    self == self ? min(max(self, range.lowerBound), range.upperBound) : otherwise
  }

  /// Returns the nearest number that is at most so far from 0; 0 for NaN and infinity.
  package func bounded(by limit: Double) -> Double { isFinite ? min(max(self, -limit), limit) : 0 }
}
