/// Converts between positions and content offsets of one pane. Only this type knows how.
package struct PaneScale {
  /// The width of the whole content, in points.
  package let contentWidth: Double
  /// The points for each page.
  package let pitch: Double
  /// How far behind the edge of the pane the content begins at the first position, in points.
  package let inset: Double
  private let paneWidth: Double
  private let isEmpty: Bool
  package let mirroring: Mirroring

  /// Returns the scale of the preview, where a page is as wide as the pane.
  package static func preview(
    width: Double, slots: Slots, direction: LayoutDirection
  ) -> PaneScale {
    let length = slots.total * width
    return PaneScale(
      contentWidth: length, pitch: width, inset: 0, paneWidth: width, isEmpty: slots.count == 0,
      mirroring: Mirroring(contentWidth: length, direction: direction))
  }

  /// Returns the scale of the strip, where the thumbnail at a position is in the middle of the
  /// pane.
  package static func thumbnails(
    _ metrics: ThumbnailMetrics, width: Double, slots: Slots, direction: LayoutDirection
  ) -> PaneScale {
    let length = max(0, slots.total * metrics.pitch - metrics.spacing)
    return PaneScale(
      contentWidth: length, pitch: metrics.pitch, inset: (width - metrics.width) / 2,
      paneWidth: width, isEmpty: slots.count == 0,
      mirroring: Mirroring(contentWidth: length, direction: direction))
  }

  /// Returns the content offset that shows a position; without pages, that of the first position.
  package func contentOffset(at position: Double) -> Double {
    isEmpty ? -inset : mirroring.leadingEdge(position * pitch - inset, width: paneWidth)
  }

  /// Returns the position that a content offset shows; 0 in a pane without width.
  package func position(at contentOffset: Double) -> Double {
    pitch > 0 ? (mirroring.leadingEdge(contentOffset, width: paneWidth) + inset) / pitch : 0
  }

  /// The largest offset that is not overscroll, if the smallest is 0.
  package var limit: Double { isEmpty ? 0 : max(0, contentWidth - paneWidth) }
}
