/// A wall of blocks on a grid: small ones slip into the gaps that large ones leave.
///
/// Each item takes the first place, row by row, where all its tiles are free. So a later small item
/// may lie before an earlier large one. Each section has a wall of its own.
///
/// Preparing costs O(*n*), plus once for each size of block the number of rows times the rows that
/// the block takes. An update costs the same for the items from the first change on. A query costs
/// O(log *n*) for each size of block.
public struct QuiltLayout<Content: BlockContent>: SectionedLayout {
  /// Its measures, bounded to what can be drawn.
  public let metrics: QuiltMetrics
  var placement: SectionedPlacement<QuiltBody<Content>>

  /// Creates a quilt of some content; nothing is placed before `prepare`.
  public init(
    _ content: Content, metrics: QuiltMetrics = QuiltMetrics(), axis: ScrollAxis = .vertical,
    sections: SectionStyle = SectionStyle()
  ) {
    self.metrics = metrics.bounded
    placement = SectionedPlacement(content, axis: axis, style: sections)
  }

  func section(
    _ number: Int, of content: Content, across breadth: Double,
    reusing kept: Reused<QuiltBody<Content>>?
  ) -> SectionedPlacement<QuiltBody<Content>>.Section {
    let (header, footer) = content.headerAndFooter(ofSection: number, across: breadth)
    let insets = AxisInsets(metrics.insets, axis)
    let grid = QuiltGrid(
      metrics, axis, breadth: breadth - insets.crossStart - insets.crossEnd)
    var body = kept?.body ?? QuiltBody(grid: grid, inset: insets.crossStart, metrics, axis)
    body.place(content, section: number, from: kept?.edit.prefix ?? 0)
    return .init(
      header: header, before: insets.mainStart, body: body, after: insets.mainEnd, footer: footer)
  }
}
