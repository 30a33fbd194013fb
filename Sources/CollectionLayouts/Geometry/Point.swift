/// A point or a vector, in points. Each use says in which coordinates.
public struct Point: Hashable, Sendable {
  /// The horizontal part, in points; it grows to the right.
  public var x: Double
  /// The vertical part, in points; it grows downwards.
  public var y: Double

  /// Creates a point or a vector from its two parts, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin of its space, and the vector that moves nothing.
  public static let zero = Point(x: 0, y: 0)

  /// The sum of both parts: a point moved by a vector.
  public static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }

  /// The difference of both parts: the vector from the second point to the first.
  public static func - (left: Point, right: Point) -> Point {
    Point(x: left.x - right.x, y: left.y - right.y)
  }

  /// Both parts times a factor.
  public static func * (point: Point, factor: Double) -> Point {
    Point(x: point.x * factor, y: point.y * factor)
  }
}

#if !hasFeature(Embedded)
  extension Point: Codable {}
#endif
