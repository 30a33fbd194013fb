/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// Extent from left to right, in points.
  public var width: Double
  /// Extent from top to bottom, in points.
  public var height: Double

  /// Creates a size from a width and a height, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size without extent.
  public static let zero = Size(width: 0, height: 0)

  /// Both sides times a factor.
  public static func * (size: Size, factor: Double) -> Size {
    Size(width: size.width * factor, height: size.height * factor)
  }
}

#if !hasFeature(Embedded)
  extension Size: Codable {}
#endif
