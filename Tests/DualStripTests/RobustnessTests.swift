import DualStrip
import Testing

/// What an unusual host may do, and an unusual moment bring.
extension ViewerTests {
  @Test(arguments: [Double.infinity, .nan, 0, -5, 1e300])
  func `measures that cannot be drawn are brought within bounds`(length: Double) {
    var configuration = DualStripViewer.Configuration()
    configuration.thumbnails.height = length
    configuration.thumbnails.spacing = length
    configuration.parallaxGap = length
    var viewer = viewer(9, active: 3, configuration)
    viewer.perform(.flick(.thumbnails, .forward, velocity: 2000))
    viewer.perform(.drag(.preview, .backward, 200, over: .milliseconds(100), releasing: 500))
    viewer.settle(limit: .seconds(20))
    #expect(viewer.isSettled)
    #expect(viewer.checkInvariants().isEmpty)
  }

  @Test func `a finger that lifts at a speed that is no number lifts at rest`() {
    var (viewer, other) = (viewer(9, active: 3), viewer(9, active: 3))
    for speed in [Double.nan, .infinity, -.infinity] {
      for input in [
        DualStripViewer.Input.touchBegan(.thumbnails), .dragMoved(.thumbnails, by: -50),
      ] {
        viewer.handle(input, at: viewer.now)
        other.handle(input, at: other.now)
      }
      viewer.handle(.touchEnded(.thumbnails, velocity: speed), at: viewer.now)
      other.handle(.touchEnded(.thumbnails, velocity: 0), at: other.now)
      #expect(viewer == other)
      viewer.settle(limit: .seconds(5))
      other.settle(limit: .seconds(5))
    }
    #expect(
      DualStripViewer.Gesture.drag(.preview, .forward, 10, over: .milliseconds(10)).releaseSpeed
        == 0)
  }

  @Test func `a touch rate that is no number is the usual one`() {
    let flick = DualStripViewer.Gesture.flick(.preview, .forward, velocity: 900)
    let (odd, usual) = (
      flick.inputs(touchRate: .nan, direction: .leftToRight),
      flick.inputs(touchRate: 60, direction: .leftToRight)
    )
    #expect(odd.map(\.time) == usual.map(\.time) && odd.map(\.input) == usual.map(\.input))
  }

  @Test(arguments: [10.5, -10.5, 10, -10]) func `a share of the width is bounded`(share: Double) {
    var configuration = DualStripViewer.Configuration()
    configuration.imageShift = share
    #expect(viewer(9, configuration).configuration.imageShift.magnitude == 10)
  }

  @Test func `a layout asked about no place shows nothing, about all shows all`() {
    let strip = viewer().thumbnails
    #expect(strip.layoutAttributesForElements(in: Rect(x: .nan, y: 0, width: 1, height: 1)).isEmpty)
    let all = Rect(x: 0, y: 0, width: .infinity, height: .infinity)
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let preview = viewer(9, active: 1, .init(direction: direction)).preview
      #expect(preview.layoutAttributesForElements(in: all).count == 9)
    }
  }

  @Test func `another viewport shows what its offset says`() {
    var preview = viewer(9, active: 3).preview
    preview.changeViewport(
      to: Viewport(bounds: Rect(x: 800, y: 0, width: 800, height: 300)), holding: nil)
    #expect(preview.layout.position(at: 800, in: preview.viewport) == 1)
    #expect(preview.visibleLayoutAttributes.map(\.element) == [.cell(ItemIndex(item: 1))])
    preview.scroll(to: Point(x: 1000, y: 0))
    #expect(preview.visibleLayoutAttributes.count == 2)
  }

  @Test func `the strip proposes the centered page even while others close before it`() throws {
    var viewer = viewer(10, active: 8)
    try viewer.delete((1...5).map { PageID($0) }, at: .zero)
    let strip = viewer.thumbnails
    let target = strip.layout.targetContentOffset(
      forProposedContentOffset: strip.contentOffset, withScrollingVelocity: .zero,
      viewport: strip.viewport)
    #expect(abs(target.x - strip.contentOffset.x) < 1e-9)
  }

  @Test func `after the end of time a focus still arrives`() throws {
    var viewer = viewer(9, active: 5, .init(commits: .byHost))
    let edit = try #require(try viewer.delete([2], at: .zero).id)
    viewer.settle(limit: Time(ticks: .max))
    viewer.advance(to: Time(ticks: .max))
    try viewer.commit(edit, at: Time(ticks: .max))
    viewer.focus(PageID(3), animated: true, at: Time(ticks: .max))
    viewer.settle(limit: .seconds(1))
    #expect(viewer.activePage == PageID(3))
    #expect(viewer.isSettled)
  }

  @Test func `a list replaced during a drag tells of one change at most, with its cause`() throws {
    var viewer = viewer(10, active: 6)
    viewer.touchBegan(.thumbnails, at: .zero)
    viewer.dragMoved(on: .thumbnails, by: 37 * 0.51, at: .milliseconds(10))
    let ids: [UInt64] = [6, 1, 2, 3, 4, 5, 7, 8, 9, 10]
    let pages = ids.map { Page(id: PageID($0), aspect: 1) }
    let events = try viewer.replace(with: pages, at: .milliseconds(20)).events
    #expect(events.map(\.kind) == [.indexChanged(PageID(6), index: 0, cause: .replace)])
    #expect(
      viewer.touchEnded(on: .thumbnails, at: .milliseconds(500)).allSatisfy { event in
        if case .activePageChanged = event.kind { return false }
        return true
      })
    viewer.settle(limit: .seconds(2))
    #expect(viewer.activePage == PageID(6))
    try viewer.replace(with: [], at: viewer.now)
    #expect(viewer.isSettled)
  }

  @Test func `deleting everything at once is one deadline and one commit`() throws {
    let count = 20_000
    var viewer = viewer(count, active: 10)
    try viewer.delete((1...count).map { PageID(UInt64($0)) }, at: .zero)
    var deadlines = 0
    var events: [ViewerEvent] = []
    while let due = viewer.nextDeadlineTime {
      deadlines += 1
      events += viewer.advance(to: due)
    }
    #expect(deadlines == 1)
    #expect(events.count == 1)
    #expect(viewer.count == 0)
  }

  @Test func `a pane that only just opens throws nobody out`() {
    var viewer = viewer()
    viewer.changeBounds(to: .zero, insets: .zero, at: .zero)
    viewer.changeBounds(
      to: Size(width: 400, height: 800), insets: .zero, over: .milliseconds(300),
      at: .milliseconds(1))
    viewer.touchBegan(.preview, at: .milliseconds(3))
    viewer.dragMoved(on: .preview, by: -0.001, at: .milliseconds(4))
    viewer.touchEnded(on: .preview, velocity: 900, at: .milliseconds(5))
    viewer.advance(to: .milliseconds(100))
    #expect(abs(viewer.position - 4) < 5)
  }

  @Test(arguments: [false, true])
  func `in a million pages the rules allow for what numbers of that size round`(
    _ isRightToLeft: Bool
  ) throws {
    var configuration = DualStripViewer.Configuration()
    if isRightToLeft { configuration.direction = .rightToLeft }
    configuration.thumbnails.spacing = 3.3
    var viewer = DualStripViewer(
      pages: (1...1_000_000).map { Page(id: PageID($0), aspect: 0.7) },
      bounds: Size(width: 393, height: 852), configuration: configuration)
    for index in Array(stride(from: 7, to: 999_900, by: 9_973)) + Array(999_900..<1_000_000) {
      let page = try #require(viewer.page(at: index), "page \(index)")
      viewer.focus(page, animated: false, at: viewer.now)
      #expect(viewer.checkInvariants() == [], "page \(index)")
    }
  }

  @Test func `a list that no viewer can show is refused by name`() {
    let size = Size(width: 400, height: 800)
    let twice = [1, 2, 3, 2].map { Page(id: PageID($0), aspect: 1) }
    #expect(throws: EditRefusal(.duplicate, pages: [2, 2])) {
      try DualStripViewer(validating: twice, bounds: size)
    }
    let flat = [Page(id: 1, aspect: 1), Page(id: 3, aspect: 0)]
    #expect(throws: EditRefusal(.invalidAspect, pages: [3])) {
      try DualStripViewer(validating: flat, bounds: size)
    }
  }

  @Test func `pages fade in however many others wait for the host to be deleted`() throws {
    var viewer = viewer(103, active: 102, .init(commits: .byHost))
    for page in 1...100 { try viewer.delete([PageID(page)], at: .zero) }
    try viewer.insert([Page(id: 900, aspect: 1)], .last, at: .zero)
    #expect(viewer.presence(of: 900) == 0)
    viewer.advance(to: .milliseconds(75))
    #expect(viewer.presence(of: 900) == 0.5)
  }

  @Test func `an undo that failed, and is carried out after all, is remembered once`() throws {
    var viewer = viewer(8, active: 4, .init(commits: .byHost))
    try viewer.insert([Page(id: 9, aspect: 1)], .last, at: .zero)
    viewer.settle(limit: .seconds(1))
    #expect(viewer.canUndo?.pages == [9])
    let undo = try #require(try viewer.undo(at: viewer.now).id)
    viewer.settle(limit: .seconds(1))
    try viewer.failCommit(undo, at: viewer.now)
    viewer.settle(limit: .seconds(1))
    #expect(viewer.undoDepth == 1)
    try viewer.commit(undo, at: viewer.now)
    viewer.settle(limit: .seconds(1))
    #expect(viewer.index(of: 9) == nil && viewer.undoDepth == 0 && viewer.redoDepth == 1)
  }

  @Test func `a rotation takes an hour at most, and so does a finger that rests`() {
    var viewer = viewer()
    viewer.changeBounds(
      to: Size(width: 800, height: 400), insets: .zero, over: .seconds(7200), at: .zero)
    #expect(viewer.nextDeadlineTime == .seconds(3600))
    let hold = DualStripViewer.Gesture.hold(.preview, for: .seconds(7200))
    let inputs = hold.inputs(touchRate: 60, direction: .leftToRight)
    #expect(inputs.map(\.time) == [.zero, .seconds(3600)])
  }
}
