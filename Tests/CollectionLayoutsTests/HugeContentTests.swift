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

  private func items(_ ids: UInt64...) -> [GalleryItem] { ids.map { GalleryItem(id: ItemID($0)) } }

  @Test func `what comes twice with one batch is refused, however it comes`() {
    let cases: [([GalleryChange], [ItemID: GallerySection])] = [
      (
        [.insert(GalleryItem(id: 21), .before(1)), .insertSection(7, at: 1)],
        [7: GallerySection(items(20, 21))]
      ),
      (
        [.insertSection(7, at: 1), .insertSection(8, at: 2)],
        [7: GallerySection(items(20, 21)), 8: GallerySection(items(21, 22))]
      ),
      ([.insertSection(7, at: 1)], [7: GallerySection(items(20, 21, 21))]),
      ([.insertSection(7, at: 1)], [7: GallerySection(items(21, 21))]),
    ]
    for (changes, given) in cases {
      var content = GalleryContent([GallerySection(items(1, 2))])
      #expect(throws: UpdateRefusal.duplicate(21)) {
        try content.apply(changes, sections: given)
      }
    }
  }

  @Test func `an item whose section goes or is reloaded has nothing beside it`() {
    for change in [GalleryChange.deleteSection(7), .reloadSection(7)] {
      for place in [GalleryPlace.before(1), .after(1)] {
        var content = GalleryContent([GallerySection(id: 7, items(1, 2))])
        #expect(throws: UpdateRefusal.unknown(1)) {
          try content.apply([change, .insert(GalleryItem(id: 9), place)])
        }
      }
    }
  }

  @Test func `what is reloaded on its way out of a section that goes is what it became`() throws {
    let tall = GalleryItem(size: Size(width: 9, height: 300))
    var content = GalleryContent([
      GallerySection(id: 7, items(1, 2)), GallerySection(id: 8, items(4, 5)),
    ])
    let batch = try content.apply([.move(5, .before(1)), .reload(5, tall), .deleteSection(8)])
    #expect(content[ItemIndex(item: 0)] == GalleryItem(id: 5, size: tall.size))
    #expect(batch.reloaded == [ItemIndex(section: 1, item: 1)])
  }

  @Test func `of an item nothing is said whose section is reloaded, or goes`() {
    let item = ItemIndex(item: 1)
    let batches: [[CollectionUpdate]] = [
      [.reloadSection(at: 0), .delete(at: item)], [.reloadSection(at: 0), .reload(at: item)],
      [.reloadSection(at: 0), .insert(at: ItemIndex(item: 0))],
      [.deleteSection(at: 0), .reload(at: item)],
    ]
    for updates in batches {
      var content = GalleryContent(count: 3)
      #expect(throws: BatchFault(.saidBySection, [updates[1]])) { try content.apply(updates) }
    }
  }
}
