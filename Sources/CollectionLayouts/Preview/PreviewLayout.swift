/// What a preview cell has besides its frame.
public struct PreviewDetails: Equatable, Sendable {
  /// How far the cell is from the middle of the pane, in pages, within ±1; `nil` farther away.
  public var parallax: Double?
  /// How far the image is shifted within the cell, in points.
  public var imageTranslation: Double
  /// The image, in the cell's own coordinates; the cell clips to it.
  public var imageRect: Rect
}

/// One page per screen, with a parallax: the upper strip.
public struct PreviewLayout: CollectionLayout {
  /// Points that a neighbour is moved outwards for each page of distance, so that a gap shows.
  public let parallaxGap: Double
  /// Share of the width by which an image lags behind its cell.
  public let imageShift: Double

  private var content = StripContent(slots: Slots(count: 0), aspects: [])
  private var pageSize = Size.zero

  public init(parallaxGap: Double = 44, imageShift: Double = 0.3) {
    self.parallaxGap = parallaxGap
    self.imageShift = imageShift
  }

  public mutating func prepare(
    _ content: StripContent, in viewport: Viewport, for invalidation: LayoutInvalidation
  ) {
    self.content = content
    pageSize = viewport.bounds.size
  }

  /// Room for as many pages as there are presences, so that a commit changes no number.
  public var contentSize: Size {
    Size(width: content.slots.total * pageSize.width, height: pageSize.height)
  }

  /// The content offset at which a position, in pages, fills the pane.
  public func contentOffset(at position: Double, in viewport: Viewport) -> Double {
    mirroring(viewport).leadingEdge(position * pageSize.width, width: pageSize.width)
  }

  /// The position, in pages, that a content offset shows; 0 in a pane without width.
  public func position(at contentOffset: Double, in viewport: Viewport) -> Double {
    if let shown = content.shown, shown.viewport == viewport,
      contentOffset == viewport.bounds.minX
    {
      return shown.position
    }
    guard pageSize.width > 0 else { return 0 }
    return mirroring(viewport).leadingEdge(contentOffset, width: pageSize.width) / pageSize.width
  }

  public func appendLayoutAttributes(
    in rect: Rect, viewport: Viewport, to result: inout [LayoutAttributes<PreviewDetails>]
  ) {
    guard pageSize.width > 0, content.slots.count > 0 else { return }
    let (start, end) = readingSpan(of: rect, viewport: viewport)
    let lower = (start - parallaxGap.magnitude) / pageSize.width - 1
    let upper = (end + parallaxGap.magnitude) / pageSize.width
    for slot in content.slots.candidates(from: lower, through: upper) {
      guard !content.isGhost(slot) else { continue }
      let cell = cell(ofSlot: slot, viewport: viewport)
      // Judged in reading order, where pages begin at exact multiples of their width.
      guard cell.start < end, cell.start + cell.width > start, cell.width > 0 else { continue }
      let attributes = layoutAttributes(of: cell, viewport: viewport)
      if attributes.frame.minY < rect.maxY, attributes.frame.maxY > rect.minY, rect.size.height > 0,
        pageSize.height > 0
      {
        result.append(attributes)
      }
    }
  }

  /// From where to where a rectangle goes, counted from the beginning of the content.
  private func readingSpan(of rect: Rect, viewport: Viewport) -> (start: Double, end: Double) {
    if let shown = content.shown, shown.viewport == viewport, rect == viewport.bounds {
      // The pane itself: one page, from one multiple of the width to another.
      return (shown.position * pageSize.width, (shown.position + 1) * pageSize.width)
    }
    return mirroring(viewport).span(of: rect)
  }

  public func layoutAttributes(for element: LayoutElement, viewport: Viewport)
    -> LayoutAttributes<PreviewDetails>?
  {
    content.slot(of: element).map {
      layoutAttributes(of: cell(ofSlot: $0, viewport: viewport), viewport: viewport)
    }
  }

  /// Parallax follows the content offset; places do not.
  public func invalidation(forBoundsChange newBounds: Rect, in viewport: Viewport)
    -> LayoutInvalidation
  {
    if newBounds.size != viewport.bounds.size { return .layout }
    return newBounds.origin == viewport.bounds.origin ? .nothing : .attributes
  }

  public func anchor(in viewport: Viewport) -> ContentAnchor? {
    content.anchor(at: position(at: viewport.bounds.minX, in: viewport))
  }

  public func targetContentOffset(
    forProposedContentOffset proposed: Point, keeping anchor: ContentAnchor?, viewport: Viewport
  ) -> Point {
    guard let anchor, let position = content.position(of: anchor) else { return proposed }
    return Point(x: contentOffset(at: position, in: viewport), y: proposed.y)
  }

  private func mirroring(_ viewport: Viewport) -> Mirroring {
    Mirroring(contentWidth: contentSize.width, direction: viewport.direction)
  }

  /// A page's cell in reading order: where it is drawn, without regard to the direction.
  private struct Cell {
    var slot: Int
    var place: Double
    /// Distance from the middle of the pane, in pages, within ±1.
    var parallax: Double?
    var collapse: Double
    /// The leading edge as drawn, in points, and the width.
    var start: Double
    var width: Double
  }

  private func cell(ofSlot slot: Int, viewport: Viewport) -> Cell {
    let place = content.slots.place(slot)
    let collapse = content.slots.edit(of: slot)?.collapse ?? 0
    let distance = place - position(at: viewport.bounds.minX, in: viewport)
    let parallax = distance.magnitude < 1 ? distance : nil
    let width = pageSize.width
    return Cell(
      slot: slot, place: place, parallax: parallax, collapse: collapse,
      start: place * width + parallaxGap * (parallax ?? 0) + width * collapse / 2,
      width: width * (1 - collapse))
  }

  private func layoutAttributes(
    of cell: Cell, viewport: Viewport
  ) -> LayoutAttributes<PreviewDetails> {
    let width = pageSize.width
    let mirroring = mirroring(viewport)
    let parallax = cell.parallax.map { mirroring.sign * $0 }
    let whole = Rect(origin: .zero, size: pageSize)
    return LayoutAttributes(
      element: .cell(ItemIndex(item: content.slots.index(of: cell.slot))),
      center: Point(x: mirroring.x(cell.place * width + width / 2), y: pageSize.height / 2),
      size: pageSize,
      transform: Transform(
        translation: Point(x: parallaxGap * (parallax ?? 0), y: 0), scale: 1 - cell.collapse),
      alpha: 1 - cell.collapse,
      details: PreviewDetails(
        parallax: parallax, imageTranslation: -imageShift * width * (parallax ?? 0),
        imageRect: whole.fitted(toAspect: content.aspect(of: cell.slot))))
  }
}
