/// What a layout does that does not say otherwise: as UIKit's base class.
extension CollectionLayout {
  /// No inset.
  public var contentInset: EdgeInsets { .zero }

  /// Asked of the attributes around the point: of what is not transparent that which is on top, of
  /// several the last; `nil` where that is no cell.
  public func item(at point: Point, viewport: Viewport) -> ItemIndex? {
    var topmost: (element: LayoutElement, zIndex: Double)?
    for attributes in layoutAttributesForElements(in: Rect(around: point), viewport: viewport) {
      guard attributes.covers(point), attributes.alpha > 0,
        attributes.zIndex >= topmost?.zIndex ?? -.infinity
      else { continue }
      topmost = (attributes.element, attributes.zIndex)
    }
    guard case .cell(let index) = topmost?.element else { return nil }
    return index
  }

  /// Everything where the size changes, nothing where only the content offset does.
  public func invalidation(forBoundsChange newBounds: Rect, in viewport: Viewport)
    -> LayoutInvalidation
  {
    newBounds.size == viewport.bounds.size ? .nothing : .layout
  }

  /// The proposed offset itself, whatever the velocity.
  public func targetContentOffset(
    forProposedContentOffset proposed: Point, withScrollingVelocity velocity: Point,
    viewport: Viewport
  ) -> Point { proposed }

  /// No anchor.
  public func anchor(in viewport: Viewport) -> ContentAnchor? { nil }

  /// The proposed offset itself, whatever the anchor.
  public func targetContentOffset(
    forProposedContentOffset proposed: Point, keeping anchor: ContentAnchor?, viewport: Viewport
  ) -> Point { proposed }

  /// Does nothing: the layout shows no change on its way.
  public mutating func prepare(forCollectionUpdates updates: [CollectionUpdate]) {}

  /// The place where it will be: the item appears there at once.
  public func initialLayoutAttributes(
    forAppearing final: LayoutAttributes<Details>, viewport: Viewport
  ) -> LayoutAttributes<Details> { final }

  /// The place where it was: the item disappears from there at once.
  public func finalLayoutAttributes(
    forDisappearing initial: LayoutAttributes<Details>, viewport: Viewport
  ) -> LayoutAttributes<Details> { initial }

  /// Does nothing, like the preparation.
  public mutating func finalizeCollectionUpdates() {}

  /// Whether a change of the viewport's bounds leaves anything to be done again.
  ///
  /// UIKit's question, answered from ``CollectionLayout/invalidation(forBoundsChange:in:)``.
  public func shouldInvalidateLayout(forBoundsChange newBounds: Rect, in viewport: Viewport) -> Bool
  {
    invalidation(forBoundsChange: newBounds, in: viewport) != .nothing
  }

  /// The elements whose drawn frame shares an area with a rectangle of the content, in order.
  public func layoutAttributesForElements(in rect: Rect, viewport: Viewport)
    -> [LayoutAttributes<Details>]
  {
    var result: [LayoutAttributes<Details>] = []
    // About as many as a phone shows: one piece of memory instead of five that grow.
    result.reserveCapacity(16)
    appendLayoutAttributes(in: rect, viewport: viewport, to: &result)
    return result
  }

  /// How an item's cell is drawn, in view or not; `nil` where there is no such item.
  public func layoutAttributesForItem(at index: ItemIndex, viewport: Viewport)
    -> LayoutAttributes<Details>?
  {
    layoutAttributes(for: .cell(index), viewport: viewport)
  }
}
