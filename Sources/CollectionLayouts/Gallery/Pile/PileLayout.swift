/// A heap of photos in the middle of the pane: the first on top, a few fanned out underneath.
///
/// The items of all sections form one pile. Cards that are not shown lie in the middle too,
/// transparent, so that a switch to another layout has a place for them to come from.
public struct PileLayout<Content: CollectionContent>: CollectionLayout {
  /// Its measures, bounded to what can be drawn.
  public let metrics: PileMetrics

  /// The content that the pile was prepared for.
  public private(set) var content: Content
  private var items = ItemSequence()
  private var pane = Size.zero

  /// Creates a pile of some content; nothing is placed before `prepare`.
  public init(_ content: Content, metrics: PileMetrics = PileMetrics()) {
    self.content = content
    self.metrics = metrics.bounded
  }

  /// Prepares for the content and the size of the pane. Cost: O(*s*) for *s* sections.
  public mutating func prepare(
    _ content: Content, in viewport: Viewport, for invalidation: LayoutInvalidation
  ) {
    self.content = content
    items = ItemSequence(of: content)
    pane = viewport.paneSize
  }

  /// The size of the pane, since a pile does not scroll.
  public var contentSize: Size { pane }

  /// Appends the visible cards whose bounding box shares an area with a rectangle of the content,
  /// in order.
  public func appendLayoutAttributes(
    in rect: Rect, viewport: Viewport, to result: inout [LayoutAttributes<GalleryDetails>]
  ) {
    guard pane.width > 0 else { return }
    for number in 0..<min(items.count, metrics.shown) {
      let card = attributes(ofCard: number)
      if card.boundingBox.sharesArea(with: rect) { result.append(card) }
    }
  }

  /// Returns how a card is drawn, visible or not; `nil` if there is no such card, or if the pane
  /// has no area.
  public func layoutAttributes(
    for element: LayoutElement, viewport: Viewport
  ) -> LayoutAttributes<GalleryDetails>? {
    guard pane.width > 0, case .cell(let item) = element, let number = items.number(of: item)
    else { return nil }
    return attributes(ofCard: number)
  }

  private func attributes(ofCard number: Int) -> LayoutAttributes<GalleryDetails> {
    let isSeen = number < metrics.shown
    return LayoutAttributes(
      element: .cell(items.item(at: number)),
      center: Point(x: pane.width / 2, y: pane.height / 2),
      size: Size(width: metrics.side, height: metrics.side),
      transform: Transform(rotation: isSeen ? metrics.angle(ofCard: number) : 0),
      alpha: isSeen ? 1 : 0, zIndex: Double(items.count - number),
      details: GalleryDetails(row: number))
  }
}
