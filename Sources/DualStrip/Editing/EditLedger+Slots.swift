import CollectionLayouts
import ScrollPhysics

/// What the edits make of the slots at one time.
extension EditLedger {
  /// - Complexity: O(*k* log *k* + *m*·*k*), *k* slots under edit, *m* pages on the move.
  func slots(count: Int, at time: Time) -> Slots {
    guard !entries.isEmpty else { return Slots(count: count) }
    var pages: [(page: FadingPage, isStop: Bool)] = []
    var moving: [Int] = []
    for entry in entries {
      switch entry.stage {
      case .closing(let animation):
        pages += animation.pages.map { (animation.state(of: $0, at: time), false) }
      case .committing(let slots):
        pages += slots.map { (FadingPage(slot: $0, collapse: 1, presence: 0), false) }
      case .opening(let animation):
        pages += animation.pages.map { (animation.state(of: $0, at: time), true) }
      case .moving(let move):
        if !moving.contains(move.page) { moving.append(move.page) }
      }
    }
    var edited: [EditedSlot] = []
    for (page, isStop) in pages where !moving.contains(page.slot) {
      edited.append(
        EditedSlot(
          slot: page.slot, presence: page.presence, ownPresence: page.presence,
          collapse: page.collapse, isStop: isStop))
    }
    for slot in moving {
      let known = pages.first { $0.page.slot == slot }
      edited += travel(
        of: known?.page ?? FadingPage(slot: slot, collapse: 0, presence: 1),
        isStop: known?.isStop ?? true, at: time)
    }
    return Slots(count: count, edited: edited.sorted { $0.slot < $1.slot })
  }

  /// The slot and the ghosts of a page on the move.
  ///
  /// After one move of progress `z` the page is at `(1−z)·ghost + z·slot`; a second move goes on
  /// from there, with the slot of the first as its ghost.
  private func travel(of page: FadingPage, isStop: Bool, at time: Time) -> [EditedSlot] {
    let moves = moves(of: page.slot)
    var trail: [EditedSlot.Share] = []
    var result: [EditedSlot] = []
    var arrived = 1.0
    for move in moves {
      let progress = move.progress(at: time)
      trail = trail.map { .init(slot: $0.slot, weight: $0.weight * (1 - progress)) }
      // `arrived` is how far the move before has opened this ghost.
      trail.append(.init(slot: move.ghost, weight: arrived * (1 - progress)))
      result.append(
        EditedSlot(
          slot: move.ghost, presence: page.presence * arrived * (1 - progress), isStop: false,
          isGhost: true))
      arrived = progress
    }
    trail.append(.init(slot: page.slot, weight: arrived))
    result.append(
      EditedSlot(
        slot: page.slot, presence: page.presence * arrived, ownPresence: page.presence,
        collapse: page.collapse, isStop: isStop, trail: trail))
    return result
  }
}
