import CollectionLayouts
import ScrollPhysics

/// The slots at one time, as the edits change them.
extension EditLedger {
  /// Lists the slots under edit as they are at a time.
  ///
  /// - Complexity: O(*k*), *k* slots under edit; O(*k* log *k*) while pages are on the move.
  func list(_ slots: inout Slots, count: Int, at time: Time) {
    slots.relist(count: count) { edited in appendSlots(to: &edited, at: time) }
  }

  private func appendSlots(to edited: inout [EditedSlot], at time: Time) {
    guard !entries.isEmpty else { return }
    var ghosts: [EditedSlot] = []
    edited.reserveCapacity(fading.count + 2 * moves.count)
    if !moves.isEmpty { ghosts.reserveCapacity(moves.count) }
    var moving = moves[...]
    for entry in fading {
      let page = entry.state(at: time)
      let isStop = !entry.stage.isLeaving
      while let move = moving.first, move.page < page.slot {
        addTravel(
          of: FadingPage(slot: move.page, collapse: 0, presence: 1), isStop: true,
          along: &moving, at: time, to: &edited, ghosts: &ghosts)
      }
      if moving.first?.page == page.slot {
        addTravel(of: page, isStop: isStop, along: &moving, at: time, to: &edited, ghosts: &ghosts)
      } else {
        edited.append(
          EditedSlot(
            slot: page.slot, presence: page.presence, ownPresence: page.presence,
            collapse: page.collapse, isStop: isStop))
      }
    }
    while let move = moving.first {
      addTravel(
        of: FadingPage(slot: move.page, collapse: 0, presence: 1), isStop: true,
        along: &moving, at: time, to: &edited, ghosts: &ghosts)
    }
    guard !ghosts.isEmpty else { return }
    ghosts.sort { $0.slot < $1.slot }
    edited.insert(contentsOf: ghosts) { $0.slot }
  }

  /// Adds the slot and the ghosts of a page on the move.
  ///
  /// After one move of progress `z` the page is at `(1−z)·ghost + z·slot`; a second move goes on
  /// from there, with the slot of the first as its ghost.
  private func addTravel(
    of page: FadingPage, isStop: Bool, along moving: inout ArraySlice<Move>, at time: Time,
    to edited: inout [EditedSlot], ghosts: inout [EditedSlot]
  ) {
    var trail: [EditedSlot.Share] = []
    var arrived = 1.0
    while let move = moving.first, move.page == page.slot {
      moving.removeFirst()
      let progress = move.animation.progress(at: time)
      trail = trail.map { .init(slot: $0.slot, weight: $0.weight * (1 - progress)) }
      // `arrived` is how far the previous move has opened this ghost.
      trail.append(.init(slot: move.ghost, weight: arrived * (1 - progress)))
      arrived = progress
    }
    for ghost in trail {
      ghosts.append(
        EditedSlot(
          slot: ghost.slot, presence: page.presence * ghost.weight, isStop: false, isGhost: true))
    }
    trail.append(.init(slot: page.slot, weight: arrived))
    edited.append(
      EditedSlot(
        slot: page.slot, presence: page.presence * arrived, ownPresence: page.presence,
        collapse: page.collapse, isStop: isStop, trail: trail))
  }
}

extension EditLedger.FadingEntry {
  /// How far the page's slot is open, and its cell shrunk.
  func state(at time: Time) -> FadingPage {
    switch stage {
    case .closing(let animation): return animation.state(of: page, at: time)
    case .opening(let animation): return animation.state(of: page, at: time)
    case .committing, .moving: return page
    }
  }
}
