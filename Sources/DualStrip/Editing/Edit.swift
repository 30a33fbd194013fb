public import CollectionLayouts

/// What can be done to the pages of a viewer. Pages are named by id, fixed when it is requested.
@nonexhaustive public enum Edit: Hashable, Sendable {
  /// Pages go: animated first, committed after.
  case delete([PageID])
  /// Pages have come, in this order.
  case insert([Page], Destination)
  /// Pages have gone to another place, in the order that they stand in.
  case move([PageID], Destination)
  /// The document is another list.
  case replace([Page])
  /// The true aspect of a page has become known, width / height.
  case setAspect(PageID, Double)
  /// The host has removed the pages of a delete that asked for its commit, or whose commit had failed.
  case commit(EditID)
  /// The host could not remove them.
  case failCommit(EditID)
  /// A delete is taken back whose commit has not been asked for yet.
  case cancel(EditID)
}

/// Numbers the edits of a viewer, from 1 unless its host says otherwise; a refused one gets none.
public struct EditID: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number, from 1.
  public var rawValue: Int

  /// An edit by its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// In the order of their requests.
  public static func < (left: EditID, right: EditID) -> Bool { left.rawValue < right.rawValue }
}

/// Where a page goes.
public enum Destination: Hashable, Sendable {
  /// Directly before a page.
  case before(PageID)
  /// Directly after a page.
  case after(PageID)
  /// Before all others.
  case first
  /// After all others.
  case last

  /// The page that it is relative to, if there is one.
  package var neighbours: [PageID] {
    switch self {
    case .before(let page), .after(let page): return [page]
    case .first, .last: return []
    }
  }
}

extension DualStripViewer {
  /// An edit that was accepted, and what happened up to its time and by it.
  public struct AcceptedEdit: Hashable, Sendable {
    /// Its number; `nil` where nothing had to be done, as for a page that is there already.
    public let id: EditID?
    /// What fell due up to its time, and what it has brought about, in order.
    public let events: [ViewerEvent]
  }

  /// A delete that is not committed yet, for a host that is about to quit.
  public struct PendingEdit: Hashable, Sendable {
    /// Its number.
    public let id: EditID
    /// The pages that go, in the order that they stand in.
    public let pages: [PageID]
    /// Whether the host has been asked to commit and has not answered.
    public let isCommitting: Bool
  }
}

#if !hasFeature(Embedded)
  extension EditID: Codable {}
#endif
