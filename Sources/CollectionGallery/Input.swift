public import CollectionLayouts
public import ScrollPhysics

extension CollectionViewer {
  /// All that can happen to a viewer besides the passing of time.
  @nonexhaustive public enum Input: Sendable {
    /// A finger came down.
    case touchBegan
    /// A finger that is recognized as dragging went this far since the last sample, in points of the
    /// screen; only the axis that scrolls counts.
    case dragMoved(by: Point)
    /// The finger lifted, with its velocity in points of the screen per second.
    case touchEnded(velocity: Point)
    /// The touch was taken away: as if lifted at rest.
    case touchCancelled
    /// The view is sent to an item, so that it is at a place of the pane.
    case scrollTo(ItemID, at: ContentAnchor.Side, animated: Bool)
    /// The view goes this far at once, in points in the direction of reading, as far as content is.
    case scrollBy(Double)
    /// Another layout, a rule without content as `.quilt()` makes it.
    case switchLayout(GalleryLayout, over: Time)
    /// Another layout whose progress is given by hand.
    case holdSwitch(GalleryLayout)
    /// The progress of a switch that is held: 0 is the layout before, 1 the other one.
    case moveSwitch(progress: Double, over: Time)
    /// A switch that is held runs to its end.
    case finishSwitch(over: Time)
    /// Changes of the content that happen together, and what new and reloaded sections have.
    case update([GalleryChange], sections: [ItemID: GallerySection], over: Time)
    /// What is on its way is taken back from where things are: a switch, held or not, or an update.
    case takeBack(over: Time)
    /// The true sizes of some items, in points: as many at once as there are, since they are looked for.
    case measure([ItemID: Size])
    /// The pane gets another size and other insets, in points.
    case changeBounds(Size, insets: EdgeInsets, over: Time)
    /// Reading goes the other way.
    case setDirection(LayoutDirection)
  }
}
