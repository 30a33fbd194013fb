import CollectionGallery
import Testing

/// Single rules, each by the case that shows it.
@Suite struct ViewerRuleTests {
  private func ms(_ count: Int) -> Time { .milliseconds(count) }

  private func items(_ range: ClosedRange<Int>) -> [GalleryItem] {
    range.map { GalleryItem(id: ItemID(UInt64($0))) }
  }

  /// A list of items that are 100 pt each way, in a pane of 400 pt by 600.
  private func list(
    _ count: Int, layout: GalleryLayout = .list(), size: Size = Size(width: 400, height: 600),
    insets: EdgeInsets = .zero, configuration: CollectionViewer.Configuration = .init()
  ) -> CollectionViewer {
    CollectionViewer(
      content: GalleryContent([
        GallerySection(id: 1000, count > 0 ? items(1...count) : [])
      ]), layout: layout, bounds: size, insets: insets, configuration: configuration)
  }

  private func shownTop(_ item: ItemID, _ viewer: CollectionViewer) -> Double {
    viewer.layoutAttributes(of: item).map { $0.frame.minY - viewer.contentOffset.y } ?? .nan
  }

  private func kinds(_ events: [CollectionEvent]) -> [CollectionEvent.Kind] {
    events.map { $0.kind }
  }

  // MARK: What is gone

  @Test func `when all is gone the view is where content can be, and what comes is seen`() {
    var viewer = list(100)
    viewer.handle(.scrollBy(5000), at: .zero)
    let all = (1...100).map { GalleryChange.delete(ItemID(UInt64($0))) }
    viewer.handle(.update(all, sections: [:], over: ms(300)), at: .zero)
    viewer.settle(limit: ms(1000))
    #expect(viewer.contentOffset == .zero && !viewer.isOverscrolled)
    let new = GalleryChange.insert(GalleryItem(id: 500), .at(ItemIndex(item: 0)))
    viewer.handle(.update([new], sections: [:], over: .zero), at: viewer.now)
    #expect(viewer.visibleElements.map { $0.id } == [500])
  }

  @Test func `a section goes while its items are going, and nothing is left`() {
    var viewer = list(5)
    let all = (1...5).map { GalleryChange.delete(ItemID(UInt64($0))) }
    viewer.handle(.update(all, sections: [:], over: ms(1000)), at: .zero)
    viewer.handle(.update([.deleteSection(1000)], sections: [:], over: ms(300)), at: ms(100))
    viewer.settle(limit: ms(2000))
    #expect(viewer.content.sections.isEmpty && viewer.visibleElements.isEmpty)
  }

  @Test func `a section may have the number of an item: its header is none of the items`() {
    // A mosaic has no headers: this one goes, and is not taken for the item that has its number.
    let section = GallerySection(id: 1, items(1...1), header: 14)
    var viewer = CollectionViewer(
      content: GalleryContent([section]), layout: .columns(), bounds: Size(width: 400, height: 600))
    viewer.handle(.switchLayout(.mosaic(), over: ms(100)), at: .zero)
    viewer.handle(.update([.reload(1, nil)], sections: [:], over: ms(100)), at: ms(50))
    #expect(viewer.visibleElements.filter { !$0.isLeaving }.count == 1)
    #expect(viewer.visibleElements.filter { $0.isLeaving }.map { $0.id } == [1])
  }

  @Test func `where all that was in view goes, the nearest that is left takes its place`() {
    var viewer = CollectionViewer(
      content: GalleryContent([
        GallerySection(id: 1000, items(1...30)), GallerySection(id: 1001, items(31...70)),
        GallerySection(id: 1002, items(71...120)),
      ]), layout: .list(), bounds: Size(width: 400, height: 600))
    viewer.handle(.scrollBy(3950), at: .zero)
    viewer.handle(.update([.deleteSection(1001)], sections: [:], over: .zero), at: .zero)
    // Item 40 began 50 pt above the pane, and so does the first one behind its section.
    #expect(shownTop(71, viewer) == -50)
  }

  @Test func `insets that go leave empty content where it begins`() {
    var viewer = list(0, insets: EdgeInsets(top: 44))
    #expect(viewer.contentOffset.y == -44)
    viewer.handle(
      .changeBounds(Size(width: 400, height: 600), insets: .zero, over: .zero), at: .zero)
    #expect(viewer.contentOffset.y == 0)
  }

