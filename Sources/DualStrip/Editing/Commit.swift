import CollectionLayouts
import ScrollPhysics

/// From the end of an animation to the change of the data.
extension DualStripViewer {
  /// Moves the first edit whose phase has ended on to its next stage.
  mutating func advanceEdit(into events: inout [ViewerEvent]) {
    guard let entry = edits.dueEntry(at: now) else {
      edits.aspectChanges.removeEnded(at: now)
      edits.turns.removeEnded(at: now)
      return
    }
    switch entry.stage {
    case .closing:
      let slots = edits.pages(of: entry.id).map { $0.slot }
      edits.set(
        entry.id, to: .committing,
        pages: slots.map { FadingPage(slot: $0, collapse: 1, presence: 0) })
      editsChanged()
      letGoOfClosedGap(into: &events)
      if entry.isCommitted || configuration.commits == .immediate {
        remove(slots, of: entry.id, into: &events)
      } else {
        let pages = slots.map { document.ids[$0] }
        report(.commitRequested(entry.id, pages: pages), into: &events)
      }
    case .opening:
      edits.removeOpened(at: now)
      editsChanged()
    case .moving:
      let arrived = edits.arrived(at: now)
      let ghosts = edits.moves.filter { arrived.holds(ascending: $0.edit) }.map { $0.ghost }
      removeSlots(ghosts, finishing: arrived)
    case .committing: break
    }
  }

  mutating func applyCommit(
    _ edit: EditID, into events: inout [ViewerEvent]
  ) throws(EditRefusal) {
    if answerRestore(edit, succeeded: true, into: &events) { return }
    if let pages = edits.failedPages(of: edit) {
      try removeAfterAll(pages, of: edit, into: &events)
    } else {
      remove(try waitingSlots(of: edit), of: edit, into: &events)
    }
  }

  /// A commit that follows `failCommit`: the pages that are still shown close a second time.
  private mutating func removeAfterAll(
    _ pages: [PageID], of edit: EditID, into events: inout [ViewerEvent]
  ) throws(EditRefusal) {
    let left = pages.compactMap { document.slot(of: $0) }.filter { slots.isStop($0) }
    guard !left.isEmpty else { throw EditRefusal(.notWaiting) }
    edits.forgetFailure(of: edit)
    close(left, as: edit, isCommitted: true, into: &events)
  }

  mutating func applyFailure(
    _ edit: EditID, into events: inout [ViewerEvent]
  ) throws(EditRefusal) {
    if answerRestore(edit, succeeded: false, into: &events) { return }
    let slots = try waitingSlots(of: edit)
    let before = moment
    bringBack(edits.pages(of: edit), of: edit)
    let pages = slots.map { document.ids[$0] }
    edits.noteFailure(of: edit, pages: pages)
    report(.commitFailed(edit, pages: pages), into: &events)
    reportSelected(slots, into: &events)
    keepPosition(of: before, into: &events)
    // At rest, the page that the user reads stays in view, if there is one.
    if case .resting = motion, live != nil {
      anchorLivePage()
    } else {
      judge(.delete, into: &events)
    }
    noteAnswer(to: edit, succeeded: false, into: &events)
  }

  mutating func applyCancel(
    _ edit: EditID, into events: inout [ViewerEvent]
  ) throws(EditRefusal) {
    guard edits.canCancel(edit) else { throw EditRefusal(.tooLate) }
    bringBackCancelled(edit, into: &events)
    noteAnswer(to: edit, succeeded: false, into: &events)
  }

  /// Brings the pages of a delete back whose animation is under way.
  mutating func bringBackCancelled(_ edit: EditID, into events: inout [ViewerEvent]) {
    guard case .closing(let animation) = edits.stage(of: edit) else { return }
    let before = moment
    let pages = edits.pages(of: edit)
    bringBack(pages.map { animation.state(of: $0, at: now) }, of: edit)
    report(.editCancelled(edit, pages: pages.map { document.ids[$0.slot] }), into: &events)
    reportSelected(pages.map { $0.slot }, into: &events)
    keepPosition(of: before, into: &events)
    judge(.delete, into: &events)
  }

  /// Pages that come back are selected again if they were.
  private mutating func reportSelected(_ slots: [Int], into events: inout [ViewerEvent]) {
    let selected = slots.filter { selection.slots.contains($0) }
    reportSelection(of: selected, isAdded: true, into: &events)
  }

  private func waitingSlots(of edit: EditID) throws(EditRefusal) -> [Int] {
    guard case .committing = edits.stage(of: edit) else { throw EditRefusal(.notWaiting) }
    return edits.pages(of: edit).map { $0.slot }
  }

  private mutating func bringBack(_ pages: [FadingPage], of edit: EditID) {
    let animation = InsertAnimation(of: pages, at: now, durations: durations)
    edits.set(edit, to: .opening(animation), pages: pages)
    editsChanged()
  }

  /// Removes the pages of an edit: their presence is 0, so nothing that is visible moves.
  private mutating func remove(
    _ slots: [Int], of edit: EditID, into events: inout [ViewerEvent]
  ) {
    let pages = slots.map { document.ids[$0] }
    let leaving = slots.sorted()
    let ghosts = edits.moves.filter { leaving.holds(ascending: $0.page) }.map { $0.ghost }
    if edits.history.place(of: edit) == nil { edits.history.forget(placed(leaving)) }
    let index = live.map { self.slots.index(of: $0) }
    removeSlots(slots + ghosts, finishing: [edit])
    report(.committed(edit, pages: pages), into: &events)
    reportIndex(changedFrom: index, cause: .delete, into: &events)
    noteAnswer(to: edit, succeeded: true, into: &events)
  }

  /// Reports a new index of the same active page.
  mutating func reportIndex(
    changedFrom old: Int?, cause: ViewerEvent.Cause, into events: inout [ViewerEvent]
  ) {
    guard let live, let old else { return }
    let index = slots.index(of: live)
    guard index != old else { return }
    report(.indexChanged(document.ids[live], index: index, cause: cause), into: &events)
  }

  /// Removes closed slots, and renumbers all others.
  ///
  /// - Parameter finished: the edits that this ends, by ascending number.
  private mutating func removeSlots(_ gone: [Int], finishing finished: [EditID]) {
    let numbering = Numbering.removing(gone)
    if let anchor, numbering.slot(anchor) == nil {
      // All gaps have closed: otherwise another page would have taken over by now.
      self.anchor = neighbour(of: anchor) { slots.isPage($0) && numbering.slot($0) != nil }
    }
    edits.remove(finished)
    edits.removeMoves(of: gone)
    document.remove(gone)
    renumber(numbering)
    editsChanged()
  }

  /// Gives every stored slot its new number. Only this function knows where slots are stored.
  mutating func renumber(_ numbering: Numbering) {
    anchor = anchor.flatMap { numbering.slot($0) }
    live = live.flatMap { numbering.slot($0) }
    // The settled page is never one that has been removed.
    settledSlot = settledSlot.flatMap { numbering.slot($0) } ?? live
    motion.renumber(numbering)
    finger?.renumber(numbering)
    expansion.renumber(numbering)
    selection.renumber(numbering)
    edits.renumber(numbering)
    browsing.anchor = browsing.anchor.flatMap { numbering.slot($0) }
    if !hand.isEmpty { hand.renumber(numbering) }
  }
}
