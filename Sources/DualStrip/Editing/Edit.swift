public import CollectionLayouts

/// A change to the pages of a viewer. It names pages by id, fixed when the edit is requested.
@nonexhaustive public enum Edit: Hashable, Sendable {
  /// Deletes pages: the animation comes first, the commit after.
  case delete([PageID])
  /// Shows pages that the host has inserted, in this order.
  case insert([Page], Destination)
  /// Shows pages that the host has moved to another place; they keep their order.
  case move([PageID], Destination)
  /// Shows that the host has arranged all pages in this order.
  case arrange([PageID])
  /// Shows that the host has turned pages by so many quarters, clockwise if above 0: ±1 or ±2.
  case turn([PageID], quarters: Int)
  /// Replaces the list of pages.
  case replace([Page])
  /// Sets the true aspect of a page, width / height, that was not known before.
  case setAspect(PageID, Double)
  /// Says that the host has removed the pages of a delete, after its commit was requested or had
  /// failed; or that it has restored pages, as requested.
  case commit(EditID)
  /// Says that the host could not remove the pages of a delete, or could not restore pages.
  case failCommit(EditID)
  /// Cancels a delete whose commit has not been requested yet.
  case cancel(EditID)
  /// Undoes the latest edit of people that is not undone.
  case undo
  /// Does the edit again that was undone last.
  case redo
  /// An edit that the host makes of its own accord, such as the insert of a page that a scanner has
  /// sent. It cannot be undone, and what can be redone stays.
  indirect case byHost(Edit)

  /// The edit itself, whoever makes it.
  package var made: Edit {
    if case .byHost(let edit) = self { edit.made } else { self }
  }
}

/// The number of an edit. A viewer counts from 1, or from `firstEdit`; a refused edit gets no
/// number.
public struct EditID: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number, from 1.
  public var rawValue: Int

  /// Creates the id of an edit from its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Orders edits by their numbers: the earlier request comes first.
  public static func < (left: EditID, right: EditID) -> Bool { left.rawValue < right.rawValue }
}

/// Where inserted or moved pages go.
public enum Destination: Hashable, Sendable {
  /// Directly before a page.
  case before(PageID)
  /// Directly after a page.
  case after(PageID)
  /// Before all others.
  case first
  /// After all others.
  case last

  /// The page that the destination is relative to, if there is one.
  package var neighbours: [PageID] {
    switch self {
    case .before(let page), .after(let page): return [page]
    case .first, .last: return []
    }
  }
}

extension DualStripViewer {
  /// An accepted edit, with the events up to its time and those that it caused.
  public struct AcceptedEdit: Hashable, Sendable {
    /// Its number; `nil` for a move that changes nothing, for an undo that cancels, and for all
    /// edits but delete, insert, move, arrange, turn, undo and redo.
    public let id: EditID?
    /// The events up to its time and those that it caused, in order.
    public let events: [ViewerEvent]
  }

  /// A delete that is not committed yet, or a restore that is not answered, for a host that is about
  /// to quit.
  public struct PendingEdit: Hashable, Sendable {
    /// Its number.
    public let id: EditID
    /// The pages to delete or to restore, in the order of the document.
    public let pages: [PageID]
    /// Whether the host has been asked and has not answered.
    public let isCommitting: Bool
  }
}

#if !hasFeature(Embedded)
  extension Edit: Codable {}
  extension Destination: Codable {}
  extension EditID: Codable {}
#endif
