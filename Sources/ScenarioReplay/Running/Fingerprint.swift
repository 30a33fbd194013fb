import Elementary
import ScrollPhysics

/// FNV-1a 64 over the bit patterns of numbers: a difference in a single bit changes it.
struct Fingerprint {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ number: Double) {
    // −0 counts as 0.
    add(bits: number == 0 ? 0 : number.bitPattern)
  }

  /// - Parameter scale: the number of rounding steps in one unit.
  mutating func add(_ number: Double, roundedBy scale: Double) {
    let steps = ElementaryFunctions.floor(number.magnitude * scale + 0.5)
    add(number < 0 ? -steps : steps)
  }

  private mutating func add(bits: UInt64) {
    var bits = bits
    for _ in 0..<8 {
      add(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
    }
  }

  mutating func add(_ text: some Sequence<UInt8>) {
    for byte in text { add(byte) }
  }

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
