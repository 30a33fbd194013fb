import CollectionLayouts

extension DualStripViewer {
  /// `m(x)`: the position that the preview has to show, in pages, without its lag.
  func mappedPreviewPosition(_ position: Double) -> Double {
    guard let page = previewPage else {
      return previewFollows(position) ? position : slots.clamped(position)
    }
    return slots.clamped(slots.place(page))
  }

  /// The page that a stepped preview holds on to while something else moves the position.
  private var previewPage: Int? {
    guard configuration.mapping == .stepped else { return nil }
    switch motion.driver {
    case .none, .preview: return nil
    case .thumbnails: return live
    case .program: return motion.target
    }
  }

  /// Whether the preview shows the position itself, neither a page nor an end of the range.
  func previewFollows(_ position: Double) -> Bool {
    switch motion.driver {
    case .none, .preview: return true
    case .thumbnails, .program:
      // Held within the range: a strip far beyond its end must not show empty pages.
      return configuration.mapping == .continuous && slots.clamped(position) == position
    }
  }
}
