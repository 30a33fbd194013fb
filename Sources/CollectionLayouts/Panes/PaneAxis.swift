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
  func coordinate(_ place: Double) -> Double { mirroring.x(place) }

  /// Returns the leading edge of a span of this length.
  func leadingEdge(_ place: Double, length: Double) -> Double {
    mirroring.leadingEdge(place, width: length)
  }

  /// Returns where a rectangle starts and ends in reading order.
  func span(of rect: Rect) -> (start: Double, end: Double) {
    axis == .vertical ? (rect.minY, rect.maxY) : mirroring.span(of: rect)
  }

  /// Returns the point at a coordinate along the axis, and one across.
  func point(_ coordinate: Double, across: Double) -> Point {
    axis.point(coordinate, across: across)
  }

  func size(length: Double, breadth: Double) -> Size {
    Axes.size(axis, length: length, breadth: breadth)
  }
}

extension ScrollAxis {
  /// Returns the point at a coordinate along the axis, and one across.
  package func point(_ coordinate: Double, across: Double = 0) -> Point {
    self == .vertical ? Point(x: across, y: coordinate) : Point(x: coordinate, y: across)
  }

  /// Returns the part of a point along the axis.
  package func coordinate(of point: Point) -> Double { self == .vertical ? point.y : point.x }

  /// Returns the part of a point across the axis.
  func across(of point: Point) -> Double { self == .vertical ? point.x : point.y }

  /// Returns the extent of a size along the axis.
  package func length(of size: Size) -> Double { Axes.length(self, of: size) }

  /// Returns the extent of a size across the axis.
  package func breadth(of size: Size) -> Double {
    self == .vertical ? size.width : size.height
  }
}
