import CollectionLayouts
import TestSupport
import Testing

/// Invalid metrics: a value that cannot be drawn becomes the nearest one that can.
@Suite struct MetricsTests {
  /// In the place of each measure, one after the other.
  private static let odd: [Double] = [
    .nan, -.infinity, .infinity, -1, -1e-9, 0, 1e-9, 0.5, 1, 999.5, 1e6, 1e7, 1e7 + 1, 1e300,
  ]

  @Test func `odd measures are bounded as they were`() {
    var found: [(name: String, digest: Digest)] = []
    func look<Metrics>(_ name: String, _ made: [(Double) -> Metrics]) {
      for (place, made) in made.enumerated() {
        var digest = Digest()
        for number in Self.odd { digest.add("\(made(number))") }
        found.append(("\(name)-\(place)", digest))
      }
    }
    func insets(_ number: Double) -> EdgeInsets {
      EdgeInsets(top: number, left: 1, bottom: number, right: 2)
    }
    func size(_ number: Double) -> Size { Size(width: number, height: 10) }
    func whole(_ number: Double) -> Int { Int(max(-1e9, min(1e9, number.isNaN ? 0 : number))) }
    look(
      "list",
      [
        { ListMetrics(itemSize: size($0)).bounded }, { ListMetrics(spacing: $0).bounded },
        { ListMetrics(sectionSpacing: $0).bounded },
      ])
    look(
      "flow",
      [
        { FlowMetrics(itemSize: size($0)).bounded }, { FlowMetrics(spacing: $0).bounded },
        { FlowMetrics(lineSpacing: $0).bounded }, { FlowMetrics(insets: insets($0)).bounded },
      ])
    look(
      "columns",
      [
        { ColumnsMetrics(minimum: $0).bounded }, { ColumnsMetrics(length: $0).bounded },
        { ColumnsMetrics(gap: $0).bounded }, { ColumnsMetrics(margin: $0).bounded },
        { ColumnsMetrics(pixel: $0).bounded },
      ])
    look(
      "mosaic",
      [
        { MosaicMetrics(band: $0).bounded }, { MosaicMetrics(bandShare: $0).bounded },
        { MosaicMetrics(line: $0).bounded }, { MosaicMetrics(pixel: $0).bounded },
      ])
    look(
      "quilt",
      [
        { QuiltMetrics(unit: .block(size($0))).bounded }, { QuiltMetrics(gap: $0).bounded },
        { QuiltMetrics(insets: insets($0)).bounded },
        { QuiltMetrics(unit: .columns(whole($0))).bounded },
      ])
    look(
      "waterfall",
      [
        { WaterfallMetrics(lanes: whole($0)).bounded }, { WaterfallMetrics(gap: $0).bounded },
        { WaterfallMetrics(lineSpacing: $0).bounded },
        { WaterfallMetrics(insets: insets($0)).bounded },
        { WaterfallMetrics(tolerance: $0).bounded },
      ])
    look(
      "carousel",
      [
        { CarouselMetrics(side: $0).bounded }, { CarouselMetrics(gap: $0).bounded },
        { CarouselMetrics(reach: $0).bounded }, { CarouselMetrics(growth: $0).bounded },
        { CarouselMetrics(floor: $0).bounded }, { CarouselMetrics(threshold: $0).bounded },
      ])
    look(
      "pile",
      [
        { PileMetrics(side: $0).bounded }, { PileMetrics(shown: whole($0)).bounded },
        { PileMetrics(angles: [$0, 0.1]).bounded }, { _ in PileMetrics(angles: []).bounded },
      ])
    let changed = KnownDigests("metrics").changed(found)
    #expect(changed.isEmpty)
  }

  @Test(arguments: [(-2.0, 0.0), (0.5, 0.5), (20, 10), (.nan, 1)])
  func `a cell disappears at a scale that can be drawn`(_ scale: Double, _ drawn: Double) throws {
    var content = GalleryContent(count: 1)
    let before = LayoutController(
      layout: GalleryLayout.list(), content: content,
      viewport: Viewport(bounds: Rect(x: 0, y: 0, width: 320, height: 240)))
    let batch = try content.apply([.delete(at: ItemIndex(item: 0))])
    var after = before
    after.update(to: content, by: batch)
    let way = LayoutTransition(
      from: before, to: after, map: batch.map, style: TransitionStyle(disappearing: .scale(scale)))
    let gone = try #require(way.elements.first)
    #expect(way.layoutAttributes(of: gone, at: 1).transform.scale == drawn)
  }

  @Test(arguments: [(-1.0, 0.0), (0.25, 25), (1.5, 100), (.nan, 100)])
  func `a way leads no further than from one state to the other`(
    _ progress: Double, _ offset: Double
  ) {
    let before = LayoutController(
      layout: GalleryLayout.list(), content: GalleryContent(count: 9),
      viewport: Viewport(bounds: Rect(x: 0, y: 0, width: 320, height: 240)))
    var after = before
    after.scroll(to: Point(x: 0, y: 100))
    let way = LayoutTransition(from: before, to: after)
    #expect(way.contentOffset(at: progress) == Point(x: 0, y: offset))
  }

