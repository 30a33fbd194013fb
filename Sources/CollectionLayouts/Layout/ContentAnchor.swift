/// A point of an element, and its place in the pane, which stays the same through a change.
///
/// Only the main axis counts, in reading direction; nothing scrolls across it.
public struct ContentAnchor: Hashable, Sendable {
  /// The side of the pane from which a place is measured.
  public enum Side: Hashable, Sendable {
    /// The edge where the pane begins, after what is covered there.
    case leading
    /// The middle of the pane.
    case center
    /// The edge where the pane ends, before what is covered there.
    case trailing
  }

  /// One end of the content.
  public enum Limit: Hashable, Sendable {
    /// The end where the content begins.
    case start
    /// The end where the content ends.
    case end
  }

  /// The element that stays in place; `nil` if only an end of the content does.
  public var element: LayoutElement?
  /// The point of the element that stays, as a fraction of its length; 0 is where it begins.
  ///
  /// The two strips measure it in pages instead, from the place of the page.
  public var fraction: Double
  /// The side of the pane from which the place is measured.
  public var side: Side
  /// Where the point is in the pane, in points.
  public var place: Double
  /// The end of the content that the pane was at. The pane stays there, whatever becomes of the
  /// element.
  public var limit: Limit?

  /// Creates an anchor at a point of an element, at a place in the pane.
  public init(
    element: LayoutElement?, fraction: Double = 0, side: Side = .leading, place: Double = 0,
    limit: Limit? = nil
  ) {
    self.element = element
    self.fraction = fraction
    self.side = side
    self.place = place
    self.limit = limit
  }
}

/// Which point stays in place when something else changes.
public enum AnchorPolicy: Hashable, Sendable {
  /// The leading edge of the first visible cell; at the start of the content, that start.
  case leading
  /// The center of the cell nearest to the middle of the pane; at the start of the content, that
  /// start.
  case center
  /// The trailing edge of the last visible cell; at an end of the content, that end.
  case trailing
  /// The center of this item.
  case item(ItemIndex)
  /// Whatever is at this point of the pane, such as under a finger; in points from the pane's
  /// corner.
  case point(Point)
}
