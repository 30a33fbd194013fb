/// Cells side by side in lines, line after line, like words in a paragraph.
///
/// With one size for all cells every frame is found by arithmetic; else the lines are broken when it
/// is prepared.
public struct FlowLayout<Content: SizedContent>: SectionedLayout {
  /// Its measures, bounded to what can be drawn.
  public let metrics: FlowMetrics
  /// Which way it scrolls.
  public let axis: ScrollAxis
  /// Which headers and footers stay in the pane.
  public let pinned: PinnedElements

  /// What it was prepared for.
  public private(set) var content: Content
  private(set) var placement: SectionedPlacement<FlowBody<Content>>

  /// A flow of some content, with nothing placed before it is prepared.
  public init(
    _ content: Content, metrics: FlowMetrics = FlowMetrics(), axis: ScrollAxis = .vertical,
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
    let insets = AxisInsets(metrics.insets, axis)
    placement = SectionedPlacement(
      axis: axis, breadth: breadth, pinned: pinned, count: content.boundedSectionCount
    ) { section in
      let (header, footer) = content.headerAndFooter(ofSection: section, across: breadth)
      return .init(
        header: header, before: insets.mainStart,
        body: FlowBody(
          content, section: section, metrics: metrics, axis: axis, insets: insets,
          breadth: breadth),
        after: insets.mainEnd, footer: footer)
    }
  }
}

/// The cells of one section of a flow: by arithmetic, or line by line.
enum FlowBody<Content: SizedContent>: SectionBody {
  case grid(GridBody<Content>)
  case lines(LinesBody<Content>)

  init(
    _ content: Content, section: Int, metrics: FlowMetrics, axis: ScrollAxis, insets: AxisInsets,
    breadth: Double
  ) {
    if let size = metrics.itemSize {
      self = .grid(
        GridBody(
          count: content.boundedItemCount(inSection: section), size: size, metrics: metrics,
          axis: axis,
          insets: insets, breadth: breadth))
    } else {
      self = .lines(
        LinesBody(
          content, section: section, metrics: metrics, axis: axis, insets: insets,
          breadth: breadth))
    }
  }

  var length: Double {
    switch self {
    case .grid(let grid): return grid.length
    case .lines(let lines): return lines.length
    }
  }

  func details(of item: Int) -> GalleryDetails {
    switch self {
    case .grid(let grid): return grid.details(of: item)
    case .lines(let lines): return lines.details(of: item)
    }
  }

  func frame(of item: ItemIndex, in content: Content) -> AxisRect {
    switch self {
    case .grid(let grid): return grid.frame(of: item, in: content)
    case .lines(let lines): return lines.frame(of: item, in: content)
    }
  }

  func forEachItem(from lower: Double, to upper: Double, _ body: (Int) -> Void) {
    switch self {
    case .grid(let grid): grid.forEachItem(from: lower, to: upper, body)
    case .lines(let lines): lines.forEachItem(from: lower, to: upper, body)
    }
  }
}
