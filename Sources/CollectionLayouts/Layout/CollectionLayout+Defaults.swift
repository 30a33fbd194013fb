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

  /// Downwards.
  public var axis: ScrollAxis { .vertical }

  /// None.
  public var pinned: PinnedElements { [] }

  /// The first cell that can be seen.
  public var usualAnchor: AnchorPolicy { .leading }

  /// Prepares everything anew.
  public mutating func update(
    to content: Content, by batch: CollectionBatch, in viewport: Viewport
  ) {
    prepare(content, in: viewport, for: .layout)
  }

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
