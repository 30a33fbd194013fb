public import CollectionLayouts
public import ScrollPhysics

/// Edits. Each one names its pages by id, fixed when it is requested. A method throws if its edit
/// is refused, and the edit then changes nothing; as an input, by `handle`, a refusal is an event
/// instead. Time passes in either case: events up to the time of the edit are in the refusal's
/// `events`.
///
/// The viewer animates a delete first and requests its commit after; every other edit tells the
/// viewer what the host has already done. `pendingEdits` always lists the deletes whose commits are
/// still open.
extension DualStripViewer {
  /// Applies one edit.
  ///
  /// - Returns: its number, the events up to its time, and the events that it caused.
  /// - Throws: `EditRefusal`, with the events up to its time.
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

  /// Deletes pages: another page takes over from the active one at once, the gaps close, usually in
  /// 0.3 s, and then the commit is due.
  ///
  /// - Throws: `EditRefusal` for an empty list, a page that is named twice, unknown or already
  ///   being deleted; and while the host owes answers for a thousand deletes.
  @discardableResult
  public mutating func delete(
    _ pages: [PageID], at time: Time
  ) throws(EditRefusal) -> AcceptedEdit {
    try edit(.delete(pages), at: time)
  }

  /// Shows pages that the host has inserted, in this order: room opens for them, then they grow.
  /// While a hundred inserts and moves are under way, further pages appear at once.
  ///
  /// - Throws: `EditRefusal` for an empty list, a page that is named twice or already in the
  ///   document, an aspect that cannot be drawn, or a neighbour that is unknown or being deleted.
  @discardableResult
  public mutating func insert(
    _ pages: [Page], _ destination: Destination, at time: Time
  ) throws(EditRefusal) -> AcceptedEdit {
    try edit(.insert(pages, destination), at: time)
  }

  /// Shows pages that the host has moved to another place, usually in 0.3 s; they keep their order,
  /// one behind the other. If they already stand there, nothing happens and the edit has no number.
  /// While a hundred inserts and moves are under way, further pages move at once.
  ///
  /// - Throws: `EditRefusal` for an empty list, a page that is named twice, a page or a neighbour
  ///   that is unknown or being deleted, and a destination relative to a page that itself moves.
  @discardableResult
  public mutating func move(
    _ pages: [PageID], _ destination: Destination, at time: Time
  ) throws(EditRefusal) -> AcceptedEdit {
    try edit(.move(pages, destination), at: time)
  }

  /// Shows that the host has arranged all pages in this order. The active page stays in the middle;
  /// what is in view glides to its new place, usually in 0.3 s, and what comes into view fades in.
  /// If the pages stand in this order already, nothing happens and the edit has no number. Pages
  /// that are being deleted are not named, and stay where they are.
  ///
  /// - Throws: `EditRefusal` for a page that is unknown, being deleted, named twice or missing.
  /// - Complexity: O(*n* log *n*) once; a frame costs no more than its view.
  @discardableResult
  public mutating func arrange(
    _ pages: [PageID], at time: Time
  ) throws(EditRefusal) -> AcceptedEdit {
    try edit(.arrange(pages), at: time)
  }

  /// Shows that the host has turned pages about their middles, by ±1 or ±2 quarters, clockwise if
  /// above 0, usually in 0.3 s; their fitted size follows. Turns of a page add up, and none goes the
  /// long way back. Of more than a hundred pages, those in view are animated.
  ///
  /// - Throws: `EditRefusal` for an empty list, a page that is named twice, unknown or being
  ///   deleted, and any other number of quarters.
  @discardableResult
  public mutating func turn(
    _ pages: [PageID], quarters: Int, at time: Time
  ) throws(EditRefusal) -> AcceptedEdit {
    try edit(.turn(pages, quarters: quarters), at: time)
  }

  /// Replaces the list of pages, at once. The active page stays active if it is in the new list;
  /// otherwise its successor becomes active. Edits under way end; deletes among them count as
  /// cancelled.
  ///
  /// - Throws: `EditRefusal` for a page named twice and an aspect that cannot be drawn.
  /// - Complexity: O(*n* log *n*).
  @discardableResult
  public mutating func replace(
    with pages: [Page], at time: Time
  ) throws(EditRefusal) -> AcceptedEdit {
    try edit(.replace(pages), at: time)
  }

