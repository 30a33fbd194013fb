import Elementary

/// A translation, a scale about the center and a rotation: apart, so that they blend.
public struct Transform: Hashable, Sendable {
  /// In points.
  public var translation: Point
  /// Factor of both sides; 1 leaves them as they are.
  public var scale: Double
  /// In radians.
  public var rotation: Double

  /// A transform by its parts; one that is left out changes nothing.
  public init(translation: Point = .zero, scale: Double = 1, rotation: Double = 0) {
    self.translation = translation
    self.scale = scale
    self.rotation = rotation
  }

  /// The transform that changes nothing.
  public static let identity = Transform()

  /// The transform on the way to another, part by part: this one at 0, the other at 1, exactly.
  public func blended(toward other: Transform, by t: Double) -> Transform {
    Transform(
      translation: translation.blended(toward: other.translation, by: t),
      scale: blend(scale, other.scale, by: t), rotation: blend(rotation, other.rotation, by: t))
  }
}

/// Where and how an element is drawn; `details` is what one layout adds to what all have.
public struct LayoutAttributes<Details: Equatable & Sendable>: Equatable, Sendable {
  /// What is placed.
  public var element: LayoutElement
  /// In content coordinates, before the transform.
  public var center: Point
  /// Before the transform, in points.
  public var size: Size
  /// What moves, scales and turns the element as it is drawn, about its center.
  public var transform: Transform
  /// Opacity: 0 is invisible, and not found under a point; 1 is opaque.
  public var alpha: Double
  /// Height in the pile: of two elements that overlap, the one with the greater is on top. A number
  /// with a fraction, so that the order changes on the way from one state to another.
  public var zIndex: Double
  /// What this layout alone adds.
  public var details: Details

  /// An element at a center in content coordinates, with a size in points before the transform.
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

  /// The rectangle as drawn, in content coordinates: translated and scaled, not rotated; for that see
  /// ``boundingBox``.
  public var frame: Rect {
    Rect(center: center + transform.translation, size: size * transform.scale)
  }

  /// The upright rectangle that holds the element as drawn, in content coordinates: rotated, too.
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
    // The point is turned back about the center.
    let (sine, cosine) = ElementaryFunctions.sineAndCosine(-transform.rotation)
    let middle = center + transform.translation
    let way = point - middle
    return frame.contains(
      Point(
        x: middle.x + way.x * cosine - way.y * sine, y: middle.y + way.x * sine + way.y * cosine))
  }

  /// A state on the way to another: center, size, transform, opacity and height in the pile blend, the
  /// rest changes at the end.
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
