/// The answers that the host owes, and the deletes that it could not commit.
extension EditLedger {
  /// A delete that the host could not commit. The host may still find out that the pages are gone.
  struct FailedDelete: Equatable, Sendable {
    var id: EditID
    var pages: [PageID]
    /// What the history remembered of it.
    var entry: UndoEntry?
  }

  /// The most deletes that may wait for the host. Each adds to the cost of every frame and edit.
  static let mostWaiting = 1000

  /// Whether the host may be asked for one more commit.
  var hasRoomForDelete: Bool {
    entries.count < EditLedger.mostWaiting
      || entries.count { $0.stage.isLeaving } < EditLedger.mostWaiting
  }

  /// Whether a delete can still be cancelled: it shows its animation, and the host has not removed
  /// the pages.
  func canCancel(_ id: EditID) -> Bool {
    guard case .closing = stage(of: id) else { return false }
    return !isCommitted(id)
  }

  /// Whether the last edit of an entry takes pages away now.
  func isLeaving(_ entry: UndoEntry) -> Bool {
    entry.edit.flatMap { stage(of: $0) }?.isLeaving == true
  }

  /// How many failed deletes are remembered.
  private static let mostFailed = 100

  /// Remembers a delete that failed.
  mutating func noteFailure(of id: EditID, pages: [PageID]) {
    let entry = history.place(of: id).map { history[$0] }
    failed.append(FailedDelete(id: id, pages: pages, entry: entry))
    if failed.count > EditLedger.mostFailed { failed.removeFirst() }
  }

  /// The pages of a delete that failed; `nil` for any other edit.
  func failedPages(of id: EditID) -> [PageID]? {
    failed.first { $0.id == id }?.pages
  }

  /// Forgets that a delete failed, as it is done after all.
  mutating func forgetFailure(of id: EditID) {
    if let entry = failed.first(where: { $0.id == id })?.entry, history.place(of: id) == nil {
      history.add(entry)
    }
    failed.removeAll { $0.id == id }
  }
}
