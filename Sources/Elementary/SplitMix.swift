/// The increment and the mixing of SplitMix64 (Steele, Lea and Flood, 2014): random numbers that
/// are the same on every machine, forever.
package enum SplitMix {
  /// The increment of the state from one number to the next.
  package static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Returns the random number that a state stands for.
  package static func number(of state: UInt64) -> UInt64 {
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
