public import CollectionLayouts
public import ScrollPhysics

extension DualStripViewer {
  /// All that can happen to a viewer besides the passing of time.
  @nonexhaustive public enum Input: Hashable, Sendable {
    /// A finger came down on a pane.
    case touchBegan(Pane)
    /// A finger that is recognized as dragging went this far since the last sample, in points
    /// along the axis; positive to the right.
    case dragMoved(Pane, by: Double)
    /// The finger lifted, with its velocity in points per second; positive to the right.
    case touchEnded(Pane, velocity: Double)
    /// The touch was taken away: as if lifted at rest.
    case touchCancelled(Pane)
    /// The view is sent to a page.
    case focus(PageID, animated: Bool)
    /// A tap on the strip, at a point of it: the focus of the thumbnail there, if there is one.
    case tapThumbnails(Point)
    /// The viewer gets another size and other insets, in points.
    case changeBounds(Size, insets: EdgeInsets, over: Time)
    /// Pages come, go, move or change, or the host answers for those that went.
    case edit(Edit)
    /// Who answers for the commits that are requested from now on.
    case setCommits(Commits)
  }
}
