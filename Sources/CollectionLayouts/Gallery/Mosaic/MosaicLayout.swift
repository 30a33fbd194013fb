/// Photos in bands: one large, two halves, a large one with two small ones beside it.
///
/// Every frame is found by arithmetic: preparing and memory follow the number of sections, not of
/// items. Sections follow each other, each with bands of its own.
public struct MosaicLayout<Content: CollectionContent>: SectionedLayout {
  /// Its measures, bounded to what can be drawn.
  public let metrics: MosaicMetrics
  /// Which way it scrolls.
  public let axis: ScrollAxis

  /// What it was prepared for.
  public private(set) var content: Content
  private(set) var placement: SectionedPlacement<MosaicBody<Content>>

  /// A mosaic of some content, with nothing placed before it is prepared.
  public init(
    _ content: Content, metrics: MosaicMetrics = MosaicMetrics(), axis: ScrollAxis = .vertical
  ) {
    self.content = content
    self.metrics = metrics.bounded
    self.axis = axis
    placement = SectionedPlacement(axis: axis)
  }

  /// Takes in the content and the breadth of the pane. Cost: O(*s*), *s* sections.
  public mutating func prepare(
    _ content: Content, in viewport: Viewport, for invalidation: LayoutInvalidation
  ) {
    self.content = content
    let breadth = Axes.paneBreadth(axis, of: viewport)
    placement = SectionedPlacement(axis: axis, breadth: breadth, count: content.boundedSectionCount)
    {
      .init(
        body: MosaicBody(
          bands: MosaicBands(itemCount: content.boundedItemCount(inSection: $0)),
          metrics: metrics, breadth: breadth))
    }
  }
}
