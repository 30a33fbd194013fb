/// Which way content scrolls: its main axis. The other one is its cross axis.
public enum ScrollAxis: Hashable, Sendable {
  /// Downwards.
  case vertical
  /// In the direction of reading.
  case horizontal
}

/// A rectangle by the axis that scrolls and the one across.
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

/// Insets by the axis that scrolls and the one across; left is where reading begins.
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

/// What main and cross are in content coordinates, so that a layout is written once for both axes
/// and both directions of reading.
struct Axes {
  let axis: ScrollAxis
  private let mirroring: Mirroring

  /// - Parameter contentSize: of what is mirrored where reading goes from right to left.
  init(_ axis: ScrollAxis, contentSize: Size, direction: LayoutDirection) {
    self.axis = axis
    mirroring = Mirroring(contentWidth: contentSize.width, direction: direction)
  }

  /// Whether the main axis goes to the left.
  var isMirrored: Bool { axis == .horizontal && mirroring.sign < 0 }

  func rect(_ rect: AxisRect) -> Rect {
    let size = Axes.size(axis, length: rect.length, breadth: rect.breadth)
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

  static func size(_ axis: ScrollAxis, length: Double, breadth: Double) -> Size {
    axis == .vertical
      ? Size(width: breadth, height: length) : Size(width: length, height: breadth)
  }

  /// The extent of a size along the main axis.
  static func length(_ axis: ScrollAxis, of size: Size) -> Double {
    axis == .vertical ? size.height : size.width
  }

  /// The extent across of a pane, as far as one can be: what is no number, or below 0, is none.
  static func paneBreadth(_ axis: ScrollAxis, of viewport: Viewport) -> Double {
    breadth(axis, of: viewport.bounds.size).boundedLength
  }

  /// The extent of a size along the cross axis.
  static func breadth(_ axis: ScrollAxis, of size: Size) -> Double {
    axis == .vertical ? size.width : size.height
  }
}
