/// Why changes can be no batch; nothing has changed.
public struct BatchFault: Error, Hashable, Sendable {
  /// What is wrong.
  public var reason: Reason
  /// The changes that are the reason: one, or two that contradict each other.
  public var updates: [CollectionUpdate]

  /// A fault by its reason and the changes that it is about.
  public init(_ reason: Reason, _ updates: [CollectionUpdate] = []) {
    self.reason = reason
    self.updates = updates
  }

  /// What can be wrong with a batch.
  @nonexhaustive public enum Reason: Hashable, Sendable {
    /// There is no such item before the changes.
    case noSuchItem
    /// There is no such section before the changes.
    case noSuchSection
    /// A place is beyond the end of the content after the changes.
    case beyondTheEnd
    /// An item or a section is deleted twice.
    case deletedTwice
    /// An item or a section moves twice.
    case movedTwice
    /// An item or a section is reloaded twice.
    case reloadedTwice
    /// An item or a section is deleted, and moves.
    case deletedAndMoved
    /// An item or a section is deleted, and reloaded.
    case deletedAndReloaded
    /// Two items or two sections are to be in one place.
    case twoInOnePlace
    /// An item is deleted or reloaded in a section that goes, or inserted in one that is new: the
    /// section says it already.
    case saidBySection
    /// A section has another number of items afterwards than the changes make of it.
    case itemCountDisagrees(section: Int)
    /// There is another number of sections afterwards than the changes make.
    case sectionCountDisagrees
  }
}
