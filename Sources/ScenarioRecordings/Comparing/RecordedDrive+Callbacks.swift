import DualStrip

/// Converts the delegate calls of a scroll view to touches: the finger moves as far as the offset.
extension RecordedDrive {
  mutating func callback(
    _ kind: AppRecord.Kind, at time: Time
  ) -> [DualStripViewer.Input] {
    switch kind {
    case .willBeginDragging(let pane):
      guard dragged == nil else { return [] }
      advance(to: time)
      dragged = (pane, rawPlace(of: viewer.contentOffset(of: pane), pane))
      return [.touchBegan(pane)]
    case .didScroll(let pane, let offset): return scrolled(pane, to: offset, at: time)
    case .offsets(let preview, let thumbnails):
      return dragged.map {
        scrolled($0.pane, to: $0.pane == .preview ? preview : thumbnails, at: time)
      } ?? []
    case .willEndDragging(let pane, let velocity, _):
      guard dragged?.pane == pane else { return [] }
      dragged = nil
      return [.touchEnded(pane, velocity: -1000 * velocity)]
    case .down, .moved, .dragged, .lifted, .cancelled, .asked, .wheel, .key, .bounds, .edit,
      .answer, .commits, .active, .pass:
      return []
    }
  }

  private mutating func scrolled(
    _ pane: Pane, to offset: Double, at time: Time
  ) -> [DualStripViewer.Input] {
    guard let last = dragged, last.pane == pane else { return [] }
    advance(to: time)
    let place = rawPlace(of: offset, pane)
    dragged?.place = place
    return place == last.place ? [] : [.dragMoved(pane, by: last.place - place)]
  }

  /// Returns where the content would be without the rubber band, in points.
  private func rawPlace(of offset: Double, _ pane: Pane) -> Double {
    let range = viewer.restingOffsets(of: pane)
    let inside = min(max(offset, range.lowerBound), range.upperBound)
    let band = RubberBand(
      dimension: viewer.length(of: pane), coefficient: viewer.configuration.scrolling.rubberBand)
    return inside + band.distance(forOffset: offset - inside)
  }
}
