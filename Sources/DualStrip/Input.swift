public import CollectionLayouts
public import ScrollPhysics

extension DualStripViewer {
  /// Something that can happen to a viewer, apart from the passing of time.
  @nonexhaustive public enum Input: Hashable, Sendable {
    /// A finger came down on a pane.
    case touchBegan(Pane)
    /// A finger that drags moved this far since the last sample, in points along the axis; positive
    /// to the right.
    case dragMoved(Pane, by: Double)
    /// The finger lifted, with its velocity in points per second; positive to the right.
    case touchEnded(Pane, velocity: Double)
    /// The system took the touch away: the same as a lift at rest.
    case touchCancelled(Pane)
    /// The app asks the view to scroll to a page.
    case focus(PageID, animated: Bool)
    /// A key or a notch of a wheel asks for the page so many pages further, in reading order.
    case step(Pane, by: Int)
    /// A browsing strip scrolls to the active page.
    case reveal(Reveal)
    /// The app selects pages; the view does not move.
    case select(Selecting)
    /// A tap on the strip, at a point of the pane: focuses the thumbnail there, if there is one.
    case tapThumbnails(Point)
    /// A hand lifts the page at a point of the strip, or all selected pages if that one is selected.
    case lift(Point)
    /// The hand carries the lifted pages; its pointer is at a point of the strip.
    case carry(Point)
    /// The hand drops the lifted pages into the gap.
    case drop
    /// The lifted pages go back to where they were.
    case cancelLift
    /// The viewer's size and insets change, in points.
    case changeBounds(Size, insets: EdgeInsets, over: Time)
    /// Pages are inserted, deleted, moved or changed, or the host answers a commit request.
    case edit(Edit)
    /// Who confirms deletes whose animation ends from now on.
    case setCommits(Commits)
  }
}

#if !hasFeature(Embedded)
  extension DualStripViewer.Input: Codable {}
#endif
