import CollectionLayouts
import TestSupport
import Testing

/// Every layout, with any measures, places any content where it placed it before.
@Suite struct LayoutDigestTests {
  @Test func `every element, anchor and target of a layout is as it was`() {
    let found = (1...600).map { (name: "\($0)", digest: Self.digest(UInt64($0))) }
    let changed = KnownDigests("layouts").changed(found)
    #expect(changed.isEmpty, "seeds of `GalleryLayout.random`")
  }

  private static func digest(_ seed: UInt64) -> Digest {
    var chance = SeededNumbers(seed: seed)
    var digest = Digest()
    let layout = GalleryLayout.random(&chance)
    var viewport = Viewport(
      bounds: Rect(x: 0, y: 0, width: chance.choice(of: [400, 90, 0, 834]), height: 300),
      safeArea: EdgeInsets(top: chance.choice(of: [0, 44]), left: 7, bottom: 21, right: 3),
      direction: chance.choice(of: [.leftToRight, .rightToLeft]))
    var controller = LayoutController(
      layout: layout, content: .random(&chance), viewport: viewport)
    for step in 0..<3 {
      read(controller, &digest, &chance)
      switch step {
      case 0:
        controller.scroll(
          to: Point(x: chance.number(in: -60...900), y: chance.number(in: -60...900)))
      default:
        viewport = controller.viewport
        viewport.bounds.size.width = chance.choice(of: [300, 667])
        viewport.bounds.size.height = chance.choice(of: [300, 500])
        let policies: [AnchorPolicy] = [
          .leading, .center, .trailing, .item(ItemIndex(item: 1)), .point(Point(x: 90, y: 90)),
        ]
        controller.changeViewport(to: viewport, keeping: chance.choice(of: policies))
      }
    }
    read(controller, &digest, &chance)
    return digest
  }

  private static func read(
    _ controller: LayoutController<GalleryLayout>, _ digest: inout Digest,
    _ chance: inout SeededNumbers
  ) {
    digest.add(controller.contentSize.width, controller.contentSize.height)
    digest.add(controller.contentOffset.x, controller.contentOffset.y)
    for element in controller.everyElement + controller.visibleLayoutAttributes {
      digest.add(place: element)
      digest.add(Double(element.details.row), Double(element.details.column))
      digest.add(element.boundingBox.minX, element.boundingBox.maxY)
    }
    let bounds = controller.viewport.bounds
    for policy in [AnchorPolicy.leading, .center, .trailing, .point(Point(x: 200, y: 100))] {
      digest.add(controller.anchor(by: policy))
    }
    for k in 0..<6 {
      let point = Point(
        x: chance.number(in: bounds.minX...bounds.minX + max(1, bounds.size.width)),
        y: chance.number(in: bounds.minY...bounds.maxY))
      digest.add("\(controller.item(at: point).map { "\($0.section) \($0.item)" } ?? "-")")
      let target = controller.layout.targetContentOffset(
        forProposedContentOffset: point,
        withScrollingVelocity: Point(x: chance.choice(of: [0, 900, -4000]), y: -30 + Double(k)),
        viewport: controller.viewport)
      digest.add(target.x, target.y)
      for side in [ContentAnchor.Side.leading, .center, .trailing] {
        let shown = controller.contentOffset(showing: ItemIndex(item: k), at: side)
        digest.add(shown?.x ?? -1, shown?.y ?? -1)
      }
    }
  }
}
