/// Photos in bands: one large, two halves, a large one with two small ones beside it.
///
/// Every frame is found by arithmetic: preparing and memory follow the number of sections, not of
/// items. Sections follow each other, each with bands of its own.
public struct MosaicLayout<Content: CollectionContent>: CollectionLayout {
  /// Its measures, bounded to what can be drawn.
  public let metrics: MosaicMetrics
  /// Which way it scrolls.
  public let axis: ScrollAxis

  /// What it was prepared for.
  public private(set) var content: Content
  private var breadth = 0.0
  private var sections = SectionStack()

  /// A mosaic of some content, with nothing placed before it is prepared.
  public init(
    _ content: Content, metrics: MosaicMetrics = MosaicMetrics(), axis: ScrollAxis = .vertical
  ) {
    self.content = content
    self.metrics = metrics.bounded
    self.axis = axis
  }

  /// Takes in the content and the breadth of the pane. Cost: O(*s*), *s* sections.
  public mutating func prepare(
    _ content: Content, in viewport: Viewport, for invalidation: LayoutInvalidation
  ) {
    self.content = content
    breadth = Axes.breadth(axis, of: viewport.bounds.size)
    sections = SectionStack(count: content.sectionCount) {
      Double(bands(ofSection: $0).count) * metrics.pitch
    }
  }

  /// From the first band's line to the end of the last band, and as broad as the pane.
  public var contentSize: Size { Axes.size(axis, length: sections.length, breadth: breadth) }

  /// Appends the cells whose frame shares an area with a rectangle of the content, in order.
  ///
  /// Cost: that of the bands that meet the rectangle, and logarithmic in the number of sections.
  public func appendLayoutAttributes(
    in rect: Rect, viewport: Viewport, to result: inout [LayoutAttributes<GalleryDetails>]
  ) {
    guard breadth > 0 else { return }
    let axes = axes(viewport)
    let wanted = axes.axisRect(rect)
    for section in sections.sections(from: wanted.main, to: wanted.mainEnd) {
      let bands = bands(ofSection: section)
      let start = sections.start(of: section)
      let near = wholeNumbers(
        from: (wanted.main - start) / metrics.pitch - 1,
        through: (wanted.mainEnd - start) / metrics.pitch, below: bands.count)
      for number in near {
        let band = bands.band(number)
        for place in 0..<band.style.count {
          let item = ItemIndex(section: section, item: band.first + place)
          let frame = axes.rect(self.frame(of: band.style, place, in: number, from: start))
          guard frame.sharesArea(with: rect) else { continue }
          result.append(attributes(of: item, frame, row: number, column: place))
        }
      }
    }
  }

  /// Where a cell is, in view or not; `nil` for what is no cell of the content, or in a pane without
  /// breadth. Cost: constant.
  public func layoutAttributes(
    for element: LayoutElement, viewport: Viewport
  ) -> LayoutAttributes<GalleryDetails>? {
    guard case .cell(let item) = element, content.has(item), breadth > 0 else { return nil }
    let bands = bands(ofSection: item.section)
    let (band, place) = bands.place(of: item.item)
    let frame = axes(viewport).rect(
      frame(
        of: bands.band(band).style, place, in: band, from: sections.start(of: item.section)))
    return attributes(of: item, frame, row: band, column: place)
  }

  private func attributes(
    of item: ItemIndex, _ frame: Rect, row: Int, column: Int
  ) -> LayoutAttributes<GalleryDetails> {
    LayoutAttributes(
      element: .cell(item), center: frame.center, size: frame.size,
      details: GalleryDetails(row: row, column: column))
  }

  private func axes(_ viewport: Viewport) -> Axes {
    Axes(axis, contentSize: contentSize, direction: viewport.direction)
  }

  private func bands(ofSection section: Int) -> MosaicBands {
    MosaicBands(itemCount: max(0, content.itemCount(inSection: section)))
  }

  /// One part of a band.
  private func frame(
    of style: MosaicBands.Style, _ place: Int, in band: Int, from start: Double
  ) -> AxisRect {
    let top = start + metrics.line + Double(band) * metrics.pitch
    var part = AxisRect(main: top, cross: 0, length: metrics.band, breadth: breadth)
    func take(_ share: (Double, of: Double), second isSecond: Bool) {
      let (first, second) = metrics.parts(of: breadth, share: share)
      (part.cross, part.breadth) = isSecond ? (second.start, second.extent) : (0, first)
    }
    func takeHalf(second isSecond: Bool) {
      let (first, second) = metrics.parts(of: metrics.band, share: (1, of: 2))
      part.main += isSecond ? second.start : 0
      part.length = isSecond ? second.extent : first
    }
    switch style {
    case .full: break
    case .halves: take((1, of: 2), second: place == 1)
    case .thirdsLast:
      take((2, of: 3), second: place > 0)
      if place > 0 { takeHalf(second: place == 2) }
    case .thirdsFirst:
      take((1, of: 3), second: place == 2)
      if place < 2 { takeHalf(second: place == 1) }
    }
    return part
  }
}
