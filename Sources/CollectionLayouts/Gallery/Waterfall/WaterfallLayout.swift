/// Lanes of equal breadth filled with items of their own lengths, each new one where the lanes are
/// shortest.
public struct WaterfallLayout<Content: LaneContent>: CollectionLayout {
  /// Its measures, bounded to what can be drawn.
  public let metrics: WaterfallMetrics
  /// Which way it scrolls.
  public let axis: ScrollAxis
  /// Which headers and footers stay in the pane.
  public let pinned: PinnedElements

  /// What it was prepared for.
  public private(set) var content: Content
  private var placement: SectionedPlacement<WaterfallBody<Content>>

  /// A waterfall of some content, with nothing placed before it is prepared.
  public init(
    _ content: Content, metrics: WaterfallMetrics = WaterfallMetrics(),
    axis: ScrollAxis = .vertical, pinned: PinnedElements = []
  ) {
    self.content = content
    self.metrics = metrics.bounded
    self.axis = axis
    self.pinned = pinned
    placement = SectionedPlacement(axis: axis)
  }

  /// Takes in the content and the breadth of the pane, and places all items. Cost: O(*n* · lanes),
  /// and for items over several lanes as many times their span.
  public mutating func prepare(
    _ content: Content, in viewport: Viewport, for invalidation: LayoutInvalidation
  ) {
    self.content = content
    let breadth = Axes.paneBreadth(axis, of: viewport)
    let insets = AxisInsets(metrics.insets, axis)
    placement = SectionedPlacement(
      axis: axis, breadth: breadth, pinned: pinned, count: content.boundedSectionCount
    ) { section in
      func length(_ kind: ElementKind) -> Double {
        content.length(of: kind, inSection: section, across: breadth).boundedLength
      }
      return .init(
        header: length(.sectionHeader), before: insets.mainStart,
        body: WaterfallBody(
          content, section: section, metrics: metrics, insets: insets, breadth: breadth),
        after: insets.mainEnd, footer: length(.sectionFooter))
    }
  }

  /// As long as all sections, and as broad as the pane.
  public var contentSize: Size { placement.contentSize }

  /// Appends the elements whose frame shares an area with a rectangle of the content: section by
  /// section its header, its cells and its footer.
  ///
  /// Cost: for each lane logarithmic in the items, and lanes for each item that is found.
  public func appendLayoutAttributes(
    in rect: Rect, viewport: Viewport, to result: inout [LayoutAttributes<GalleryDetails>]
  ) {
    placement.append(content, in: rect, viewport, to: &result)
  }

  /// Where an element is, in view or not; `nil` where there is none, and in a pane without breadth.
  public func layoutAttributes(
    for element: LayoutElement, viewport: Viewport
  ) -> LayoutAttributes<GalleryDetails>? {
    placement.attributes(for: element, in: content, viewport)
  }

  /// What is pinned follows the content offset; places do not.
  public func invalidation(
    forBoundsChange newBounds: Rect, in viewport: Viewport
  ) -> LayoutInvalidation {
    placement.invalidation(newBounds, in: viewport)
  }
}
