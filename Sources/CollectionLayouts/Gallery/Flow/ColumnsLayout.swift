/// A list on a narrow pane, a grid of equal columns on a broad one.
public struct ColumnsLayout<Content: SectionedContent>: SectionedLayout {
  /// Its measures, bounded to what can be drawn.
  public let metrics: ColumnsMetrics
  var placement: SectionedPlacement<GridBody<Content>>

  /// Creates columns of some content; nothing is placed before `prepare`.
  public init(
    _ content: Content, metrics: ColumnsMetrics = ColumnsMetrics(), axis: ScrollAxis = .vertical,
    sections: SectionStyle = SectionStyle()
  ) {
    self.metrics = metrics.bounded
    placement = SectionedPlacement(content, axis: axis, style: sections)
  }

  func section(
    _ number: Int, of content: Content, across breadth: Double,
    reusing kept: Reused<GridBody<Content>>?
  ) -> SectionedPlacement<GridBody<Content>>.Section {
    let columns = metrics.columns(inBreadth: breadth)
    let size = axis.size(length: metrics.length, breadth: columns.breadth)
    let flow = FlowMetrics(
      itemSize: size, spacing: metrics.gap, lineSpacing: metrics.gap, alignment: .leading)
    let insets = AxisInsets(
      mainStart: metrics.gap, mainEnd: 0, crossStart: metrics.margin, crossEnd: metrics.margin)
    let (header, footer) = content.headerAndFooter(ofSection: number, across: breadth)
    return .init(
      header: header, before: insets.mainStart,
      body: GridBody(
        count: content.boundedItemCount(inSection: number), size: size, metrics: flow, axis: axis,
        insets: insets, breadth: breadth),
      footer: footer)
  }
}
