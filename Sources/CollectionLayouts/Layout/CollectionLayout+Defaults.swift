/// What a layout does that does not say otherwise: as UIKit's base class.
extension CollectionLayout {
  public var contentInset: EdgeInsets { .zero }

  public func invalidation(forBoundsChange newBounds: Rect, in viewport: Viewport)
    -> LayoutInvalidation
  {
    newBounds.size == viewport.bounds.size ? .nothing : .layout
  }

  public func targetContentOffset(
    forProposedContentOffset proposed: Point, withScrollingVelocity velocity: Point,
    viewport: Viewport
  ) -> Point { proposed }

  public func anchor(in viewport: Viewport) -> ContentAnchor? { nil }

  public func targetContentOffset(
    forProposedContentOffset proposed: Point, keeping anchor: ContentAnchor?, viewport: Viewport
  ) -> Point { proposed }

  public mutating func prepare(forCollectionUpdates updates: [CollectionUpdate]) {}

  public func initialLayoutAttributes(
    forAppearing final: LayoutAttributes<Details>, viewport: Viewport
  ) -> LayoutAttributes<Details> { final }

  public func finalLayoutAttributes(
    forDisappearing initial: LayoutAttributes<Details>, viewport: Viewport
  ) -> LayoutAttributes<Details> { initial }

  public mutating func finalizeCollectionUpdates() {}

  public func shouldInvalidateLayout(forBoundsChange newBounds: Rect, in viewport: Viewport) -> Bool
  {
    invalidation(forBoundsChange: newBounds, in: viewport) != .nothing
  }

  public func layoutAttributesForElements(in rect: Rect, viewport: Viewport)
    -> [LayoutAttributes<Details>]
  {
    var result: [LayoutAttributes<Details>] = []
    appendLayoutAttributes(in: rect, viewport: viewport, to: &result)
    return result
  }

  public func layoutAttributesForItem(at index: ItemIndex, viewport: Viewport)
    -> LayoutAttributes<Details>?
  {
    layoutAttributes(for: .cell(index), viewport: viewport)
  }
}
