/// Lanes of equal breadth filled with items of their own lengths, each new one where the lanes are
/// shortest. A query looks each lane up by halving.
public struct WaterfallLayout<Content: LaneContent>: SectionedLayout {
  /// Its measures, bounded to what can be drawn.
  public let metrics: WaterfallMetrics
  /// Which way it scrolls.
  public let axis: ScrollAxis
  /// Which headers and footers stay in the pane.
  public let pinned: PinnedElements

  /// What it was prepared for.
  public private(set) var content: Content
  private(set) var placement: SectionedPlacement<WaterfallBody<Content>>

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
      let (header, footer) = content.headerAndFooter(ofSection: section, across: breadth)
      return .init(
        header: header, before: insets.mainStart,
        body: WaterfallBody(
          content, section: section, metrics: metrics, insets: insets, breadth: breadth),
        after: insets.mainEnd, footer: footer)
    }
  }
}
