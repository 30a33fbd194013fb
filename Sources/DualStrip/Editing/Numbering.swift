import CollectionLayouts

/// How the slots are numbered after a change of their order: the one rule for all who store one.
enum Numbering {
  /// A slot opened before each of these numbers, ascending; one that is there twice opened twice.
  case opened([Int])
  /// These slots went, ascending.
  case removed([Int])
  /// The pages of some slots live in others now; ascending by the old ones.
  case moved([(from: Int, to: Int)])
  /// Every slot has a new number, or went.
  case table([Int?])

  static func removing(_ slots: [Int]) -> Numbering { .removed(slots.sorted()) }

  /// Whether pages have changed their slots, and no slot its number.
  var movesPagesOnly: Bool {
    if case .moved = self { return true }
    return false
  }

  /// The new number of a slot; `nil` for one that went.
  func slot(_ slot: Int) -> Int? {
    switch self {
    case .opened(let gaps): return slot + number(of: gaps) { $0 > slot }
    case .moved(let pages):
      let place = partitionPoint(of: pages.count) { pages[$0].from >= slot }
      return place < pages.count && pages[place].from == slot ? pages[place].to : slot
    case .table(let numbers): return numbers[slot]
    case .removed(let gone):
      let before = number(of: gone) { $0 >= slot }
      return before < gone.count && gone[before] == slot ? nil : slot - before
    }
  }

  /// How many come before the first for which an ascending condition holds.
  private func number(of slots: [Int], before isReached: (Int) -> Bool) -> Int {
    // Usually there are one or two: a scan beats a search.
    guard slots.count <= 8 else { return partitionPoint(of: slots.count) { isReached(slots[$0]) } }
    return slots.firstIndex(where: isReached) ?? slots.count
  }
}