  @Test(arguments: [0, -1, Double.nan]) func `an aspect that is none fits nothing but a middle`(
    _ aspect: Double
  ) {
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)
    #expect(rect.fitted(toAspect: aspect) == Rect(x: 25, y: 40, width: 0, height: 0))
  }

  @Test func `a rectangle is told by its size and its corner, insets from the top on`() {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.description == "3.0 × 4.0 at (1.0, 2.0)")
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(insets.description == "top 1.0, left 2.0, bottom 3.0, right 4.0")
  }

  @Test func `a block is as broad as the wall at most, and a thousand units long`() {
    let tall = GalleryItem(block: BlockSize(width: 9, height: 5000))
    let pane = LayoutController(
      layout: GalleryLayout.quilt(QuiltMetrics(unit: .block(Size(width: 100, height: 10)))),
      content: GalleryContent(count: 1, of: tall),
      viewport: Viewport(bounds: Rect(x: 0, y: 0, width: 300, height: 480)))
    #expect(pane.contentSize == Size(width: 300, height: 10_000))
  }

  @Test func `in a rectangle that is less than flat nothing fits but a middle`() {
    let rect = Rect(x: 10, y: 20, width: 30, height: -0.5)
    #expect(rect.fitted(toAspect: 1) == Rect(x: 25, y: 19.75, width: 0, height: 0))
  }

  @Test(arguments: [false, true])
  func `a waterfall is placed when its pane gets a breadth, whether or not items keep their lanes`(
    keepsLanes: Bool
  ) {
    func pane(_ width: Double) -> LayoutController<GalleryLayout> {
      LayoutController(
        layout: GalleryLayout.waterfall(WaterfallMetrics(keepsLanes: keepsLanes)),
        content: GalleryContent(count: 5),
        viewport: Viewport(bounds: Rect(x: 0, y: 0, width: width, height: 480)))
    }
    var found = pane(0)
    #expect(found.contentSize == .zero && LayoutLaws.cells(of: found).isEmpty)
    found.changeViewport(to: pane(320).viewport)
    let cells = LayoutLaws.cells(of: found)
    #expect(cells == LayoutLaws.cells(of: pane(320)))
    #expect(cells.map { $0.details.column } == [0, 1, 2, 0, 1])
    // Without a breadth there is nothing again.
    found.changeViewport(to: pane(0).viewport)
    #expect(LayoutLaws.cells(of: found).isEmpty)
  }

  @Test(arguments: [(LayoutDirection.leftToRight, 200.0, 150.0), (.rightToLeft, 100, 250)])
  func `what comes or goes keeps its distance from where reading begins, in panes of any breadth`(
    direction: LayoutDirection, start: Double, end: Double
  ) throws {
    func pane(_ count: Int, _ width: Double) -> LayoutController<GalleryLayout> {
      LayoutController(
        layout: GalleryLayout.list(), content: GalleryContent(count: count),
        viewport: Viewport(
          bounds: Rect(x: 0, y: 0, width: width, height: 240), direction: direction))
    }
    // In the narrow pane the middle is at 150 points, in the broad one at 200.
    let coming = LayoutTransition(from: pane(0, 300), to: pane(1, 400))
    let new = try #require(coming.elements.first)
    #expect(new.before == nil && coming.elements.count == 1)
    let from = coming.layoutAttributes(of: new, at: 0)
    #expect(from.center == Point(x: start, y: 50) && from.alpha == 0)
    #expect(coming.layoutAttributes(of: new, at: 1).center == Point(x: 200, y: 50))
    let going = LayoutTransition(from: pane(1, 300), to: pane(0, 400))
    let old = try #require(going.elements.first)
    #expect(old.after == nil && going.elements.count == 1)
    let to = going.layoutAttributes(of: old, at: 1)
    #expect(to.center == Point(x: end, y: 50) && to.alpha == 0)
    #expect(going.layoutAttributes(of: old, at: 0).center == Point(x: 150, y: 50))
  }

  @Test func `sections are equal if their items are, and no item says nothing`() {
    let wide = GalleryItem(span: 2, isEstimated: true)
    var empty = GallerySection(count: 0, of: wide)
    #expect(empty == GallerySection(count: 0))
    #expect(GalleryContent([empty]).isExact && GalleryContent().isExact)
    // An empty section forgets how its items were.
    empty.append(GalleryItem(id: 4))
    #expect(empty[0] == GalleryItem(id: 4) && GalleryContent([empty]).isExact)
    let two = GallerySection(count: 2)
    var changed = two
    changed[1] = wide
    #expect(changed != two && changed[0] == GalleryItem() && changed[1] == wide)
    #expect(!GalleryContent([two, changed]).isExact)
    changed[1] = GalleryItem()
    #expect(changed == two && two == changed && changed != GallerySection(count: 3))
    #expect(GallerySection(count: 2, of: wide) != two)
  }
}
