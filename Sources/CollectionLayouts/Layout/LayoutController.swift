/// A layout, what it lays out and the viewport on it: what a collection view is without a screen.
public struct LayoutController<Layout: CollectionLayout>: Sendable {
  public private(set) var layout: Layout
  public let content: Layout.Content
  public private(set) var viewport: Viewport

  public init(layout: Layout, content: Layout.Content, viewport: Viewport) {
    self.layout = layout
    self.content = content
    self.viewport = viewport
    self.layout.prepare(content, in: viewport, for: .layout)
  }

  public var contentSize: Size { layout.contentSize }
  public var contentInset: EdgeInsets { layout.contentInset }
  /// The point of the content at the pane's upper left corner.
  public var contentOffset: Point { viewport.bounds.origin }

  /// The elements whose drawn frame shares an area with a rectangle of the content, in order.
  public func layoutAttributesForElements(in rect: Rect) -> [LayoutAttributes<Layout.Details>] {
    layout.layoutAttributesForElements(in: rect, viewport: viewport)
  }

  public func appendLayoutAttributes(
    in rect: Rect, to result: inout [LayoutAttributes<Layout.Details>]
  ) {
    layout.appendLayoutAttributes(in: rect, viewport: viewport, to: &result)
  }

  /// The elements that are on the screen.
  public var visibleLayoutAttributes: [LayoutAttributes<Layout.Details>] {
    layoutAttributesForElements(in: viewport.bounds)
  }

  public func layoutAttributesForItem(at index: ItemIndex) -> LayoutAttributes<Layout.Details>? {
    layout.layoutAttributesForItem(at: index, viewport: viewport)
  }

  /// The item whose drawn cell holds a point of the content; of several, the one on top.
  public func item(at point: Point) -> ItemIndex? {
    let probe = Rect(center: point, size: Size(width: 1, height: 1))
    var topmost: (index: ItemIndex, zIndex: Int)?
    for attributes in layoutAttributesForElements(in: probe) {
      guard case .cell(let index) = attributes.element, attributes.frame.contains(point),
        !attributes.isHidden, attributes.zIndex >= topmost?.zIndex ?? .min
      else { continue }
      topmost = (index, attributes.zIndex)
    }
    return topmost?.index
  }

  /// Moves the viewport without touching the layout, unless the layout asks for it.
  public mutating func scroll(to contentOffset: Point) {
    change(to: Rect(origin: contentOffset, size: viewport.bounds.size))
  }

  /// Changes the viewport, and keeps an anchor in place where there is one.
  public mutating func changeViewport(to newViewport: Viewport, keeping anchor: ContentAnchor?) {
    viewport = newViewport
    layout.prepare(content, in: viewport, for: .layout)
    viewport.bounds.origin = layout.targetContentOffset(
      forProposedContentOffset: newViewport.bounds.origin, keeping: anchor, viewport: viewport)
  }

  private mutating func change(to bounds: Rect) {
    let invalidation = layout.invalidation(forBoundsChange: bounds, in: viewport)
    viewport.bounds = bounds
    if invalidation > .attributes {
      layout.prepare(content, in: viewport, for: invalidation)
    }
  }
}
