/// What a layout does by default, as UIKit's base class does.
extension CollectionLayout {
  /// No inset.
  public var contentInset: EdgeInsets { .zero }

  /// Returns the topmost cell at a point that is not transparent; a tie goes to the last one. `nil`
  /// if something other than a cell is on top.
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

  /// Returns `layout` if the size changes, and `nothing` if only the content offset does.
  public func invalidation(forBoundsChange newBounds: Rect, in viewport: Viewport)
    -> LayoutInvalidation
  {
    newBounds.size == viewport.bounds.size ? .nothing : .layout
  }

  /// Returns the proposed offset, whatever the velocity.
  public func targetContentOffset(
    forProposedContentOffset proposed: Point, withScrollingVelocity velocity: Point,
    viewport: Viewport
  ) -> Point { proposed }

  /// The vertical axis.
  public var axis: ScrollAxis { .vertical }

  /// No headers or footers.
  public var pinned: PinnedElements { [] }

  /// The first visible cell.
  public var usualAnchor: AnchorPolicy { .leading }

  /// Prepares everything anew.
  public mutating func update(
    to content: Content, by batch: CollectionBatch, in viewport: Viewport
  ) {
    prepare(content, in: viewport, for: .layout)
  }

  /// Returns whether a change of the viewport's bounds invalidates anything.
  ///
  /// UIKit asks for this; the answer comes from
  /// ``CollectionLayout/invalidation(forBoundsChange:in:)``.
  public func shouldInvalidateLayout(forBoundsChange newBounds: Rect, in viewport: Viewport) -> Bool
  {
    invalidation(forBoundsChange: newBounds, in: viewport) != .nothing
  }

  /// Returns the elements whose drawn frame shares an area with a rectangle of the content, in
  /// order.
  public func layoutAttributesForElements(in rect: Rect, viewport: Viewport)
    -> [LayoutAttributes<Details>]
  {
    var result: [LayoutAttributes<Details>] = []
    // About as many as a phone shows: one allocation instead of five that grow.
    result.reserveCapacity(16)
    appendLayoutAttributes(in: rect, viewport: viewport, to: &result)
    return result
  }

  /// Returns how an item's cell is drawn, in view or not; `nil` if there is no such item.
  public func layoutAttributesForItem(at index: ItemIndex, viewport: Viewport)
    -> LayoutAttributes<Details>?
  {
    layoutAttributes(for: .cell(index), viewport: viewport)
  }
}
