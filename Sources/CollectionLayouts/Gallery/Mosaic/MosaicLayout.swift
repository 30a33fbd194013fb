/// Photos in bands: one large, two halves, a large one with two small ones beside it.
///
/// Every frame is computed directly: the time to prepare and the memory depend on the number of
/// sections, not of items. Sections follow each other, each with its own bands.
public struct MosaicLayout<Content: CollectionContent>: SectionedLayout {
  /// Its measures, bounded to what can be drawn.
  public let metrics: MosaicMetrics
  var placement: SectionedPlacement<MosaicBody<Content>>

  /// Creates a mosaic of some content; nothing is placed before `prepare`.
  public init(
    _ content: Content, metrics: MosaicMetrics = MosaicMetrics(), axis: ScrollAxis = .vertical,
    sections: SectionStyle = SectionStyle()
  ) {
    self.metrics = metrics.bounded
    placement = SectionedPlacement(content, axis: axis, style: sections)
  }

  func section(
    _ number: Int, of content: Content, across breadth: Double,
    reusing kept: Reused<MosaicBody<Content>>?
  ) -> SectionedPlacement<MosaicBody<Content>>.Section {
    let bands = MosaicBands(itemCount: content.boundedItemCount(inSection: number))
    return .init(
      body: MosaicBody(bands: bands, metrics: metrics.inBreadth(breadth), breadth: breadth))
  }
}
