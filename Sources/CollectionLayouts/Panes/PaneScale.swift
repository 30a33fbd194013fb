/// How positions and content offsets of one pane belong together: the one place that knows.
package struct PaneScale {
  /// Width of all content, in points.
  package let contentWidth: Double
  /// Points for each page.
  package let pitch: Double
  /// How far the content begins before the first position, in points.
  package let inset: Double
  private let paneWidth: Double
  private let isEmpty: Bool
  package let mirroring: Mirroring

  /// The preview: a page as wide as the pane.
  package static func preview(
    width: Double, slots: Slots, direction: LayoutDirection
  ) -> PaneScale {
    let length = slots.total * width
    return PaneScale(
      contentWidth: length, pitch: width, inset: 0, paneWidth: width, isEmpty: slots.count == 0,
      mirroring: Mirroring(contentWidth: length, direction: direction))
  }

  /// The strip: a thumbnail in the middle of the pane.
  package static func thumbnails(
    _ metrics: ThumbnailMetrics, width: Double, slots: Slots, direction: LayoutDirection
  ) -> PaneScale {
    let length = max(0, slots.total * metrics.pitch - metrics.spacing)
    return PaneScale(
      contentWidth: length, pitch: metrics.pitch, inset: (width - metrics.width) / 2,
      paneWidth: width, isEmpty: slots.count == 0,
      mirroring: Mirroring(contentWidth: length, direction: direction))
  }

  /// The content offset that shows a position; where there are no pages that of the first.
  package func contentOffset(at position: Double) -> Double {
    isEmpty ? -inset : mirroring.leadingEdge(position * pitch - inset, width: paneWidth)
  }

  /// The position that a content offset shows; 0 in a pane without width.
  package func position(at contentOffset: Double) -> Double {
    pitch > 0 ? (mirroring.leadingEdge(contentOffset, width: paneWidth) + inset) / pitch : 0
  }

  /// The greatest offset that is not overscroll, where the least is 0.
  package var limit: Double { isEmpty ? 0 : max(0, contentWidth - paneWidth) }
}
