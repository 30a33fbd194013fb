public import CollectionLayouts

/// Maps the content offsets of the two panes to positions and to each other, at one moment.
///
/// Only the position is ever stored; both offsets are functions of it. There and back is exact
/// within 1e-9 pages.
public struct ScrollSynchronizer: Sendable {
  private let preview: LayoutController<PreviewLayout>
  private let thumbnails: LayoutController<ThumbnailLayout>

  /// The maps of two panes as they are; both from one reading, or they are of different moments.
  public init(
    preview: LayoutController<PreviewLayout>, thumbnails: LayoutController<ThumbnailLayout>
  ) {
    self.preview = preview
    self.thumbnails = thumbnails
  }

  /// The position, in pages from the start, that fills the preview at an offset, in points.
  /// A preview without width shows no position: 0.
  public func position(forPreviewOffset offset: Double) -> Double {
    preview.layout.position(at: offset, in: preview.viewport)
  }

  /// The position, in pages from the start, in the middle of the strip at an offset, in points.
  public func position(forThumbnailsOffset offset: Double) -> Double {
    thumbnails.layout.position(at: offset, in: thumbnails.viewport)
  }

  /// The offset, in points, at which a position, in pages from the start, fills the preview.
  public func previewOffset(forPosition position: Double) -> Double {
    preview.layout.contentOffset(at: position, in: preview.viewport)
  }

  /// The offset, in points, at which a position, in pages from the start, is in the middle of the
  /// strip.
  public func thumbnailsOffset(forPosition position: Double) -> Double {
    thumbnails.layout.contentOffset(at: position, in: thumbnails.viewport)
  }

  /// Where the strip is when the preview is at an offset, both in points.
  public func thumbnailsOffset(forPreviewOffset offset: Double) -> Double {
    thumbnailsOffset(forPosition: position(forPreviewOffset: offset))
  }

  /// Where the preview is when the strip is at an offset, both in points.
  public func previewOffset(forThumbnailsOffset offset: Double) -> Double {
    previewOffset(forPosition: position(forThumbnailsOffset: offset))
  }
}
