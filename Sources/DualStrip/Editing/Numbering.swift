import CollectionLayouts

/// How slots are renumbered when their order changes. Everything that stores slots uses this rule.
enum Numbering {
  /// A slot was opened before each of these numbers, ascending; a number listed twice opens two.
  case opened([Int])
  /// These slots were removed, ascending.
  case removed([Int])
  /// Some pages have other slots now; ascending by the old ones.
  case moved([(from: Int, to: Int)])
  /// The new number of every slot; `nil` for one that was removed.
  case table([Int?])

  static func removing(_ slots: [Int]) -> Numbering { .removed(slots.sorted()) }

  /// Whether pages have changed their slots while every slot has kept its number.
  var movesPagesOnly: Bool {
    if case .moved = self { return true }
    return false
  }

  /// The new number of a slot; `nil` for one that was removed.
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

  /// Returns how many slots come before the first one that meets an ascending condition.
  func number(of slots: [Int], before isReached: (Int) -> Bool) -> Int {
    // Usually there are one or two: a scan beats a search.
    guard slots.count <= 8 else { return partitionPoint(of: slots.count) { isReached(slots[$0]) } }
    return slots.firstIndex(where: isReached) ?? slots.count
  }
}
