import Elementary

/// A generator of random numbers: the same for the same seed on every machine, for ever.
///
/// Each purpose draws from a stream of its own, so that a new purpose reshuffles nothing.
package struct RandomStream: RandomNumberGenerator {
  package enum Purpose: UInt64 {
    case aspects = 1
    case kinds
    case moments
    case panes
    case lengths
    case speeds
    case pages
    case scenarios
    case blocks
    case sizes
    case collections
    case hands
  }

  private var state: UInt64

  package init(seed: UInt64, purpose: Purpose) {
    state = seed &* SplitMix.step ^ purpose.rawValue &* 0xD1B5_4A32_D192_ED03
    _ = next()
  }

  package mutating func next() -> UInt64 {
    state &+= SplitMix.step
    return SplitMix.number(of: state)
  }

  /// Returns a number from 0 up to, but not including, 1, evenly distributed.
  package mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// Returns a whole number of a range, evenly distributed.
  package mutating func whole(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(fraction() * Double(range.count))
  }

  package mutating func choice<Element>(of choices: [Element]) -> Element {
    choices[whole(in: 0...choices.count - 1)]
  }
}
