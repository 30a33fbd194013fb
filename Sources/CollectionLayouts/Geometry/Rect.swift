/// A rectangle with its sides along the axes, in points.
public struct Rect: Hashable, Sendable {
  /// The upper left corner.
  public var origin: Point
  /// The size, to the right and downwards from the origin.
  public var size: Size

  /// Creates a rectangle from its upper left corner and its size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its upper left corner and its sides, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Creates a rectangle of a size about a center.
  public init(center: Point, size: Size) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Creates a rectangle around a point, large enough to find every element that contains the
  /// point.
  init(around point: Point) { self.init(center: point, size: Size(width: 1, height: 1)) }

  /// The empty rectangle at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// The left edge, in points.
  public var minX: Double { origin.x }
  /// The upper edge, in points.
  public var minY: Double { origin.y }
  /// The right edge, in points.
  public var maxX: Double { origin.x + size.width }
  /// The lower edge, in points.
  public var maxY: Double { origin.y + size.height }
  /// The middle between the left and the right edge, in points.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle between the upper and the lower edge, in points.
  public var midY: Double { origin.y + size.height / 2 }
  /// The point in the middle.
  public var center: Point { Point(x: midX, y: midY) }

  /// Whether both rectangles share an area that is at least a millionth of a point each way.
  /// Rectangles that only touch share none, even if an edge is rounded.
  public func sharesArea(with other: Rect) -> Bool {
    let least = 1e-6
    return min(maxX, other.maxX) - max(minX, other.minX) >= least
      && min(maxY, other.maxY) - max(minY, other.minY) >= least
  }

  /// Whether the point lies inside; the leading edges belong to the rectangle, the others do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns the largest centered rectangle of an aspect (width / height) that fits inside.
  public func fitted(toAspect aspect: Double) -> Rect {
    guard size.width > 0, size.height > 0, aspect > 0 else {
      return Rect(center: center, size: .zero)
    }
    let width = min(size.width, size.height * aspect)
    let height = min(size.height, size.width / aspect)
    return Rect(center: center, size: Size(width: width, height: height))
  }
}

#if !hasFeature(Embedded)
  extension Rect: Codable {}
#endif
