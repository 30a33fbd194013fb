/// What the attributes of a preview cell add to those of all layouts.
public struct PreviewDetails: Equatable, Sendable {
  /// The page that the cell shows.
  public var page: PageID
  /// How far the cell is from the middle of the pane, in pages, within ±1; `nil` farther away.
  public var parallax: Double?
  /// How far the image is shifted within the cell, in points.
  public var imageTranslation: Double
  /// The upright box around the image in the cell's own coordinates; the cell clips to it.
  public var imageRect: Rect
  /// The angle of the image about the middle of its box, in degrees, clockwise; from 0 up to 270 at
  /// rest. `Turning.imageSize` gives its size.
  public var angle: Double
  /// Whether the page is selected.
  public var isSelected: Bool
}

extension LayoutAttributes<PreviewDetails> {
  /// The part of the drawn cell through which its image is visible, in content coordinates.
  package var imageFrame: Rect {
    let (image, scale) = (details.imageRect, transform.scale)
    return Rect(
      x: frame.minX + image.minX * scale, y: frame.minY + image.minY * scale,
      width: image.size.width * scale, height: image.size.height * scale)
  }
}

/// One page per screen, with a parallax: the upper pane.
public struct PreviewLayout: CollectionLayout {
  /// How far a neighbor is moved outwards for each page of distance, in points, so that a gap
  /// shows.
  public let parallaxGap: Double
  /// The share of the length of a page by which an image lags behind its cell.
  public let imageShift: Double
  /// The axis along which the pane scrolls.
  public let axis: ScrollAxis

  /// The content that the layout was prepared for; empty before.
  public private(set) var content = SlotContent(slots: Slots(count: 0), pages: [], aspects: [])
  private var pageSize = Size.zero

  /// Creates a layout from its gap, in points for each page of distance, its image lag, as a share
  /// of the length of a page, and its axis.
  public init(
    parallaxGap: Double = 44, imageShift: Double = 0.3, axis: ScrollAxis = .horizontal
  ) {
    self.axis = axis
    self.parallaxGap = parallaxGap
    self.imageShift = imageShift
  }

  /// Prepares for the slots and the size of the pane. Cost: constant.
  public mutating func prepare(
    _ content: SlotContent, in viewport: Viewport, for invalidation: LayoutInvalidation
  ) {
    self.content = content
    pageSize = viewport.bounds.size
  }

  /// The position that is shown stays in place.
  public var usualAnchor: AnchorPolicy { .center }

  /// The size of the content, with room for as many pages as the presences add up to, so that a
  /// commit changes no number.
  public var contentSize: Size {
    axis.size(length: scale(.leftToRight).contentLength, breadth: axis.breadth(of: pageSize))
  }

  /// Returns the content offset at which a position, in pages, fills the pane.
  public func contentOffset(at position: Double, in viewport: Viewport) -> Double {
    scale(viewport.direction).contentOffset(at: position)
  }

  /// Returns the position, in pages, that a content offset shows; 0 in a pane without width.
  public func position(at contentOffset: Double, in viewport: Viewport) -> Double {
    if let shown = content.shown, shown.viewport == viewport,
      contentOffset == axis.coordinate(of: viewport.bounds.origin)
    {
      return shown.position
    }
    return scale(viewport.direction).position(at: contentOffset)
  }

  /// Appends the cells whose drawn frame shares an area with a rectangle of the content, in order.
  ///
  /// Cost: that of the cells around the rectangle and of the slots under edit, plus the logarithm
  /// of the number of pages.
  public func appendLayoutAttributes(
    in rect: Rect, viewport: Viewport, to result: inout [LayoutAttributes<PreviewDetails>]
  ) {
    cells(through: viewport).append(content, in: rect, to: &result)
  }

  /// Returns how a page's cell is drawn, in view or not; `nil` if the element is no cell of a page.
  public func layoutAttributes(for element: LayoutElement, viewport: Viewport)
    -> LayoutAttributes<PreviewDetails>?
  {
    content.slot(of: element).map { cells(through: viewport).attributes(of: content, slot: $0) }
  }

  /// Returns the item whose drawn cell contains a point of the content; a tie goes to the last one.
  public func item(at point: Point, viewport: Viewport) -> ItemIndex? {
    cells(through: viewport).item(of: content, at: point)
  }

  /// Returns how much new bounds invalidate: parallax follows the content offset, places do not.
  public func invalidation(forBoundsChange newBounds: Rect, in viewport: Viewport)
    -> LayoutInvalidation
  {
    if newBounds.size != viewport.bounds.size { return .layout }
    return newBounds.origin == viewport.bounds.origin ? .nothing : .attributes
  }

  /// Returns an anchor at a page around the position that the viewport shows; `nil` without pages.
  ///
  /// The anchor's fraction is how far the position is beyond the page's place, in pages. All
  /// policies give the same anchor.
  public func anchor(in viewport: Viewport, by policy: AnchorPolicy) -> ContentAnchor? {
    content.anchor(at: position(at: axis.coordinate(of: viewport.bounds.origin), in: viewport))
  }

  /// Returns the offset at which the position of an anchor fills the pane; the proposed offset if
  /// its page is gone.
  public func targetContentOffset(
    forProposedContentOffset proposed: Point, keeping anchor: ContentAnchor?, viewport: Viewport
  ) -> Point {
    guard let anchor, let position = content.position(of: anchor) else { return proposed }
    return axis.point(
      contentOffset(at: position, in: viewport), across: axis.across(of: proposed))
  }

  private func scale(_ direction: LayoutDirection) -> PaneScale {
    .preview(axis, length: axis.length(of: pageSize), slots: content.slots, direction: direction)
  }

  private func cells(through viewport: Viewport) -> PreviewCells {
    PreviewCells(
      parallaxGap: parallaxGap, imageShift: imageShift, pageSize: pageSize,
      position: position(at: axis.coordinate(of: viewport.bounds.origin), in: viewport),
      axis: scale(viewport.direction).axis)
  }
}
