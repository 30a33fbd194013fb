public import CollectionLayouts

/// The two panes as collection views without a screen, and whole frames.
extension DualStripViewer {
  /// The preview with its layout and viewport, which gives its cells.
  ///
  /// Each read creates a new one, without a pass over all pages.
  public var preview: LayoutController<PreviewLayout> {
    let moment = moment
    let viewport = previewViewport(at: moment)
    var content = content(opening: SlotValues())
    content.shown = .init(position: moment.previewPosition, viewport: viewport)
    return LayoutController(
      layout: PreviewLayout(
        parallaxGap: configuration.parallaxGap, imageShift: configuration.imageShift),
      content: content, viewport: viewport)
  }

  /// The strip with its layout and viewport, which gives its cells.
  ///
  /// Each read creates a new one, without a pass over all pages.
  public var thumbnails: LayoutController<ThumbnailLayout> {
    let moment = moment
    return LayoutController(
      layout: ThumbnailLayout(metrics: configuration.thumbnails), content: content(at: moment),
      viewport: thumbnailsViewport(at: moment))
  }

  /// A synchronizer that converts the content offset of one pane to that of the other.
  public var synchronizer: ScrollSynchronizer {
    ScrollSynchronizer(preview: preview, thumbnails: thumbnails)
  }

  /// Reads a frame: the presentation, and the visible cells of both panes.
  ///
  /// The arrays are refilled in their present memory, so a host that keeps them from frame to frame
  /// allocates nothing. The cost grows only with the number of visible cells and slots under edit.
  ///
  /// - Parameters:
  ///   - pages: receives the preview's cells, in the coordinates of its content.
  ///   - cells: receives the strip's cells, in the coordinates of its content.
  public func readFrame(
    preview pages: inout [LayoutAttributes<PreviewDetails>],
    thumbnails cells: inout [LayoutAttributes<ThumbnailDetails>]
  ) -> Presentation {
    let moment = moment
    let shown = Presentation(self, at: moment)
    pages.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    guard shown.bounds.width > 0 else { return shown }
    let content = content(at: moment)
    previewCells(at: moment).append(content, in: previewViewport(at: moment).bounds, to: &pages)
    thumbnailCells(of: content, at: moment)
      .append(content, in: thumbnailsViewport(at: moment).bounds, to: &cells)
    return shown
  }

  func previewCells(at moment: Moment) -> PreviewCells {
    PreviewCells(
      parallaxGap: configuration.parallaxGap, imageShift: configuration.imageShift,
      pageSize: previewFrame(at: moment).size, position: moment.previewPosition,
      mirroring: previewScale(width: moment.bounds.size.width).mirroring)
  }

  func thumbnailCells(of content: SlotContent, at moment: Moment) -> ThumbnailCells {
    ThumbnailCells(
      content, metrics: configuration.thumbnails,
      mirroring: thumbnailsScale(width: moment.bounds.size.width).mirroring)
  }

  func previewScale(width: Double) -> PaneScale {
    .preview(width: width, slots: slots, direction: configuration.direction)
  }

  func thumbnailsScale(width: Double) -> PaneScale {
    .thumbnails(
      configuration.thumbnails, width: width, slots: slots, direction: configuration.direction)
  }

  func content(at moment: Moment) -> SlotContent {
    content(opening: expansions(at: moment.position))
  }

  private func content(opening expansions: SlotValues) -> SlotContent {
    SlotContent(
      slots: slots, pages: document.ids, aspects: document.aspects,
      changingAspects: edits.aspects(at: now), expansions: expansions)
  }

  func previewFrame(at moment: Moment) -> Rect {
    moment.bounds.previewFrame(thumbnailHeight: configuration.thumbnails.height)
  }

  func thumbnailsFrame(at moment: Moment) -> Rect {
    moment.bounds.thumbnailsFrame(height: configuration.thumbnails.height)
  }

  func previewViewport(at moment: Moment) -> Viewport {
    let frame = previewFrame(at: moment)
    let scale = previewScale(width: frame.size.width)
    return viewport(frame, offset: scale.contentOffset(at: moment.previewPosition))
  }

  func thumbnailsViewport(at moment: Moment) -> Viewport {
    let frame = thumbnailsFrame(at: moment)
    let scale = thumbnailsScale(width: frame.size.width)
    return viewport(frame, offset: scale.contentOffset(at: moment.thumbnailsPosition))
  }

  private func viewport(_ frame: Rect, offset: Double) -> Viewport {
    Viewport(
      bounds: Rect(origin: Point(x: offset, y: 0), size: frame.size),
      direction: configuration.direction)
  }
}
