/// What is to stay in place across a change: a point of an element, and where in the pane it is.
///
/// Only the main axis counts, in the direction of reading; across nothing scrolls.
public struct ContentAnchor: Hashable, Sendable {
  /// From where in the pane a place is measured.
  public enum Side: Hashable, Sendable {
    /// The edge where the pane begins, behind what is covered there.
    case leading
    /// The middle of the pane.
    case center
    /// The edge where the pane ends, before what is covered there.
    case trailing
  }

  /// An end of the content.
  public enum Limit: Hashable, Sendable {
    /// Where it begins.
    case start
    /// Where it ends.
    case end
  }

  /// The element that holds the content in place; `nil` where only an end of the content is held.
  public var element: LayoutElement?
  /// The point of the element that stays: a part of its length, 0 where it begins.
  ///
  /// The two strips count in pages from the place of the page instead.
  public var fraction: Double
  /// From where in the pane the place is measured.
  public var side: Side
  /// Where the point is in the pane, in points.
  public var place: Double
  /// The end at which the pane was: it stays there, whatever becomes of the element.
  public var limit: Limit?

  /// An anchor at a point of an element, at a place in the pane.
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

/// What is to stay where it is when something else changes.
public enum AnchorPolicy: Hashable, Sendable {
  /// The first cell that can be seen, by the edge where it begins; at the start of the content, that.
  case leading
  /// The cell nearest to the middle of the pane, by its center; at the start of the content, that.
  case center
  /// The last cell that can be seen, by the edge where it ends; at an end of the content, that.
  case trailing
  /// This item, by its center.
  case item(ItemIndex)
  /// What is at a point of the pane, as under a finger; in points from the pane's corner.
  case point(Point)
}
