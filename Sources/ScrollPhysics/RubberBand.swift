/// The rubber band of a scroll view: how much it shows of a pull beyond the edge, and the inverse.
///
/// `offset = (1 − 1/(d·c/dimension + 1))·dimension`: measured on UIKit, exact to its rounding.
///
/// ```swift
/// let band = RubberBand(dimension: 852)
/// let shown = band.offset(forDistance: 590)  // 235 pt
/// ```
public struct RubberBand: Hashable, Sendable {
  /// Length of the pane along the axis, in points.
  public var dimension: Double
  /// The slope at the edge.
  public var coefficient: Double

  /// The slope at the edge of a UIScrollView.
  public static let usualCoefficient = 0.55

  /// Creates a band for a pane of this length along the axis, in points; by default as stiff as
  /// UIKit's.
  public init(dimension: Double, coefficient: Double = usualCoefficient) {
    self.dimension = dimension
    self.coefficient = coefficient
  }

  /// Returns the distance past the edge that shows for a pull of `distance` points, with the same
  /// sign.
  public func offset(forDistance distance: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let pull = distance.magnitude
    let shown = (1 - 1 / (pull * coefficient / dimension + 1)) * dimension
    return distance < 0 ? -shown : shown
  }

  /// Returns the pull that shows as `offset` points. The band never shows the whole dimension, so
  /// an offset above `greatestShare` of it counts as that share.
  public func distance(forOffset offset: Double, greatestShare: Double = 0.9) -> Double {
    guard dimension > 0 else { return 0 }
    let shown = min(offset.magnitude, greatestShare * dimension)
    let pull = shown * dimension / (coefficient * (dimension - shown))
    return offset < 0 ? -pull : pull
  }
}
