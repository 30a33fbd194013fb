import CollectionLayouts
import Testing

/// What no pane and no content is, but somebody may say.
@Suite struct HugeContentTests {
  private struct Claims: SizedContent, LaneContent, BlockContent {
    var counts: [Int]
    var sectionCount: Int { counts.count }
    func itemCount(inSection section: Int) -> Int { counts[section] }
    func size(of item: ItemIndex) -> Size { Size(width: 30, height: 20) }
    func length(of item: ItemIndex, across breadth: Double) -> Double { 20 }
    func block(of item: ItemIndex) -> BlockSize { BlockSize() }
    func length(of kind: ElementKind, inSection section: Int, across breadth: Double) -> Double {
      9
    }
  }

  private func check<Layout: CollectionLayout>(_ layout: Layout, _ claims: Claims)
  where Layout.Content == Claims {
    let places: [(Size, [Double])] = [
      (Size(width: 320, height: 480), [0, .nan, .infinity, -1e300, 1e300]),
      (Size(width: .infinity, height: .infinity), [0]),
    ]
    for (size, origins) in places {
      for origin in origins {
        let bounds = Rect(origin: Point(x: origin, y: origin), size: size)
        let pane = LayoutController(
          layout: layout, content: claims, viewport: Viewport(bounds: bounds))
        let end = Rect(
          x: pane.contentSize.width - 100, y: pane.contentSize.height - 100, width: 90, height: 90)
        let found =
          pane.layoutAttributesForElements(in: end)
          + pane.layoutAttributesForElements(in: Rect(x: 0, y: 0, width: 50, height: 50))
          + [0, 7, Int.max].compactMap { pane.layoutAttributesForItem(at: ItemIndex(item: $0)) }
        for attributes in found {
          #expect(attributes.frame.numbers.allSatisfy { $0.isFinite }, "\(attributes.element)")
        }
        #expect(pane.contentSize.width.isFinite && pane.contentSize.height.isFinite)
        _ = pane.item(at: Point(x: origin, y: origin))
      }
    }
  }

  private static let pins: PinnedElements = [.headers, .footers]

  @Test func `what goes by arithmetic takes any number of items, and any pane`() {
    for claims in [Claims(counts: [.max]), Claims(counts: [.max, 5, .min]), Claims(counts: [3])] {
      let size = Size(width: 30, height: 20)
      check(
        ListLayout(
          claims, metrics: ListMetrics(itemSize: size), sections: SectionStyle(pinned: Self.pins)),
        claims)
      check(
        FlowLayout(
          claims, metrics: FlowMetrics(itemSize: size), sections: SectionStyle(pinned: Self.pins)),
        claims)
      check(ColumnsLayout(claims, sections: SectionStyle(pinned: Self.pins)), claims)
      check(MosaicLayout(claims), claims)
      check(CarouselLayout(claims), claims)
      check(PileLayout(claims), claims)
    }
  }

  @Test func `what is placed one by one takes any pane`() {
    let claims = Claims(counts: [30, 0, -4])
    check(ListLayout(claims, sections: SectionStyle(pinned: Self.pins)), claims)
    check(FlowLayout(claims, sections: SectionStyle(pinned: Self.pins)), claims)
    check(WaterfallLayout(claims, sections: SectionStyle(pinned: Self.pins)), claims)
    check(QuiltLayout(claims, sections: SectionStyle(pinned: Self.pins)), claims)
    check(QuiltLayout(claims, metrics: QuiltMetrics(unit: .columns(3))), claims)
  }
}
