import CollectionGallery
import Testing

/// The examples that the gallery's rules come with, driven by hand.
@Suite struct CollectionViewerTests {
  private static let blocks = [
    (2, 1), (1, 2), (1, 1), (2, 2), (1, 1), (3, 1), (1, 3), (2, 1), (1, 1), (2, 2), (4, 1), (1, 1),
  ]

  /// Items 1 to so many, with the twelve blocks again and again.
  private func wall(_ count: Int) -> GalleryContent {
    GalleryContent([
      GallerySection(
        (0..<count).map { k in
          let (width, height) = Self.blocks[k % 12]
          return GalleryItem(
            id: ItemID(UInt64(k + 1)), block: BlockSize(width: width, height: height))
        })
    ])
  }

  private func ms(_ count: Int) -> Time { .milliseconds(count) }

  private func top(_ item: ItemID, _ viewer: CollectionViewer) -> Double? {
    viewer.layoutAttributes(of: item)?.frame.minY
  }

  /// Where the upper edge of an item is in the pane.
  private func shownTop(_ item: ItemID, _ viewer: CollectionViewer) -> Double? {
    top(item, viewer).map { $0 - viewer.contentOffset.y }
  }

  private func reading(_ viewer: CollectionViewer) -> [UInt64] {
    viewer.visibleElements.sorted {
      let (a, b) = ($0.attributes.frame, $1.attributes.frame)
      return (a.minY, a.minX) < (b.minY, b.minX)
    }.compactMap { $0.id?.rawValue }
  }

  @Test func `twelve blocks in four columns, and one goes`() {
    var viewer = CollectionViewer(
      content: wall(12), layout: .quilt(), bounds: Size(width: 400, height: 600))
    #expect(viewer.contentSize.height == 800)
    #expect(reading(viewer) == [1, 2, 3, 4, 5, 9, 7, 6, 8, 12, 10])
    var events = viewer.handle(.update([.delete(4)], sections: [:], over: ms(300)), at: .zero)
    #expect(events.map { $0.kind } == [.updateApplied])
    for k in 1...20 {
      events += viewer.advance(to: ms(15 * k))
      #expect(top(1, viewer) == 0)
    }
    #expect(events.map { $0.kind } == [.updateApplied, .disappeared(4), .updateFinished])
    #expect(events.last?.time == ms(300))
    #expect(viewer.contentSize.height == 700 && top(7, viewer) == 100)
    #expect(viewer.isSettled)
  }

  @Test(arguments: [0, 40, 80, 120, 160, 200, 240, 280])
  func `a list becomes a grid, and whenever it is turned round the middle stays there`(
    moment: Int
  ) throws {
    let section = { (first: Int) in
      GallerySection(
        (0..<30).map { GalleryItem(id: ItemID(UInt64(first + $0))) }, header: 30, footer: 30)
    }
    var viewer = CollectionViewer(
      content: GalleryContent([section(1), section(101)]),
      layout: .list(ListMetrics(itemSize: Size(width: 180, height: 180), spacing: 40)),
      bounds: Size(width: 320, height: 480))
    viewer.handle(.scrollTo(13, at: .center, animated: false), at: .zero)
    #expect(viewer.contentOffset.y == 2560)
    let tall = viewer.layout
    let words = GalleryLayout.flow(FlowMetrics(itemSize: Size(width: 90, height: 90)))
    var events = viewer.handle(.switchLayout(words, over: ms(300)), at: .zero)
    func check() throws {
      let middle = try #require(viewer.layoutAttributes(of: 13)).center.y - viewer.contentOffset.y
      #expect(abs(middle - 240) < 1e-9)
    }
    for k in 0...moment {
      events += viewer.advance(to: ms(k))
      try check()
    }
    events += viewer.handle(.switchLayout(tall, over: ms(300)), at: ms(moment))
    for k in 0...60 {
      events += viewer.advance(to: ms(moment + 5 * k))
      try check()
    }
    #expect(viewer.contentOffset.y == 2560 && viewer.isSettled)
    let kinds = events.map { $0.kind }
    #expect(kinds.filter { $0 == .switchCancelled }.count == 1)
    #expect(kinds.filter { $0 == .switchFinished }.count == 1)
  }

