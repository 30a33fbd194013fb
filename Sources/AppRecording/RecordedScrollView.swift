/// A point with two coordinates, such as `CGPoint`.
public protocol RecordedPoint {
  /// The type of its coordinates.
  associatedtype Length: BinaryFloatingPoint
  /// The coordinate along the panes, in points.
  var x: Length { get }
  /// The coordinate across the panes, in points.
  var y: Length { get }
}

/// The part of a scroll view that is recorded; `UIScrollView` has all that it requires.
public protocol RecordedScrollView {
  /// The type of its offset.
  associatedtype Offset: RecordedPoint
  /// The point of the content that is at the view's corner, in points.
  var contentOffset: Offset { get }
}
