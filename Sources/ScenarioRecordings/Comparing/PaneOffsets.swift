import DualStrip

/// The content offsets of a viewer, by pane.
extension DualStripViewer {
  /// Returns the content offset of a pane along the axis, in points.
  func contentOffset(of pane: Pane) -> Double { contentOffsets[pane.number] }

  /// Returns the points per page of a pane.
  func pitch(ofPane pane: Pane) -> Double { pitch(of: pane) }

  /// Returns the offset at which a pane shows a position, in pages from the start.
  func contentOffset(of pane: Pane, at position: Double) -> Double {
    let maps = synchronizer
    return pane == .preview
      ? maps.previewOffset(forPosition: position) : maps.thumbnailsOffset(forPosition: position)
  }

  /// Returns the position that a pane shows at an offset, in pages from the start.
  func position(of pane: Pane, at offset: Double) -> Double {
    let maps = synchronizer
    return pane == .preview
      ? maps.position(forPreviewOffset: offset) : maps.position(forThumbnailsOffset: offset)
  }

  /// Returns the offsets of a pane from one end of the document to the other, in points.
  func restingOffsets(of pane: Pane) -> ClosedRange<Double> {
    if pane == .thumbnails, browses { return 0...browsingLimit }
    let ends = [0, max(0, Double(count - 1))].map { contentOffset(of: pane, at: $0) }
    return min(ends[0], ends[1])...max(ends[0], ends[1])
  }
}
