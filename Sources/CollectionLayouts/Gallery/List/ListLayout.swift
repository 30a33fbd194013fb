/// Cells in a straight line, each section between an optional header and footer.
///
/// With one size for all cells every frame is found by arithmetic; else the places of all are
/// summed up when it is prepared, in pieces, of which a change sums up those that it touches. Both
/// answer alike, but for the rounding of the sum.
public struct ListLayout<Content: SizedContent>: SectionedLayout {
  /// Its measures, bounded to what can be drawn.
  public let metrics: ListMetrics
  var placement: SectionedPlacement<ListBody<Content>>

  /// A list of some content, with nothing placed before it is prepared.
  public init(
    _ content: Content, metrics: ListMetrics = ListMetrics(), axis: ScrollAxis = .vertical,
    sections: SectionStyle = SectionStyle()
  ) {
    self.metrics = metrics.bounded
    placement = SectionedPlacement(content, axis: axis, style: sections)
  }

  /// One spacing between any two of header, cells and footer that are there, none at the ends.
  func section(
    _ number: Int, of content: Content, across breadth: Double,
    reusing kept: Reused<ListBody<Content>>?
  ) -> SectionedPlacement<ListBody<Content>>.Section {
    let (header, footer) = content.headerAndFooter(ofSection: number, across: breadth)
    let hasCells = content.itemCount(inSection: number) > 0
    return .init(
      header: header, before: header > 0 && (hasCells || footer > 0) ? metrics.spacing : 0,
      body: ListBody(
        content, section: number, metrics: metrics, axis: axis, breadth: breadth, reusing: kept),
      after: hasCells && footer > 0 ? metrics.spacing : 0, footer: footer,
      gap: metrics.sectionSpacing)
  }
}
