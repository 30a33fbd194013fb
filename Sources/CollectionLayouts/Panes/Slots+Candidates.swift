extension Slots {
  /// Slots that follow each other, and some before and behind them. Without pages on the move
  /// nothing of it is stored.
  package struct Candidates: Sequence, IteratorProtocol {
    var before: [Int] = []
    private var near: Range<Int>
    var after: [Int] = []
    private var taken = 0

    init(near: Range<Int>) { self.near = near }

    package mutating func next() -> Int? {
      if taken < before.count {
        taken += 1
        return before[taken - 1]
      }
      if let slot = near.first {
        near = slot + 1..<near.upperBound
        return slot
      }
      guard taken < before.count + after.count else { return nil }
      taken += 1
      return after[taken - before.count - 1]
    }
  }
}
