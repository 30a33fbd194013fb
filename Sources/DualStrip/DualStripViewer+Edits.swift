public import ScrollPhysics

/// Edits. Each names its pages by id, fixed when it is requested; one that is refused changes
/// nothing. A delete shows its animation first and asks for its commit after; the others tell
/// the viewer what the host has done already.
///
/// What happens goes to `events`. The methods without that parameter drop it, and with it what
/// fell due up to their time: they are for callers who `advance` to that time first, and who do
/// not follow the active page. `pendingEdits` always knows which commits wait for an answer.
extension DualStripViewer {
  /// Lets pages go: the active one is succeeded at once, the gap closes in 0.3 s, then the
  /// commit is due.
  ///
  /// - Throws: `EditRefusal` for no page, one named twice, an unknown one, or one that is being
  ///   deleted already.
  @discardableResult
  public mutating func delete(
    _ pages: [PageID], at time: Time, into events: inout [ViewerEvent]
  ) throws(EditRefusal) -> EditID {
    try perform(at: time, into: &events) { viewer, events throws(EditRefusal) in
      try viewer.applyDelete(pages, into: &events)
    }
  }

  @discardableResult
  public mutating func delete(_ pages: [PageID], at time: Time) throws(EditRefusal) -> EditID {
    var events: [ViewerEvent] = []
    return try delete(pages, at: time, into: &events)
  }

  /// Shows pages that have come, in this order: room opens for them, then they grow.
  ///
  /// - Throws: `EditRefusal` for no page, one named twice, an id that is there, an aspect that
  ///   cannot be drawn, or a neighbour that is unknown or being deleted.
  @discardableResult
  public mutating func insert(
    _ pages: [Page], _ destination: Destination, at time: Time, into events: inout [ViewerEvent]
  ) throws(EditRefusal) -> EditID {
    try perform(at: time, into: &events) { viewer, events throws(EditRefusal) in
      try viewer.applyInsert(pages, destination, into: &events)
    }
  }

  @discardableResult
  public mutating func insert(
    _ page: Page, _ destination: Destination, at time: Time, into events: inout [ViewerEvent]
  ) throws(EditRefusal) -> EditID {
    try insert([page], destination, at: time, into: &events)
  }

  @discardableResult
  public mutating func insert(
    _ page: Page, _ destination: Destination, at time: Time
  ) throws(EditRefusal) -> EditID {
    var events: [ViewerEvent] = []
    return try insert(page, destination, at: time, into: &events)
  }

  /// Shows pages that go to another place, in 0.3 s: in the order that they stand in, one behind
  /// the other.
  ///
  /// - Returns: `nil` where the pages stand in the same order after it: nothing happens.
  /// - Throws: `EditRefusal` for no page, one named twice, a page or a neighbour that is unknown
  ///   or being deleted, and for a move relative to a page that moves.
  @discardableResult
  public mutating func move(
    _ pages: [PageID], _ destination: Destination, at time: Time, into events: inout [ViewerEvent]
  ) throws(EditRefusal) -> EditID? {
    try perform(at: time, into: &events) { viewer, events throws(EditRefusal) in
      try viewer.applyMove(pages, destination, into: &events)
    }
  }

  @discardableResult
  public mutating func move(
    _ page: PageID, _ destination: Destination, at time: Time, into events: inout [ViewerEvent]
  ) throws(EditRefusal) -> EditID? {
    try move([page], destination, at: time, into: &events)
  }

  @discardableResult
  public mutating func move(
    _ page: PageID, _ destination: Destination, at time: Time
  ) throws(EditRefusal) -> EditID? {
    var events: [ViewerEvent] = []
    return try move(page, destination, at: time, into: &events)
  }

  /// Shows another list of pages, at once. The active page stays if it is in the list; else its
  /// successor is active. Edits under way are over; deletes among them count as cancelled.
  ///
  /// - Throws: `EditRefusal` for a page named twice and an aspect that cannot be drawn.
  /// - Complexity: O(*n* log *n*).
  public mutating func replace(
    with pages: [Page], at time: Time, into events: inout [ViewerEvent]
  ) throws(EditRefusal) {
    try perform(at: time, into: &events) { viewer, events throws(EditRefusal) in
      try viewer.applyReplace(pages, into: &events)
    }
  }

  public mutating func replace(with pages: [Page], at time: Time) throws(EditRefusal) {
    var events: [ViewerEvent] = []
    try replace(with: pages, at: time, into: &events)
  }

  /// Takes in the true aspect of a page, width / height, that was not known before; in 0.15 s.
  /// For a page that is gone: `sizeIgnored`.
  ///
  /// - Throws: `EditRefusal` for an aspect that is not finite and above 0.
  public mutating func setAspect(
    _ aspect: Double, of page: PageID, at time: Time, into events: inout [ViewerEvent]
  ) throws(EditRefusal) {
    try perform(at: time, into: &events) { viewer, events throws(EditRefusal) in
      try viewer.applyAspect(aspect, of: page, into: &events)
    }
  }

  public mutating func setAspect(
    _ aspect: Double, of page: PageID, at time: Time
  ) throws(EditRefusal) {
    var events: [ViewerEvent] = []
    try setAspect(aspect, of: page, at: time, into: &events)
  }

  /// The host has removed the pages of a delete that asked for its commit.
  @discardableResult
  public mutating func commit(_ edit: EditID, at time: Time) -> [ViewerEvent] {
    handle(.commit(edit), at: time)
  }

  /// The host could not remove them: they come back.
  @discardableResult
  public mutating func failCommit(_ edit: EditID, at time: Time) -> [ViewerEvent] {
    handle(.failCommit(edit), at: time)
  }

  /// Takes a delete back whose commit has not been asked for yet.
  @discardableResult
  public mutating func cancel(_ edit: EditID, at time: Time) -> [ViewerEvent] {
    handle(.cancel(edit), at: time)
  }

  /// The deletes that are not committed yet.
  public var pendingEdits: [PendingEdit] {
    edits.entries.filter(\.stage.isLeaving).map { entry in
      PendingEdit(
        id: entry.id, pages: edits.pages(of: entry.id).map { document.ids[$0.slot] },
        isCommitting: entry.stage == .committing)
    }
  }

  /// As an input, an edit that is refused says so by an event.
  mutating func applyEdit(_ input: Input, into events: inout [ViewerEvent]) {
    do {
      switch input {
      case .delete(let pages): _ = try applyDelete(pages, into: &events)
      case .insert(let pages, let destination):
        _ = try applyInsert(pages, destination, into: &events)
      case .move(let pages, let destination):
        _ = try applyMove(pages, destination, into: &events)
      case .replace(let pages): try applyReplace(pages, into: &events)
      case .setAspect(let page, let aspect): try applyAspect(aspect, of: page, into: &events)
      case .commit(let edit): try applyCommit(edit, into: &events)
      case .failCommit(let edit): try applyFailure(edit, into: &events)
      case .cancel(let edit): try applyCancel(edit, into: &events)
      case .touchBegan, .dragMoved, .touchEnded, .touchCancelled, .focus, .tapThumbnails,
        .changeBounds, .setCommits:
        break
      }
    } catch {
      report(.editRefused(error), into: &events)
    }
  }
}
