public import CollectionLayouts
public import ScrollPhysics

/// Edits. Each names its pages by id, fixed when it is requested; one that is refused changes
/// nothing and is thrown. As an input, by `handle`, a refusal is an event instead. Time passes all
/// the same: what fell due up to it is in the refusal's `events`.
///
/// A delete shows its animation first and asks for its commit after; the others tell the viewer
/// what the host has done already. `pendingEdits` always knows which commits wait for an answer.
extension DualStripViewer {
  /// Does one edit.
  ///
  /// - Returns: its number, and what happened up to its time and by it.
  /// - Throws: `EditRefusal`, with what fell due up to its time.
  @discardableResult
  public mutating func edit(_ edit: Edit, at time: Time) throws(EditRefusal) -> AcceptedEdit {
    var events: [ViewerEvent] = []
    do throws(EditRefusal) {
      let id = try perform(at: time, into: &events) { viewer, events throws(EditRefusal) in
        try viewer.apply(edit, into: &events)
      }
      return AcceptedEdit(id: id, events: events)
    } catch {
      var refusal = error
      refusal.events = events
      throw refusal
    }
  }

  /// Lets pages go: the active one is succeeded at once, the gap closes, usually in 0.3 s, then
  /// the commit is due.
  ///
  /// - Throws: `EditRefusal` for no page, one named twice, an unknown one, or one that is being
  ///   deleted already; and while the host owes answers for a thousand deletes.
  @discardableResult
  public mutating func delete(
    _ pages: [PageID], at time: Time
  ) throws(EditRefusal) -> AcceptedEdit {
    try edit(.delete(pages), at: time)
  }

  /// Shows pages that have come, in this order: room opens for them, then they grow. On top of a
  /// hundred inserts and moves that are under way they are there at once.
  ///
  /// - Throws: `EditRefusal` for no page, one named twice, an id that is there, an aspect that
  ///   cannot be drawn, or a neighbour that is unknown or being deleted.
  @discardableResult
  public mutating func insert(
    _ pages: [Page], _ destination: Destination, at time: Time
  ) throws(EditRefusal) -> AcceptedEdit {
    try edit(.insert(pages, destination), at: time)
  }

  /// Shows pages that go to another place, usually in 0.3 s: in the order that they stand in, one
  /// behind the other. Where that is their order already, nothing happens and there is no number.
  /// On top of a hundred inserts and moves that are under way they are there at once.
  ///
  /// - Throws: `EditRefusal` for no page, one named twice, a page or a neighbour that is unknown
  ///   or being deleted, and for a move relative to a page that moves.
  @discardableResult
  public mutating func move(
    _ pages: [PageID], _ destination: Destination, at time: Time
  ) throws(EditRefusal) -> AcceptedEdit {
    try edit(.move(pages, destination), at: time)
  }

  /// Shows another list of pages, at once. The active page stays if it is in the list; else its
  /// successor is active. Edits under way are over; deletes among them count as cancelled.
  ///
  /// - Throws: `EditRefusal` for a page named twice and an aspect that cannot be drawn.
  /// - Complexity: O(*n* log *n*).
  @discardableResult
  public mutating func replace(
    with pages: [Page], at time: Time
  ) throws(EditRefusal) -> AcceptedEdit {
    try edit(.replace(pages), at: time)
  }

  /// Takes in the true aspect of a page, width / height, that was not known before; usually in
  /// 0.15 s. For a page that is gone: `sizeIgnored`.
  ///
  /// - Throws: `EditRefusal` for an aspect that is not finite and above 0.
  @discardableResult
  public mutating func setAspect(
    _ aspect: Double, of page: PageID, at time: Time
  ) throws(EditRefusal) -> AcceptedEdit {
    try edit(.setAspect(page, aspect), at: time)
  }

  /// The host has removed the pages of a delete that asked for its commit. It may also say so after `failCommit`:
  /// the pages that are still shown then close a second time, and the viewer asks for no commit.
  ///
  /// - Throws: `EditRefusal` for an edit that waits for no answer and did not fail.
  @discardableResult
  public mutating func commit(_ id: EditID, at time: Time) throws(EditRefusal) -> AcceptedEdit {
    try edit(.commit(id), at: time)
  }

  /// The host could not remove them: they come back.
  ///
  /// - Throws: `EditRefusal` for an edit that waits for no answer.
  @discardableResult
  public mutating func failCommit(
    _ id: EditID, at time: Time
  ) throws(EditRefusal) -> AcceptedEdit {
    try edit(.failCommit(id), at: time)
  }

  /// Takes a delete back whose commit has not been asked for yet.
  ///
  /// - Throws: `EditRefusal` for any other edit.
  @discardableResult
  public mutating func cancel(_ id: EditID, at time: Time) throws(EditRefusal) -> AcceptedEdit {
    try edit(.cancel(id), at: time)
  }

  /// The number of the next edit. A host that saves its document saves it too, and passes it as `firstEdit` when it
  /// starts again.
  public var nextEdit: EditID { edits.nextNumber }

  /// The deletes that are not committed yet, in the order of their requests.
  public var pendingEdits: [PendingEdit] {
    edits.entries.filter { $0.stage.isLeaving && !$0.isCommitted }.map { entry in
      PendingEdit(
        id: entry.id, pages: edits.pages(of: entry.id).map { document.ids[$0.slot] },
        isCommitting: entry.stage == .committing)
    }
  }

  /// - Returns: the number of the edit, where it has one of its own.
  mutating func apply(
    _ edit: Edit, into events: inout [ViewerEvent]
  ) throws(EditRefusal) -> EditID? {
    switch edit {
    case .delete(let pages): return try applyDelete(pages, into: &events)
    case .insert(let pages, let destination):
      return try applyInsert(pages, destination, into: &events)
    case .move(let pages, let destination):
      return try applyMove(pages, destination, into: &events)
    case .replace(let pages): try applyReplace(pages, into: &events)
    case .setAspect(let page, let aspect): try applyAspect(aspect, of: page, into: &events)
    case .commit(let id): try applyCommit(id, into: &events)
    case .failCommit(let id): try applyFailure(id, into: &events)
    case .cancel(let id): try applyCancel(id, into: &events)
    }
    return nil
  }
}
