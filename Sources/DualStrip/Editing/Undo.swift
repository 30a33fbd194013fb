public import CollectionLayouts
public import ScrollPhysics

/// Undo and redo of the edits that people made: the inverse edit, animated like any other.
extension DualStripViewer {
  /// An edit that can be undone or redone, for a menu that says "Undo delete of 3 pages".
  public struct UndoableEdit: Hashable, Sendable {
    /// What the edit did.
    public var kind: Kind
    /// Its pages, in their order.
    public var pages: [PageID]
    /// Its number; `nil` for a new list of pages, which has none.
    public var id: EditID?

    /// What an edit can do.
    @nonexhaustive public enum Kind: Hashable, Sendable {
      /// It deleted pages.
      case delete
      /// It inserted pages.
      case insert
      /// It moved pages.
      case move
      /// It arranged all pages; `pages` lists the ones that moved.
      case arrange
      /// It turned pages.
      case turn
      /// It replaced the list of pages; `pages` lists the ones that went or moved, or else came.
      case replace
    }
  }

  /// Undoes the latest edit of people that is not undone. Pages return between their former
  /// neighbours. A delete whose commit has not been requested is cancelled. For pages that are gone
  /// the host is asked (`restoreRequested`); it answers as for a commit. An edit whose pages are all
  /// gone is skipped.
  ///
  /// - Throws: `EditRefusal` if there is nothing to undo, and while the host owes answers for a
  ///   thousand deletes, or a thousand undos and redos wait for it.
  /// - Complexity: O(*n*) for the slots, as for any edit; O(pages in the history) while the former
  ///   neighbours of a page are gone.
  @discardableResult
  public mutating func undo(at time: Time) throws(EditRefusal) -> AcceptedEdit {
    try edit(.undo, at: time)
  }

  /// Does the edit again that was undone last. A new edit of people leaves nothing to redo.
  ///
  /// - Throws: `EditRefusal` if there is nothing to redo, and while the host owes answers for a
  ///   thousand deletes, or a thousand undos and redos wait for it.
  @discardableResult
  public mutating func redo(at time: Time) throws(EditRefusal) -> AcceptedEdit {
    try edit(.redo, at: time)
  }

  /// What `undo` would undo; `nil` if there is nothing.
  public var canUndo: UndoableEdit? { undoable(isUndo: true) }

  /// What `redo` would do again; `nil` if there is nothing.
  public var canRedo: UndoableEdit? { undoable(isUndo: false) }

  /// How many edits are remembered to be undone.
  public var undoDepth: Int { edits.history.depth(isUndo: true) }

  /// How many edits are remembered to be done again.
  public var redoDepth: Int { edits.history.depth(isUndo: false) }

  private func undoable(isUndo: Bool) -> UndoableEdit? {
    let history = edits.history
    let entry =
      hasToWait(beforeUndo: isUndo)
      ? history.entry(afterWishes: isUndo) : nextChange(isUndo: isUndo).map { history[$0.place] }
    return entry.map { entry in
      let pages = entry.before.isEmpty ? entry.after : entry.before
      return UndoableEdit(kind: entry.kind, pages: pages.map { $0.id }, id: entry.id)
    }
  }

  // MARK: Undoing

  /// What undoing or redoing an edit changes.
  private enum Change {
    /// The last delete has not been committed: it is cancelled.
    case cancel(EditID)
    case close([Int])
    case restore([PlacedPage])
    case move(UndoMoves)
    case turn([Int], quarters: Int)
  }

  mutating func applyUndo(
    isUndo: Bool, into events: inout [ViewerEvent]
  ) throws(EditRefusal) -> EditID? {
    let nothing = EditRefusal(isUndo ? .nothingToUndo : .nothingToRedo)
    if hasToWait(beforeUndo: isUndo) {
      guard let entry = edits.history.entry(afterWishes: isUndo) else { throw nothing }
      guard edits.history.wishes.count < EditLedger.mostWaiting else {
        throw EditRefusal(.tooManyWaiting)
      }
      let number = edits.takeNumber()
      edits.history.wishes.append(.init(isUndo: isUndo, number: number))
      report(entry.id, isUndone: isUndo, by: number, into: &events)
      return number
    }
    guard let next = nextChange(isUndo: isUndo) else { throw nothing }
    try refuseBeyondRoom(next.change)
    var number: EditID?
    if case .cancel = next.change {} else { number = edits.takeNumber() }
    report(edits.history[next.place].id, isUndone: isUndo, by: number, into: &events)
    perform(next, isUndo: isUndo, as: number, into: &events)
    return number
  }

  private mutating func report(
    _ edit: EditID?, isUndone: Bool, by number: EditID?, into events: inout [ViewerEvent]
  ) {
    report(isUndone ? .undone(edit, by: number) : .redone(edit, by: number), into: &events)
  }

  /// Grants the wishes that the host no longer keeps waiting.
  mutating func grantWishes(into events: inout [ViewerEvent]) {
    while let wish = edits.history.wishes.first, !hostOwesAnswer(beforeUndo: wish.isUndo) {
      edits.history.wishes.removeFirst()
      guard let next = nextChange(isUndo: wish.isUndo) else {
        report(.editCancelled(wish.number, pages: []), into: &events)
        continue
      }
      perform(next, isUndo: wish.isUndo, as: wish.number, into: &events)
    }
  }

