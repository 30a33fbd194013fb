public import CollectionLayouts

/// Maps the content offsets of the two panes to positions and to each other, at one moment.
///
/// Only the position is ever stored; both offsets are functions of it. A round trip is exact to
/// within 1e-9 pages.
public struct ScrollSynchronizer: Sendable {
  private let preview: LayoutController<PreviewLayout>
  private let thumbnails: LayoutController<ThumbnailLayout>

  /// Creates a synchronizer for two panes. Read both at the same time, or they show different
  /// moments.
  public init(
    preview: LayoutController<PreviewLayout>, thumbnails: LayoutController<ThumbnailLayout>
  ) {
    self.preview = preview
    self.thumbnails = thumbnails
  }

  /// Returns the position, in pages from the start, that fills the preview at an offset, in points;
  /// 0 for a preview without width.
  public func position(forPreviewOffset offset: Double) -> Double {
    preview.layout.position(at: offset, in: preview.viewport)
  }

  /// Returns the position, in pages from the start, in the middle of the strip at an offset, in
  /// points.
  public func position(forThumbnailsOffset offset: Double) -> Double {
    thumbnails.layout.position(at: offset, in: thumbnails.viewport)
  }

  /// Returns the offset, in points, at which a position, in pages from the start, fills the
  /// preview.
  public func previewOffset(forPosition position: Double) -> Double {
    preview.layout.contentOffset(at: position, in: preview.viewport)
  }

  /// Returns the offset, in points, at which a position, in pages from the start, is in the middle
  /// of the strip.
  public func thumbnailsOffset(forPosition position: Double) -> Double {
    thumbnails.layout.contentOffset(at: position, in: thumbnails.viewport)
  }

  /// Returns the strip's offset for an offset of the preview, both in points.
  public func thumbnailsOffset(forPreviewOffset offset: Double) -> Double {
    thumbnailsOffset(forPosition: position(forPreviewOffset: offset))
  }

  /// Returns the preview's offset for an offset of the strip, both in points.
  public func previewOffset(forThumbnailsOffset offset: Double) -> Double {
    previewOffset(forPosition: position(forThumbnailsOffset: offset))
  }
}
