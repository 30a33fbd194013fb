/// Cells side by side in lines, line after line, like words in a paragraph.
///
/// With one size for all cells, every frame is computed directly. Otherwise `prepare` breaks the
/// lines, and after a change they are broken again until a line begins where one did before.
public struct FlowLayout<Content: SizedContent>: SectionedLayout {
  /// Its measures, bounded to what can be drawn.
  public let metrics: FlowMetrics
  var placement: SectionedPlacement<FlowBody<Content>>

  /// Creates a flow of some content; nothing is placed before `prepare`.
  public init(
    _ content: Content, metrics: FlowMetrics = FlowMetrics(), axis: ScrollAxis = .vertical,
    sections: SectionStyle = SectionStyle()
  ) {
    self.metrics = metrics.bounded
    placement = SectionedPlacement(content, axis: axis, style: sections)
  }

  func section(
    _ number: Int, of content: Content, across breadth: Double,
    reusing kept: Reused<FlowBody<Content>>?
  ) -> SectionedPlacement<FlowBody<Content>>.Section {
    let (header, footer) = content.headerAndFooter(ofSection: number, across: breadth)
    let insets = AxisInsets(metrics.insets, axis)
    return .init(
      header: header, before: insets.mainStart,
      body: FlowBody(
        content, section: number, metrics: metrics, axis: axis, insets: insets, breadth: breadth,
        reusing: kept),
      after: insets.mainEnd, footer: footer)
  }
}

/// The cells of one section of a flow: in a grid if they have one size, otherwise in lines.
enum FlowBody<Content: SizedContent>: SectionBody {
  case grid(GridBody<Content>)
  case lines(LinesBody<Content>)

  init(
    _ content: Content, section: Int, metrics: FlowMetrics, axis: ScrollAxis, insets: AxisInsets,
    breadth: Double, reusing kept: Reused<FlowBody>?
  ) {
    if let size = metrics.itemSize {
      self = .grid(
        GridBody(
          count: content.boundedItemCount(inSection: section), size: size, metrics: metrics,
          axis: axis, insets: insets, breadth: breadth))
      return
    }
    var lines = LinesBody<Content>(metrics: metrics, axis: axis, insets: insets, breadth: breadth)
    if let kept, case .lines(let old) = kept.body { lines = old }
    lines.place(content, section: section, after: kept?.edit)
    self = .lines(lines)
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
