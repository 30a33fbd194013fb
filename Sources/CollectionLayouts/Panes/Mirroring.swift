/// Mirrors coordinates about the middle of the content, for panes that read from right to left.
package struct Mirroring {
  /// The width of the mirrored content, in points; `nil` if reading goes from left to right.
  private let contentWidth: Double?

  init(contentWidth: Double, direction: LayoutDirection) {
    self.contentWidth = direction == .rightToLeft ? contentWidth : nil
  }

  var sign: Double { contentWidth == nil ? 1 : -1 }

  @inline(__always)
  func x(_ x: Double) -> Double {
    contentWidth.map { $0 - x } ?? x
  }

  /// Returns the leading edge of a span of this width.
  @inline(__always)
  func leadingEdge(_ x: Double, width: Double) -> Double {
    contentWidth.map { $0 - width - x } ?? x
  }

  /// Returns where a rectangle starts and ends in reading order.
  @inline(__always)
  func span(of rect: Rect) -> (start: Double, end: Double) {
    contentWidth == nil ? (rect.minX, rect.maxX) : (x(rect.maxX), x(rect.minX))
  }
}
