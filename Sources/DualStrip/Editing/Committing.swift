import CollectionLayouts
import ScrollPhysics

/// From the end of an animation to the change of the data.
extension DualStripViewer {
  /// The first phase that is due has ended.
  mutating func advanceEdit(into events: inout [ViewerEvent]) {
    guard let entry = edits.dueEntry(at: now) else {
      edits.aspectChanges.removeAll { $0.end <= now }
      return
    }
    switch entry.stage {
    case .closing(let animation):
      let slots = animation.pages.map(\.slot)
      edits.set(entry.id, to: .committing(slots))
      switch configuration.commits {
      case .immediate: remove(slots, of: entry.id, into: &events)
      case .byHost:
        let pages = slots.map { document.ids[$0] }
        report(.commitRequested(entry.id, pages: pages), into: &events)
      }
    case .opening: edits.set(entry.id, to: nil)
    case .moving(let move): removeSlots([move.ghost], finishing: entry.id)
    case .committing: break
    }
  }

  mutating func applyCommit(
    _ edit: EditID, into events: inout [ViewerEvent]
  ) throws(EditRefusal) {
    remove(try waitingSlots(of: edit), of: edit, into: &events)
  }

  mutating func applyFailure(
    _ edit: EditID, into events: inout [ViewerEvent]
  ) throws(EditRefusal) {
    let slots = try waitingSlots(of: edit)
    let pages = slots.map { FadingPage(slot: $0, collapse: 1, presence: 0) }
    bringBack(pages, of: edit)
    report(.commitFailed(edit, pages: slots.map { document.ids[$0] }), into: &events)
    judge(.delete, into: &events)
  }

  mutating func applyCancel(
    _ edit: EditID, into events: inout [ViewerEvent]
  ) throws(EditRefusal) {
    guard case .closing(let animation) = edits.entry(edit)?.stage else {
      throw EditRefusal(.tooLate)
    }
    bringBack(animation.pages.map { animation.state(of: $0, at: now) }, of: edit)
    let pages = animation.pages.map { document.ids[$0.slot] }
    report(.editCancelled(edit, pages: pages), into: &events)
    judge(.delete, into: &events)
  }

  private func waitingSlots(of edit: EditID) throws(EditRefusal) -> [Int] {
    guard case .committing(let slots) = edits.entry(edit)?.stage else {
      throw EditRefusal(.notWaiting)
    }
    return slots
  }

  private mutating func bringBack(_ pages: [FadingPage], of edit: EditID) {
    edits.set(
      edit, to: .opening(InsertAnimation(pages, at: now, phase: configuration.duration(150))))
  }

  /// The pages go: their presence is 0, so nothing that is visible moves.
  private mutating func remove(
    _ slots: [Int], of edit: EditID, into events: inout [ViewerEvent]
  ) {
    let pages = slots.map { document.ids[$0] }
    let ghosts = slots.flatMap { edits.moves(of: $0).map(\.ghost) }
    let index = live.map { currentSlots.index(of: $0) }
    removeSlots(slots + ghosts, finishing: edit)
    report(.committed(edit, pages: pages), into: &events)
    reportIndex(changedFrom: index, cause: .delete, into: &events)
  }

  /// Tells of another index of the same active page.
  func reportIndex(
    changedFrom old: Int?, cause: ViewerEvent.Cause, into events: inout [ViewerEvent]
  ) {
    guard let live, let old else { return }
    let index = currentSlots.index(of: live)
    guard index != old else { return }
    report(.indexChanged(document.ids[live], index: index, cause: cause), into: &events)
  }

  /// Takes closed slots away, and numbers all others anew.
  private mutating func removeSlots(_ gone: [Int], finishing edit: EditID) {
    let slots = currentSlots
    let position = currentPosition(slots: slots)
    let formerAnchor = anchor
    let formerEdge = formerAnchor.map { slots.clamped(edge(of: $0, slots: slots)) } ?? 0
    let numbering = Numbering.removing(gone)
    let isAnchorGone = formerAnchor.map { numbering.slot($0) == nil } ?? false
    if isAnchorGone { anchor = neighbour(of: formerAnchor, numbering, slots: slots) }
    edits.set(edit, to: nil)
    edits.removeMoves(of: gone)
    document.remove(gone)
    renumber(numbering)
    if isAnchorGone { holdOn(at: position, formerEdge: formerEdge) }
  }

  /// The page that takes over from the one that the view holds on to, on the side of its edge.
  private func neighbour(of slot: Int?, _ numbering: Numbering, slots: Slots) -> Int? {
    guard let slot else { return nil }
    func isPage(_ other: Int) -> Bool {
      numbering.slot(other) != nil && slots.edit(of: other)?.isGhost != true
    }
    let after = (slot + 1..<slots.count).first(where: isPage)
    let before = stride(from: slot - 1, through: 0, by: -1).first(where: isPage)
    return configuration.focusPolicy == .next ? after ?? before : before ?? after
  }

  /// Another page is the anchor now; the position stays where it is.
  private mutating func holdOn(at position: Double, formerEdge: Double) {
    let slots = currentSlots
    switch motion {
    case .resting:
      let held = slots.clamped(anchor.map { edge(of: $0, slots: slots) } ?? 0)
      if (held - formerEdge).magnitude > insignificant { fadeToAnchor(from: position) }
    case .held(var hold):
      anchor = nearestPage(to: position, slots: slots)
      let held = anchor.map { edge(of: $0, slots: slots) } ?? 0
      hold.offset = position - hold.overscroll - held
      motion = .held(hold)
    case .settling, .focusing: break
    }
  }

  /// Gives every stored slot its new number: the one place that knows who stores any.
  mutating func renumber(_ numbering: Numbering) {
    anchor = anchor.flatMap { numbering.slot($0) }
    live = live.flatMap { numbering.slot($0) }
    // Where the view last rested is never a page that is gone.
    settledSlot = settledSlot.flatMap { numbering.slot($0) } ?? live
    finger?.renumber(numbering)
    expansion.renumber(numbering)
    edits.renumber(numbering)
  }
}
