/// Geometry as people write it; lengths in points.
extension Point: CustomStringConvertible {
  /// `(12.5, 0.0)`
  public var description: String { "(\(x), \(y))" }
}

extension Size: CustomStringConvertible {
  /// `393.0 × 852.0`
  public var description: String { "\(width) × \(height)" }
}

extension Rect: CustomStringConvertible {
  /// `393.0 × 852.0 at (0.0, 0.0)`
  public var description: String { "\(size) at \(origin)" }
}

extension EdgeInsets: CustomStringConvertible {
  /// `top 59.0, left 0.0, bottom 34.0, right 0.0`
  public var description: String {
    "top \(top), left \(left), bottom \(bottom), right \(right)"
  }
}
