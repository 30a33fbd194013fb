/// The random numbers that a scenario is drawn from.
struct DraftChance {
  private var stream: RandomStream

  init(seed: UInt64, purpose: RandomStream.Purpose) {
    stream = RandomStream(seed: seed, purpose: purpose)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { stream.whole(in: range) }

  mutating func chance(_ share: Double) -> Bool { stream.fraction() < share }

  mutating func decimal(_ range: ClosedRange<Double>) -> String {
    let number = range.lowerBound + stream.fraction() * (range.upperBound - range.lowerBound)
    return DecimalText.rounded(number, decimals: 2)
  }

  mutating func pick(_ choices: [String]) -> String { stream.choice(of: choices) }
}
