/// The stretch of the content that a pane shows along the main axis, in reading direction; in
/// points.
package struct PaneStretch: Sendable {
  let axes: Axes
  /// The content offset along the main axis: where the pane begins.
  package let offset: Double
  /// The length of the pane.
  package let length: Double
  /// The covered lengths at the beginning and at the end of the pane.
  let covered: (start: Double, end: Double)
  /// The offsets between which content rests.
  package let limits: ClosedRange<Double>
  private let viewport: Viewport

  package init(of layout: some CollectionLayout, through viewport: Viewport) {
    axes = Axes(layout.axis, contentSize: layout.contentSize, direction: viewport.direction)
    self.viewport = viewport
    let pane = axes.axisRect(viewport.bounds)
    offset = pane.main
    length = pane.length.boundedLength
    covered = axes.ends(of: viewport.safeArea)
    let inset = axes.ends(of: layout.contentInset)
    let least = -(inset.start + covered.start)
    let content = layout.axis.length(of: layout.contentSize)
    let greatest = content + inset.end + covered.end - length
    limits = least...(greatest > least ? greatest : least)
  }

  /// Where the uncovered part of the pane begins and ends.
  var visible: (start: Double, end: Double) {
    let start = offset + covered.start
    return (start, max(start, offset + length - covered.end))
  }

  /// Returns the distance of a side from the beginning of the pane.
  package func distance(to side: ContentAnchor.Side) -> Double {
    switch side {
    case .leading: return covered.start
    case .center: return length / 2
    case .trailing: return length - covered.end
    }
  }

  /// Returns the content offset for a place along the main axis; the other coordinate stays as it
  /// is.
  package func contentOffset(at main: Double) -> Point {
    let origin = viewport.bounds.origin
    let rect = axes.rect(
      AxisRect(
        main: main, cross: 0, length: axes.axis.length(of: viewport.bounds.size), breadth: 0))
    return axes.axis == .vertical
      ? Point(x: origin.x, y: rect.minY) : Point(x: rect.minX, y: origin.y)
  }

  /// Returns the part of a movement on the screen that goes along the main axis.
  package func main(ofWay way: Point) -> Double {
    axes.axis == .vertical ? way.y : axes.isMirrored ? -way.x : way.x
  }

  /// Returns a movement along the main axis as one on the screen.
  package func way(ofMain main: Double) -> Point {
    axes.axis == .vertical
      ? Point(x: 0, y: main) : Point(x: axes.isMirrored ? -main : main, y: 0)
  }

  /// Returns a content offset as a place along the main axis.
  package func main(of contentOffset: Point) -> Double {
    axes.axisRect(Rect(origin: contentOffset, size: viewport.bounds.size)).main
  }

  /// Returns a point of the content as a place along the main axis.
  func main(at point: Point) -> Double { axes.axisRect(Rect(origin: point, size: .zero)).main }

  /// Returns the nearest offset at which the content rests.
  package func clamped(_ main: Double) -> Double {
    main.bounded(within: limits, otherwise: limits.lowerBound)
  }
}

extension Axes {
  /// Returns the insets at the beginning and at the end of the main axis.
  func ends(of insets: EdgeInsets) -> (start: Double, end: Double) {
    let insets = insets.bounded
    if axis == .vertical { return (insets.top, insets.bottom) }
    return isMirrored ? (insets.right, insets.left) : (insets.left, insets.right)
  }
}
