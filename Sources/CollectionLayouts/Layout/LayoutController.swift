/// A layout with its content and its viewport: a collection view without a screen.
public struct LayoutController<Layout: CollectionLayout>: Sendable {
  /// The layout, prepared for the content and the viewport.
  public internal(set) var layout: Layout
  /// The visible part of the content, in content coordinates.
  public internal(set) var viewport: Viewport

  /// Creates a controller, and prepares the layout for its content and viewport. Cost: that of
  /// `prepare`.
  public init(layout: Layout, content: Layout.Content, viewport: Viewport) {
    self.layout = layout
    self.viewport = viewport
    self.layout.prepare(content, in: viewport, for: .layout)
  }

  /// Creates a controller with a layout already prepared for its content and this viewport.
  init(prepared layout: Layout, viewport: Viewport) {
    self.layout = layout
    self.viewport = viewport
  }

  /// The content that is laid out.
  public var content: Layout.Content { layout.content }
  /// The size of the whole content, in points, without the inset.
  public var contentSize: Size { layout.contentSize }
  /// How far the content may be scrolled beyond its edges, in points.
  public var contentInset: EdgeInsets { layout.contentInset }
  /// The point of the content at the pane's upper left corner.
  public var contentOffset: Point { viewport.bounds.origin }

  /// Returns the elements whose drawn frame shares an area with a rectangle of the content, in
  /// order.
  public func layoutAttributesForElements(in rect: Rect) -> [LayoutAttributes<Layout.Details>] {
    layout.layoutAttributesForElements(in: rect, viewport: viewport)
  }

  /// Appends the result of ``layoutAttributesForElements(in:)``, so that an array can be reused.
  public func appendLayoutAttributes(
    in rect: Rect, to result: inout [LayoutAttributes<Layout.Details>]
  ) {
    layout.appendLayoutAttributes(in: rect, viewport: viewport, to: &result)
  }

  /// The visible elements.
  public var visibleLayoutAttributes: [LayoutAttributes<Layout.Details>] {
    layoutAttributesForElements(in: viewport.bounds)
  }

  /// Returns how an item is drawn, in view or not; `nil` if there is no such item.
  public func layoutAttributesForItem(at index: ItemIndex) -> LayoutAttributes<Layout.Details>? {
    layout.layoutAttributesForItem(at: index, viewport: viewport)
  }

  /// Returns how an element is drawn, in view or not; `nil` if there is no such element.
  public func layoutAttributes(for element: LayoutElement) -> LayoutAttributes<Layout.Details>? {
    layout.layoutAttributes(for: element, viewport: viewport)
  }

  /// Returns the topmost item whose drawn cell contains a point of the content; `nil` if there is
  /// none, or if something else lies on top of it.
  public func item(at point: Point) -> ItemIndex? {
    layout.item(at: point, viewport: viewport)
  }

  /// Scrolls to a content offset. The layout is prepared again only if its invalidation demands it.
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
