public import CollectionLayouts

/// The two panes as collection views without a screen, and whole frames.
extension DualStripViewer {
  /// The preview with its layout and viewport, which gives its cells.
  ///
  /// Each read creates a new one, without a pass over all pages.
  public var preview: LayoutController<PreviewLayout> {
    let moment = moment
    let viewport = previewViewport(at: moment)
    let content = content(
      opening: SlotValues(),
      shown: .init(position: moment.previewPosition, viewport: viewport))
    return LayoutController(
      layout: PreviewLayout(
        parallaxGap: configuration.parallaxGap, imageShift: configuration.imageShift,
        axis: configuration.previewAxis),
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
    guard length(of: .thumbnails, in: moment.bounds) > 0 else { return shown }
    let content = content(at: moment)
    previewCells(at: moment).append(content, in: previewViewport(at: moment).bounds, to: &pages)
    thumbnailCells(of: content, at: moment)
      .append(content, in: thumbnailsViewport(at: moment).bounds, to: &cells)
    return shown
  }

  func previewCells(at moment: Moment) -> PreviewCells {
    PreviewCells(
      parallaxGap: configuration.parallaxGap, imageShift: configuration.imageShift,
      pageSize: frame(of: .preview, in: moment.bounds).size, position: moment.previewPosition,
      axis: previewScale(in: moment.bounds).axis)
  }

  func thumbnailCells(of content: SlotContent, at moment: Moment) -> ThumbnailCells {
    ThumbnailCells(
      content, metrics: configuration.thumbnails,
      axis: thumbnailsScale(in: moment.bounds).axis)
  }

  @inline(__always)
  func previewScale(in bounds: ViewerBounds) -> PaneScale {
    .preview(
      axis(of: .preview), length: length(of: .preview, in: bounds), slots: slots,
      direction: configuration.direction)
  }

  @inline(__always)
  func thumbnailsScale(in bounds: ViewerBounds) -> PaneScale {
    .thumbnails(
      configuration.thumbnails, length: length(of: .thumbnails, in: bounds), slots: slots,
      direction: configuration.direction)
  }

  @inline(__always)
  func content(at moment: Moment) -> SlotContent {
    content(
      opening: expansions(at: moment.position),
      carrying: hand.isEmpty ? nil : carrying(at: moment))
  }

  private func carrying(at moment: Moment) -> Carrying {
    Carrying(
      pile: hand.lift.map { pile(of: $0, at: moment) }, shifts: hand.shifts.values(at: now),
      rises: hand.rises.values(at: now))
  }

  private func pile(of lift: Lift, at moment: Moment) -> Carrying.Pile {
    Carrying.Pile(
      pages: lift.pages, grip: lift.grip, coming: lift.coming, gap: lift.gap,
      closed: lift.closed(at: now),
      center: axis(of: .thumbnails).point(
        thumbnailsScale(in: moment.bounds).contentOffset(at: moment.shownThumbnails))
        + lift.pointer + lift.hold)
  }

  @inline(__always)
  func content(
    opening expansions: SlotValues, carrying: Carrying? = nil, shown: SlotContent.Shown? = nil
  ) -> SlotContent {
    SlotContent(
      slots: slots, pages: document.ids, aspects: document.aspects,
      quarterTurns: document.quarterTurns, changingAspects: edits.aspectChanges.values(at: now),
      leftToTurn: edits.turns.values(at: now), expansions: expansions, selected: selection.slots,
      carrying: carrying, shown: shown)
  }

  /// Returns the width / height of the upright box around a slot's page at this moment.
  @inline(__always)
  func shownAspect(of slot: Int) -> Double {
    Turning.shownAspect(
      of: edits.aspectChanges.value(of: slot, at: now) ?? document.aspects[slot],
      angle: Double(document.quarterTurns[slot]) * 90 - (edits.turns.value(of: slot, at: now) ?? 0))
  }

  func previewViewport(at moment: Moment) -> Viewport {
    viewport(
      of: .preview, at: moment,
      offset: previewScale(in: moment.bounds).contentOffset(at: moment.previewPosition))
  }

  func thumbnailsViewport(at moment: Moment) -> Viewport {
    viewport(
      of: .thumbnails, at: moment,
      offset: thumbnailsScale(in: moment.bounds).contentOffset(at: moment.shownThumbnails))
  }

  @inline(__always)
  private func viewport(of pane: Pane, at moment: Moment, offset: Double) -> Viewport {
    Viewport(
      bounds: Rect(
        origin: axis(of: pane).point(offset), size: frame(of: pane, in: moment.bounds).size),
      direction: configuration.direction)
  }
}
