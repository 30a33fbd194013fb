extension DualStripViewer {
  /// What moves the position.
  public enum Driver: String, Hashable, Sendable, CaseIterable {
    /// Nothing: the view rests, or an edit moves it.
    case none
    /// A finger on the preview, or the curve that runs after it has lifted.
    case preview
    /// A finger on the strip, or the curve that runs after it has lifted.
    case thumbnails
    /// A focus: the view scrolls to a page.
    case program

    /// The driver for a finger on this pane.
    public init(_ pane: Pane) {
      switch pane {
      case .preview: self = .preview
      case .thumbnails: self = .thumbnails
      }
    }
  }

  /// What the viewer does at the moment.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// The position rests. Something may still fade or be edited: see `isSettled`.
    case idle
    /// A finger holds the viewer, moving or not.
    case dragging
    /// A curve runs after a finger has lifted.
    case settling
    /// The view scrolls to a page.
    case focusing
  }
}

#if !hasFeature(Embedded)
  extension DualStripViewer.Driver: Codable {}
#endif
