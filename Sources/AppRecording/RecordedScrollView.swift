/// A point, as `CGPoint` has it.
public protocol RecordedPoint {
  /// What its coordinates are.
  associatedtype Length: BinaryFloatingPoint
  /// Along the panes, in points.
  var x: Length { get }
  /// Across them, in points.
  var y: Length { get }
}

/// A scroll view, as far as it is looked at; `UIScrollView` is one as it is.
public protocol RecordedScrollView {
  /// What its offset is.
  associatedtype Offset: RecordedPoint
  /// The point of its content at its corner, in points.
  var contentOffset: Offset { get }
}