  @Test func `the start that is shown is no loss, another anchor is`() {
    var viewer = list(30)
    #expect(
      !kinds(viewer.handle(.update([.delete(1)], sections: [:], over: .zero), at: .zero))
        .contains(.anchorLost(1)))
    viewer.handle(.scrollBy(1000), at: .zero)
    #expect(
      kinds(viewer.handle(.update([.delete(12)], sections: [:], over: .zero), at: .zero))
        .contains(.anchorLost(12)))
  }

  // MARK: Motion under changes

  @Test func `what moves nothing leaves a carousel's target and time as they are`() {
    func carousel() -> CollectionViewer {
      var viewer = list(60, layout: .carousel(), size: Size(width: 375, height: 300))
      viewer.handle(.touchBegan, at: .zero)
      viewer.handle(.dragMoved(by: Point(x: -30, y: 0)), at: ms(16))
      viewer.handle(.touchEnded(velocity: Point(x: -4000, y: 0)), at: ms(32))
      return viewer
    }
    var plain = carousel()
    plain.settle(limit: ms(9000))
    #expect(plain.contentOffset.x == 195 * 10)
    for moment in [60, 100, 200, 300] {
      for input in [
        CollectionViewer.Input.measure([50: Size(width: 5, height: 5)]),
        .update([.delete(60)], sections: [:], over: ms(300)),
        .changeBounds(Size(width: 375, height: 301), insets: .zero, over: .zero),
      ] {
        var viewer = carousel()
        viewer.handle(input, at: ms(moment))
        viewer.settle(limit: ms(9000))
        #expect(viewer.contentOffset.x == 195 * 10, "\(moment)")
      }
    }
  }

  @Test func `a pull beyond the end is the same pull when the content grows`() {
    for isHeld in [true, false] {
      var viewer = list(20)
      viewer.handle(.scrollBy(5000), at: .zero)
      viewer.handle(.touchBegan, at: .zero)
      viewer.handle(.dragMoved(by: Point(x: 0, y: -100)), at: ms(16))
      if !isHeld { viewer.handle(.touchEnded(velocity: .zero), at: ms(32)) }
      viewer.advance(to: ms(40))
      let place = shownTop(16, viewer)
      #expect(viewer.isOverscrolled && place < 60)
      viewer.handle(.measure([20: Size(width: 9, height: 1000)]), at: ms(40))
      #expect(abs(shownTop(16, viewer) - place) < 1e-9)
    }
  }

  @Test func `a late size above shifts a running scroll and its target alike`() {
    var plain = list(200)
    plain.handle(.scrollBy(5000), at: .zero)
    plain.handle(.touchBegan, at: .zero)
    plain.handle(.dragMoved(by: Point(x: 0, y: -1)), at: .zero)
    plain.handle(.touchEnded(velocity: Point(x: 0, y: -1500)), at: .zero)
    var viewer = plain
    viewer.handle(.measure([3: Size(width: 9, height: 160)]), at: ms(200))
    for k in 200...220 {
      plain.advance(to: ms(10 * k))
      viewer.advance(to: ms(10 * k))
      #expect(abs(viewer.contentOffset.y - plain.contentOffset.y - 60) < 1e-6)
    }
    plain.settle(limit: ms(9000))
    viewer.settle(limit: ms(9000))
    #expect(abs(viewer.contentOffset.y - plain.contentOffset.y - 60) < 1e-6)
  }

  @Test func `what is sent to an item arrives there, whatever comes above it on the way`() {
    var viewer = list(100)
    viewer.handle(.scrollTo(50, at: .center, animated: true), at: .zero)
    let news = (0..<5).map { GalleryChange.insert(GalleryItem(id: ItemID(500 + $0)), .before(30)) }
    viewer.handle(.update(news, sections: [:], over: ms(100)), at: ms(60))
    viewer.settle(limit: ms(9000))
    #expect(shownTop(50, viewer) == 250)
  }

  @Test func `a scroll that is sent goes on with the velocity that there is`() {
    var viewer = list(100)
    viewer.handle(.touchBegan, at: .zero)
    viewer.handle(.dragMoved(by: Point(x: 0, y: -10)), at: .zero)
    viewer.handle(.touchEnded(velocity: Point(x: 0, y: -2000)), at: .zero)
    viewer.handle(.scrollTo(60, at: .leading, animated: true), at: ms(50))
    let before = viewer.contentOffset.y
    viewer.advance(to: ms(55))
    #expect(viewer.contentOffset.y - before > 8)
  }

  @Test func `under a finger nothing is sent, and a finger that only rests throws nothing`() {
    var viewer = list(100)
    viewer.handle(.touchBegan, at: .zero)
    viewer.handle(.scrollBy(300), at: .zero)
    viewer.handle(.scrollTo(50, at: .center, animated: false), at: .zero)
    #expect(viewer.contentOffset.y == 0)
    viewer.handle(.touchEnded(velocity: Point(x: 0, y: -3000)), at: ms(10))
    #expect(viewer.isSettled)
    // One that stops a running scroll leaves it where it is.
    viewer.handle(.scrollTo(50, at: .center, animated: true), at: ms(20))
    viewer.handle(.touchBegan, at: ms(100))
    viewer.handle(.touchEnded(velocity: Point(x: 0, y: -3000)), at: ms(120))
    let stopped = viewer.contentOffset.y
    viewer.settle(limit: ms(9000))
    #expect(viewer.contentOffset.y == stopped && stopped > 0)
  }

  @Test func `a run that is cut short by a jump or a switch has come to rest`() {
    for input in [CollectionViewer.Input.scrollBy(10), .switchLayout(.quilt(), over: .zero)] {
      var viewer = list(100)
      viewer.handle(.scrollTo(50, at: .center, animated: true), at: .zero)
      #expect(kinds(viewer.handle(input, at: ms(50))).contains(.settled))
    }
  }

  // MARK: Changes

  @Test func `scrolling while things move uncovers what lies there`() {
    var viewer = list(100)
    viewer.handle(.scrollBy(4000), at: .zero)
    viewer.handle(.holdSwitch(.flow()), at: .zero)
    viewer.handle(.scrollBy(900), at: .zero)
    #expect(viewer.visibleElements.compactMap { $0.id?.rawValue } == [50, 51, 52, 53, 54, 55])
  }

  @Test func `what is taken back while it goes comes back from where it is`() throws {
    var viewer = list(10)
    viewer.handle(.update([.delete(2)], sections: [:], over: ms(1000)), at: .zero)
    viewer.advance(to: ms(500))
    let there = try #require(viewer.visibleElements.first { $0.id == 2 })
    viewer.handle(.takeBack(over: ms(1000)), at: ms(500))
    for k in 0...20 {
      viewer.advance(to: ms(500 + 50 * k))
      #expect(viewer.visibleElements.filter { $0.id == 2 }.count == 1)
    }
    #expect(there.isLeaving && there.attributes.alpha == 0.5)
    #expect(viewer.visibleElements.first { $0.id == 2 }?.attributes.alpha == 1)
  }

  @Test func `a switch that is interrupted tells its offset and its size without a jump`() {
    var viewer = list(60)
    viewer.handle(.scrollBy(3000), at: .zero)
    viewer.handle(.switchLayout(.quilt(), over: ms(300)), at: .zero)
    viewer.advance(to: ms(150))
    let (offset, size) = (viewer.contentOffset, viewer.contentSize)
    viewer.handle(.switchLayout(.flow(), over: ms(300)), at: ms(150))
    #expect(viewer.contentOffset == offset && viewer.contentSize == size)
  }

  @Test func `a late size during a switch leaves the middle where it is`() {
    var viewer = list(60)
    viewer.handle(.scrollTo(30, at: .center, animated: false), at: .zero)
    viewer.handle(.switchLayout(.flow(), over: ms(300)), at: .zero)
    viewer.advance(to: ms(150))
    let place = shownTop(30, viewer)
    viewer.handle(.measure([2: Size(width: 100, height: 180)]), at: ms(150))
    #expect(abs(shownTop(30, viewer) - place) < 1e-9)
  }

  @Test func `a pile returns to what was nearest, if the item is gone`() {
    var viewer = list(60)
    viewer.handle(.scrollTo(30, at: .center, animated: false), at: .zero)
    viewer.handle(.switchLayout(.pile(), over: .zero), at: .zero)
    viewer.handle(.update([.delete(30)], sections: [:], over: .zero), at: .zero)
    viewer.handle(.switchLayout(.list(), over: .zero), at: .zero)
    #expect(shownTop(31, viewer) == 250)
  }

  @Test func `lanes that are kept are kept through a switch that is taken back, and other bounds`()
  {
    var viewer = list(12, layout: .waterfall(WaterfallMetrics(keepsLanes: true)))
    viewer.handle(
      .update(
        [.reload(1, GalleryItem(size: Size(width: 9, height: 400)))], sections: [:], over: .zero),
      at: .zero)
    func lanes() -> [Int?] {
      (1...12).map { viewer.layoutAttributes(of: ItemID(UInt64($0)))?.details.column }
    }
    let kept = lanes()
    viewer.handle(.holdSwitch(.list()), at: .zero)
    viewer.handle(.takeBack(over: .zero), at: .zero)
    #expect(lanes() == kept)
    for size in [Size(width: 400, height: 500), Size(width: 500, height: 500)] {
      viewer.handle(.changeBounds(size, insets: .zero, over: .zero), at: .zero)
      #expect(lanes() == kept)
    }
    // Placed anew they would not be these.
    viewer.handle(.switchLayout(.waterfall(), over: .zero), at: .zero)
    #expect(lanes() != kept)
  }

  @Test func `what is cancelled has happened, what is taken back has not`() {
    var viewer = list(10)
    viewer.handle(.update([.delete(2)], sections: [:], over: ms(300)), at: .zero)
    let next = viewer.handle(.update([.delete(3)], sections: [:], over: ms(300)), at: ms(100))
    #expect(kinds(next) == [.disappeared(2), .updateCancelled, .updateApplied])
    let back = viewer.handle(.takeBack(over: ms(300)), at: ms(200))
    #expect(kinds(back) == [.updateCancelled, .updateApplied])
  }

  @Test func `at one time a change arrives before a scroll rests`() throws {
    var plain = list(100)
    plain.handle(.scrollTo(50, at: .center, animated: true), at: .zero)
    let end = try #require(plain.nextDeadlineTime)
    var viewer = list(100)
    viewer.handle(.update([.delete(99)], sections: [:], over: end), at: .zero)
    viewer.handle(.scrollTo(50, at: .center, animated: true), at: .zero)
    #expect(kinds(viewer.advance(to: end)) == [.disappeared(99), .updateFinished, .settled])
  }

  @Test func `where motion is reduced changes take no time, but a hand keeps its own`() {
    var viewer = list(30, configuration: .init(reducesMotion: true))
    viewer.handle(.update([.delete(2)], sections: [:], over: ms(300)), at: .zero)
    #expect(viewer.isSettled)
    viewer.handle(.holdSwitch(.quilt()), at: .zero)
    viewer.handle(.moveSwitch(progress: 0.5, over: .zero), at: .zero)
    #expect(viewer.progress == 0.5)
    viewer.handle(.finishSwitch(over: ms(300)), at: .zero)
    #expect(viewer.isSettled)
  }

  @Test func `bounds keep what the settings say`() {
    var viewer = list(30, configuration: .init(boundsAnchor: .trailing))
    viewer.handle(.scrollBy(1000), at: .zero)
    viewer.handle(
      .changeBounds(Size(width: 400, height: 400), insets: .zero, over: .zero), at: .zero)
    #expect(viewer.contentOffset.y == 1200)
  }

  // MARK: Places

  @Test func `a point finds what is drawn there on the way, and nothing that is leaving`() {
    var viewer = list(10)
    viewer.handle(.update([.delete(2)], sections: [:], over: ms(1000)), at: .zero)
    viewer.advance(to: ms(100))
    #expect(viewer.item(at: Point(x: 200, y: 150)) == nil)
    #expect(viewer.item(at: Point(x: 200, y: 250)) == 3)
    viewer.settle(limit: ms(2000))
    #expect(viewer.item(at: Point(x: 200, y: 150)) == 3)
  }

  @Test
  func `content rests clear of what is covered, and an item is shown clear of what is pinned`() {
    let content = GalleryContent([GallerySection(items(1...30), header: 40, footer: 20)])
    var viewer = CollectionViewer(
      content: content, layout: .list(sections: SectionStyle(pinned: [.headers, .footers])),
      bounds: Size(width: 400, height: 600), insets: EdgeInsets(top: 50, bottom: 30))
    #expect(viewer.offsetLimits == -50...2490)
    for (side, top) in [
      (ContentAnchor.Side.leading, 90.0), (.center, 250), (.trailing, 450),
    ] {
      viewer.handle(.scrollTo(15, at: side, animated: false), at: .zero)
      #expect(shownTop(15, viewer) == top, "\(side)")
    }
  }

  // MARK: Refusals

  @Test func `what is there already, or twice, or nowhere is refused`() {
    let change: [([GalleryChange], UpdateRefusal)] = [
      (
        [.move(1, .at(ItemIndex(item: 0))), .move(1, .before(2)), .move(2, .after(1))],
        .duplicate(1)
      ),
      ([.insertSection(1000, at: 1)], .duplicate(1000)),
      ([.insertSection(7, at: 1)], .duplicate(3)),
      ([.move(1, .before(2)), .move(2, .before(1))], .unknown(2)),
    ]
    for (changes, refusal) in change {
      var viewer = list(5)
      let sections: [ItemID: GallerySection] = [7: GallerySection(items(3...4))]
      let given = changes.contains(.insertSection(7, at: 1)) ? sections : [:]
      let events = viewer.handle(.update(changes, sections: given, over: .zero), at: .zero)
      #expect(kinds(events) == [.updateRefused(refusal)])
    }
    var viewer = list(5)
    let low = (0..<2).map {
      GalleryChange.insert(GalleryItem(id: ItemID(50 + $0)), .at(ItemIndex(item: .min + Int($0))))
    }
    let events = viewer.handle(
      .update(low + [.insert(GalleryItem(id: 60), .before(1))], sections: [:], over: .zero),
      at: .zero)
    guard case .updateRefused(.fault) = events.first?.kind else {
      Issue.record("\(events)")
      return
    }
  }

  @Test func `a new section has the name by which it is told`() {
    var viewer = list(5)
    viewer.handle(
      .update(
        [.insertSection(7, at: 0)], sections: [7: GallerySection(items(20...22))], over: .zero),
      at: .zero)
    #expect(viewer.content.sections.map { $0.id } == [7, 1000])
    viewer.handle(.update([.deleteSection(7)], sections: [:], over: .zero), at: .zero)
    #expect(viewer.content.sections.map { $0.id } == [1000])
  }

  @Test func `places beside others are those of the list afterwards`() {
    let cases: [([GalleryChange], [UInt64])] = [
      (
        [.insert(GalleryItem(id: 9), .before(3)), .insert(GalleryItem(id: 8), .before(3))],
        [1, 2, 9, 8, 3, 4, 5]
      ),
      (
        [.insert(GalleryItem(id: 9), .after(3)), .insert(GalleryItem(id: 8), .after(3))],
        [1, 2, 3, 9, 8, 4, 5]
      ),
      (
        [
          .insert(GalleryItem(id: 9), .after(4)), .insert(GalleryItem(id: 8), .after(9)),
          .delete(5),
        ], [1, 2, 3, 4, 9, 8]
      ),
      ([.move(1, .after(4)), .delete(2), .move(5, .before(3))], [5, 3, 4, 1]),
      (
        [.move(4, .at(ItemIndex(item: 1))), .insert(GalleryItem(id: 9), .before(4))],
        [9, 4, 1, 2, 3, 5]
      ),
    ]
    for (changes, order) in cases {
      var content = GalleryContent([GallerySection(items(1...5))])
      #expect(throws: Never.self) { _ = try content.apply(changes) }
      let found = (0..<content.sections[0].count).map { content.sections[0][$0].id.rawValue }
      #expect(found == order, "\(changes)")
    }
  }

  // MARK: What is asked

  @Test func `what stays is named, and its drift is what an end of the content makes of it`() {
    var viewer = list(100)
    viewer.handle(.scrollBy(5050), at: .zero)
    #expect(viewer.anchor == 51 && viewer.anchorDrift == 0)
    viewer.handle(.update([.delete(3)], sections: [:], over: ms(300)), at: .zero)
    viewer.advance(to: ms(150))
    #expect(viewer.anchor == 51 && viewer.anchorDrift < 1e-9)
    // What a finger or a script scrolls meanwhile is no drift.
    viewer.handle(.scrollBy(70), at: ms(150))
    #expect(viewer.anchorDrift < 1e-9)
    viewer.settle(limit: ms(1000))
    // Where the content ends before the pane does, nothing can stay.
    let rest = (55...100).map { GalleryChange.delete(ItemID(UInt64($0))) }
    viewer.handle(.update(rest, sections: [:], over: ms(300)), at: viewer.now)
    viewer.advance(to: viewer.now + ms(299))
    #expect(viewer.anchorDrift > 100)
  }

  @Test func `at the start of the content it is the start that stays`() {
    var viewer = list(100)
    viewer.handle(
      .update(
        [.insert(GalleryItem(id: 500), .before(1))], sections: [:], over: ms(300)), at: .zero)
    viewer.advance(to: ms(150))
    #expect(viewer.anchorDrift == 0 && viewer.contentOffset.y == 0)
  }

  @Test func `a header is pinned while it is away from its place`() {
    let section = GallerySection(id: 1000, items(1...30), header: 40)
    var viewer = CollectionViewer(
      content: GalleryContent([section]),
      layout: .list(sections: SectionStyle(pinned: .headers)),
      bounds: Size(width: 400, height: 600))
    let header = LayoutElement.supplementary(.sectionHeader, ItemIndex(item: 0))
    #expect(!viewer.isPinned(header))
    viewer.handle(.scrollBy(100), at: .zero)
    #expect(viewer.isPinned(header))
    #expect(viewer.layoutAttributes(of: header)?.frame.minY == 100)
    #expect(!viewer.isPinned(.cell(ItemIndex(item: 3))))
  }

  @Test func `the greatest offset is that of the end, on either side`() {
    #expect(list(100).greatestContentOffset == Point(x: 0, y: 9400))
    let row = GalleryLayout.list(axis: .horizontal)
    #expect(list(100, layout: row).greatestContentOffset == Point(x: 9600, y: 0))
    #expect(list(2).greatestContentOffset == .zero)
  }

  @Test func `content is exact when the last guess has been measured`() {
    var viewer = CollectionViewer(
      content: GalleryContent([
        GallerySection([GalleryItem(id: 1), GalleryItem(id: 2, isEstimated: true)])
      ]), layout: .list(), bounds: Size(width: 400, height: 600))
    #expect(!viewer.content.isExact)
    viewer.handle(.measure([2: Size(width: 10, height: 10)]), at: .zero)
    #expect(viewer.content.isExact)
  }

  @Test func `what is out of view goes its way all the same`() {
    var viewer = list(100)
    viewer.handle(.scrollBy(3900), at: .zero)
    let new = GalleryItem(id: 500, size: Size(width: 100, height: 250))
    viewer.handle(.update([.insert(new, .before(1))], sections: [:], over: ms(300)), at: .zero)
    for k in 0...30 {
      viewer.advance(to: ms(10 * k))
      // What is right above the view stays there, as what is in view does.
      #expect(abs(shownTop(39, viewer) + 100) < 1e-9)
    }
    viewer.handle(.update([.delete(60)], sections: [:], over: ms(300)), at: ms(300))
    viewer.advance(to: ms(450))
    #expect(abs(shownTop(80, viewer) - 3950) < 1e-9)
  }

  // MARK: Limits

  @Test func `whoever waits for less than a motion takes stands in the middle of it`() {
    var viewer = list(100)
    viewer.handle(.scrollTo(ItemID(50), at: .leading, animated: true), at: .zero)
    viewer.settle(limit: ms(100))
    #expect(viewer.now == ms(100) && !viewer.isSettled)
    viewer.settle(limit: .seconds(10))
    #expect(viewer.isSettled && viewer.now < .seconds(2))
  }

  @Test(arguments: [(-0.5, 0.0), (-0.01, 0), (1.01, 1), (7, 1), (.nan, 0.4), (.infinity, 1)])
  func `a switch goes no further than from one layout to the other`(
    _ progress: Double, _ expected: Double
  ) {
    var viewer = list(20)
    viewer.handle(.holdSwitch(.pile()), at: .zero)
    viewer.handle(.moveSwitch(progress: 0.4, over: .zero), at: .zero)
    viewer.handle(.moveSwitch(progress: progress, over: .zero), at: .zero)
    #expect(viewer.progress == expected)
  }

  @Test func `half of a switch's time is half of its way`() {
    var viewer = list(20)
    viewer.handle(.switchLayout(.pile(), over: ms(300)), at: .zero)
    viewer.advance(to: ms(150))
    #expect(viewer.progress == 0.5)
  }

  @Test func `a way that is no number leaves a scroll on its way`() {
    var viewer = list(100)
    viewer.handle(.scrollTo(ItemID(50), at: .leading, animated: true), at: .zero)
    viewer.handle(.scrollBy(.nan), at: ms(100))
    #expect(!viewer.isSettled)
  }

  @Test func `a finger that goes no number goes nowhere`() {
    var viewer = list(100)
    viewer.handle(.scrollBy(500), at: .zero)
    viewer.handle(.touchBegan, at: .zero)
    viewer.handle(.dragMoved(by: Point(x: 0, y: .nan)), at: ms(8))
    #expect(viewer.contentOffset.y == 500)
  }

  @Test(arguments: [0.9, 40, 400]) func `both ends stop a throw alike`(_ speed: Double) {
    let end = list(20).offsetLimits.upperBound
    func thrown(from offset: Double, _ velocity: Double) -> CollectionViewer {
      var viewer = list(20)
      viewer.handle(.scrollBy(offset), at: .zero)
      viewer.handle(.touchBegan, at: .zero)
      viewer.handle(.dragMoved(by: .zero), at: .zero)
      viewer.handle(.touchEnded(velocity: Point(x: 0, y: velocity)), at: .zero)
      return viewer
    }
    var (start, other) = (thrown(from: 0.1, speed), thrown(from: end - 0.1, -speed))
    for time in stride(from: 0, through: 1000, by: 8) {
      start.advance(to: ms(time))
      other.advance(to: ms(time))
      #expect(abs(start.contentOffset.y - (end - other.contentOffset.y)) < 1e-9, "\(time) ms")
      #expect(start.isSettled == other.isSettled, "\(time) ms")
    }
    #expect(start.contentOffset.y == (speed > 1 ? 0 : 0.1), "nothing that slow is a throw")
  }

  @Test func `an animated scroll arrives at its item, however often the pane changes on the way`() {
    for changes in 0...3 {
      var viewer = list(100)
      viewer.handle(.scrollTo(60, at: .leading, animated: true), at: .zero)
      for number in 0..<changes {
        // Items between the view and the goal push the goal alone.
        let item = ItemID(UInt64(number + 40))
        viewer.handle(
          .measure([item: Size(width: 100, height: 250)]), at: ms(50 + 40 * number))
      }
      viewer.settle(limit: ms(3000))
      #expect(abs(shownTop(60, viewer)) < 0.001, "after \(changes) changes")
    }
  }

  // MARK: What is rarely met

  @Test func `what is reloaded keeps its name`() {
    var viewer = list(3)
    let other = GalleryItem(size: Size(width: 100, height: 150))
    viewer.handle(.update([.reload(2, other)], sections: [:], over: .zero), at: .zero)
    #expect(viewer.content[ItemIndex(item: 1)].id == 2)
    #expect(
      viewer.layoutAttributes(of: 2)?.frame == Rect(x: 150, y: 100, width: 100, height: 150))
  }

  @Test func `a scroll that would hardly slow down is slowed down`() {
    for (share, bounded) in [(0.99999, 0.9999), (0.3, 0.5), (0.99, 0.99)] {
      let viewer = list(
        1, configuration: .init(deceleration: DecelerationRate(perMillisecond: share)))
      #expect(viewer.configuration.deceleration.perMillisecond == bounded)
    }
  }

  @Test func `at the latest time, too, a motion comes to rest`() {
    var viewer = list(100)
    viewer.advance(to: Time(ticks: .max))
    #expect(viewer.now == Time(ticks: .max / 2))
    viewer.handle(.scrollTo(50, at: .leading, animated: true), at: Time(ticks: .max))
    #expect(viewer.nextDeadlineTime != nil)
    viewer.settle(limit: .seconds(10))
    #expect(viewer.isSettled && viewer.contentOffset.y == 4900)
  }

  @Test func `where every guess is gone, content is exact`() {
    var viewer = CollectionViewer(
      content: GalleryContent([
        GallerySection((1...2).map { GalleryItem(id: ItemID(UInt64($0)), isEstimated: true) })
      ]), layout: .list(), bounds: Size(width: 400, height: 600))
    #expect(!viewer.content.isExact)
    viewer.handle(.update([.delete(1), .delete(2)], sections: [:], over: .zero), at: .zero)
    #expect(viewer.content.isExact)
  }

  @Test func `items without names may come with a section beside others without`() throws {
    var content = GalleryContent([GallerySection(id: 1000, count: 5)])
    let given: [ItemID: GallerySection] = [7: GallerySection(count: 3)]
    _ = try content.apply([.insertSection(7, at: 0)], sections: given)
    #expect(content.sections.map { $0.count } == [3, 5])
  }

  @Test func `what is deleted may come again with a new section`() throws {
    var content = GalleryContent([GallerySection(id: 1000, items(1...5))])
    let given: [ItemID: GallerySection] = [7: GallerySection(items(3...4))]
    _ = try content.apply([.delete(3), .delete(4), .insertSection(7, at: 1)], sections: given)
    #expect(content.sections.map { $0.count } == [3, 2])
    #expect(content[ItemIndex(section: 1, item: 0)].id == 3)
  }

  @Test func `what moves out of a section that goes is not given as well`() {
    var viewer = CollectionViewer(
      content: GalleryContent([
        GallerySection(id: 1000, items(1...5)), GallerySection(id: 1001, items(6...8)),
      ]), layout: .list(), bounds: Size(width: 400, height: 600))
    let events = viewer.handle(
      .update(
        [.move(7, .before(1)), .deleteSection(1001), .insertSection(9, at: 1)],
        sections: [9: GallerySection(items(7...7))], over: .zero), at: .zero)
    #expect(kinds(events) == [.updateRefused(.duplicate(7))])
  }

  @Test func `two new sections have two names, or none`() throws {
    var viewer = list(2)
    let twice: [GalleryChange] = [.insertSection(5, at: 0), .insertSection(5, at: 1)]
    let refused = viewer.handle(.update(twice, sections: [:], over: .zero), at: .zero)
    #expect(kinds(refused) == [.updateRefused(.duplicate(5))])
    #expect(viewer.content.sections.count == 1)
    var content = viewer.content
    _ = try content.apply([.insertSection(0, at: 0), .insertSection(0, at: 1)], sections: [:])
    #expect(content.sections.count == 3)
  }

  @Test func `sizes that arrive together are told in the order of the content`() {
    var viewer = list(5)
    viewer.handle(.update([.move(1, .after(5))], sections: [:], over: .zero), at: .zero)
    let size = Size(width: 100, height: 120)
    #expect(
      kinds(viewer.handle(.measure([1: size, 5: size]), at: .zero)) == [.measured(5), .measured(1)])
  }

  @Test func `the first bounds are limited as later ones are`() {
    let wide = list(3, size: Size(width: 2e6, height: 600))
    #expect(wide.finalPaneSize == Size(width: 1e6, height: 600))
    let thin = list(3, size: Size(width: 0.0005, height: 600))
    #expect(thin.finalPaneSize.width == 0 && thin.visibleElements.isEmpty)
  }

  @Test func `unknown items that are measured together are told in the order of their names`() {
    var viewer = list(1)
    let names = (50...61).map { ItemID(UInt64($0)) }
    let sizes = Dictionary(
      uniqueKeysWithValues: names.map { ($0, Size(width: 9, height: 9)) })
    #expect(
      kinds(viewer.handle(.measure(sizes), at: .zero)) == names.map { .itemUnknown($0) })
  }

  @Test func `a measured size is one that can be drawn`() {
    var viewer = list(2)
    let endless = Size(width: -5, height: .infinity)
    let sizes: [ItemID: Size] = [1: endless, 2: Size(width: .nan, height: 70)]
    viewer.handle(.measure(sizes), at: .zero)
    #expect(viewer.content[ItemIndex(item: 0)].size == Size(width: 0, height: 10_000_000))
    #expect(viewer.content[ItemIndex(item: 1)].size == Size(width: 0, height: 70))
  }

  @Test func `what comes too late happens now`() {
    var viewer = list(3)
    viewer.advance(to: ms(100))
    let events = viewer.handle(.scrollTo(77, at: .leading, animated: false), at: ms(40))
    #expect(events == [CollectionEvent(time: ms(100), kind: .itemUnknown(77))])
    #expect(viewer.now == ms(100))
  }
}
