public import CollectionLayouts

/// Why an edit was refused; nothing has changed.
public struct EditRefusal: Error, Hashable, Sendable {
  /// What is wrong with it.
  public var reason: Reason
  /// The pages that are the reason; none for an answer that nobody waits for.
  public var pages: [PageID]
  /// What fell due up to the time of the edit, for a caller that is thrown this; empty in events.
  public var events: [ViewerEvent] = []

  /// A refusal without events.
  ///
  /// - Parameters:
  ///   - reason: what is wrong.
  ///   - pages: the pages that are the reason.
  public init(_ reason: Reason, pages: [PageID] = []) {
    self.reason = reason
    self.pages = pages
  }

  /// What can be wrong with an edit.
  @nonexhaustive public enum Reason: Hashable, Sendable {
    /// No page is named.
    case nothing
    /// A page is not in the document.
    case unknownPage
    /// A page is on its way out.
    case beingDeleted
    /// A page is named twice.
    case duplicate
    /// The page to insert is in the document already.
    case alreadyThere
    /// A page is to go before or after one that moves itself.
    case relativeToItself
    /// An aspect must be finite and above 0.
    case invalidAspect
    /// The edit does not wait for an answer of the host.
    case notWaiting
    /// The host has been asked to commit already, or the edit is over.
    case tooLate
    /// The host owes answers for so many deletes that no more are taken.
    case tooManyWaiting
  }
}

/// Throws if any page is a reason for it.
func refuse(_ pages: [PageID], as reason: EditRefusal.Reason) throws(EditRefusal) {
  if !pages.isEmpty { throw EditRefusal(reason, pages: pages) }
}

extension [PageID] {
  /// The pages that are named more than once, as often as they are. Cost: O(*n* log *n*).
  var namedTwice: [PageID] {
    let ordered = sorted()
    return ordered.indices.filter { k in
      (k > 0 && ordered[k - 1] == ordered[k])
        || (k + 1 < ordered.count && ordered[k + 1] == ordered[k])
    }.map { ordered[$0] }
  }
}
