/// Returns the value on the way from one to another; `t` = 0 gives the first and 1 the second,
/// exactly.
package func blend(_ from: Double, _ to: Double, by t: Double) -> Double {
  t == 1 ? to : from + (to - from) * t
}

extension Point {
  /// Returns the point on the straight way to another: this one at 0, the other at 1, exactly.
  public func blended(toward other: Point, by t: Double) -> Point {
    Point(x: blend(x, other.x, by: t), y: blend(y, other.y, by: t))
  }
}

extension Size {
  /// Returns the size on the way to another, side by side: this one at 0, the other at 1, exactly.
  public func blended(toward other: Size, by t: Double) -> Size {
    Size(width: blend(width, other.width, by: t), height: blend(height, other.height, by: t))
  }
}

extension EdgeInsets {
  /// Returns the insets on the way to others, edge by edge: these at 0, the others at 1, exactly.
  public func blended(toward other: EdgeInsets, by t: Double) -> EdgeInsets {
    EdgeInsets(
      top: blend(top, other.top, by: t), left: blend(left, other.left, by: t),
      bottom: blend(bottom, other.bottom, by: t), right: blend(right, other.right, by: t))
  }
}
