/// Sine and cosine, for angles up to a million radians: enough for drawing.
extension ElementaryFunctions {
  // π/2 in three parts: products of the first two with whole numbers of quarters are exact.
  private static let quarterUpper = 0x1.921fb54400000p+0
  private static let quarterMiddle = 0x1.0b4611a600000p-34
  private static let quarterLower = 0x1.3198a2e037073p-69

  /// Returns the sine and the cosine of an angle in radians; those of 0 if the angle is NaN, or
  /// beyond a million either way.
  package static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
    guard angle.magnitude <= 1e6 else { return (0, 1) }
    let quarters = floor(angle * 0x1.45f306dc9c883p-1 + 0.5)
    let r = ((angle - quarters * quarterUpper) - quarters * quarterMiddle) - quarters * quarterLower
    let (sine, cosine) = (kernelSine(r), kernelCosine(r))
    switch Int(quarters) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// The sine within an eighth of a turn: a Taylor series with an error below 1e-19.
  private static func kernelSine(_ x: Double) -> Double {
    let square = x * x
    var series = 1.0 / 355_687_428_096_000
    series = series * square - 1.0 / 1_307_674_368_000
    series = series * square + 1.0 / 6_227_020_800
    series = series * square - 1.0 / 39_916_800
    series = series * square + 1.0 / 362_880
    series = series * square - 1.0 / 5_040
    series = series * square + 1.0 / 120
    series = series * square - 1.0 / 6
    return x + x * square * series
  }

  private static func kernelCosine(_ x: Double) -> Double {
    let square = x * x
    var series = -1.0 / 6_402_373_705_728_000
    series = series * square + 1.0 / 20_922_789_888_000
    series = series * square - 1.0 / 87_178_291_200
    series = series * square + 1.0 / 479_001_600
    series = series * square - 1.0 / 3_628_800
    series = series * square + 1.0 / 40_320
    series = series * square - 1.0 / 720
    series = series * square + 1.0 / 24
    return 1 - square / 2 + square * square * series
  }
}
