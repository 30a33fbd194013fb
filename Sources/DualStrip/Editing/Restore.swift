import CollectionLayouts
import ScrollPhysics

/// What an undo needs beside the edits: what people did, pages that return, and the host's answers.
extension DualStripViewer {
  // MARK: Remembering

  /// Remembers an edit that people made. One of the host is forgotten at the end of `apply`.
  mutating func remember(
    _ kind: UndoableEdit.Kind, as id: EditID?, before: [PlacedPage] = [],
    after: [PlacedPage] = [], quarters: Int = 0
  ) {
    edits.history.add(
      UndoEntry(
        kind: kind, id: id, before: before, after: after, quarters: quarters, edit: id,
        isNew: true))
  }

  /// Ends an edit that has been remembered: people's leaves nothing to redo, and the oldest make
  /// room; the host's is not kept.
  mutating func settleHistory(isByHost: Bool, into events: inout [ViewerEvent]) {
    let last = edits.history.done - 1
    edits.history[last].isNew = false
    guard !isByHost else { return removeFromHistory(last) }
    dropWishes(into: &events)
    while edits.history.entries.count > edits.history.done { forget(edits.history.done) }
    while edits.history.done > configuration.undoLimit { forget(0) }
  }

  /// Forgets an edit, except that the host's answer for it is awaited.
  private mutating func forget(_ place: Int) {
    let entry = edits.history[place]
    let isBeingUndone = place >= edits.history.done && edits.isLeaving(entry)
    guard entry.restoring != nil || isBeingUndone else {
      return removeFromHistory(place)
    }
    edits.history.aside.append(edits.history.takeOut(place))
  }

  mutating func removeFromHistory(_ place: Int) {
    let document = document
    edits.history.remove(place) { document.slot(of: $0) != nil }
  }

  /// The pages of these slots, ascending, with their neighbours.
  func placed(_ slots: [Int]) -> [PlacedPage] {
    slots.map { slot in
      PlacedPage(
        page: document.page(in: slot),
        isSelected: selection.slots.contains(slot),
        previous: neighbour(of: slot, step: -1), next: neighbour(of: slot, step: 1))
    }
  }

  private func neighbour(of slot: Int, step: Int) -> PlacedPage.Neighbour {
    var slot = slot + step
    var found = PlacedPage.Neighbour()
    while slot >= 0, slot < slots.count, found.stop == nil {
      if found.page == nil, slots.isPage(slot) { found.page = document.ids[slot] }
      if slots.isStop(slot) { found.stop = document.ids[slot] }
      slot += step
    }
    return found
  }

  // MARK: Answers

  /// Goes on with the history when a delete or a restore has ended.
  mutating func noteAnswer(
    to edit: EditID, succeeded: Bool, into events: inout [ViewerEvent]
  ) {
    if let place = edits.history.aside.firstIndex(where: { $0.edit == edit }) {
      var entry = edits.history.aside.remove(at: place)
      let wasUndone = entry.restoring != false
      entry.restoring = nil
      if !succeeded, wasUndone { edits.history.add(entry) }
      return
    }
    guard let place = edits.history.place(of: edit) else { return }
    let entry = edits.history[place]
    edits.history[place].restoring = nil
    if succeeded {
      let isUndoOfInsert = entry.kind == .insert && entry.restoring == nil && entry.id != edit
      if isUndoOfInsert, place < edits.history.done { edits.history.undoAfterAll(place) }
      return grantWishes(into: &events)
    }
    if place >= edits.history.done {
      edits.history.takeBackUndo(of: place)
    } else if place == edits.history.done - 1, entry.id != edit {
      edits.history.step(isUndo: true)
    } else {
      // A delete that never happened, or a redo behind which people have gone on.
      removeFromHistory(place)
    }
    dropWishes(into: &events)
  }

  /// Ends a restore with the host's answer; returns `false` if the edit is none.
  mutating func answerRestore(
    _ edit: EditID, succeeded: Bool, into events: inout [ViewerEvent]
  ) -> Bool {
    guard let entry = edits.history.restoring.first(where: { $0.edit == edit }) else {
      return false
    }
    if succeeded {
      restore(entry, as: edit, into: &events)
    } else {
      report(.restoreFailed(edit, pages: missingPages(of: entry)), into: &events)
    }
    noteAnswer(to: edit, succeeded: succeeded, into: &events)
    return true
  }

  /// The pages that the host has been asked to restore and that are not in the document yet.
  func missingPages(of entry: UndoEntry) -> [PageID] {
    let returning = entry.restoring == true ? entry.before : entry.after
    return returning.map { $0.id }.filter { document.slot(of: $0) == nil }
  }

  /// Shows the pages of an edit again; the host has them.
  private mutating func restore(
    _ entry: UndoEntry, as number: EditID, into events: inout [ViewerEvent]
  ) {
    let missing = missingPages(of: entry)
    let isUndo = entry.restoring == true
    let (returning, leaving) = isUndo ? (entry.before, entry.after) : (entry.after, entry.before)
    let gaps = gaps(for: returning)
    let selected = returning.filter { $0.isSelected && document.slot(of: $0.id) == nil }
    if entry.kind == .replace {
      if let place = edits.history.place(of: number) { recapture(place, isUndo: isUndo) }
      let list = pages(with: returning, at: gaps, without: leaving)
      report(.restored(number, pages: missing), into: &events)
      if list != currentPages { replaceList(with: list, into: &events) }
    } else if missing.isEmpty {
      report(.restored(number, pages: []), into: &events)
    } else {
      let coming = gaps.filter { document.slot(of: returning[$0.place].id) == nil }
      let pages = coming.map { returning[$0.place].page }
      open(
        pages, at: coming.map { $0.gap }, as: number,
        reporting: .restored(number, pages: pages.map { $0.id }), into: &events)
    }
    let slots = selected.compactMap { document.slot(of: $0.id) }
    for slot in slots { selection.slots.set(slot..<slot + 1, to: true) }
    reportSelection(of: slots, isAdded: true, into: &events)
  }

  /// Remembers the pages of an edit where they are now, before it takes them away or moves them
  /// again: then undo and redo are the inverse of each other, whatever others have done.
  mutating func recapture(_ place: Int, isUndo: Bool) {
    let entry = edits.history[place]
    let slots = (isUndo ? entry.after : entry.before).compactMap { document.slot(of: $0.id) }
    recapture(slots, of: place, isUndo: isUndo)
  }

  /// Remembers the pages in these slots as those of an edit, with their places.
  mutating func recapture(_ slots: [Int], of place: Int, isUndo: Bool) {
    if isUndo {
      edits.history[place].after = placed(slots.sorted())
    } else {
      edits.history[place].before = placed(slots.sorted())
    }
  }

  /// The present list of pages, with some that return to their places and without some that go.
  private func pages(
    with returning: [PlacedPage], at gaps: [(gap: Int, place: Int)], without leaving: [PlacedPage]
  ) -> [Page] {
    let named = (returning + leaving).map { $0.id }.sorted()
    return list(adding: gaps.map { ($0.gap, returning[$0.place].page) }) { slot in
      let isKept = slots.isPage(slot) && !named.holds(ascending: document.ids[slot])
      return isKept ? document.page(in: slot) : nil
    }
  }
}
