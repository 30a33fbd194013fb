/// The few elementary functions that the curves need, with the same bits on every machine.
///
/// The system's mathematics library differs by one unit in the last place between two CPUs (with
/// and without fused multiply-add). These functions use only `+ − × ÷` and bit operations, and stay
/// within one unit in the last place of the correctly rounded result on the ranges in use.
package enum ElementaryFunctions {
  // ln 2 in two parts: the upper has enough trailing zeros for exact products with exponents.
  private static let ln2Upper = 0x1.62e42fe000000p-1
  private static let ln2Lower = 0x1.f473de6af278fp-30
  private static let log2e = 0x1.71547652b82fep+0

  /// Returns e to the power `x`; 0 below the smallest normal numbers, infinity above the largest.
  package static func exp(_ x: Double) -> Double {
    guard x == x else { return x }
    if x > 709.7 { return .infinity }
    if x < -708 { return 0 }
    let exponent = floor(x * log2e + 0.5)
    let upper = x - exponent * ln2Upper
    let lower = exponent * ln2Lower
    let r = upper - lower
    let lost = (upper - r) - lower
    // The Taylor series of (e^r − 1 − r) / r²; |r| ≤ ln 2 / 2 leaves an error below 1e-17.
    // Unrolled, from 1/13! down to 1/2!, because every frame of a motion evaluates it.
    var series = 1.0 / 6_227_020_800
    series = series * r + 1.0 / 479_001_600
    series = series * r + 1.0 / 39_916_800
    series = series * r + 1.0 / 3_628_800
    series = series * r + 1.0 / 362_880
    series = series * r + 1.0 / 40_320
    series = series * r + 1.0 / 5_040
    series = series * r + 1.0 / 720
    series = series * r + 1.0 / 120
    series = series * r + 1.0 / 24
    series = series * r + 1.0 / 6
    series = series * r + 1.0 / 2
    let mantissa = 1 + (r + (r * r * series + lost))
    return scaled(mantissa, byPowerOfTwo: Int(exponent))
  }

  /// Returns the natural logarithm; −∞ at 0, NaN below.
  package static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x < .infinity else { return x }
    var exponent = 0
    var mantissa = x
    if mantissa < 0x1p-1022 {
      mantissa *= 0x1p54
      exponent -= 54
    }
    let bits = mantissa.bitPattern
    exponent += Int(bits >> 52) - 1023
    mantissa = Double(bitPattern: (bits & 0xF_FFFF_FFFF_FFFF) | 0x3FF0_0000_0000_0000)
    if mantissa > 0x1.6a09e667f3bcdp+0 {
      mantissa /= 2
      exponent += 1
    }
    let f = mantissa - 1
    let s = f / (2 + f)
    let square = s * s
    // ln(1+f) = 2·artanh(s) = f − (f²/2 − s·(f²/2 + R)), R the tail of the series.
    var tail = 2.0 / 27
    // Not `stride` over doubles: it would bring in a fused multiply-add, which rounds only once.
    var divisor = 25.0
    while divisor >= 3 {
      tail = tail * square + 2 / divisor
      divisor -= 2
    }
    tail *= square
    let half = f * f / 2
    let k = Double(exponent)
    return k * ln2Upper - ((half - (s * (half + tail) + k * ln2Lower)) - f)
  }

  /// Returns the largest integer not above `x`, limited to ±2^62; 0 for NaN.
  package static func floor(_ x: Double) -> Double {
    guard x == x else { return 0 }
    if x >= 0x1p62 { return 0x1p62 }
    if x <= -0x1p62 { return -0x1p62 }
    let truncated = Double(Int64(x))
    return truncated > x ? truncated - 1 : truncated
  }

  private static func scaled(_ x: Double, byPowerOfTwo exponent: Int) -> Double {
    // In two steps, since 2^1024 itself is not a finite number.
    let half = exponent / 2
    return x * powerOfTwo(half) * powerOfTwo(exponent - half)
  }

  private static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(exponent + 1023) << 52)
  }
}