  /// Sets the true aspect of a page before turning, width / height, that was not known before;
  /// usually animated for 0.15 s. For a page that is gone, the viewer reports `sizeIgnored`.
  ///
  /// - Throws: `EditRefusal` for an aspect that is not finite and above 0.
  @discardableResult
  public mutating func setAspect(
    _ aspect: Double, of page: PageID, at time: Time
  ) throws(EditRefusal) -> AcceptedEdit {
    try edit(.setAspect(page, aspect), at: time)
  }

  /// Tells the viewer that the host has removed the pages of a delete whose commit was requested.
  /// The host may also call this after `failCommit`: pages that are still shown then close a second
  /// time, and the viewer requests no commit.
  ///
  /// - Throws: `EditRefusal` for an edit that neither waits for an answer nor has failed.
  @discardableResult
  public mutating func commit(_ id: EditID, at time: Time) throws(EditRefusal) -> AcceptedEdit {
    try edit(.commit(id), at: time)
  }

  /// Tells the viewer that the host could not remove the pages of a delete: they come back.
  ///
  /// - Throws: `EditRefusal` for an edit that does not wait for an answer.
  @discardableResult
  public mutating func failCommit(
    _ id: EditID, at time: Time
  ) throws(EditRefusal) -> AcceptedEdit {
    try edit(.failCommit(id), at: time)
  }

  /// Cancels a delete whose commit has not been requested yet.
  ///
  /// - Throws: `EditRefusal` for any other edit.
  @discardableResult
  public mutating func cancel(_ id: EditID, at time: Time) throws(EditRefusal) -> AcceptedEdit {
    try edit(.cancel(id), at: time)
  }

  /// The restores that the host owes an answer for, in the order of the edits.
  public var pendingRestores: [PendingEdit] {
    edits.history.restoring.compactMap { entry in
      entry.edit.map { PendingEdit(id: $0, pages: missingPages(of: entry), isCommitting: true) }
    }
  }

  /// The number of the next edit. A host that saves its document should save this number too, and
  /// pass it as `firstEdit` after a restart.
  public var nextEdit: EditID { edits.nextNumber }

  /// The deletes that are not committed yet, in the order of their requests.
  public var pendingEdits: [PendingEdit] {
    edits.entries.filter { $0.stage.isLeaving && !$0.isCommitted }.map { entry in
      PendingEdit(
        id: entry.id, pages: edits.pages(of: entry.id).map { document.ids[$0.slot] },
        isCommitting: entry.stage == .committing)
    }
  }

  /// - Returns: the number of the edit; `nil` if it gets none.
  mutating func apply(
    _ edit: Edit, into events: inout [ViewerEvent]
  ) throws(EditRefusal) -> EditID? {
    let kept = browses ? browsedPlace : nil
    defer { if let kept { keepBrowsing(kept) } }
    return try apply(edit, isByHost: false, into: &events)
  }

  private mutating func apply(
    _ edit: Edit, isByHost: Bool, into events: inout [ViewerEvent]
  ) throws(EditRefusal) -> EditID? {
    let id = try perform(edit, into: &events)
    if edits.history.hasNew { settleHistory(isByHost: isByHost, into: &events) }
    return id
  }

  private mutating func perform(
    _ edit: Edit, into events: inout [ViewerEvent]
  ) throws(EditRefusal) -> EditID? {
    switch edit {
    case .delete(let pages): return try applyDelete(pages, into: &events)
    case .insert(let pages, let destination):
      return try applyInsert(pages, destination, into: &events)
    case .move(let pages, let destination):
      return try applyMove(pages, destination, into: &events)
    case .arrange(let pages): return try applyArrange(pages, into: &events)
    case .turn(let pages, let quarters):
      return try applyTurn(pages, quarters: quarters, into: &events)
    case .replace(let pages):
      try applyReplace(pages, into: &events)
    case .setAspect(let page, let aspect): try applyAspect(aspect, of: page, into: &events)
    case .commit(let id): try applyCommit(id, into: &events)
    case .failCommit(let id): try applyFailure(id, into: &events)
    case .cancel(let id): try applyCancel(id, into: &events)
    case .undo: return try applyUndo(isUndo: true, into: &events)
    case .redo: return try applyUndo(isUndo: false, into: &events)
    case .byHost(let edit): return try apply(edit, isByHost: true, into: &events)
    }
    return nil
  }
}
