import CollectionLayouts

extension DualStripViewer {
  /// `m(x)`: the position that the preview shows at a position, in pages, without its lag.
  func mappedPreviewPosition(_ position: Double) -> Double {
    guard let page = previewPage else {
      return previewFollows(position) ? position : slots.clamped(position)
    }
    return slots.clamped(slots.place(page))
  }

  /// The page on which a stepped preview stays while something else moves the position.
  private var previewPage: Int? {
    guard configuration.mapping == .stepped else { return nil }
    switch motion.driver {
    case .none, .preview: return nil
    case .thumbnails: return live
    case .program: return motion.target
    }
  }

  /// The velocity of a pane in a curve or a fade, in pages per second. It does not include slots
  /// that open or close.
  @inline(__always)
  func velocity(of pane: Pane, at position: Double) -> Double {
    if pane == .thumbnails, !hand.isEmpty {
      return ownVelocity(of: pane, at: position) + handVelocity
    }
    return ownVelocity(of: pane, at: position)
  }

  /// The velocity without the scrolling of a hand.
  private func ownVelocity(of pane: Pane, at position: Double) -> Double {
    if browses, pane == .thumbnails { return browsingVelocity / configuration.thumbnails.pitch }
    let follows = pane == .thumbnails || previewFollows(position)
    return (follows ? currentVelocity : 0) + (lag?.velocity(of: pane, at: now) ?? 0)
  }

  /// Whether the preview shows the position itself, rather than a page or an end of the range.
  func previewFollows(_ position: Double) -> Bool {
    switch motion.driver {
    case .none, .preview: return true
    case .thumbnails, .program:
      // The preview stays within the range: with a strip far beyond it, it would show empty pages.
      return configuration.mapping == .continuous && slots.clamped(position) == position
    }
  }
}
