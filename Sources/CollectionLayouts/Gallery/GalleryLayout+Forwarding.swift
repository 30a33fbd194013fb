/// Forwards everything to the layout that it wraps.
extension GalleryLayout: CollectionLayout {
  /// A placeholder while a layout changes: a second reference to what the layout has prepared would
  /// make it copy that.
  private static let nothing = GalleryLayout.pile()

  /// Prepares the layout for the content and the viewport. Cost: that of the wrapped layout.
  public mutating func prepare(
    _ content: GalleryContent, in viewport: Viewport, for invalidation: LayoutInvalidation
  ) {
    change(content, in: viewport, .anew(invalidation))
  }

  /// Takes in content changed by a batch. Cost: that of the wrapped layout.
  public mutating func update(
    to content: GalleryContent, by batch: CollectionBatch, in viewport: Viewport
  ) {
    change(content, in: viewport, .by(batch))
  }

  private enum Preparation {
    case anew(LayoutInvalidation)
    case by(CollectionBatch)
  }

  private mutating func change(
    _ content: GalleryContent, in viewport: Viewport, _ way: Preparation
  ) {
    switch self {
    case .list(var layout): apply(way, to: &layout, content, viewport, GalleryLayout.list)
    case .flow(var layout): apply(way, to: &layout, content, viewport, GalleryLayout.flow)
    case .columns(var layout): apply(way, to: &layout, content, viewport, GalleryLayout.columns)
    case .quilt(var layout): apply(way, to: &layout, content, viewport, GalleryLayout.quilt)
    case .waterfall(var layout): apply(way, to: &layout, content, viewport, GalleryLayout.waterfall)
    case .mosaic(var layout): apply(way, to: &layout, content, viewport, GalleryLayout.mosaic)
    case .carousel(var layout): apply(way, to: &layout, content, viewport, GalleryLayout.carousel)
    case .pile(var layout): apply(way, to: &layout, content, viewport, GalleryLayout.pile)
    }
  }

  private mutating func apply<Layout: CollectionLayout>(
    _ way: Preparation, to layout: inout Layout, _ content: GalleryContent, _ viewport: Viewport,
    _ wrapped: (Layout) -> GalleryLayout
  ) where Layout.Content == GalleryContent {
    self = .nothing
    switch way {
    case .anew(let invalidation): layout.prepare(content, in: viewport, for: invalidation)
    case .by(let batch): layout.update(to: content, by: batch, in: viewport)
    }
    self = wrapped(layout)
  }

  /// The content that the layout was prepared for.
  public var content: GalleryContent {
    switch self {
    case .list(let layout): return layout.content
    case .flow(let layout): return layout.content
    case .columns(let layout): return layout.content
    case .quilt(let layout): return layout.content
    case .waterfall(let layout): return layout.content
    case .mosaic(let layout): return layout.content
    case .carousel(let layout): return layout.content
    case .pile(let layout): return layout.content
    }
  }

  /// The size of the whole content, in points.
  public var contentSize: Size {
    switch self {
    case .list(let layout): return layout.contentSize
    case .flow(let layout): return layout.contentSize
    case .columns(let layout): return layout.contentSize
    case .quilt(let layout): return layout.contentSize
    case .waterfall(let layout): return layout.contentSize
    case .mosaic(let layout): return layout.contentSize
    case .carousel(let layout): return layout.contentSize
    case .pile(let layout): return layout.contentSize
    }
  }

  /// The axis along which the layout scrolls.
  public var axis: ScrollAxis {
    switch self {
    case .list(let layout): return layout.axis
    case .flow(let layout): return layout.axis
    case .columns(let layout): return layout.axis
    case .quilt(let layout): return layout.axis
    case .waterfall(let layout): return layout.axis
    case .mosaic(let layout): return layout.axis
    case .carousel(let layout): return layout.axis
    case .pile(let layout): return layout.axis
    }
  }

