import CollectionLayouts
import Testing
import TestSupport

@Suite struct CarouselTests {
  private typealias Counts = LayoutLaws.Counts

  private func carousel(
    _ counts: [Int] = [10], width: Double = 375, at offset: Double = 0,
    metrics: CarouselMetrics = CarouselMetrics(), axis: ScrollAxis = .horizontal,
    direction: LayoutDirection = .leftToRight
  ) -> LayoutController<CarouselLayout<LayoutLaws.Counts>> {
    let content = Counts(counts: counts)
    let pane =
      axis == .horizontal ? Size(width: width, height: 300) : Size(width: 300, height: width)
    let origin = axis == .horizontal ? Point(x: offset, y: 0) : Point(x: 0, y: offset)
    return LayoutController(
      layout: CarouselLayout(content, metrics: metrics, axis: axis), content: content,
      viewport: Viewport(bounds: Rect(origin: origin, size: pane), direction: direction))
  }

  // MARK: Worked examples

  @Test(arguments: [320, 375, 667, 768, 1024]) func `worked cards`(width: Int) throws {
    let pane = carousel(width: Double(width))
    let example: [String: Any] = try GalleryVectors.example("carousel", "width \(width)")
    #expect(pane.contentSize.width == example["contentWidth"] as? Double)
    let cards: [[String: Double]] = try GalleryVectors.example(
      "carousel", "width \(width)", "atOffset0")
    for card in cards {
      let item = ItemIndex(item: Int(try #require(card["item"])))
      let found = try #require(pane.layoutAttributesForItem(at: item))
      #expect(found.center.x == card["midX"])
      // Farther away the published scale is below 0, and the card a mirror image.
      let scale = max(0, try #require(card["scale"]))
      #expect(abs(found.transform.scale - scale) < 1e-9)
      guard scale > 0 else { continue }
      #expect(abs(found.frame.minX - (try #require(card["x"]))) < 1e-6)
      #expect(abs(found.frame.size.width - (try #require(card["width"]))) < 1e-6)
    }
  }

  @Test func `scale by distance, and the even gap between two that share the middle`() throws {
    let scales: [String: Double] = try GalleryVectors.example("carousel", "scale by distance")
    for (distance, scale) in scales {
      let pane = carousel(at: -(Double(distance) ?? 0))
      let first = try #require(pane.layoutAttributesForItem(at: ItemIndex(item: 0)))
      #expect(abs(first.transform.scale - max(0, scale)) < 1e-9, "\(distance)")
    }
    for offset in stride(from: 0.0, through: 195, by: 13) {
      let cards = (0...1).compactMap {
        carousel(at: offset).layoutAttributesForItem(at: ItemIndex(item: $0))
      }
      #expect(abs(cards[1].frame.minX - cards[0].frame.maxX - 13.5) < 1e-9, "\(offset)")
    }
  }

  @Test func `however far away, a card is as large as the least scale`() {
    let pane = carousel(at: -450, metrics: CarouselMetrics(floor: 0.3))
    #expect(pane.layoutAttributesForItem(at: ItemIndex(item: 0))?.transform.scale == 0.3)
  }

  @Test func `worked targets, both ways and along both axes`() throws {
    let rows: [[String: Double]] = try GalleryVectors.example("carousel", "targets, width 375")
    for row in rows {
      let proposed = try #require(row["proposed"])
      let current = try #require(row["current"])
      let velocity = 1000 * (try #require(row["velocityPerMillisecond"]))
      let expected = try #require(row["proposedRule"])
      func target(_ axis: ScrollAxis, _ direction: LayoutDirection) -> Double {
        // In a mirrored layout, offsets count from the other end, and forward is backward.
        let end = 195.0 * 9
        let isMirrored = axis == .horizontal && direction == .rightToLeft
        func turned(_ offset: Double) -> Double { isMirrored ? end - offset : offset }
        func point(_ main: Double) -> Point {
          axis == .horizontal ? Point(x: main, y: 0) : Point(x: 0, y: main)
        }
        let pane = carousel(at: turned(current), axis: axis, direction: direction)
        let found = pane.layout.targetContentOffset(
          forProposedContentOffset: point(turned(proposed)),
          withScrollingVelocity: point(isMirrored ? -velocity : velocity), viewport: pane.viewport)
        return turned(axis == .horizontal ? found.x : found.y)
      }
      #expect(target(.horizontal, .leftToRight) == expected, "\(row)")
      #expect(target(.horizontal, .rightToLeft) == expected, "\(row)")
      #expect(target(.vertical, .leftToRight) == expected, "\(row)")
    }
  }

  // MARK: Laws

  @Test func `a rectangle gives every card that it meets, along both axes and both ways`() {
    for seed in 1...120 {
      var chance = SeededNumbers(seed: UInt64(seed))
      let counts = (0..<chance.whole(0...3)).map { _ in chance.whole(0...9) }
      let pane = carousel(
        counts, width: chance.number(in: 1...1500), at: chance.number(in: -500...3000),
        metrics: CarouselMetrics(
          side: chance.number(in: 1...300), gap: chance.number(in: 0...100),
          reach: chance.number(in: 10...400), growth: chance.number(in: 0...3),
          floor: chance.choice(of: [0, 0.3])),
        axis: seed % 2 == 0 ? .vertical : .horizontal,
        direction: seed % 3 == 0 ? .rightToLeft : .leftToRight)
      LayoutLaws.queriesAreFilters(of: pane, seed: seed, "seed \(seed)")
    }
  }

  @Test func `of two cards the one nearer to the middle is on top`() {
    for offset in stride(from: -300.0, through: 2100, by: 31) {
      let pane = carousel(width: 900, at: offset)
      let middle = pane.viewport.bounds.midX
      for a in LayoutLaws.cells(of: pane) {
        for b in LayoutLaws.cells(of: pane)
        where (a.center.x - middle).magnitude < (b.center.x - middle).magnitude - 1e-6 {
          #expect(a.zIndex > b.zIndex, "\(offset): \(a.element), \(b.element)")
        }
      }
    }
  }

  @Test func `the card in the middle stays there when the pane is turned, and back`() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for offset in stride(from: 0.0, through: 195 * 9, by: 37) {
        var pane = carousel([4, 6], at: offset, direction: direction)
        let anchor = pane.anchor(by: .center)
        let turned = Rect(x: offset, y: 0, width: 667, height: 375)
        pane.changeViewport(to: Viewport(bounds: turned, direction: direction))
        #expect(pane.anchor(by: .center)?.element == anchor?.element)
        let back = Rect(x: pane.contentOffset.x, y: 0, width: 375, height: 300)
        pane.changeViewport(to: Viewport(bounds: back, direction: direction))
        #expect(abs(pane.contentOffset.x - offset) < 1e-9)
      }
    }
  }

  @Test(arguments: [
    CarouselMetrics(side: 0, gap: -195, reach: 0, growth: -1, floor: -1, threshold: -1),
    CarouselMetrics(side: .nan, gap: .nan, reach: .nan, growth: .nan, floor: .nan, threshold: .nan),
    CarouselMetrics(side: .infinity, gap: .infinity, reach: 1e300, growth: .infinity),
  ]) func `measures that cannot be drawn are bounded, and nothing has no target`(
    metrics: CarouselMetrics
  ) {
    for width in [0, -4, .nan, 0.5, 375] as [Double] {
      for offset in [0, -1e300, .nan, .infinity] as [Double] {
        for counts in [[], [0], [3, 0, 2]] {
          let pane = carousel(counts, width: width, at: offset, metrics: metrics)
          for card in LayoutLaws.cells(of: pane) {
            #expect(card.frame.numbers.allSatisfy { $0.isFinite })
            // Where places are no longer told apart, all lie on one level.
            if offset == -1e300 { #expect(card.zIndex == 0) }
          }
          let proposed = Point(x: 77, y: 5)
          let target = pane.layout.targetContentOffset(
            forProposedContentOffset: proposed, withScrollingVelocity: Point(x: .nan, y: 0),
            viewport: pane.viewport)
          #expect(target.x.isFinite && target.y == 5)
          if counts.isEmpty { #expect(target == proposed) }
        }
      }
    }
  }

  @Test func `a slow release between two cards counts from the later one`() {
    let pane = carousel(at: 97.5)
    func target(_ proposed: Double, _ speed: Double) -> Double {
      pane.layout.targetContentOffset(
        forProposedContentOffset: Point(x: proposed, y: 0),
        withScrollingVelocity: Point(x: speed, y: 0), viewport: pane.viewport
      ).x
    }
    #expect(target(1000, 1000) == 390)
    // A fast one has no limit.
    #expect(target(1000, 3000) == 975)
  }

  @Test func `no card of a section lies before its first`() {
    let pane = carousel([3, 3])
    for item in [-1, 3] {
      #expect(pane.layoutAttributesForItem(at: ItemIndex(section: 1, item: item)) == nil)
    }
    #expect(
      pane.layoutAttributesForItem(at: ItemIndex(section: 1, item: 0))?.details.column == 3)
  }

  @Test(arguments: [(-1.0, 0.0), (0, 195), (1, 195)])
  func `halfway between two cards the velocity says which, at rest it is the later one`(
    speed: Double, offset: Double
  ) {
    let pane = carousel(at: 97.5)
    let target = pane.layout.targetContentOffset(
      forProposedContentOffset: Point(x: 97.5, y: 0),
      withScrollingVelocity: Point(x: speed, y: 0), viewport: pane.viewport)
    #expect(target.x == offset)
  }

  @Test(arguments: [
    (97.5, 1000.0, 2500.0, 390.0), (97.5, 1000, 2500.5, 975), (975, 195, -2500, 780),
    (975, 195, -2500.5, 195), (975, 1700, 0, 1170), (975, -900, -9000, 0), (975, 1e9, 9000, 1755),
  ])
  func `a release as fast as the threshold is still a slow one`(
    offset: Double, proposed: Double, speed: Double, target: Double
  ) {
    let pane = carousel(at: offset)
    let found = pane.layout.targetContentOffset(
      forProposedContentOffset: Point(x: proposed, y: 0),
      withScrollingVelocity: Point(x: speed, y: 0), viewport: pane.viewport)
    #expect(found.x == target)
  }
}
