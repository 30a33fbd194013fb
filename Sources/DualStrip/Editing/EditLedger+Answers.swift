/// Deletes that failed: their pages may be gone after all.
extension EditLedger {
  /// A delete that the host could not commit. It may learn later that the pages are gone after all.
  struct FailedDelete: Equatable, Sendable {
    var id: EditID
    var pages: [PageID]
  }

  /// How many deletes that failed are remembered.
  private static let mostFailed = 100

  /// Remembers a delete that failed.
  mutating func noteFailure(of id: EditID, pages: [PageID]) {
    failed.append(FailedDelete(id: id, pages: pages))
    if failed.count > EditLedger.mostFailed { failed.removeFirst() }
  }

  /// Forgets a delete that failed.
  ///
  /// - Returns: its pages; none of an edit that did not fail.
  mutating func takeFailure(of id: EditID) -> [PageID] {
    guard let place = failed.firstIndex(where: { $0.id == id }) else { return [] }
    return failed.remove(at: place).pages
  }
}
