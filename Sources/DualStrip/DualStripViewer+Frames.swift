public import CollectionLayouts

/// The two panes as collection views without a screen, and whole frames.
extension DualStripViewer {
  /// The preview with its layout and viewport, which gives its cells.
  ///
  /// Made anew at every reading, without a pass over all pages.
  public var preview: LayoutController<PreviewLayout> {
    let shown = presentation
    return LayoutController(
      layout: previewLayout, content: exactContent(of: shown),
      viewport: previewViewport(of: shown))
  }

  /// The strip with its layout and viewport, which gives its cells.
  ///
  /// Made anew at every reading, without a pass over all pages.
  public var thumbnails: LayoutController<ThumbnailLayout> {
    let shown = presentation
    return LayoutController(
      layout: ThumbnailLayout(metrics: configuration.thumbnails), content: content(of: shown),
      viewport: thumbnailsViewport(of: shown))
  }

  /// The maps between the offsets of both.
  public var synchronizer: ScrollSynchronizer {
    ScrollSynchronizer(preview: preview, thumbnails: thumbnails)
  }

  /// Reads a frame: where everything is, and the cells of both panes that are on the screen.
  ///
  /// The arrays are filled anew in the memory that they have, so that a host that keeps them from
  /// frame to frame allocates nothing. Cost: that of the cells on the screen, and of what is under
  /// edit.
  ///
  /// - Parameters:
  ///   - pages: the cells of the preview, in the coordinates of its content.
  ///   - cells: those of the strip, in its.
  public func readFrame(
    preview pages: inout [LayoutAttributes<PreviewDetails>],
    thumbnails cells: inout [LayoutAttributes<ThumbnailDetails>]
  ) -> Presentation {
    let shown = presentation
    let content = content(of: shown)
    pages.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    guard shown.bounds.width > 0 else { return shown }
    previewCells(of: shown).append(content, in: previewViewport(of: shown).bounds, to: &pages)
    thumbnailCells(of: content, shown)
      .append(content, in: thumbnailsViewport(of: shown).bounds, to: &cells)
    return shown
  }

  func previewCells(of shown: Presentation) -> PreviewCells {
    PreviewCells(
      parallaxGap: configuration.parallaxGap, imageShift: configuration.imageShift,
      pageSize: shown.previewFrame.size, position: shown.previewPosition,
      mirroring: previewScale(width: shown.bounds.width).mirroring)
  }

  func thumbnailCells(of content: SlotContent, _ shown: Presentation) -> ThumbnailCells {
    ThumbnailCells(
      content, metrics: configuration.thumbnails,
      mirroring: thumbnailsScale(width: shown.bounds.width).mirroring)
  }

  func previewScale(width: Double) -> PaneScale {
    .preview(width: width, slots: slots, direction: configuration.direction)
  }

  func thumbnailsScale(width: Double) -> PaneScale {
    .thumbnails(
      configuration.thumbnails, width: width, slots: slots, direction: configuration.direction)
  }

  private var previewLayout: PreviewLayout {
    PreviewLayout(parallaxGap: configuration.parallaxGap, imageShift: configuration.imageShift)
  }

  func content(of shown: Presentation) -> SlotContent {
    var changing = SlotValues()
    for change in edits.aspectChanges {
      changing.append(.init(slot: change.slot, value: change.aspect(at: now)))
    }
    return SlotContent(
      slots: slots, pages: document.ids, aspects: document.aspects, changingAspects: changing,
      expansions: expansions(at: shown.position))
  }

  /// The same, with what the preview shows: its content offset has that only rounded.
  private func exactContent(of shown: Presentation) -> SlotContent {
    var content = content(of: shown)
    content.shown = .init(position: shown.previewPosition, viewport: previewViewport(of: shown))
    return content
  }

  func previewViewport(of shown: Presentation) -> Viewport {
    viewport(shown.previewFrame, offset: shown.previewOffset)
  }

  func thumbnailsViewport(of shown: Presentation) -> Viewport {
    viewport(shown.thumbnailsFrame, offset: shown.thumbnailsOffset)
  }

  private func viewport(_ frame: Rect, offset: Double) -> Viewport {
    Viewport(
      bounds: Rect(origin: Point(x: offset, y: 0), size: frame.size),
      direction: configuration.direction)
  }
}
