/// Converts between positions and content offsets of one pane. Only this type knows how.
package struct PaneScale {
  /// The length of the whole content, in points.
  package let contentLength: Double
  /// The points for each page.
  package let pitch: Double
  /// How far behind the edge of the pane the content begins at the first position, in points.
  package let inset: Double
  private let paneLength: Double
  private let isEmpty: Bool
  package let axis: PaneAxis

  /// Returns the scale of the preview, where a page is as long as the pane.
  package static func preview(
    _ axis: ScrollAxis, length: Double, slots: Slots, direction: LayoutDirection
  ) -> PaneScale {
    let whole = slots.total * length
    return PaneScale(
      contentLength: whole, pitch: length, inset: 0, paneLength: length,
      isEmpty: slots.count == 0,
      axis: PaneAxis(axis, contentLength: whole, direction: direction))
  }

  /// Returns the scale of the strip, where the thumbnail at a position is in the middle of the
  /// pane.
  package static func thumbnails(
    _ metrics: ThumbnailMetrics, length: Double, slots: Slots, direction: LayoutDirection
  ) -> PaneScale {
    let whole = max(0, slots.total * metrics.pitch - metrics.spacing)
    return PaneScale(
      contentLength: whole, pitch: metrics.pitch,
      inset: metrics.mode == .centered ? (length - metrics.width) / 2 : 0,
      paneLength: length, isEmpty: slots.count == 0,
      axis: PaneAxis(metrics.axis, contentLength: whole, direction: direction))
  }

  /// Returns the content offset that shows a position; without pages, that of the first position.
  package func contentOffset(at position: Double) -> Double {
    isEmpty ? -inset : axis.leadingEdge(position * pitch - inset, length: paneLength)
  }

  /// Returns the position that a content offset shows; 0 in a pane without length.
  package func position(at contentOffset: Double) -> Double {
    pitch > 0 ? (axis.leadingEdge(contentOffset, length: paneLength) + inset) / pitch : 0
  }

  /// The largest offset that is not overscroll, if the smallest is 0.
  package var limit: Double { isEmpty ? 0 : max(0, contentLength - paneLength) }
}
