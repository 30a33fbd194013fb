/// Numbers the edits of a viewer, from 1; a refused one gets none.
public struct EditID: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static func < (left: EditID, right: EditID) -> Bool { left.rawValue < right.rawValue }
}

/// Why an edit was refused; nothing has changed.
public struct EditRefusal: Error, Hashable, Sendable {
  public var reason: Reason
  /// The pages that are the reason; none for an answer that nobody waits for.
  public var pages: [PageID]

  public init(_ reason: Reason, pages: [PageID] = []) {
    self.reason = reason
    self.pages = pages
  }

  public enum Reason: Hashable, Sendable {
    /// No page is named.
    case nothing
    case unknownPage
    case beingDeleted
    /// A page is named twice.
    case duplicate
    /// The page to insert is in the document already.
    case alreadyThere
    case relativeToItself
    /// An aspect must be finite and above 0.
    case invalidAspect
    /// The edit does not wait for an answer of the host.
    case notWaiting
    /// The host has been asked to commit already, or the edit is over.
    case tooLate
  }
}

/// Where a page goes.
public enum Destination: Hashable, Sendable {
  case before(PageID)
  case after(PageID)
  case first
  case last

  /// The page that it is relative to, if there is one.
  var neighbours: [PageID] {
    switch self {
    case .before(let page), .after(let page): return [page]
    case .first, .last: return []
    }
  }
}

extension DualStripViewer {
  /// A delete that is not committed yet, for a host that is about to quit.
  public struct PendingEdit: Hashable, Sendable {
    public var id: EditID
    public var pages: [PageID]
    /// Whether the host has been asked to commit and has not answered.
    public var isCommitting: Bool
  }
}
