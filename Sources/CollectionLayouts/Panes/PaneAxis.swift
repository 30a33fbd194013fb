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
    axis == .vertical
      ? Size(width: breadth, height: length) : Size(width: length, height: breadth)
  }
}

extension ScrollAxis {
  /// Returns the point at a coordinate along the axis, and one across.
  @inline(__always)
  package func point(_ coordinate: Double, across: Double = 0) -> Point {
    self == .vertical ? Point(x: across, y: coordinate) : Point(x: coordinate, y: across)
  }

  /// Returns the part of a point along the axis.
  @inline(__always)
  package func coordinate(of point: Point) -> Double { self == .vertical ? point.y : point.x }

  /// Returns the part of a point across the axis.
  func across(of point: Point) -> Double { self == .vertical ? point.x : point.y }

  /// Returns the extent of a size along the axis.
  @inline(__always)
  package func length(of size: Size) -> Double {
    self == .vertical ? size.height : size.width
  }

  /// Returns the extent of a size across the axis.
  @inline(__always)
  package func breadth(of size: Size) -> Double {
    self == .vertical ? size.width : size.height
  }
}
