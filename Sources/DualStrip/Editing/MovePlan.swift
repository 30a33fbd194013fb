import CollectionLayouts

/// Where pages go that move together: all to one place, in their present order. Pages that already
/// stand there stay.
struct MovePlan {
  /// The slots that pages leave, ascending.
  private(set) var slots: [Int] = []
  /// The slot before which the page of each of them goes, ascending.
  private(set) var gaps: [Int] = []

  /// - Complexity: O(*n* + *k* log *k*), *n* slots, *k* of them moving.
  init(of moving: [Int], to destination: Int, slots all: Slots) {
    let moving = moving.sorted()
    var gap = MovePlan.start(of: moving, before: destination, in: all)
    // `behind` only ever grows, so no slot is passed twice.
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

  /// Returns the slot before the moving pages that already stand directly before the destination.
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
