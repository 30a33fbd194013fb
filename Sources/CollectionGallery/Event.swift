public import CollectionLayouts
public import ScrollPhysics

/// Something that happened in a viewer, at its exact time.
public struct CollectionEvent: Hashable, Sendable {
  /// When it happened.
  public var time: Time
  /// What happened.
  public var kind: Kind

  /// Creates an event.
  public init(time: Time, kind: Kind) {
    self.time = time
    self.kind = kind
  }

  /// What can happen.
  @nonexhaustive public enum Kind: Hashable, Sendable {
    /// The viewer has another layout; the switch to it may still be under way on the screen.
    case layoutChanged
    /// A switch has arrived.
    case switchFinished
    /// A switch will not arrive: another change has begun, or it was taken back.
    case switchCancelled
    /// The content has changed; the change may still be under way on the screen.
    case updateApplied
    /// An update has arrived.
    case updateFinished
    /// An update will not arrive: another change has begun, or it was taken back.
    case updateCancelled
    /// An update was refused for this reason; nothing has changed.
    case updateRefused(UpdateRefusal)
    /// A new item has arrived.
    case appeared(ItemID)
    /// An item is gone.
    case disappeared(ItemID)
    /// An item has arrived at another place among the items.
    case moved(ItemID)
    /// The view came to rest.
    case settled
    /// The bounds have arrived at this size.
    case resized(Size)
    /// The item that was to stay in place is gone.
    case anchorLost(ItemID)
    /// The true size of an item has arrived.
    case measured(ItemID)
    /// There is no such item to scroll to or to measure.
    case itemUnknown(ItemID)
  }
}
