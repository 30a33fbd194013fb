extension Slots {
  /// Consecutive slots, and some others before and behind them, in order. Nothing is stored unless
  /// pages are on the move.
  package struct Candidates: Sequence, IteratorProtocol {
    /// The consecutive slots that are still to come.
    private var near: Range<Int>
    /// The others, ascending.
    private let others: [Int]
    private var taken = 0

    init(near: Range<Int>, others: [Int]) {
      self.near = near
      self.others = others
    }

    @inline(__always)
    package mutating func next() -> Int? {
      if taken < others.count, near.isEmpty || others[taken] < near.lowerBound {
        taken += 1
        return others[taken - 1]
      }
      guard !near.isEmpty else { return nil }
      let slot = near.lowerBound
      near = slot + 1..<near.upperBound
      return slot
    }
  }

  /// Returns the slots from one position through another, and those of pages on the move that may
  /// be drawn there: a page is drawn between the slots of its trail.
  @inline(__always)
  package func candidates(
    from lower: Double, through upper: Double, within range: Range<Int>? = nil
  ) -> Candidates {
    var near = slots(from: lower, through: upper)
    if let range { near = near.clamped(to: range) }
    return candidates(near) { trail in
      trail.contains { $0.slot >= near.lowerBound } && trail.contains { $0.slot < near.upperBound }
    }
  }

  /// Returns some slots, and those of the pages on the move whose trail satisfies a condition.
  @inline(__always)
  func candidates(
    _ near: Range<Int>, with isWanted: ([EditedSlot.Share]) -> Bool
  ) -> Candidates {
    var others: [Int] = []
    for edit in edited
    where !edit.trail.isEmpty && !near.contains(edit.slot) && isWanted(edit.trail) {
      others.append(edit.slot)
    }
    return Candidates(near: near, others: others)
  }
}
