public import CollectionLayouts
public import ScrollPhysics

/// Something that happened in a viewer, at its exact time. Indices count from 0.
public struct ViewerEvent: Hashable, Sendable {
  /// When it happened.
  public var time: Time
  /// What happened.
  public var kind: Kind

  /// An event, as a viewer reports it.
  ///
  /// - Parameters:
  ///   - time: when it happened.
  ///   - kind: what happened.
  public init(time: Time, kind: Kind) {
    self.time = time
    self.kind = kind
  }

  /// What can happen.
  @nonexhaustive public enum Kind: Hashable, Sendable {
    /// Another page is in focus, or none.
    case activePageChanged(from: PageID?, to: PageID?, index: Int?, cause: Cause)
    /// The active page stays, and has another index.
    case indexChanged(PageID, index: Int, cause: Cause)
    /// The view came to rest.
    case settled(PageID, index: Int)
    /// Somebody else moves the position, or nobody.
    case driverChanged(from: DualStripViewer.Driver, to: DualStripViewer.Driver)
    /// An edit has begun, and this is its number.
    case editAccepted(EditID, pages: [PageID])
    /// The animation is over: the host is to remove the pages' data and answer.
    case commitRequested(EditID, pages: [PageID])
    /// The pages are gone.
    case committed(EditID, pages: [PageID])
    /// The host could not remove the pages: they come back.
    case commitFailed(EditID, pages: [PageID])
    /// A delete was taken back, or replaced with its list.
    case editCancelled(EditID, pages: [PageID])
    /// Nothing has changed, and why.
    case editRefused(EditRefusal)
    /// A focus has arrived, or had nothing to do.
    case focusFinished(PageID)
    /// A focus will not arrive.
    case focusCancelled(PageID)
    /// The bounds have arrived at these.
    case resized(Size)
    /// A size came for a page that is gone.
    case sizeIgnored(PageID)
  }

  /// Why the active page, or its index, is another.
  @nonexhaustive public enum Cause: Hashable, Sendable {
    /// A finger moves this pane.
    case drag(Pane)
    /// A curve runs after a finger has left this pane.
    case settle(Pane)
    /// The view was sent to a page.
    case focus
    /// Pages were deleted, or their delete was taken back or failed.
    case delete
    /// Pages have come.
    case insert
    /// Pages have gone to other places.
    case move
    /// The document is another list.
    case replace
  }
}
