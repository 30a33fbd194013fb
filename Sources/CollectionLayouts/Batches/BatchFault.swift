/// Why changes cannot form a batch. Nothing has changed then.
public struct BatchFault: Error, Hashable, Sendable {
  /// What is wrong.
  public var reason: Reason
  /// The changes at fault: one, or two that contradict each other.
  public var updates: [CollectionUpdate]

  /// Creates a fault from its reason and the changes at fault.
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
    /// An item or a section is both deleted and moved.
    case deletedAndMoved
    /// An item or a section is both deleted and reloaded.
    case deletedAndReloaded
    /// Two items or two sections arrive at the same place.
    case twoInOnePlace
    /// An item is deleted or reloaded in a section that goes, or inserted into one that is new: the
    /// change of the section already covers it.
    case saidBySection
    /// The number of items in a section afterwards is not the one that the changes lead to.
    case itemCountDisagrees(section: Int)
    /// The number of sections afterwards is not the one that the changes lead to.
    case sectionCountDisagrees
  }
}
