import DualStrip
import Testing

@Suite struct ViewerTests {
  func viewer(
    _ count: Int = 9, active: UInt64 = 5, _ configuration: DualStripViewer.Configuration = .init()
  ) -> DualStripViewer {
    DualStripViewer(
      pages: (0..<count).map { Page(id: PageID(UInt64($0 + 1)), aspect: 0.7071) },
      activePage: PageID(active), bounds: Size(width: 400, height: 800),
      configuration: configuration)
  }

  @Test func `a hundred rotations there and back leave every number bit-equal`() {
    var viewer = viewer()
    let before = viewer.presentation.numbers.map(\.bitPattern)
    for _ in 0..<100 {
      viewer.changeBounds(
        to: Size(width: 800, height: 400), insets: .zero, over: .milliseconds(300), at: viewer.now)
      viewer.settle(limit: .seconds(1))
      viewer.changeBounds(
        to: Size(width: 400, height: 800), insets: .zero, over: .milliseconds(300), at: viewer.now)
      viewer.settle(limit: .seconds(1))
    }
    #expect(viewer.presentation.numbers.map(\.bitPattern) == before)
  }

  @Test func `the maps between the strips lead there and back within a billionth of a page`() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let synchronizer = viewer(9, active: 3, .init(direction: direction)).synchronizer
      for step in 0...80 {
        let position = Double(step) / 10
        let preview = synchronizer.previewOffset(forPosition: position)
        let strip = synchronizer.thumbnailsOffset(forPreviewOffset: preview)
        #expect(abs(synchronizer.previewOffset(forThumbnailsOffset: strip) - preview) < 400e-9)
        #expect(abs(synchronizer.position(forThumbnailsOffset: strip) - position) < 1e-9)
      }
    }
  }

  @Test func `a copy that looks ahead changes nothing in the original`() {
    var original = viewer()
    original.perform(.flick(.thumbnails, .forward, velocity: 3000))
    let before = original
    var copy = original
    copy.settle(limit: .seconds(10))
    #expect(copy.isSettled)
    #expect(original == before)
    #expect(copy.activePage == original.targetPage)
  }

  @Test func `a frame of a million pages has no more cells than fit the screen`() {
    let large = (0..<1_000_000).map { Page(id: PageID(UInt64($0 + 1)), aspect: 1) }
    var many = DualStripViewer(
      pages: large, activePage: PageID(500_000), bounds: Size(width: 400, height: 800))
    var few = viewer(10)
    func cells(_ viewer: inout DualStripViewer) -> Int {
      viewer.perform(.flick(.thumbnails, .forward, velocity: 9000))
      let start = viewer.now
      return (1...300).map { k in
        viewer.advance(to: start + .milliseconds(4 * k))
        return viewer.preview.visibleLayoutAttributes.count
          + viewer.thumbnails.visibleLayoutAttributes.count
      }.max() ?? 0
    }
    #expect(cells(&few) <= 12)
    #expect(cells(&many) <= 15)
  }

  @Test func `nonsense from a host is taken for nothing`() {
    var viewer = viewer()
    let before = viewer.presentation.numbers
    viewer.touchBegan(.preview, at: .zero)
    viewer.dragMoved(on: .preview, by: .nan, at: .milliseconds(10))
    viewer.dragMoved(on: .preview, by: .infinity, at: .milliseconds(20))
    viewer.touchEnded(on: .preview, velocity: .nan, at: .milliseconds(30))
    viewer.settle(limit: .seconds(10))
    #expect(viewer.presentation.numbers == before)
    viewer.changeBounds(
      to: Size(width: -.infinity, height: .nan), insets: EdgeInsets(top: .nan), at: viewer.now)
    #expect(viewer.bounds == .zero)
    #expect(viewer.checkInvariants().isEmpty)
    viewer.focus(PageID(99), animated: true, at: Time(ticks: .min))
    viewer.touchEnded(on: .preview, at: viewer.now)
    viewer.advance(to: Time(ticks: .max))
    viewer.touchBegan(.thumbnails, at: Time(ticks: .max))
    viewer.touchEnded(on: .thumbnails, velocity: 4000, at: Time(ticks: .max))
    #expect(viewer.checkInvariants().isEmpty)
  }

  @Test func `a second finger is ignored, and its end ends nothing`() {
    var one = viewer()
    var two = one
    for (k, distance) in [-30.0, -40, -50].enumerated() {
      if k == 0 {
        one.touchBegan(.preview, at: .zero)
        two.touchBegan(.preview, at: .zero)
      }
      two.touchBegan(.thumbnails, at: .milliseconds(10 * k))
      one.dragMoved(on: .preview, by: distance, at: .milliseconds(10 * k))
      two.dragMoved(on: .preview, by: distance, at: .milliseconds(10 * k))
      two.dragMoved(on: .thumbnails, by: 99, at: .milliseconds(10 * k))
      two.touchEnded(on: .thumbnails, velocity: 3000, at: .milliseconds(10 * k))
    }
    #expect(one == two)
  }

  @Test func `a tap between the thumbnails does nothing`() {
    var viewer = viewer()
    let before = viewer
    #expect(viewer.tapThumbnails(at: Point(x: 5000, y: 10), at: .zero).isEmpty)
    #expect(viewer == before)
    let cell = viewer.thumbnails.layoutAttributesForItem(at: ItemIndex(item: 6))?.frame
    let x = (cell?.midX ?? 0) - viewer.thumbnails.contentOffset.x
    viewer.tapThumbnails(at: Point(x: x, y: 30), at: .zero)
    #expect(viewer.targetPage == PageID(7))
    #expect(viewer.driver == .program)
  }

  @Test func `at 1000 Hz nothing moves faster than its speed allows`() {
    for mapping in [DualStripViewer.Mapping.continuous, .stepped] {
      var viewer = viewer(60, active: 30, .init(mapping: mapping))
      viewer.perform(.flick(.thumbnails, .forward, velocity: 4000))
      viewer.advance(to: viewer.now + .milliseconds(80))
      viewer.touchBegan(.preview, at: viewer.now)
      viewer.touchEnded(on: .preview, at: viewer.now + .milliseconds(30))
      var last = viewer.presentation
      for _ in 0..<2000 {
        viewer.advance(to: viewer.now + .milliseconds(1))
        let shown = viewer.presentation
        let speed = max(abs(shown.thumbnailsVelocity), abs(last.thumbnailsVelocity))
        #expect(
          abs(shown.thumbnailsOffset - last.thumbnailsOffset) <= speed / 1000 * 1.2 + 0.06,
          "at \(shown.time.milliseconds) ms")
        last = shown
      }
    }
  }

  @Test func `a focus goes on in a new list, or to the successor of its page, and is cancelled`()
    throws
  {
    for (list, target) in [([6, 1, 4], 4), ([1, 2, 3, 5, 6], 5)] as [([PageID], PageID)] {
      var viewer = viewer(6, active: 1)
      viewer.focus(4, animated: true, at: .zero)
      let pages = list.map { Page(id: $0, aspect: 0.7071) }
      var events = try viewer.replace(with: pages, at: .milliseconds(100)).events.map(\.kind)
      #expect(events.contains(.focusCancelled(4)) == (target != 4))
      #expect(viewer.targetPage == target && viewer.phase == .focusing)
      events += viewer.settle(limit: .seconds(2)).map(\.kind)
      let finished = events.filter { if case .focusFinished = $0 { true } else { false } }
      #expect(finished == (target == 4 ? [.focusFinished(4)] : []))
      #expect(viewer.activePage == target && viewer.settledPage == target)
    }
  }

  @Test func `an instant focus does not wait for a pane that still catches up`() throws {
    var viewer = viewer(9, active: 5, .init(durations: .init(handOver: .seconds(5))))
    viewer.perform(.flick(.thumbnails, .forward, velocity: 900))
    viewer.touchBegan(.preview, at: viewer.now)
    viewer.touchEnded(on: .preview, at: viewer.now)
    viewer.advance(to: viewer.now + .seconds(1))
    #expect(viewer.driver == .none && viewer.presentation.syncError > 0)
    let page = try #require(viewer.activePage)
    // An animated one is there already, and leaves the strip on its way.
    let animated = viewer.focus(page, animated: true, at: viewer.now)
    #expect(animated.map(\.kind) == [.focusFinished(page)])
    #expect(!viewer.isSettled && viewer.presentation.syncError > 0)
    let instant = viewer.focus(page, animated: false, at: viewer.now)
    #expect(instant.last?.kind == .focusFinished(page))
    #expect(viewer.isSettled && viewer.presentation.syncError == 0)
  }

  @Test func `to settle takes no longer than its limit, and no time for a host's answer`() throws {
    for (start, limit, end) in [(0, 299, 299), (0, 300, 300), (0, 900, 300), (100, 199, 299)] {
      var viewer = viewer()
      try viewer.delete([9], at: .zero)
      viewer.advance(to: .milliseconds(start))
      let events = viewer.settle(limit: .milliseconds(limit)).map(\.kind)
      let isOver = end == 300
      #expect(events == (isOver ? [.committed(EditID(rawValue: 1), pages: [9])] : []))
      #expect(viewer.now == .milliseconds(end) && viewer.isSettled == isOver)
      #expect(viewer.needsFrames != isOver)
      #expect(viewer.nextDeadlineTime == (isOver ? nil : Time.milliseconds(300)))
      #expect(viewer.settle(limit: .zero).isEmpty && viewer.now == .milliseconds(end))
    }
    var asking = viewer(9, active: 5, .init(commits: .byHost))
    try asking.delete([9], at: .zero)
    asking.settle(limit: .seconds(2))
    #expect(!asking.isSettled && !asking.needsFrames && asking.now == .milliseconds(300))
  }

  @Test func `time goes forward only, and to the middle of what can be counted`() {
    var viewer = viewer()
    viewer.advance(to: .seconds(2))
    viewer.advance(to: .seconds(1))
    #expect(viewer.now == .seconds(2))
    let events = viewer.focus(7, animated: false, at: .seconds(1))
    #expect(!events.isEmpty && events.allSatisfy { $0.time == .seconds(2) })
    viewer.advance(to: Time(ticks: .max))
    #expect(viewer.now == Time(ticks: .max / 2))
  }
}
