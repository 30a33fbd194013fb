/// Distances from the four edges inwards, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// Distance inwards from the upper edge, in points.
  public var top: Double
  /// Distance inwards from the left edge, in points, in either reading direction.
  public var left: Double
  /// Distance inwards from the lower edge, in points.
  public var bottom: Double
  /// Distance inwards from the right edge, in points, in either reading direction.
  public var right: Double

  /// Creates insets from four distances, in points; an edge left out has none.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance at any edge.
  public static let zero = EdgeInsets()
}

#if !hasFeature(Embedded)
  extension EdgeInsets: Codable {}
#endif
