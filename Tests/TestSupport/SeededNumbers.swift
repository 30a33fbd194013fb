import Elementary

/// Numbers that are the same in every run: SplitMix64 (Steele, Lea and Flood, 2014).
public struct SeededNumbers: Sendable {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed &* 0x2545_F491_4F6C_DD1D
  }

  private mutating func fraction() -> Double {
    state &+= SplitMix.step
    return Double(SplitMix.number(of: state) >> 11) * 0x1p-53
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
