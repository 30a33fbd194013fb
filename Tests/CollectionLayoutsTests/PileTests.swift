import CollectionLayouts
import Testing
import TestSupport

@Suite struct PileTests {
  private func pile(
    _ counts: [Int], _ metrics: PileMetrics = PileMetrics(),
    pane: Size = Size(width: 320, height: 480)
  ) -> LayoutController<PileLayout<LayoutLaws.Counts>> {
    let content = LayoutLaws.Counts(counts: counts)
    return LayoutController(
      layout: PileLayout(content, metrics: metrics), content: content,
      viewport: Viewport(bounds: Rect(origin: .zero, size: pane)))
  }

  @Test func `seven worked cards: five are seen, the first on top`() throws {
    let cards: [[String: Any]] = try GalleryVectors.example("pile", "cells")
    let pane = pile([7])
    #expect(pane.contentSize == Size(width: 320, height: 480))
    for (card, found) in zip(cards, LayoutLaws.cells(of: pane)) {
      #expect([found.center.x, found.center.y] == card["center"] as? [Double])
      #expect(found.transform.rotation == card["rotation"] as? Double)
      let box = try #require(card["box"] as? Double)
      #expect(abs(found.boundingBox.size.width - box) < 1e-6)
      #expect(abs(found.boundingBox.size.height - box) < 1e-6)
      let isHidden = try #require(card["hidden"] as? Bool)
      #expect(found.alpha == (isHidden ? 0 : 1))
      if !isHidden { #expect(found.zIndex == card["z"] as? Double) }
    }
    #expect(pane.visibleLayoutAttributes.map { $0.element.item } == [0, 1, 2, 3, 4])
  }

  @Test func `of any two cards the earlier is on top`() {
    let cards = LayoutLaws.cells(of: pile([4, 0, 9]))
    for (a, b) in zip(cards, cards.dropFirst()) { #expect(a.zIndex > b.zIndex) }
  }

  @Test func `a rectangle gives every seen card that its turned box meets`() {
    for seed in 1...60 {
      var chance = SeededNumbers(seed: UInt64(seed))
      let metrics = PileMetrics(
        side: chance.number(in: 1...300), shown: chance.whole(0...8),
        angles: (0..<chance.whole(0...4)).map { _ in chance.number(in: -7...7) })
      let pane = pile([chance.whole(0...9), chance.whole(0...3)], metrics)
      LayoutLaws.queriesAreFilters(of: pane, seed: seed, "pile \(seed)")
    }
  }

  @Test func `a turned card is hit where it is drawn, not at the corners of its box`() {
    let pane = pile([1], PileMetrics(angles: [.pi / 4]))
    let half = 50 * 2.0.squareRoot()
    for (x, isHit) in [(-half - 1, false), (-half + 1, true), (half - 1, true), (half + 1, false)] {
      #expect((pane.item(at: Point(x: 160 + x, y: 240)) != nil) == isHit, "\(x)")
      #expect((pane.item(at: Point(x: 160, y: 240 + x)) != nil) == isHit, "\(x)")
    }
    #expect(pane.item(at: Point(x: 160 + 49, y: 240 + 49)) == nil)
    // Where cards lie upon each other the upper one is hit, beside it the lower.
    let two = pile([2], PileMetrics(angles: [0, .pi / 4]))
    #expect(two.item(at: Point(x: 160 + 45, y: 240 + 10))?.item == 0)
    #expect(two.item(at: Point(x: 160 + 55, y: 240))?.item == 1)
  }

  @Test(arguments: [
    PileMetrics(side: .nan, shown: -3, angles: []),
    PileMetrics(side: -1, shown: .max, angles: [.nan, .infinity, 1e300]),
  ]) func `measures that cannot be drawn are bounded`(metrics: PileMetrics) {
    for pane in [Size.zero, Size(width: .nan, height: 3), Size(width: 320, height: 480)] {
      for card in LayoutLaws.cells(of: pile([3, 0, 20], metrics, pane: pane)) {
        #expect(card.boundingBox.numbers.allSatisfy { $0.isFinite })
      }
    }
  }
}
