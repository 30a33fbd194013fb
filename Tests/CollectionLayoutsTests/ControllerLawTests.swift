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
}
