/// A row of cards: the one in the middle is large, the others shrink with their distance, and a
/// release always ends with a card in the middle.
///
/// The items of all sections form one row. Every frame is computed directly.
public struct CarouselLayout<Content: CollectionContent>: CollectionLayout {
  /// Its measures, bounded to what can be drawn.
  public let metrics: CarouselMetrics
  /// The axis along which the carousel scrolls.
  public let axis: ScrollAxis

  /// The content that the carousel was prepared for.
  public private(set) var content: Content
  private var items = ItemSequence()
  private var pane = Size.zero

  /// Creates a carousel of some content; nothing is placed before `prepare`.
  public init(
    _ content: Content, metrics: CarouselMetrics = CarouselMetrics(),
    axis: ScrollAxis = .horizontal
  ) {
    self.content = content
    self.metrics = metrics.bounded
    self.axis = axis
  }

  /// Prepares for the content and the size of the pane. Cost: O(*s*) for *s* sections.
  public mutating func prepare(
    _ content: Content, in viewport: Viewport, for invalidation: LayoutInvalidation
  ) {
    self.content = content
    items = ItemSequence(of: content)
    pane = viewport.paneSize
  }

  /// The number of cards; 0 in a pane without an area.
  private var count: Int { pane.width > 0 ? items.count : 0 }
  private var paneLength: Double { axis.length(of: pane) }

  /// The size of the content, long enough for the first and the last card to reach the middle.
  public var contentSize: Size {
    axis.size(
      length: paneLength + metrics.pitch * Double(max(0, count - 1)),
      breadth: axis.breadth(of: pane))
  }

  /// Appends the cards whose drawn frame shares an area with a rectangle of the content, in order.
  /// Cost: that of the cards around the rectangle.
  public func appendLayoutAttributes(
    in rect: Rect, viewport: Viewport, to result: inout [LayoutAttributes<GalleryDetails>]
  ) {
    let wanted = axes(viewport).axisRect(rect)
    let reach = metrics.side * metrics.scale(at: 0) / 2
    let near = wholeNumbers(
      from: (wanted.main - paneLength / 2 - reach) / metrics.pitch,
      through: (wanted.mainEnd - paneLength / 2 + reach) / metrics.pitch, below: count)
    for number in near {
      let card = attributes(ofCard: number, viewport)
      if card.frame.sharesArea(with: rect) { result.append(card) }
    }
  }

  /// Returns how a card is drawn, in view or not; `nil` if there is no such card. Cost: O(log *s*).
  public func layoutAttributes(
    for element: LayoutElement, viewport: Viewport
  ) -> LayoutAttributes<GalleryDetails>? {
    guard count > 0, case .cell(let item) = element, let number = items.number(of: item) else {
      return nil
    }
    return attributes(ofCard: number, viewport)
  }

  /// Returns how much new bounds invalidate: scales follow the content offset, places do not.
  public func invalidation(
    forBoundsChange newBounds: Rect, in viewport: Viewport
  ) -> LayoutInvalidation {
    if newBounds.size != viewport.bounds.size { return .layout }
    return newBounds.origin == viewport.bounds.origin ? .nothing : .attributes
  }

  /// Returns the offset that centers the card nearest to the proposed offset. A slow release goes
  /// to the next card at most. A tie goes on in the direction of the velocity; at rest, to the
  /// later card.
  public func targetContentOffset(
    forProposedContentOffset proposed: Point, withScrollingVelocity velocity: Point,
    viewport: Viewport
  ) -> Point {
    guard count > 0 else { return proposed }
    let forward = PaneStretch(of: self, through: viewport).main(ofWay: velocity)
    var target = nearestCard(to: position(at: proposed, viewport), later: !(forward < 0))
    if !(forward.magnitude > metrics.threshold) {
      let here = nearestCard(to: position(at: viewport.bounds.origin, viewport), later: true)
      target = min(max(target, here - 1), here + 1)
    }
    return offset(at: Double(min(max(target, 0), count - 1)), viewport, keeping: proposed)
  }

  /// The card in the middle.
  public var usualAnchor: AnchorPolicy { .center }

  // MARK: Cards

  private func attributes(
    ofCard number: Int, _ viewport: Viewport
  ) -> LayoutAttributes<GalleryDetails> {
    let position = position(at: viewport.bounds.origin, viewport)
    let frame = axes(viewport).rect(
      AxisRect(
        main: paneLength / 2 + metrics.pitch * Double(number) - metrics.side / 2,
        cross: (axis.breadth(of: pane) - metrics.side) / 2, length: metrics.side,
        breadth: metrics.side))
    let distance = metrics.pitch * (Double(number) - position)
    return LayoutAttributes(
      element: .cell(items.item(at: number)), center: frame.center, size: frame.size,
      transform: Transform(scale: metrics.scale(at: distance)),
      zIndex: -Double(rank(ofCard: number, at: position)), details: GalleryDetails(column: number))
  }

  /// Returns how many cards are nearer to the middle than this one. A nearer card is on top.
  private func rank(ofCard number: Int, at position: Double) -> Int {
    guard position.magnitude < 1e15 else { return 0 }
    let opposite = 2 * position - Double(number)
    // The cards between this one and the place equally far on the other side, without that place.
    let nearer =
      Double(number) >= position
      ? wholeNumbers(from: opposite, through: Double(number), below: number)
      : wholeNumbers(from: Double(number + 1), through: opposite, below: count)
    let isMet =
      !nearer.isEmpty
      && (Double(nearer.lowerBound) == opposite || Double(nearer.upperBound - 1) == opposite)
    return nearer.count - (isMet ? 1 : 0)
  }

  // MARK: Positions

  private func axes(_ viewport: Viewport) -> Axes {
    Axes(axis, contentSize: contentSize, direction: viewport.direction)
  }

  /// Returns the position that is in the middle at a content offset, in cards from the first.
  private func position(at offset: Point, _ viewport: Viewport) -> Double {
    axes(viewport).axisRect(Rect(origin: offset, size: pane)).main / metrics.pitch
  }

  /// Returns the content offset that has a position in the middle; the other coordinate stays.
  private func offset(at position: Double, _ viewport: Viewport, keeping other: Point) -> Point {
    let rect = axes(viewport).rect(
      AxisRect(
        main: position * metrics.pitch, cross: 0, length: paneLength,
        breadth: axis.breadth(of: pane)))
    return axis == .vertical
      ? Point(x: other.x, y: rect.minY) : Point(x: rect.minX, y: other.y)
  }

  /// - Parameter isLater: whether a tie goes to the later card.
  private func nearestCard(to position: Double, later isLater: Bool) -> Int {
    let bounded = position.bounded(within: -1...Double(count), otherwise: 0)
    let below = Int(bounded + 1) - 1
    let beyond = bounded - Double(below)
    return beyond > 0.5 || (beyond == 0.5 && isLater) ? below + 1 : below
  }
}
