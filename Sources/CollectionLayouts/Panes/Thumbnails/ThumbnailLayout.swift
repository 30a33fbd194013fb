/// What the attributes of a thumbnail add to those of all layouts.
public struct ThumbnailDetails: Equatable, Sendable {
  /// The page that the cell shows.
  public var page: PageID
  /// How far the cell is expanded to its page's own aspect, 0…1.
  public var expansion: Double
  /// The angle of the image about the middle of the cell, in degrees, clockwise; from 0 up to 270 at
  /// rest.
  public var angle: Double
  /// Whether the page is selected.
  public var isSelected: Bool
  /// Whether a hand has lifted the page.
  public var isLifted: Bool
  /// How many pages lie in the pile that the cell shows; 0 for a cell that is no pile.
  public var pileCount: Int
}

/// The lower strip: thumbnails, with the one in focus in the middle and expanded.
public struct ThumbnailLayout: CollectionLayout {
  /// The measures of the strip.
  public let metrics: ThumbnailMetrics

  /// The content that the layout was prepared for; empty before.
  public private(set) var content = SlotContent(slots: Slots(count: 0), pages: [], aspects: [])
  private var paneSize = Size.zero
  private var shifts = ExpansionShifts()

  /// Creates a strip with these measures; it lays out nothing before `prepare`.
  public init(metrics: ThumbnailMetrics = ThumbnailMetrics()) {
    self.metrics = metrics
  }

  /// Prepares for the slots and the size of the pane, and sums up how far expanded cells push
  /// others.
  ///
  /// Cost: that of the expanded cells, whatever the number of pages.
  public mutating func prepare(
    _ content: SlotContent, in viewport: Viewport, for invalidation: LayoutInvalidation
  ) {
    self.content = content
    paneSize = viewport.bounds.size
    shifts = ExpansionShifts(content, metrics: metrics)
  }

  /// The axis of the strip.
  public var axis: ScrollAxis { metrics.axis }

  /// The position that is shown stays in place.
  public var usualAnchor: AnchorPolicy { .center }

  /// The size of the content, in points, with room for one unfocused cell for each page, or less
  /// for a page whose slot is only partly open.
  ///
  /// An expanded cell does not change it: the cells that it pushes outwards lie beyond the edges.
  public var contentSize: Size {
    axis.size(length: scale(.leftToRight).contentLength, breadth: metrics.height)
  }

  /// The insets that let the first and the last thumbnail reach the middle, in points.
  public var contentInset: EdgeInsets {
    let inset = scale(.leftToRight).inset
    return axis == .vertical
      ? EdgeInsets(top: inset, bottom: inset) : EdgeInsets(left: inset, right: inset)
  }

  /// Returns the content offset at which a position, in pages, is in the middle of the strip.
  public func contentOffset(at position: Double, in viewport: Viewport) -> Double {
    scale(viewport.direction).contentOffset(at: position)
  }

  /// Returns the position, in pages, that is in the middle of the strip at a content offset.
  public func position(at contentOffset: Double, in viewport: Viewport) -> Double {
    scale(viewport.direction).position(at: contentOffset)
  }

  /// Appends the cells whose drawn frame shares an area with a rectangle of the content, in order.
  ///
  /// Cost: that of the cells around the rectangle and of the slots under edit, plus the logarithm
  /// of the number of pages.
  public func appendLayoutAttributes(
    in rect: Rect, viewport: Viewport, to result: inout [LayoutAttributes<ThumbnailDetails>]
  ) {
    guard axis.length(of: paneSize) > 0 else { return }
    cells(viewport.direction).append(content, in: rect, to: &result)
  }

  /// Returns how a page's cell is drawn, in view or not; `nil` if the element is no cell of a page.
  public func layoutAttributes(for element: LayoutElement, viewport: Viewport)
    -> LayoutAttributes<ThumbnailDetails>?
  {
    content.slot(of: element).map { cells(viewport.direction).attributes(of: content, slot: $0) }
  }

  /// Returns the item whose drawn cell contains a point of the content; a tie goes to the last one.
  public func item(at point: Point, viewport: Viewport) -> ItemIndex? {
    axis.length(of: paneSize) > 0 ? cells(viewport.direction).item(of: content, at: point) : nil
  }

  /// Returns the offset that centers the stop nearest to the proposed offset; a tie goes to the
  /// later page.
  public func targetContentOffset(
    forProposedContentOffset proposed: Point, withScrollingVelocity velocity: Point,
    viewport: Viewport
  ) -> Point {
    guard metrics.mode == .centered else { return proposed }
    let wished = position(at: axis.coordinate(of: proposed), in: viewport)
    guard let stop = content.slots.nearestStop(toPlace: wished) else { return proposed }
    return axis.point(
      contentOffset(at: content.slots.place(stop), in: viewport),
      across: axis.across(of: proposed))
  }

  /// Returns an anchor at a page around the position in the middle of the strip; `nil` without
  /// pages.
  ///
  /// The anchor's fraction is how far the position is beyond the page's place, in pages. All
  /// policies give the same anchor.
  public func anchor(in viewport: Viewport, by policy: AnchorPolicy) -> ContentAnchor? {
    content.anchor(at: position(at: axis.coordinate(of: viewport.bounds.origin), in: viewport))
  }

  /// Returns the offset that centers the position of an anchor; the proposed offset if its page is
  /// gone.
  public func targetContentOffset(
    forProposedContentOffset proposed: Point, keeping anchor: ContentAnchor?, viewport: Viewport
  ) -> Point {
    guard let anchor, let position = content.position(of: anchor) else { return proposed }
    return axis.point(
      contentOffset(at: position, in: viewport), across: axis.across(of: proposed))
  }

  private func scale(_ direction: LayoutDirection) -> PaneScale {
    .thumbnails(
      metrics, length: axis.length(of: paneSize), slots: content.slots, direction: direction)
  }

  private func cells(_ direction: LayoutDirection) -> ThumbnailCells {
    ThumbnailCells(content, shifts, metrics: metrics, axis: scale(direction).axis)
  }
}