  @Test func `people change places in one motion`() throws {
    var viewer = CollectionViewer(
      content: GalleryContent([
        GallerySection((1...4).map { GalleryItem(id: ItemID(UInt64($0))) })
      ]),
      layout: .columns(), bounds: Size(width: 375, height: 667))
    let swap: [GalleryChange] = [
      .move(1, .at(ItemIndex(item: 1))), .move(2, .at(ItemIndex(item: 2))),
      .move(3, .at(ItemIndex(item: 3))), .reload(4, nil),
    ]
    var events = viewer.handle(.update(swap, sections: [:], over: ms(300)), at: .zero)
    events += viewer.advance(to: ms(150))
    #expect(top(4, viewer) == 130 && top(1, viewer) == 50)
    events += viewer.settle(limit: ms(1000))
    #expect((0..<4).map { viewer.content[ItemIndex(item: $0)].id } == [4, 1, 2, 3])
    #expect(top(4, viewer) == 10 && top(1, viewer) == 90)
    #expect(
      events.map { $0.kind } == [
        .updateApplied, .moved(1), .moved(2), .moved(3), .updateFinished,
      ])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `comes something above, the view stays where it was`(direction: LayoutDirection) {
    var viewer = CollectionViewer(
      content: wall(36), layout: .quilt(), bounds: Size(width: 400, height: 480),
      direction: direction)
    viewer.handle(.scrollBy(500), at: .zero)
    #expect(viewer.contentOffset.y == 500)
    let fresh = GalleryItem(id: 99, block: BlockSize(width: 2, height: 2))
    viewer.handle(.update([.insert(fresh, .before(1))], sections: [:], over: ms(300)), at: .zero)
    for k in 0...30 {
      viewer.advance(to: ms(10 * k))
      #expect(abs((shownTop(10, viewer) ?? 9) - 0) < 1e-9)
    }
    #expect(viewer.contentOffset.y == 600 && viewer.isSettled)
  }

  @Test func `the wall turned and turned back has the same cell on top`() {
    var viewer = CollectionViewer(
      content: wall(12), layout: .quilt(), bounds: Size(width: 400, height: 250))
    viewer.handle(.scrollBy(300), at: .zero)
    viewer.handle(
      .changeBounds(Size(width: 667, height: 250), insets: .zero, over: ms(300)), at: .zero)
    for k in 0...30 {
      viewer.advance(to: ms(10 * k))
      #expect(abs(shownTop(6, viewer) ?? 9) < 1e-9)
    }
    #expect(viewer.contentSize.height == 500 && viewer.contentOffset.y == 200)
    viewer.handle(
      .changeBounds(Size(width: 400, height: 250), insets: .zero, over: ms(300)), at: ms(300))
    let events = viewer.settle(limit: ms(1000))
    #expect(abs(shownTop(6, viewer) ?? 9) < 1e-9)
    #expect(events.map { $0.kind } == [.resized(Size(width: 400, height: 250))])
  }

  @Test(arguments: [60.0, 100, 240])
  func `heights arrive late, above and below the view, and nothing jumps`(late: Double) {
    var viewer = CollectionViewer(
      content: GalleryContent([
        GallerySection((1...60).map { GalleryItem(id: ItemID(UInt64($0))) })
      ]),
      layout: .waterfall(WaterfallMetrics(lanes: 2)), bounds: Size(width: 390, height: 844))
    viewer.handle(.scrollTo(31, at: .leading, animated: false), at: .zero)
    #expect(shownTop(31, viewer) == 0)
    for item in [3, 55] as [ItemID] {
      viewer.handle(.measure([item: Size(width: 9, height: late)]), at: .zero)
      #expect(abs(shownTop(31, viewer) ?? 9) < 1e-9)
    }
  }

