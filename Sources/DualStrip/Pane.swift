/// One of the two panes: the preview, or the strip of thumbnails below it.
public enum Pane: String, Hashable, Sendable, CaseIterable {
  /// The paging preview, one page wide.
  case preview
  /// The strip of thumbnails below it.
  case thumbnails
}

#if !hasFeature(Embedded)
  extension Pane: Codable {}
#endif
