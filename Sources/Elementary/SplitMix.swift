/// The step and the mixing of SplitMix64 (Steele, Lea and Flood, 2014): chance that is the same on every
/// machine, for ever.
package enum SplitMix {
  /// By how much the state grows from number to number.
  package static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The number of a state.
  package static func number(of state: UInt64) -> UInt64 {
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