  /// Ends all wishes: what they were based on has failed, or people have gone on with another edit.
  mutating func dropWishes(into events: inout [ViewerEvent]) {
    let wishes = edits.history.wishes
    edits.history.wishes = []
    for wish in wishes { report(.editCancelled(wish.number, pages: []), into: &events) }
  }

  /// Whether a further undo or redo becomes a wish.
  private func hasToWait(beforeUndo isUndo: Bool) -> Bool {
    !edits.history.wishes.isEmpty || hostOwesAnswer(beforeUndo: isUndo)
  }

  /// Whether the next undo or redo has to wait: edits are undone strictly one after the other, and
  /// each may fail until the host has answered for it.
  private func hostOwesAnswer(beforeUndo isUndo: Bool) -> Bool {
    let history = edits.history
    for place in history.places(isUndo: isUndo) {
      let entry = history[place]
      if entry.restoring != nil { return true }
      if let edit = entry.edit, edits.isLeaving(entry), !edits.canCancel(edit) { return true }
      if change(of: entry, isUndo: isUndo) != nil { break }
    }
    guard let place = history.next(isUndo: !isUndo) else { return false }
    let other = history[place]
    if other.restoring != nil { return true }
    // The edit itself is not undone yet, so nothing before it is.
    guard other.edit != other.id, configuration.commits == .byHost else { return false }
    return edits.isLeaving(other)
  }

  /// The next edit to undo or redo of which anything is left, and what that changes.
  private func nextChange(isUndo: Bool) -> (place: Int, change: Change)? {
    for place in edits.history.places(isUndo: isUndo) {
      if let change = change(of: edits.history[place], isUndo: isUndo) { return (place, change) }
    }
    return nil
  }

  private func change(of entry: UndoEntry, isUndo: Bool) -> Change? {
    if let edit = entry.edit, edits.canCancel(edit) { return .cancel(edit) }
    let (from, to) = isUndo ? (entry.after, entry.before) : (entry.before, entry.after)
    switch entry.kind {
    case .delete, .insert:
      if to.isEmpty {
        let present = from.compactMap { stop($0.id) }
        return present.isEmpty ? nil : .close(present)
      }
      return to.allSatisfy { document.slot(of: $0.id) != nil } ? nil : .restore(to)
    case .move, .arrange:
      let moves = UndoMoves(to, in: self)
      return moves.isEmpty ? nil : .move(moves)
    case .turn:
      let present = from.compactMap { document.slot(of: $0.id) }
      return present.isEmpty
        ? nil : .turn(present, quarters: isUndo ? -entry.quarters : entry.quarters)
    case .replace: return .restore(to)
    }
  }

  /// Forgets the edits to be redone next of which nothing is left. An undo could give them something
  /// to do again; redoing all would then lead to another document.
  private mutating func forgetWhatCannotBeRedone() {
    while let place = edits.history.next(isUndo: false) {
      let entry = edits.history[place]
      guard entry.restoring == nil, !edits.isLeaving(entry), change(of: entry, isUndo: false) == nil
      else { return }
      removeFromHistory(place)
    }
  }

  private func refuseBeyondRoom(_ change: Change) throws(EditRefusal) {
    if case .close = change, configuration.commits == .byHost, !edits.hasRoomForDelete {
      throw EditRefusal(.tooManyWaiting)
    }
  }

  /// Undoes or redoes an edit, and forgets those between of which nothing is left.
  private mutating func perform(
    _ next: (place: Int, change: Change), isUndo: Bool, as number: EditID?,
    into events: inout [ViewerEvent]
  ) {
    var place = next.place
    if isUndo { forgetWhatCannotBeRedone() }
    while let passed = edits.history.next(isUndo: isUndo), passed != place {
      removeFromHistory(passed)
      if !isUndo { place -= 1 }
    }
    edits.history.step(isUndo: isUndo)
    edits.history[place].edit = number
    if case .cancel(let edit) = next.change { bringBackCancelled(edit, into: &events) }
    guard let number else { return }
    switch next.change {
    case .cancel: break
    case .close(let slots):
      report(.editAccepted(number, pages: slots.sorted().map { document.ids[$0] }), into: &events)
      // Pages that the host is deleting are none of this edit, even if they come back.
      recapture(slots, of: place, isUndo: isUndo)
      close(slots, as: number, into: &events)
    case .restore(let pages):
      let missing = pages.map { $0.id }.filter { document.slot(of: $0) == nil }
      report(.editAccepted(number, pages: missing), into: &events)
      edits.history[place].restoring = isUndo
      if configuration.commits == .byHost, !missing.isEmpty {
        report(.restoreRequested(number, pages: missing), into: &events)
      } else {
        _ = answerRestore(number, succeeded: true, into: &events)
      }
    case .move(let moves):
      recapture(place, isUndo: isUndo)
      carryOut(moves, as: number, into: &events)
    case .turn(let slots, let quarters):
      // Pages that are gone now are not turned when the turn is redone, either.
      let turned = placed(slots)
      edits.history[place].before = turned
      edits.history[place].after = turned
      turn(slots, by: quarters, as: number, into: &events)
    }
  }
}
