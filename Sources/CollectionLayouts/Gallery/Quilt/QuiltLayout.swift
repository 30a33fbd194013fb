/// A wall of blocks on a grid: small ones slip into the gaps that large ones leave.
///
/// Each item takes the first place, row by row, where all its tiles are free; so a later small one
/// may lie before an earlier large one. Each section has a wall of its own. A query looks at the rows
/// in which the blocks begin that meet the rectangle.
public struct QuiltLayout<Content: BlockContent>: SectionedLayout {
  /// Its measures, bounded to what can be drawn.
  public let metrics: QuiltMetrics
  /// Which way it scrolls.
  public let axis: ScrollAxis
  /// Which headers and footers stay in the pane.
  public let pinned: PinnedElements

  /// What it was prepared for.
  public private(set) var content: Content
  private(set) var placement: SectionedPlacement<QuiltBody<Content>>

  /// A quilt of some content, with nothing placed before it is prepared.
  public init(
    _ content: Content, metrics: QuiltMetrics = QuiltMetrics(), axis: ScrollAxis = .vertical,
    pinned: PinnedElements = []
  ) {
    self.content = content
    self.metrics = metrics.bounded
    self.axis = axis
    self.pinned = pinned
    placement = SectionedPlacement(axis: axis)
  }

  /// Takes in the content and the breadth of the pane, and places all items. Cost: O(*n*), and for
  /// each size of block once the rows times its extent along them.
  public mutating func prepare(
    _ content: Content, in viewport: Viewport, for invalidation: LayoutInvalidation
  ) {
    self.content = content
    let breadth = Axes.paneBreadth(axis, of: viewport)
    let grid = QuiltGrid(metrics, axis, breadth: breadth)
    placement = SectionedPlacement(
      axis: axis, breadth: breadth, pinned: pinned, count: content.boundedSectionCount
    ) { section in
      let (header, footer) = content.headerAndFooter(ofSection: section, across: breadth)
      return .init(
        header: header,
        body: QuiltBody(
          content, section: section, grid: grid, axis: axis, keepsOrder: metrics.keepsOrder),
        footer: footer)
    }
  }
}
