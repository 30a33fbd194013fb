/// Cells in a straight line, each section between an optional header and footer.
///
/// With one size for all cells, every frame is computed directly. Otherwise `prepare` sums up all
/// lengths, in pieces, and a change sums up only the pieces that it touches. Both give the same
/// frames, except for the rounding of the sum.
public struct ListLayout<Content: SizedContent>: SectionedLayout {
  /// Its measures, bounded to what can be drawn.
  public let metrics: ListMetrics
  var placement: SectionedPlacement<ListBody<Content>>

  /// Creates a list of some content; nothing is placed before `prepare`.
  public init(
    _ content: Content, metrics: ListMetrics = ListMetrics(), axis: ScrollAxis = .vertical,
    sections: SectionStyle = SectionStyle()
  ) {
    self.metrics = metrics.bounded
    placement = SectionedPlacement(content, axis: axis, style: sections)
  }

  /// Puts one spacing between any two of header, cells and footer that exist, and none at the ends.
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
