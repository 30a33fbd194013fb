import CollectionLayouts

/// How the slots are numbered after a change of their order: the one rule for all who store one.
enum Numbering {
  /// A slot opened at this number.
  case inserting(Int)
  /// These slots went, ascending.
  case removed([Int])
  /// The page of one slot lives in another now.
  case moving(from: Int, to: Int)
  /// Every slot has a new number, or went.
  case table([Int?])

  static func removing(_ slots: [Int]) -> Numbering { .removed(slots.sorted()) }

  /// The new number of a slot; `nil` for one that went.
  func slot(_ slot: Int) -> Int? {
    switch self {
    case .inserting(let opened): return slot >= opened ? slot + 1 : slot
    case .moving(let from, let to): return slot == from ? to : slot
    case .table(let numbers): return numbers[slot]
    case .removed(let gone):
      // Usually one or two went: a scan beats a search.
      var before = 0
      if gone.count > 8 {
        before = partitionPoint(of: gone.count) { gone[$0] >= slot }
      } else {
        while before < gone.count, gone[before] < slot { before += 1 }
      }
      return before < gone.count && gone[before] == slot ? nil : slot - before
    }
  }
}
