import Elementary

/// The geometry of turned images. Angles are in degrees, clockwise.
public enum Turning {
  /// Returns the aspect of the upright box around a turned image: its own, the inverse after a
  /// quarter, and between them that of the box at this angle.
  ///
  /// - Parameters:
  ///   - aspect: the aspect of the image before turning, width / height.
  ///   - angle: its angle, in degrees, clockwise.
  public static func boxAspect(of aspect: Double, angle: Double) -> Double {
    let (sine, cosine) = magnitudes(angle)
    if sine == 0 { return aspect }
    return (aspect * cosine + sine) / (aspect * sine + cosine)
  }

  /// Returns the same as `boxAspect`, and fast for a page that is not turned.
  package static func shownAspect(of aspect: Double, angle: Double) -> Double {
    angle == 0 ? aspect : boxAspect(of: aspect, angle: angle)
  }

  /// Returns the size that a turned image has in its upright box, before it is turned about the
  /// middle of the box.
  ///
  /// - Parameters:
  ///   - box: the size of the box, such as that of `PreviewDetails.imageRect`.
  ///   - aspect: the aspect of the image before turning, width / height.
  ///   - angle: its angle, in degrees, clockwise.
  public static func imageSize(in box: Size, aspect: Double, angle: Double) -> Size {
    let (sine, cosine) = magnitudes(angle)
    let height = box.height / (aspect * sine + cosine)
    return Size(width: height * aspect, height: height)
  }

  /// Exact for whole quarters.
  private static func magnitudes(_ angle: Double) -> (sine: Double, cosine: Double) {
    let quarters = angle / 90
    let whole = ElementaryFunctions.floor(quarters)
    if whole == quarters { return whole.truncatingRemainder(dividingBy: 2) == 0 ? (0, 1) : (1, 0) }
    let (sine, cosine) = ElementaryFunctions.sineAndCosine(angle * (Double.pi / 180))
    return (sine.magnitude, cosine.magnitude)
  }
}