  /// Which headers and footers stay in the pane.
  public var pinned: PinnedElements {
    switch self {
    case .list(let layout): return layout.pinned
    case .flow(let layout): return layout.pinned
    case .columns(let layout): return layout.pinned
    case .quilt(let layout): return layout.pinned
    case .waterfall(let layout): return layout.pinned
    case .mosaic(let layout): return layout.pinned
    case .carousel(let layout): return layout.pinned
    case .pile(let layout): return layout.pinned
    }
  }

  /// What stays in place when the bounds change.
  public var usualAnchor: AnchorPolicy {
    guard case .carousel(let carousel) = self else { return .leading }
    return carousel.usualAnchor
  }

  /// Appends the elements whose drawn frame shares an area with a rectangle of the content.
  public func appendLayoutAttributes(
    in rect: Rect, viewport: Viewport, to result: inout [LayoutAttributes<GalleryDetails>]
  ) {
    switch self {
    case .list(let layout): layout.appendLayoutAttributes(in: rect, viewport: viewport, to: &result)
    case .flow(let layout): layout.appendLayoutAttributes(in: rect, viewport: viewport, to: &result)
    case .columns(let layout):
      layout.appendLayoutAttributes(in: rect, viewport: viewport, to: &result)
    case .quilt(let layout):
      layout.appendLayoutAttributes(in: rect, viewport: viewport, to: &result)
    case .waterfall(let layout):
      layout.appendLayoutAttributes(in: rect, viewport: viewport, to: &result)
    case .mosaic(let layout):
      layout.appendLayoutAttributes(in: rect, viewport: viewport, to: &result)
    case .carousel(let layout):
      layout.appendLayoutAttributes(in: rect, viewport: viewport, to: &result)
    case .pile(let layout): layout.appendLayoutAttributes(in: rect, viewport: viewport, to: &result)
    }
  }

  /// Returns how an element is drawn, in view or not.
  public func layoutAttributes(
    for element: LayoutElement, viewport: Viewport
  ) -> LayoutAttributes<GalleryDetails>? {
    switch self {
    case .list(let layout): return layout.layoutAttributes(for: element, viewport: viewport)
    case .flow(let layout): return layout.layoutAttributes(for: element, viewport: viewport)
    case .columns(let layout): return layout.layoutAttributes(for: element, viewport: viewport)
    case .quilt(let layout): return layout.layoutAttributes(for: element, viewport: viewport)
    case .waterfall(let layout): return layout.layoutAttributes(for: element, viewport: viewport)
    case .mosaic(let layout): return layout.layoutAttributes(for: element, viewport: viewport)
    case .carousel(let layout): return layout.layoutAttributes(for: element, viewport: viewport)
    case .pile(let layout): return layout.layoutAttributes(for: element, viewport: viewport)
    }
  }

  /// Returns how much new bounds invalidate.
  public func invalidation(
    forBoundsChange newBounds: Rect, in viewport: Viewport
  ) -> LayoutInvalidation {
    switch self {
    case .list(let layout): return layout.invalidation(forBoundsChange: newBounds, in: viewport)
    case .flow(let layout): return layout.invalidation(forBoundsChange: newBounds, in: viewport)
    case .columns(let layout): return layout.invalidation(forBoundsChange: newBounds, in: viewport)
    case .quilt(let layout): return layout.invalidation(forBoundsChange: newBounds, in: viewport)
    case .waterfall(let layout):
      return layout.invalidation(forBoundsChange: newBounds, in: viewport)
    case .mosaic(let layout): return layout.invalidation(forBoundsChange: newBounds, in: viewport)
    case .carousel(let layout): return layout.invalidation(forBoundsChange: newBounds, in: viewport)
    case .pile(let layout): return layout.invalidation(forBoundsChange: newBounds, in: viewport)
    }
  }

  /// Returns where a release comes to rest: in a carousel, with a card in the middle.
  public func targetContentOffset(
    forProposedContentOffset proposed: Point, withScrollingVelocity velocity: Point,
    viewport: Viewport
  ) -> Point {
    guard case .carousel(let carousel) = self else { return proposed }
    return carousel.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity, viewport: viewport)
  }
}
