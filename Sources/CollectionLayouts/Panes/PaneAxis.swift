/// Converts between lengths along the axis of a pane, in reading order, and content coordinates, so
/// that both panes are written once for both axes and both reading directions.
package struct PaneAxis {
  package let axis: ScrollAxis
  private let mirroring: Mirroring

  /// - Parameter contentLength: the length within which right-to-left content is mirrored; a
  ///   vertical axis goes down in either reading direction.
  init(_ axis: ScrollAxis, contentLength: Double, direction: LayoutDirection) {
    self.axis = axis
    mirroring = Mirroring(
      contentWidth: contentLength, direction: axis == .vertical ? .leftToRight : direction)
  }

  /// +1 if reading goes with the coordinates, else −1.
  var sign: Double { mirroring.sign }

  /// Returns the coordinate of a place.
  @inline(__always)
  func coordinate(_ place: Double) -> Double { mirroring.x(place) }

  /// Returns the leading edge of a span of this length.
  @inline(__always)
  func leadingEdge(_ place: Double, length: Double) -> Double {
    mirroring.leadingEdge(place, width: length)
  }

  /// Returns where a rectangle starts and ends in reading order.
  @inline(__always)
  func span(of rect: Rect) -> (start: Double, end: Double) {
    axis == .vertical ? (rect.minY, rect.maxY) : mirroring.span(of: rect)
  }

  /// Returns the point at a coordinate along the axis, and one across.
  @inline(__always)
  func point(_ coordinate: Double, across: Double) -> Point {
    axis.point(coordinate, across: across)
  }

  @inline(__always)
  func size(length: Double, breadth: Double) -> Size {
    axis.size(length: length, breadth: breadth)
  }
}