  @Test func `a photo wall becomes a list and a wall again, as the page of layouts shows`() throws {
    let photos = (1...60).map { n in
      GalleryItem(
        id: ItemID(n), block: BlockSize(width: n % 5 == 0 ? 2 : 1, height: n % 3 == 0 ? 2 : 1))
    }
    var viewer = CollectionViewer(
      content: GalleryContent([GallerySection(photos)]), layout: .quilt(),
      bounds: Size(width: 400, height: 600))
    viewer.handle(.scrollTo(30, at: .center, animated: false), at: .zero)
    func middle() throws -> Double {
      try #require(viewer.layoutAttributes(of: 30)).center.y - viewer.contentOffset.y
    }
    let place = try middle()
    viewer.handle(.switchLayout(.list(), over: .milliseconds(300)), at: .zero)
    viewer.advance(to: .milliseconds(120))
    #expect(viewer.visibleElements.contains { $0.id == 30 })
    #expect(abs(try middle() - place) < 1e-9)
    viewer.handle(.takeBack(over: .milliseconds(300)), at: viewer.now)
    #expect(viewer.settle(limit: .seconds(1)).count == 1)
    #expect(abs(try middle() - place) < 1e-9)
  }

  // MARK: Scrolling

  private func cards() -> CollectionViewer {
    CollectionViewer(
      content: GalleryContent([
        GallerySection((1...9).map { GalleryItem(id: ItemID(UInt64($0))) })
      ]),
      layout: .carousel(), bounds: Size(width: 375, height: 300))
  }

  @Test func `a slow release goes one card at most, a fast one coasts, both stop on a card`() {
    for (speed, card) in [(-50.0, 0.0), (-900, 1), (-4000, 8), (900, 0)] {
      var viewer = cards()
      viewer.handle(.touchBegan, at: .zero)
      viewer.handle(.dragMoved(by: Point(x: -30, y: 0)), at: ms(16))
      viewer.handle(.touchEnded(velocity: Point(x: speed, y: 0)), at: ms(32))
      let events = viewer.settle(limit: ms(10_000))
      #expect(viewer.contentOffset.x == 195 * card, "\(speed)")
      #expect(events.map { $0.kind } == [.settled])
    }
  }

  @Test func `content coasts, bounces at its end, and pulls back like a rubber band`() {
    var viewer = CollectionViewer(
      content: wall(120), layout: .quilt(), bounds: Size(width: 400, height: 600))
    viewer.handle(.touchBegan, at: .zero)
    viewer.handle(.dragMoved(by: Point(x: 5, y: 100)), at: ms(16))
    #expect(viewer.isOverscrolled && viewer.contentOffset.y > -60 && viewer.contentOffset.y < -50)
    viewer.handle(.dragMoved(by: Point(x: 0, y: -200)), at: ms(32))
    #expect(viewer.contentOffset.y == 100)
    viewer.handle(.touchEnded(velocity: Point(x: 0, y: -1000)), at: ms(32))
    viewer.settle(limit: ms(10_000))
    #expect(abs(viewer.contentOffset.y - 594) < 1)
    // Far too fast: it runs into the end, bounces and rests exactly there.
    viewer.handle(.touchBegan, at: viewer.now)
    viewer.handle(.dragMoved(by: Point(x: 0, y: -1)), at: viewer.now)
    viewer.handle(.touchEnded(velocity: Point(x: 0, y: -50_000)), at: viewer.now)
    var greatest = 0.0
    let start = viewer.now
    for k in 1...600 {
      viewer.advance(to: start + ms(5 * k))
      greatest = max(greatest, viewer.contentOffset.y)
    }
    #expect(greatest > viewer.offsetLimits.upperBound + 100)
    #expect(viewer.contentOffset.y == viewer.offsetLimits.upperBound && viewer.isSettled)
  }

