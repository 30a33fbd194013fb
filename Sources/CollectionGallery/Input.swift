public import CollectionLayouts
public import ScrollPhysics

extension CollectionViewer {
  /// Everything that can happen to a viewer, except that time passes.
  @nonexhaustive public enum Input: Sendable {
    /// A finger came down.
    case touchBegan
    /// A finger recognized as dragging moved this far since the last sample, in points of the
    /// screen; only the axis that scrolls counts.
    case dragMoved(by: Point)
    /// The finger lifted, with its velocity in points of the screen per second.
    case touchEnded(velocity: Point)
    /// The touch was cancelled, which counts as lifting at rest.
    case touchCancelled
    /// Scrolls to an item, so that it is at this side of the pane.
    case scrollTo(ItemID, at: ContentAnchor.Side, animated: Bool)
    /// Scrolls this far at once, in points in reading direction, as far as the content reaches.
    case scrollBy(Double)
    /// Switches to another layout, given without content, such as `.quilt()`.
    case switchLayout(GalleryLayout, over: Time)
    /// Starts a switch to another layout whose progress the host sets by hand.
    case holdSwitch(GalleryLayout)
    /// Moves a held switch to a progress: 0 is the layout before, 1 the new one.
    case moveSwitch(progress: Double, over: Time)
    /// Lets a held switch run to its end.
    case finishSwitch(over: Time)
    /// Applies changes of the content together, with the contents of new and reloaded sections.
    case update([GalleryChange], sections: [ItemID: GallerySection], over: Time)
    /// Takes back the current change, a switch (held or not) or an update, from where things are.
    case takeBack(over: Time)
    /// Sets the true sizes of some items, in points. Send all that are known at once: each input
    /// searches the content for the items.
    case measure([ItemID: Size])
    /// Changes the size and the insets of the pane, in points.
    case changeBounds(Size, insets: EdgeInsets, over: Time)
    /// Changes the reading direction.
    case setDirection(LayoutDirection)
  }
}
