/// How much of a pull beyond the edge is shown, and the way back.
///
/// `offset = (1 − 1/(d·c/dimension + 1))·dimension`: measured on UIKit, exact to its rounding
/// (a pull of 590 pt in a pane of 852 pt shows 235 pt).
public struct RubberBand: Hashable, Sendable {
  /// Length of the pane along the axis, in points.
  public var dimension: Double
  /// The slope at the edge.
  public var coefficient: Double

  /// The slope at the edge of a UIScrollView.
  public static let usualCoefficient = 0.55

  /// A band for a pane of this length along the axis, in points; as stiff as UIKit's by default.
  public init(dimension: Double, coefficient: Double = usualCoefficient) {
    self.dimension = dimension
    self.coefficient = coefficient
  }

  /// The shown distance past the edge for a pull of `distance` points; odd in its argument.
  public func offset(forDistance distance: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let pull = distance.magnitude
    let shown = (1 - 1 / (pull * coefficient / dimension + 1)) * dimension
    return distance < 0 ? -shown : shown
  }

  /// The pull that shows as `offset` points; what is shown never reaches the dimension, so
  /// more than `greatestShare` of it counts as that share.
  public func distance(forOffset offset: Double, greatestShare: Double = 0.9) -> Double {
    guard dimension > 0 else { return 0 }
    let shown = min(offset.magnitude, greatestShare * dimension)
    let pull = shown * dimension / (coefficient * (dimension - shown))
    return offset < 0 ? -pull : pull
  }
}
