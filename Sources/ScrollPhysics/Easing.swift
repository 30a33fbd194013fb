/// How progress follows time in an animation of fixed length.
public enum Easing: Hashable, Sendable {
  /// Progress equals the fraction of the time.
  case linear
  /// Two parabolas, `2x²` and `−2x² + 4x − 1`, as in the sample app that this viewer began from.
  case easeInOut
  /// One parabola, `x²`: starts at rest.
  case easeIn
  /// One parabola, `2x − x²`: ends at rest.
  case easeOut

  /// Returns the progress, 0…1, at a fraction of the time; fractions outside 0…1 are clamped.
  public func progress(at fraction: Double) -> Double {
    if fraction <= 0 { return 0 }
    if fraction >= 1 { return 1 }
    switch self {
    case .linear: return fraction
    case .easeInOut:
      return fraction < 0.5
        ? 2 * fraction * fraction
        : -2 * fraction * fraction + 4 * fraction - 1
    case .easeIn: return fraction * fraction
    case .easeOut: return fraction * (2 - fraction)
    }
  }

  /// Returns how fast progress grows at a fraction of the time, per length of the animation; 0
  /// before and after it.
  public func slope(at fraction: Double) -> Double {
    if fraction < 0 || fraction >= 1 { return 0 }
    switch self {
    case .linear: return 1
    case .easeInOut: return fraction < 0.5 ? 4 * fraction : 4 - 4 * fraction
    case .easeIn: return 2 * fraction
    case .easeOut: return 2 - 2 * fraction
    }
  }
}
