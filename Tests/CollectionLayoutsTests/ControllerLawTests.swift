import CollectionLayouts
import TestSupport
import Testing

/// A controller that has been through anything shows what a new one shows.
@Suite struct ControllerLawTests {
  @Test(arguments: RandomGallery.names)
  func `after any changes of the viewport a layout of the gallery is as if prepared anew`(
    _ name: String
  ) {
    let layout = RandomGallery.layouts.first { $0.name == name }?.layout
    for seed in 0..<8 {
      let content = RandomGallery(seed: seed).content
      check(layout ?? .pile(), content, seed: seed, "\(name), seed \(seed)")
    }
  }

  @Test func `after any changes of the viewport a strip is as if prepared anew`() {
    for seed in 0..<12 {
      var chance = SeededNumbers(seed: UInt64(seed))
      let count = chance.whole(0...9)
      let content = SlotContent(
        slots: Slots(count: count), pages: (0..<count).map { PageID($0 + 1) },
        aspects: (0..<count).map { _ in chance.number(in: 0.1...6) },
        expansions: SlotValues(
          (0..<count).map { .init(slot: $0, value: chance.choice(of: [0, 0.3, 1])) }))
      check(PreviewLayout(parallaxGap: 44), content, seed: seed, "preview, seed \(seed)")
      check(PreviewLayout(parallaxGap: -30), content, seed: seed, "narrow preview, seed \(seed)")
      check(ThumbnailLayout(), content, seed: seed, "strip, seed \(seed)")
    }
  }

  private func check<Layout: CollectionLayout>(
    _ layout: Layout, _ content: Layout.Content, seed: Int, _ name: String
  ) {
    var chance = SeededNumbers(seed: UInt64(seed) &+ 77)
    var controller = LayoutController(
      layout: layout, content: content,
      viewport: Viewport(bounds: Rect(x: 0, y: 0, width: 400, height: 300)))
    for step in 0..<12 {
      var viewport = controller.viewport
      switch chance.whole(0...4) {
      case 0:
        let place = Point(x: chance.number(in: -90...900), y: chance.number(in: -90...900))
        controller.scroll(to: place)
        #expect(controller.contentOffset == place)
      case 1:
        viewport.direction =
          viewport.direction == .leftToRight ? .rightToLeft : .leftToRight
        controller.changeViewport(to: viewport)
      case 2:
        viewport.safeArea = EdgeInsets(
          top: chance.number(in: 0...50), left: chance.number(in: 0...50),
          bottom: chance.number(in: 0...50), right: chance.number(in: 0...50))
        controller.changeViewport(to: viewport, keeping: .trailing)
      case 3:
        // One side alone.
        viewport.bounds.size.height = chance.number(in: 50...600)
        controller.changeViewport(to: viewport, keeping: .center)
      default:
        viewport.bounds.size.width = chance.number(in: 50...600)
        controller.changeViewport(to: viewport, holding: controller.anchor(by: .leading))
      }
      isAsNew(controller, layout, "\(name), step \(step)", &chance)
    }
  }

  private func isAsNew<Layout: CollectionLayout>(
    _ controller: LayoutController<Layout>, _ layout: Layout, _ name: String,
    _ chance: inout SeededNumbers
  ) {
    let new = LayoutController(
      layout: layout, content: controller.content, viewport: controller.viewport)
    #expect(controller.contentSize == new.contentSize, "\(name)")
    #expect(controller.contentInset == new.contentInset, "\(name)")
    #expect(controller.visibleLayoutAttributes == new.visibleLayoutAttributes, "\(name)")
    #expect(controller.everyElement == new.everyElement, "\(name)")
    for policy in [AnchorPolicy.leading, .center, .trailing, .point(Point(x: 30, y: 40))] {
      #expect(controller.anchor(by: policy) == new.anchor(by: policy), "\(name), \(policy)")
    }
    let bounds = controller.viewport.bounds
    for _ in 0..<5 {
      let point = Point(
        x: chance.number(in: bounds.minX...bounds.maxX),
        y: chance.number(in: bounds.minY...bounds.maxY))
      #expect(controller.item(at: point) == new.item(at: point), "\(name), at \(point)")
    }
  }

  @Test func `a layout says what becomes of it in other bounds, and whether anything does`() {
    let viewport = Viewport(bounds: Rect(x: 0, y: 0, width: 400, height: 300))
    let bounds = [
      viewport.bounds, Rect(x: 9, y: 9, width: 400, height: 300),
      Rect(x: 0, y: 0, width: 400, height: 200), Rect(x: 0, y: 0, width: 500, height: 300),
    ]
    func check(_ layout: some CollectionLayout, _ expected: [LayoutInvalidation]) {
      let found = bounds.map { layout.invalidation(forBoundsChange: $0, in: viewport) }
      #expect(found == expected)
      let isTold = bounds.map { layout.shouldInvalidateLayout(forBoundsChange: $0, in: viewport) }
      #expect(isTold == expected.map { $0 != .nothing })
    }
    check(GalleryLayout.list(), [.nothing, .nothing, .nothing, .layout])
    check(GalleryLayout.list(axis: .horizontal), [.nothing, .nothing, .layout, .nothing])
    check(
      GalleryLayout.list(sections: SectionStyle(pinned: .headers)),
      [.nothing, .attributes, .attributes, .layout])
    check(GalleryLayout.carousel(), [.nothing, .attributes, .layout, .layout])
    check(GalleryLayout.pile(), [.nothing, .nothing, .layout, .layout])
    check(PreviewLayout(), [.nothing, .attributes, .layout, .layout])
    check(ThumbnailLayout(), [.nothing, .nothing, .layout, .layout])
  }

  @Test func `on the way a cell says the row that it leaves, and at the end the new one`() {
    func cell(_ row: Int) -> LayoutAttributes<GalleryDetails> {
      LayoutAttributes(
        element: .cell(ItemIndex(item: 0)), center: .zero, size: .zero,
        details: GalleryDetails(row: row))
    }
    for t in [0, 0.5, 0.99] { #expect(cell(1).blended(toward: cell(2), by: t) == cell(1)) }
    #expect(cell(1).blended(toward: cell(2), by: 1) == cell(2))
  }
}
