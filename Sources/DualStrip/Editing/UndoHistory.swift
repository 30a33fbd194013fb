import CollectionLayouts
import Elementary

/// The edits that people made. First come the done ones, from the oldest to the latest; behind them
/// come the undone ones. `undo` takes the last done one, `redo` the first undone one.
///
/// Pages are remembered by name, so that edits of others do not matter.
struct UndoHistory: Equatable, Sendable {
  private(set) var entries: [UndoEntry] = []
  /// How many of the entries are done.
  private(set) var done = 0
  /// Entries that cannot be undone or redone any more, unless the host fails to restore their pages
  /// or to commit their delete.
  var aside: [UndoEntry] = []
  /// What people have asked for while the host owed an answer.
  var wishes: [Wish] = []

  /// An undo or a redo that waits for an answer of the host.
  struct Wish: Equatable, Sendable {
    var isUndo: Bool
    /// The edit that it will be.
    var number: EditID
  }

  func place(of edit: EditID) -> Int? { entries.lastIndex { $0.edit == edit } }

  subscript(place: Int) -> UndoEntry {
    get { entries[place] }
    set { entries[place] = newValue }
  }

  /// The place of the next entry to undo or redo; `nil` if there is none.
  func next(isUndo: Bool) -> Int? {
    let place = isUndo ? done - 1 : done
    return entries.indices.contains(place) ? place : nil
  }

  /// The places of the entries to undo or redo, the next one first.
  func places(isUndo: Bool) -> StrideTo<Int> {
    isUndo ? stride(from: done - 1, to: -1, by: -1) : stride(from: done, to: entries.count, by: 1)
  }

  /// How many entries could be undone or redone once all wishes have come true.
  func depth(isUndo: Bool) -> Int {
    let undone = wishes.reduce(0) { $0 + ($1.isUndo ? 1 : -1) }
    return isUndo ? done - undone : entries.count - done + undone
  }

  /// The entry that a further undo or redo is about, once all wishes have come true.
  func entry(afterWishes isUndo: Bool) -> UndoEntry? {
    let place = depth(isUndo: true) - (isUndo ? 1 : 0)
    return entries.indices.contains(place) ? entries[place] : nil
  }

  /// The entries whose pages the host has been asked to restore.
  var restoring: [UndoEntry] { (aside + entries).filter { $0.restoring != nil } }

  /// Whether there are such entries. Cost: O(entries).
  var isRestoring: Bool {
    entries.contains { $0.restoring != nil } || aside.contains { $0.restoring != nil }
  }

  // MARK: Changes

  /// Adds an edit that has just been done, behind all that are done.
  mutating func add(_ entry: UndoEntry) {
    entries.insert(entry, at: done)
    done += 1
  }

  /// Whether the last entry that is done is the edit that is being applied.
  var hasNew: Bool { done > 0 && entries[done - 1].isNew }

  /// Counts the next entry to undo as undone, or the next one to redo as done.
  mutating func step(isUndo: Bool) { done += isUndo ? -1 : 1 }

  /// An undo that failed: the entry is done after all, behind the others that are done.
  mutating func takeBackUndo(of place: Int) {
    let entry = entries.remove(at: place)
    add(entry)
  }

  /// An undo that failed, and that the host has carried out after all.
  mutating func undoAfterAll(_ place: Int) {
    let entry = takeOut(place)
    entries.insert(entry, at: done)
  }

  /// Removes an entry. Its pages that are not in the document cannot come back, so pages that
  /// remember them as neighbours get the neighbours of these.
  ///
  /// - Parameter isThere: whether a page is in the document.
  mutating func remove(_ place: Int, isThere: (PageID) -> Bool) {
    let gone = absent(place).filter { !isThere($0.id) }
    _ = takeOut(place)
    forget(gone)
  }

  mutating func takeOut(_ place: Int) -> UndoEntry {
    if place < done { done -= 1 }
    return entries.remove(at: place)
  }

