import CollectionLayouts

/// Where pages go that are moved together: in their order to one place, the first there and each
/// next one behind the one before; those that are there already stay.
struct MovePlan {
  /// The slots that are left, ascending.
  private(set) var slots: [Int] = []
  /// For each of them the slot before which its page goes; ascending.
  private(set) var gaps: [Int] = []

  /// - Complexity: O(*n* + *k* log *k*), *n* slots, *k* of them moving.
  init(of moving: [Int], to destination: Int, slots all: Slots) {
    let moving = moving.sorted()
    var gap = MovePlan.start(of: moving, before: destination, in: all)
    // The page behind the gap is found by going on: no slot is passed twice.
    var behind = gap
    for slot in moving {
      while behind < all.count, !all.isPage(behind) || slots.holds(ascending: behind) {
        behind += 1
      }
      if behind == slot {
        gap = slot + 1
        behind = gap
      } else {
        slots.append(slot)
        gaps.append(gap)
      }
    }
  }

  /// Before the pages that stand directly before the destination, and are to stand there.
  private static func start(of moving: [Int], before destination: Int, in all: Slots) -> Int {
    var gap = destination
    var slot = destination - 1
    while slot >= 0, !all.isPage(slot) || moving.holds(ascending: slot) {
      if all.isPage(slot) { gap = slot }
      slot -= 1
    }
    return gap
  }
}
