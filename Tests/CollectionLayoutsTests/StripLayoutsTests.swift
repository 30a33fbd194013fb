import CollectionLayouts
import Testing

@Suite struct StripLayoutsTests {
  private func thumbnails(
    count: Int = 9, at position: Double = 4, direction: LayoutDirection = .leftToRight,
    focused: Int? = 4
  ) -> LayoutController<ThumbnailLayout> {
    let content = SlotContent(
      slots: Slots(count: count), pages: (0..<count).map { PageID($0 + 1) },
      aspects: (0..<count).map { 0.5 + Double($0 % 3) * 0.7 },
      expansions: SlotValues(focused.map { [.init(slot: $0, value: 1)] } ?? []))
    let pane = Rect(x: 0, y: 0, width: 300, height: 66)
    var controller = LayoutController(
      layout: ThumbnailLayout(), content: content,
      viewport: Viewport(bounds: pane, direction: direction))
    let offset = controller.layout.contentOffset(at: position, in: controller.viewport)
    controller.scroll(to: Point(x: offset, y: 0))
    return controller
  }

  private func preview(
    at position: Double, direction: LayoutDirection = .leftToRight
  ) -> LayoutController<PreviewLayout> {
    let content = SlotContent(
      slots: Slots(count: 5), pages: [1, 2, 3, 4, 5], aspects: [1, 2, 0.5, 1, 1])
    let pane = Rect(x: 0, y: 0, width: 400, height: 600)
    var controller = LayoutController(
      layout: PreviewLayout(), content: content,
      viewport: Viewport(bounds: pane, direction: direction))
    let offset = controller.layout.contentOffset(at: position, in: controller.viewport)
    controller.scroll(to: Point(x: offset, y: 0))
    return controller
  }

