public import CollectionLayouts

/// The error of an edit that was refused and changed nothing.
public struct EditRefusal: Error, Hashable, Sendable {
  /// What is wrong with it.
  public var reason: Reason
  /// The pages that caused the refusal; empty if the reason concerns no page.
  public var pages: [PageID]
  /// The events up to the time of the edit, if this error is thrown; empty within a `ViewerEvent`.
  public var events: [ViewerEvent] = []

  /// Creates a refusal without events.
  ///
  /// - Parameters:
  ///   - reason: what is wrong with the edit.
  ///   - pages: the pages that caused the refusal.
  public init(_ reason: Reason, pages: [PageID] = []) {
    self.reason = reason
    self.pages = pages
  }

  /// What can be wrong with an edit.
  @nonexhaustive public enum Reason: Hashable, Sendable, CaseIterable {
    /// No page is named.
    case nothing
    /// A page is not in the document.
    case unknownPage
    /// A page is being deleted already.
    case beingDeleted
    /// A page is named twice.
    case duplicate
    /// An arrangement does not name a page of the document.
    case missing
    /// The page to insert is in the document already.
    case alreadyThere
    /// The destination is relative to a page that itself moves.
    case relativeToItself
    /// An aspect must be finite and above 0.
    case invalidAspect
    /// A turn must be by one or two quarters, either way.
    case invalidTurn
    /// The edit does not wait for an answer from the host.
    case notWaiting
    /// The commit has already been requested, or the edit is over.
    case tooLate
    /// Too many deletes, or undos and redos, wait for the host's answer.
    case tooManyWaiting
    /// There is no edit to undo.
    case nothingToUndo
    /// There is no edit to do again.
    case nothingToRedo
  }
}

/// Throws a refusal if there are any such pages.
func refuse(_ pages: [PageID], as reason: EditRefusal.Reason) throws(EditRefusal) {
  if !pages.isEmpty { throw EditRefusal(reason, pages: pages) }
}

extension [PageID] {
  /// The pages that are named more than once, each as often as it is named. Cost: O(*n* log *n*).
  var namedTwice: [PageID] {
    let ordered = sorted()
    return ordered.indices.filter { k in
      (k > 0 && ordered[k - 1] == ordered[k])
        || (k + 1 < ordered.count && ordered[k + 1] == ordered[k])
    }.map { ordered[$0] }
  }
}

#if !hasFeature(Embedded)
  extension EditRefusal: Codable {}
  extension EditRefusal.Reason: Codable {}
#endif
