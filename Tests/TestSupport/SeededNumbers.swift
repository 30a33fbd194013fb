/// Numbers that are the same in every run: SplitMix64 (Steele, Lea and Flood, 2014).
public struct SeededNumbers: Sendable {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed &* 0x2545_F491_4F6C_DD1D
  }

  private mutating func fraction() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((z ^ (z >> 31)) >> 11) * 0x1p-53
  }

  public mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + fraction() * (range.upperBound - range.lowerBound)
  }

  public mutating func whole(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(fraction() * Double(range.count))
  }

  public mutating func chance(_ probability: Double) -> Bool { fraction() < probability }

  public mutating func choice<Element>(of choices: [Element]) -> Element {
    choices[whole(0...choices.count - 1)]
  }
}
