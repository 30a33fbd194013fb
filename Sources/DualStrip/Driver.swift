extension DualStripViewer {
  /// Who moves the position.
  public enum Driver: String, Hashable, Sendable, CaseIterable {
    /// Nobody: the view rests, or an edit carries it.
    case none
    /// A finger on the preview, or the curve that it has left behind.
    case preview
    /// A finger on the strip, or the curve that it has left behind.
    case thumbnails
    /// A focus.
    case program

    /// The driver that a finger on a pane is.
    public init(_ pane: Pane) {
      switch pane {
      case .preview: self = .preview
      case .thumbnails: self = .thumbnails
      }
    }
  }

  /// What the viewer does at the moment.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// It rests, which does not say that nothing fades or is edited: that is `isSettled`.
    case idle
    /// A finger holds the viewer, moving or not.
    case dragging
    /// A curve runs after a finger has lifted.
    case settling
    /// A focus is on its way.
    case focusing
  }
}
