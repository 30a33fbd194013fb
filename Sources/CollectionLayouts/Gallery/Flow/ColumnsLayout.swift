/// A list on a narrow pane, a grid of equal columns on a broad one.
public struct ColumnsLayout<Content: SectionedContent>: SectionedLayout {
  /// Its measures, bounded to what can be drawn.
  public let metrics: ColumnsMetrics
  /// Which way it scrolls.
  public let axis: ScrollAxis
  /// Which headers and footers stay in the pane.
  public let pinned: PinnedElements

  /// What it was prepared for.
  public private(set) var content: Content
  private(set) var placement: SectionedPlacement<GridBody<Content>>

  /// Columns of some content, with nothing placed before it is prepared.
  public init(
    _ content: Content, metrics: ColumnsMetrics = ColumnsMetrics(), axis: ScrollAxis = .vertical,
    pinned: PinnedElements = []
  ) {
    self.content = content
    self.metrics = metrics.bounded
    self.axis = axis
    self.pinned = pinned
    placement = SectionedPlacement(axis: axis)
  }

  /// Takes in the content and the breadth of the pane. Cost: O(*s*), *s* sections.
  public mutating func prepare(
    _ content: Content, in viewport: Viewport, for invalidation: LayoutInvalidation
  ) {
    self.content = content
    let breadth = Axes.paneBreadth(axis, of: viewport)
    let columns = metrics.columns(inBreadth: breadth)
    let size = Axes.size(axis, length: metrics.length, breadth: columns.breadth)
    let flow = FlowMetrics(
      itemSize: size, spacing: metrics.gap, lineSpacing: metrics.gap, alignment: .leading)
    let insets = AxisInsets(
      mainStart: metrics.gap, mainEnd: 0, crossStart: metrics.margin, crossEnd: metrics.margin)
    placement = SectionedPlacement(
      axis: axis, breadth: breadth, pinned: pinned, count: content.boundedSectionCount
    ) { section in
      let (header, footer) = content.headerAndFooter(ofSection: section, across: breadth)
      return .init(
        header: header, before: insets.mainStart,
        body: GridBody(
          count: content.boundedItemCount(inSection: section), size: size, metrics: flow,
          axis: axis,
          insets: insets, breadth: breadth),
        footer: footer)
    }
  }
}
