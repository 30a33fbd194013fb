/// The axis along which content scrolls, its main axis. The other one is its cross axis.
public enum ScrollAxis: Hashable, Sendable {
  /// Content scrolls downwards.
  case vertical
  /// Content scrolls in reading direction.
  case horizontal
}

extension ScrollAxis {
  /// Returns the point at a coordinate along the axis, and one across.
  @inline(__always)
  public func point(_ coordinate: Double, across: Double = 0) -> Point {
    self == .vertical ? Point(x: across, y: coordinate) : Point(x: coordinate, y: across)
  }

  /// Returns the part of a point along the axis.
  @inline(__always)
  public func coordinate(of point: Point) -> Double { self == .vertical ? point.y : point.x }

  /// Returns the part of a point across the axis.
  package func across(of point: Point) -> Double { self == .vertical ? point.x : point.y }

  /// Returns the extent of a size along the axis.
  @inline(__always)
  package func length(of size: Size) -> Double {
    self == .vertical ? size.height : size.width
  }

  /// Returns the size with these extents along the axis and across it.
  @inline(__always)
  func size(length: Double, breadth: Double) -> Size {
    self == .vertical
      ? Size(width: breadth, height: length) : Size(width: length, height: breadth)
  }

  /// Returns the extent of a size across the axis.
  @inline(__always)
  package func breadth(of size: Size) -> Double {
    self == .vertical ? size.width : size.height
  }
}

/// A rectangle in terms of the main and the cross axis.
struct AxisRect: Equatable, Sendable {
  /// The leading edge along the main axis, in points.
  var main: Double
  /// The leading edge along the cross axis, in points.
  var cross: Double
  /// The extent along the main axis, in points.
  var length: Double
  /// The extent along the cross axis, in points.
  var breadth: Double

  var mainEnd: Double { main + length }
  var crossEnd: Double { cross + breadth }
}

/// Insets in terms of the main and the cross axis; the left edge is where reading begins.
struct AxisInsets: Equatable, Sendable {
  let mainStart: Double
  let mainEnd: Double
  let crossStart: Double
  let crossEnd: Double

  init(mainStart: Double, mainEnd: Double, crossStart: Double, crossEnd: Double) {
    self.mainStart = mainStart
    self.mainEnd = mainEnd
    self.crossStart = crossStart
    self.crossEnd = crossEnd
  }

  init(_ insets: EdgeInsets, _ axis: ScrollAxis) {
    switch axis {
    case .vertical:
      self.init(
        mainStart: insets.top, mainEnd: insets.bottom, crossStart: insets.left,
        crossEnd: insets.right)
    case .horizontal:
      self.init(
        mainStart: insets.left, mainEnd: insets.right, crossStart: insets.top,
        crossEnd: insets.bottom)
    }
  }
}

/// Converts between main and cross axis and content coordinates, so that a layout is written once
/// for both axes and both reading directions.
struct Axes {
  let axis: ScrollAxis
  private let mirroring: Mirroring

  /// - Parameter contentSize: the size within which right-to-left content is mirrored.
  init(_ axis: ScrollAxis, contentSize: Size, direction: LayoutDirection) {
    self.axis = axis
    mirroring = Mirroring(contentWidth: contentSize.width, direction: direction)
  }

  /// Whether the main axis goes to the left.
  var isMirrored: Bool { axis == .horizontal && mirroring.sign < 0 }

  func rect(_ rect: AxisRect) -> Rect {
    let size = axis.size(length: rect.length, breadth: rect.breadth)
    let (x, y) = axis == .vertical ? (rect.cross, rect.main) : (rect.main, rect.cross)
    return Rect(origin: Point(x: mirroring.leadingEdge(x, width: size.width), y: y), size: size)
  }

  func axisRect(_ rect: Rect) -> AxisRect {
    let x = mirroring.leadingEdge(rect.minX, width: rect.size.width)
    switch axis {
    case .vertical:
      return AxisRect(
        main: rect.minY, cross: x, length: rect.size.height, breadth: rect.size.width)
    case .horizontal:
      return AxisRect(
        main: x, cross: rect.minY, length: rect.size.width, breadth: rect.size.height)
    }
  }

  /// Returns the extent of a pane across the main axis, limited to what can be drawn; 0 if it is
  /// NaN or negative.
  static func paneBreadth(_ axis: ScrollAxis, of viewport: Viewport) -> Double {
    axis.breadth(of: viewport.bounds.size).boundedLength
  }
}
