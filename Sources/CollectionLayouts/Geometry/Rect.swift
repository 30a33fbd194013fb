/// A rectangle with its sides along the axes, in points.
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  public init(center: Point, size: Size) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  public static let zero = Rect(origin: .zero, size: .zero)

  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var center: Point { Point(x: midX, y: midY) }

  /// Whether both share an area: touching edges and empty rectangles share none.
  public func sharesArea(with other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
      && size.width > 0 && size.height > 0 && other.size.width > 0 && other.size.height > 0
  }

  /// Whether the point lies inside; the leading edges belong to the rectangle, the others do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The largest rectangle of an aspect (width / height) that fits inside, centered.
  public func fitted(toAspect aspect: Double) -> Rect {
    guard size.width > 0, size.height > 0, aspect > 0 else {
      return Rect(center: center, size: .zero)
    }
    let width = min(size.width, size.height * aspect)
    let height = min(size.height, size.width / aspect)
    return Rect(center: center, size: Size(width: width, height: height))
  }
}
