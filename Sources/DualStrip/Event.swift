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
    /// Another page became active, or none is active any more.
    case activePageChanged(from: PageID?, to: PageID?, index: Int?, cause: Cause)
    /// The active page is the same, but its index changed.
    case indexChanged(PageID, index: Int, cause: Cause)
    /// The view came to rest.
    case settled(PageID, index: Int)
    /// Something else moves the position now, or nothing does.
    case driverChanged(from: DualStripViewer.Driver, to: DualStripViewer.Driver)
    /// An edit has begun, with this number.
    case editAccepted(EditID, pages: [PageID])
    /// The delete animation is over: the host should remove the pages' data and answer.
    case commitRequested(EditID, pages: [PageID])
    /// The pages of a delete are gone.
    case committed(EditID, pages: [PageID])
    /// The host could not remove the pages: they come back.
    case commitFailed(EditID, pages: [PageID])
    /// A delete was cancelled, or ended because the list of pages was replaced. Without pages: an undo
    /// or a redo that waited for the host came to nothing, as the one before it failed.
    case editCancelled(EditID, pages: [PageID])
    /// An edit of people is undone, by this new edit; by none if the edit was cancelled. If the host
    /// owes an answer for the edit, the new one begins after it. A new list of pages has no number.
    case undone(EditID?, by: EditID?)
    /// An edit that was undone is done again, by this new edit.
    case redone(EditID?, by: EditID?)
    /// The host should bring these pages back and answer, as for a commit.
    case restoreRequested(EditID, pages: [PageID])
    /// Pages are back.
    case restored(EditID, pages: [PageID])
    /// The host could not bring the pages back: the edit can be undone or redone again.
    case restoreFailed(EditID, pages: [PageID])
    /// An edit was refused and changed nothing; the refusal says why.
    case editRefused(EditRefusal)
    /// A focus has arrived, or its page was already the target.
    case focusFinished(PageID)
    /// A focus will not arrive.
    case focusCancelled(PageID)
    /// A step changed nothing: the target is the last page on that side.
    case stepIgnored(Pane)
    /// A step was refused and changed nothing.
    case stepRefused(Pane, StepRefusal)
    /// The viewer has reached this size.
    case resized(Size)
    /// An aspect arrived too late: the page is gone.
    case sizeIgnored(PageID)
    /// Pages have joined or left the selection; pages that are gone are named in their former order.
    case selectionChanged(added: [PageRow], removed: [PageRow])
    /// A hand has lifted these pages from the strip.
    case lifted([PageRow])
    /// A lift was refused and changed nothing.
    case liftRefused(LiftRefusal)
    /// The lifted pages were dropped, by this move; by none if they stand where they stood.
    case dropped(EditID?)
    /// The lifted pages go back to where they were.
    case liftCancelled
    /// Something for a screen reader to say: at most once in 500 ms, and always the newest. Only if
    /// the configuration `announces`.
    case announced(Announcement)
  }

  /// Why the active page or its index changed.
  @nonexhaustive public enum Cause: Hashable, Sendable {
    /// A finger moves this pane.
    case drag(Pane)
    /// A curve runs after a finger has left this pane.
    case settle(Pane)
    /// The view scrolled to a page.
    case focus
    /// Pages were deleted, or their delete was cancelled or failed.
    case delete
    /// Pages were inserted.
    case insert
    /// Pages were moved.
    case move
    /// The list of pages was replaced.
    case replace
  }
}

/// Why a lift was refused.
@nonexhaustive public enum LiftRefusal: Hashable, Sendable {
  /// No page is at that point, or it is being deleted.
  case noPage
  /// A hand carries pages already.
  case carrying
  /// The bounds are changing.
  case resizing
}

#if !hasFeature(Embedded)
  extension ViewerEvent: Codable {}
  extension ViewerEvent.Kind: Codable {}
  extension ViewerEvent.Cause: Codable {}
  extension LiftRefusal: Codable {}
#endif