  @Test func `the cell at the position is exactly in the middle of the strip`() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let strip = thumbnails(direction: direction)
      let cell = try #require(strip.layoutAttributesForItem(at: ItemIndex(item: 4)))
      #expect(abs(cell.frame.midX - strip.viewport.bounds.midX) < 1e-9)
    }
  }

  @Test func `gaps are never below the spacing, and wider around the cell in focus`() {
    let cells = thumbnails().visibleLayoutAttributes
    for (left, right) in zip(cells, cells.dropFirst()) {
      #expect(right.frame.minX - left.frame.maxX >= 4 - 1e-9)
    }
    #expect(cells.first { $0.details.expansion == 1 }?.size.width == 66 * 1.2)
  }

  @Test func `the elements in a rectangle are the filter of all elements`() {
    for position in stride(from: -1.0, through: 9, by: 0.37) {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        check(thumbnails(at: position, direction: direction))
        check(preview(at: position, direction: direction))
      }
    }
  }

  private func check<Layout>(_ controller: LayoutController<Layout>)
  where Layout.Content == SlotContent {
    let all = (0..<controller.content.slots.pageCount).compactMap {
      controller.layoutAttributesForItem(at: ItemIndex(item: $0))
    }
    for width in [40.0, 333] {
      let rect = Rect(x: controller.contentOffset.x + 17.3, y: 0, width: width, height: 60)
      let found = controller.layoutAttributesForElements(in: rect)
      #expect(found == all.filter { $0.frame.sharesArea(with: rect) })
    }
  }

  @Test func `few more thumbnails are looked at than are in view, of however many`() {
    let count = 10_000
    let pages = Array(repeating: PageID(1), count: count)
    let aspects = (0..<count).map { 0.2 + Double($0 % 5) }
    for position in stride(from: 4_990.0, through: 5_010, by: 0.173) {
      let slot = Int(position)
      let opened = 1 - (position - Double(slot))
      let content = SlotContent(
        slots: Slots(count: count), pages: pages, aspects: aspects,
        expansions: SlotValues([
          .init(slot: slot, value: opened), .init(slot: slot + 1, value: 1 - opened),
        ]))
      let scale = PaneScale.thumbnails(
        ThumbnailMetrics(), length: 400, slots: content.slots, direction: .leftToRight)
      let cells = ThumbnailCells(
        content, metrics: ThumbnailMetrics(), axis: scale.axis)
      // The middle of the strip, and places that the opened cells are not in.
      for x in [scale.contentOffset(at: position), 0, 1e6] {
        let pane = Rect(x: x, y: 0, width: 400, height: 66)
        var shown: [LayoutAttributes<ThumbnailDetails>] = []
        cells.append(content, in: pane, to: &shown)
        let visits = cells.visits(of: content.slots, in: pane)
        let looked = visits.before.count + Array(visits.special).count + visits.after.count
        #expect(looked <= shown.count + 4, "at \(position), \(x)")
      }
    }
  }

  @Test func `right to left is the mirror image`() throws {
    let left = thumbnails(at: 3.3)
    let right = thumbnails(at: 3.3, direction: .rightToLeft)
    for item in 0..<9 {
      let a = try #require(left.layoutAttributesForItem(at: ItemIndex(item: item))).frame
      let b = try #require(right.layoutAttributesForItem(at: ItemIndex(item: item))).frame
      let fromLeft = a.minX - left.contentOffset.x
      let fromRight = right.contentOffset.x + 300 - b.maxX
      #expect(abs(fromLeft - fromRight) < 1e-9)
    }
  }

  @Test func `neighbours of a preview page part by 44 points for each page of distance`() throws {
    let pane = preview(at: 1.25)
    let cell = try #require(pane.layoutAttributesForItem(at: ItemIndex(item: 2)))
    #expect(cell.details.parallax == 0.75)
    #expect(cell.transform.translation.x == 33)
    #expect(cell.details.imageTranslation == -0.3 * 400 * 0.75)
    #expect(cell.frame.minX == 800 + 33)
    let far = try #require(pane.layoutAttributesForItem(at: ItemIndex(item: 4)))
    #expect(far.details.parallax == nil)
  }

  @Test func `an image fills its cell as far as its aspect allows`() throws {
    let pane = preview(at: 0)
    let wide = try #require(pane.layoutAttributesForItem(at: ItemIndex(item: 1))).details.imageRect
    #expect(wide == Rect(x: 0, y: 200, width: 400, height: 200))
    let tall = try #require(pane.layoutAttributesForItem(at: ItemIndex(item: 2))).details.imageRect
    #expect(tall == Rect(x: 50, y: 0, width: 300, height: 600))
  }

  @Test func `a release comes to rest on the page nearest to the proposed offset`() {
    let strip = thumbnails(focused: nil)
    func rest(_ position: Double) -> Double {
      let proposed = Point(
        x: strip.layout.contentOffset(at: position, in: strip.viewport), y: 0)
      let target = strip.layout.targetContentOffset(
        forProposedContentOffset: proposed, withScrollingVelocity: .zero, viewport: strip.viewport)
      return strip.layout.position(at: target.x, in: strip.viewport)
    }
    #expect(abs(rest(2.4) - 2) < 1e-9)
    #expect(abs(rest(2.5) - 3) < 1e-9)
    #expect(abs(rest(99) - 8) < 1e-9)
    #expect(abs(rest(-3) - 0) < 1e-9)
  }

  @Test func `new bounds keep the position`() {
    var strip = thumbnails(at: 3.6)
    let anchor = strip.anchor(by: .center)
    strip.changeViewport(
      to: Viewport(bounds: Rect(x: 0, y: 0, width: 777, height: 66)), holding: anchor)
    #expect(abs(strip.layout.position(at: strip.contentOffset.x, in: strip.viewport) - 3.6) < 1e-9)
    var pane = preview(at: 2.3)
    let stay = pane.anchor(by: .center)
    pane.changeViewport(
      to: Viewport(bounds: Rect(x: 0, y: 0, width: 777, height: 66)), holding: stay)
    #expect(abs(pane.layout.position(at: pane.contentOffset.x, in: pane.viewport) - 2.3) < 1e-9)
  }

  @Test func `a point finds its cell, and a gap finds none`() throws {
    let strip = thumbnails()
    let cell = try #require(strip.layoutAttributesForItem(at: ItemIndex(item: 3))).frame
    #expect(strip.item(at: cell.center) == ItemIndex(item: 3))
    #expect(strip.item(at: Point(x: cell.maxX + 1, y: 30)) == nil)
    #expect(strip.item(at: Point(x: cell.midX, y: 67)) == nil)
  }

  @Test func `a pane without width has no cells and finite offsets`() {
    let content = SlotContent(slots: Slots(count: 3), pages: [1, 2, 3], aspects: [1, 1, 1])
    let viewport = Viewport(bounds: .zero)
    let pane = LayoutController(layout: PreviewLayout(), content: content, viewport: viewport)
    #expect(pane.visibleLayoutAttributes.isEmpty)
    #expect(pane.layout.position(at: 10, in: viewport) == 0)
    let strip = LayoutController(layout: ThumbnailLayout(), content: content, viewport: viewport)
    #expect(strip.visibleLayoutAttributes.isEmpty)
    #expect(strip.layout.contentOffset(at: 1, in: viewport).isFinite)
  }

  @Test func `attributes blend from one to the other, exactly at both ends`() throws {
    let a = try #require(thumbnails().layoutAttributesForItem(at: ItemIndex(item: 3)))
    let b = try #require(thumbnails(focused: 3).layoutAttributesForItem(at: ItemIndex(item: 3)))
    #expect(a.blended(toward: b, by: 0) == a)
    #expect(a.blended(toward: b, by: 1) == b)
    #expect(a.blended(toward: b, by: 0.5).size.width == (a.size.width + b.size.width) / 2)
  }

  @Test func `a strip is held by the page that is nearest to its middle`() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for (position, page) in [(-1.0, 0), (3.4, 3), (3.6, 4), (99, 8)] {
        let anchor = thumbnails(at: position, direction: direction).anchor(by: .center)
        #expect(anchor?.element == .cell(ItemIndex(item: page)), "\(position), \(direction)")
      }
    }
  }

  @Test func `nothing holds a strip without pages`() {
    let strip = LayoutController(
      layout: ThumbnailLayout(),
      content: SlotContent(slots: Slots(count: 0), pages: [], aspects: []),
      viewport: Viewport(bounds: Rect(x: 0, y: 0, width: 300, height: 66)))
    #expect(strip.anchor(by: .center) == nil)
  }

  @Test func `of a strip there are the cells of its pages alone`() {
    let strip = thumbnails()
    for item in [ItemIndex(item: -1), ItemIndex(item: 9), ItemIndex(section: 1, item: 0)] {
      #expect(strip.layoutAttributesForItem(at: item) == nil, "\(item)")
    }
  }

  @Test func `a strip that goes down has its room above and below, and what is across stays`() {
    for (mode, room, stop) in [(StripMode.centered, 133.5, 2.0), (.browsing, 0, 2.4)] {
      let strip = LayoutController(
        layout: ThumbnailLayout(metrics: ThumbnailMetrics(axis: .vertical, mode: mode)),
        content: SlotContent(slots: Slots(count: 3), pages: [1, 2, 3], aspects: [1, 1, 1]),
        viewport: Viewport(bounds: Rect(x: 0, y: 0, width: 66, height: 300)))
      #expect(strip.contentInset == EdgeInsets(top: room, bottom: room))
      func offset(_ position: Double) -> Point {
        Point(x: 7, y: strip.layout.contentOffset(at: position, in: strip.viewport))
      }
      let target = strip.layout.targetContentOffset(
        forProposedContentOffset: offset(2.4), withScrollingVelocity: .zero,
        viewport: strip.viewport)
      #expect(target == offset(stop), "\(mode)")
    }
  }

  @Test func `the preview's content is as broad as its pane, and a pane long for each page`() {
    for (axis, size) in [
      (ScrollAxis.horizontal, Size(width: 1200, height: 600)),
      (.vertical, Size(width: 400, height: 1800)),
    ] {
      let pane = LayoutController(
        layout: PreviewLayout(axis: axis),
        content: SlotContent(slots: Slots(count: 3), pages: [1, 2, 3], aspects: [1, 1, 1]),
        viewport: Viewport(bounds: Rect(x: 0, y: 0, width: 400, height: 600)))
      #expect(pane.contentSize == size)
    }
  }

  @Test(arguments: [(-1e6, 0.0), (1e6, 8)])
  func `without anything to hold, a strip stands no farther out than its first or last page`(
    _ offset: Double, _ page: Double
  ) {
    var strip = thumbnails()
    strip.scroll(to: Point(x: offset, y: 0))
    strip.hold(nil)
    #expect(strip.layout.position(at: strip.contentOffset.x, in: strip.viewport) == page)
  }
}
