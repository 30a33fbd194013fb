/// Cells in a straight line, each section between an optional header and footer.
///
/// With one size for all cells every frame is found by arithmetic; else the places of all are
/// summed up when it is prepared. Both answer alike, but for the rounding of the sum.
public struct ListLayout<Content: SizedContent>: SectionedLayout {
  /// Its measures, bounded to what can be drawn.
  public let metrics: ListMetrics
  /// Which way it scrolls.
  public let axis: ScrollAxis
  /// Which headers and footers stay in the pane.
  public let pinned: PinnedElements

  /// What it was prepared for.
  public private(set) var content: Content
  private(set) var placement: SectionedPlacement<ListBody<Content>>

  /// A list of some content, with nothing placed before it is prepared.
  public init(
    _ content: Content, metrics: ListMetrics = ListMetrics(), axis: ScrollAxis = .vertical,
    pinned: PinnedElements = []
  ) {
    self.content = content
    self.metrics = metrics.bounded
    self.axis = axis
    self.pinned = pinned
    placement = SectionedPlacement(axis: axis)
  }

  /// Takes in the content and the breadth of the pane. Cost: O(*s*), *s* sections, with one size for
  /// all cells, else O(*n*).
  public mutating func prepare(
    _ content: Content, in viewport: Viewport, for invalidation: LayoutInvalidation
  ) {
    self.content = content
    let breadth = Axes.paneBreadth(axis, of: viewport)
    placement = SectionedPlacement(
      axis: axis, breadth: breadth, pinned: pinned, count: content.boundedSectionCount
    ) {
      section($0, of: content, breadth: breadth)
    }
  }

  /// One spacing between any two of header, cells and footer that are there, none at the ends.
  private func section(
    _ number: Int, of content: Content, breadth: Double
  ) -> SectionedPlacement<ListBody<Content>>.Section {
    let (header, footer) = content.headerAndFooter(ofSection: number, across: breadth)
    let hasCells = content.itemCount(inSection: number) > 0
    return .init(
      header: header, before: header > 0 && (hasCells || footer > 0) ? metrics.spacing : 0,
      body: ListBody(
        content, section: number, metrics: metrics, axis: axis, breadth: breadth),
      after: hasCells && footer > 0 ? metrics.spacing : 0, footer: footer,
      gap: metrics.sectionSpacing)
  }
}
