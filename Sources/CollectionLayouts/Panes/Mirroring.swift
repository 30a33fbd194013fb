/// The mirror image about the middle of the content: how a pane reads from right to left.
package struct Mirroring {
  /// Width of the content that is mirrored, in points; `nil` where reading goes left to right.
  private let contentWidth: Double?

  init(contentWidth: Double, direction: LayoutDirection) {
    self.contentWidth = direction == .rightToLeft ? contentWidth : nil
  }

  var sign: Double { contentWidth == nil ? 1 : -1 }

  func x(_ x: Double) -> Double {
    contentWidth.map { $0 - x } ?? x
  }

  /// The leading edge of a span of this width.
  func leadingEdge(_ x: Double, width: Double) -> Double {
    contentWidth.map { $0 - width - x } ?? x
  }

  /// From where to where a rectangle goes, in reading order.
  func span(of rect: Rect) -> (start: Double, end: Double) {
    contentWidth == nil ? (rect.minX, rect.maxX) : (x(rect.maxX), x(rect.minX))
  }
}
