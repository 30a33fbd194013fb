import Elementary

/// A translation, a scale about the center and a rotation, stored separately so that they blend.
public struct Transform: Hashable, Sendable {
  /// The translation, in points.
  public var translation: Point
  /// The factor for both sides; 1 leaves them as they are.
  public var scale: Double
  /// The rotation, in radians.
  public var rotation: Double

  /// Creates a transform from its parts; a part left out changes nothing.
  public init(translation: Point = .zero, scale: Double = 1, rotation: Double = 0) {
    self.translation = translation
    self.scale = scale
    self.rotation = rotation
  }

  /// The transform that changes nothing.
  public static let identity = Transform()

  /// Returns the transform on the way to another, part by part: this one at 0, the other at 1,
  /// exactly.
  public func blended(toward other: Transform, by t: Double) -> Transform {
    Transform(
      translation: translation.blended(toward: other.translation, by: t),
      scale: blend(scale, other.scale, by: t), rotation: blend(rotation, other.rotation, by: t))
  }
}

/// Where and how an element is drawn; `details` is what one layout adds to what all layouts have.
public struct LayoutAttributes<Details: Equatable & Sendable>: Equatable, Sendable {
  /// The element that is placed.
  public var element: LayoutElement
  /// The center in content coordinates, before the transform.
  public var center: Point
  /// The size in points, before the transform.
  public var size: Size
  /// The translation, scale and rotation of the element as it is drawn, about its center.
  public var transform: Transform
  /// The opacity, from 0, which is invisible and not found under a point, to 1, which is opaque.
  public var alpha: Double
  /// The stacking order: of two elements that overlap, the one with the greater value is on top. It
  /// is not an integer, so that the order can change on the way from one state to another.
  public var zIndex: Double
  /// What only this layout adds.
  public var details: Details

  /// Creates attributes from a center in content coordinates and a size in points, both before the
  /// transform.
  public init(
    element: LayoutElement, center: Point, size: Size, transform: Transform = .identity,
    alpha: Double = 1, zIndex: Double = 0, details: Details
  ) {
    self.element = element
    self.center = center
    self.size = size
    self.transform = transform
    self.alpha = alpha
    self.zIndex = zIndex
    self.details = details
  }

  /// The drawn rectangle in content coordinates, translated and scaled but not rotated.
  /// ``boundingBox`` includes the rotation.
  public var frame: Rect {
    Rect(center: center + transform.translation, size: size * transform.scale)
  }

  /// The upright rectangle around the element as drawn, rotation included, in content coordinates.
  public var boundingBox: Rect {
    guard transform.rotation != 0 else { return frame }
    let (sine, cosine) = ElementaryFunctions.sineAndCosine(transform.rotation)
    let drawn = size * transform.scale
    return Rect(
      center: center + transform.translation,
      size: Size(
        width: drawn.width * cosine.magnitude + drawn.height * sine.magnitude,
        height: drawn.width * sine.magnitude + drawn.height * cosine.magnitude))
  }

  /// Whether the element is drawn over a point of the content; its leading edges belong to it.
  public func covers(_ point: Point) -> Bool {
    guard transform.rotation != 0 else { return frame.contains(point) }
    // Turn the point back about the center.
    let (sine, cosine) = ElementaryFunctions.sineAndCosine(-transform.rotation)
    let middle = center + transform.translation
    let way = point - middle
    return frame.contains(
      Point(
        x: middle.x + way.x * cosine - way.y * sine, y: middle.y + way.x * sine + way.y * cosine))
  }

  /// Returns the attributes on the way to others: center, size, transform, opacity and stacking
  /// order blend; the rest changes at the end.
  public func blended(toward other: Self, by t: Double) -> Self {
    var result = t < 1 ? self : other
    result.center = center.blended(toward: other.center, by: t)
    result.size = size.blended(toward: other.size, by: t)
    result.transform = transform.blended(toward: other.transform, by: t)
    result.alpha = blend(alpha, other.alpha, by: t)
    result.zIndex = blend(zIndex, other.zIndex, by: t)
    return result
  }
}
