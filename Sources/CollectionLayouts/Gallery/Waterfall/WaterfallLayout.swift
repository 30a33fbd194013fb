/// Lanes of equal breadth, filled with items of their own lengths; each new item goes where the
/// lanes are shortest.
///
/// Preparing costs O(*n* · lanes), and for items over several lanes that times their span. An
/// update costs the same for the items from shortly before the first change on. A query costs O(log
/// *n*) for each lane.
public struct WaterfallLayout<Content: LaneContent>: SectionedLayout {
  /// Its measures, bounded to what can be drawn.
  public let metrics: WaterfallMetrics
  var placement: SectionedPlacement<WaterfallBody<Content>>

  /// Creates a waterfall of some content; nothing is placed before `prepare`.
  public init(
    _ content: Content, metrics: WaterfallMetrics = WaterfallMetrics(),
    axis: ScrollAxis = .vertical, sections: SectionStyle = SectionStyle()
  ) {
    self.metrics = metrics.bounded
    placement = SectionedPlacement(content, axis: axis, style: sections)
  }

  var keepsLanes: Bool { metrics.keepsLanes }

  func section(
    _ number: Int, of content: Content, across breadth: Double,
    reusing kept: Reused<WaterfallBody<Content>>?
  ) -> SectionedPlacement<WaterfallBody<Content>>.Section {
    let (header, footer) = content.headerAndFooter(ofSection: number, across: breadth)
    let insets = AxisInsets(metrics.insets, axis)
    var body = WaterfallBody<Content>(metrics: metrics, insets: insets, breadth: breadth)
    if let kept {
      body.place(content, section: number, after: kept)
    } else {
      body.place(content, section: number, from: 0)
    }
    return .init(
      header: header, before: insets.mainStart, body: body, after: insets.mainEnd, footer: footer)
  }
}
