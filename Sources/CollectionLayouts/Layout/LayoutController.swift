/// A layout, what it lays out and the viewport on it: what a collection view is without a screen.
public struct LayoutController<Layout: CollectionLayout>: Sendable {
  /// The rule, prepared for the content and the viewport.
  public internal(set) var layout: Layout
  /// The part of the content that is looked at, in content coordinates.
  public internal(set) var viewport: Viewport

  /// A layout that is prepared for its content and viewport at once. Cost: that of `prepare`.
  public init(layout: Layout, content: Layout.Content, viewport: Viewport) {
    self.layout = layout
    self.viewport = viewport
    self.layout.prepare(content, in: viewport, for: .layout)
  }

  /// A layout that is prepared for its content and this viewport already.
  init(prepared layout: Layout, viewport: Viewport) {
    self.layout = layout
    self.viewport = viewport
  }

  /// What is laid out.
  public var content: Layout.Content { layout.content }
  /// The size of all the content, in points, without the inset.
  public var contentSize: Size { layout.contentSize }
  /// How far the content may be scrolled beyond its edges, in points.
  public var contentInset: EdgeInsets { layout.contentInset }
  /// The point of the content at the pane's upper left corner.
  public var contentOffset: Point { viewport.bounds.origin }

  /// The elements whose drawn frame shares an area with a rectangle of the content, in order.
  public func layoutAttributesForElements(in rect: Rect) -> [LayoutAttributes<Layout.Details>] {
    layout.layoutAttributesForElements(in: rect, viewport: viewport)
  }

  /// Appends what ``layoutAttributesForElements(in:)`` gives, so that an array can be used again.
  public func appendLayoutAttributes(
    in rect: Rect, to result: inout [LayoutAttributes<Layout.Details>]
  ) {
    layout.appendLayoutAttributes(in: rect, viewport: viewport, to: &result)
  }

  /// The elements that are on the screen.
  public var visibleLayoutAttributes: [LayoutAttributes<Layout.Details>] {
    layoutAttributesForElements(in: viewport.bounds)
  }

  /// How an item is drawn, in view or not; `nil` where there is no such item.
  public func layoutAttributesForItem(at index: ItemIndex) -> LayoutAttributes<Layout.Details>? {
    layout.layoutAttributesForItem(at: index, viewport: viewport)
  }

  /// How an element is drawn, in view or not; `nil` where there is no such element.
  public func layoutAttributes(for element: LayoutElement) -> LayoutAttributes<Layout.Details>? {
    layout.layoutAttributes(for: element, viewport: viewport)
  }

  /// The item whose drawn cell holds a point of the content; of several, the one on top, and none
  /// where something else lies upon it.
  public func item(at point: Point) -> ItemIndex? {
    layout.item(at: point, viewport: viewport)
  }

  /// Moves the viewport without touching the layout, unless the layout asks for it.
  public mutating func scroll(to contentOffset: Point) {
    change(to: Rect(origin: contentOffset, size: viewport.bounds.size))
  }

  private mutating func change(to bounds: Rect) {
    let invalidation = layout.invalidation(forBoundsChange: bounds, in: viewport)
    viewport.bounds = bounds
    if invalidation > .attributes {
      layout.prepare(layout.content, in: viewport, for: invalidation)
    }
  }
}