  @Test func `a switch by hand goes to and fro, and ends or is taken back`() {
    for isFinished in [true, false] {
      var viewer = CollectionViewer(
        content: wall(36), layout: .quilt(), bounds: Size(width: 400, height: 480))
      viewer.handle(.scrollBy(500), at: .zero)
      let before = viewer.visibleElements
      viewer.handle(.holdSwitch(.list()), at: .zero)
      #expect(viewer.visibleElements.map { $0.attributes } == before.map { $0.attributes })
      viewer.handle(.moveSwitch(progress: 0.7, over: ms(200)), at: .zero)
      viewer.advance(to: ms(5_000))
      #expect(viewer.progress == 0.7 && viewer.isSwitching)
      viewer.handle(.moveSwitch(progress: 0.2, over: .zero), at: viewer.now)
      viewer.handle(
        isFinished ? .finishSwitch(over: ms(300)) : .takeBack(over: ms(300)), at: viewer.now)
      let events = viewer.settle(limit: ms(1_000))
      #expect(events.map { $0.kind } == [.switchFinished])
      if !isFinished {
        #expect(viewer.contentOffset.y == 500)
        #expect(viewer.visibleElements == before)
      }
    }
  }

  @Test func `an update that is taken back leaves nothing but what has been measured meanwhile`() {
    var viewer = CollectionViewer(
      content: wall(36), layout: .list(), bounds: Size(width: 400, height: 480))
    viewer.handle(.scrollBy(500), at: .zero)
    let before = viewer.content
    viewer.handle(
      .update([.delete(6), .move(9, .before(1))], sections: [:], over: ms(300)), at: .zero)
    viewer.handle(.measure([30: Size(width: 50, height: 70)]), at: ms(100))
    var events = viewer.handle(.takeBack(over: ms(300)), at: ms(150))
    events += viewer.settle(limit: ms(1_000))
    #expect(events.map { $0.kind } == [.updateCancelled, .updateApplied, .updateFinished])
    var expected = before
    expected[ItemIndex(item: 29)].size = Size(width: 50, height: 70)
    #expect(viewer.content == expected && viewer.contentOffset.y == 500)
  }

  @Test func `a pile keeps the item, and the way back returns to it`() {
    var viewer = CollectionViewer(
      content: wall(36), layout: .list(), bounds: Size(width: 400, height: 480))
    viewer.handle(.scrollTo(20, at: .center, animated: false), at: .zero)
    viewer.handle(.switchLayout(.pile(), over: ms(300)), at: .zero)
    viewer.settle(limit: ms(1_000))
    viewer.handle(.update([.delete(3)], sections: [:], over: ms(300)), at: viewer.now)
    viewer.settle(limit: ms(1_000))
    viewer.handle(.switchLayout(.list(), over: ms(300)), at: viewer.now)
    viewer.settle(limit: ms(1_000))
    #expect(shownTop(20, viewer) == 190)
  }

  @Test func `an update that cannot be is refused whole, and says why`() {
    var viewer = cards()
    let before = viewer.visibleElements
    let refusals: [([GalleryChange], UpdateRefusal)] = [
      ([.delete(1), .delete(77)], .unknown(77)),
      ([.insert(GalleryItem(id: 3), .before(1))], .duplicate(3)),
      ([.insert(GalleryItem(id: 30), .before(1)), .delete(1)], .unknown(1)),
      (
        [.delete(1), .delete(1)],
        .fault(
          BatchFault(
            .deletedTwice, [.delete(at: ItemIndex(item: 0)), .delete(at: ItemIndex(item: 0))]))
      ),
    ]
    for (changes, refusal) in refusals {
      let events = viewer.handle(.update(changes, sections: [:], over: ms(300)), at: .zero)
      #expect(events.map { $0.kind } == [.updateRefused(refusal)])
      #expect(viewer.visibleElements == before && viewer.isSettled)
    }
    #expect(
      viewer.handle(.scrollTo(77, at: .leading, animated: true), at: .zero).map { $0.kind } == [
        .itemUnknown(77)
      ])
  }
}