  /// The pages that an entry has removed from the document, or moved within it.
  private func absent(_ place: Int) -> [PlacedPage] {
    let entry = entries[place]
    if entry.kind == .turn { return [] }
    return entry.restoring.map { $0 ? entry.before : entry.after }
      ?? (place < done ? entry.before : entry.after)
  }

  /// Puts the neighbours of pages that will not come back in their place.
  mutating func forget(_ gone: [PlacedPage]) {
    guard !gone.isEmpty, !entries.isEmpty else { return }
    let gone = gone.sorted { $0.id < $1.id }
    for place in entries.indices { entries[place].forget(gone) }
  }

  /// The neighbour that a page had when an edit removed it; pages that the same edit removed do not
  /// count. `nil` if no entry removed the page.
  func neighbour(_ side: PlacedPage.Side, ofGone page: PageID) -> PlacedPage.Neighbour? {
    for entry in entries.indices.reversed() {
      let list = absent(entry)
      guard var place = list.firstIndex(where: { $0.id == page }) else { continue }
      let step = side == .previous ? -1 : 1
      while list.indices.contains(place + step), list[place + step].id == list[place][side].stop {
        place += step
      }
      return list[place][side]
    }
    return nil
  }
}

/// An edit that can be undone or redone.
struct UndoEntry: Equatable, Sendable {
  var kind: DualStripViewer.UndoableEdit.Kind
  /// The edit itself; a new list of pages has no number.
  var id: EditID?
  /// The pages that the edit took away or changed, as they were before it, in their order.
  var before: [PlacedPage] = []
  /// The pages that it brought or changed, as they were after it, in their order.
  var after: [PlacedPage] = []
  /// By how many quarters it turned its pages.
  var quarters: Int
  /// The last edit that did, undid or redid it.
  var edit: EditID?
  /// Whether the host has been asked to restore the pages before it, for an undo, or after it, for a
  /// redo; `nil` if the host owes no such answer.
  var restoring: Bool?
  /// Whether its edit is still being applied.
  var isNew = false

  fileprivate mutating func forget(_ gone: [PlacedPage]) {
    for place in before.indices { before[place].forget(gone) }
    for place in after.indices { after[place].forget(gone) }
  }
}

/// A page as it was, with its neighbours: enough to bring it back to its place.
struct PlacedPage: Equatable, Sendable {
  var page: Page
  var isSelected: Bool
  var previous: Neighbour
  var next: Neighbour

  /// What is next to a page on one side.
  struct Neighbour: Equatable, Sendable {
    /// The next page, even one that is being deleted; `nil` at an end.
    var page: PageID?
    /// The next page that is not being deleted: it is there when the delete is undone.
    var stop: PageID?
  }

  var id: PageID { page.id }

  enum Side { case previous, next }

  subscript(side: Side) -> Neighbour { side == .previous ? previous : next }

  /// - Parameter gone: pages that will not come back, by ascending id.
  fileprivate mutating func forget(_ gone: [PlacedPage]) {
    previous.stop = PlacedPage.neighbour(.previous, from: previous.stop, beyond: gone)
    next.stop = PlacedPage.neighbour(.next, from: next.stop, beyond: gone)
  }

  private static func neighbour(
    _ side: Side, from page: PageID?, beyond gone: [PlacedPage]
  ) -> PageID? {
    var page = page
    // No page is passed twice, unless two edits disagree about their order.
    for _ in gone.indices {
      guard let name = page, let place = gone.place(ascending: name) else { return page }
      page = gone[place][side].stop
    }
    return page
  }
}

extension [PlacedPage] {
  /// The index of a page in a list by ascending id. Cost: O(log *n*).
  func place(ascending id: PageID) -> Int? {
    let place = partitionPoint(of: count) { self[$0].id >= id }
    return place < count && self[place].id == id ? place : nil
  }
}

extension UndoHistory: Archivable {
  init(_ archive: inout Archive, _ saved: UndoHistory?) throws(ArchiveFault) {
    entries = try archive.list(saved?.entries)
    done = try archive.number(saved?.done, in: 0...entries.count)
    aside = try archive.list(saved?.aside)
    wishes = try archive.list(saved?.wishes)
  }
}
