import CollectionLayouts
import DualStrip
import ScrollPhysics
import TestSupport
import Testing

/// A strip that scrolls without changing the page.
@Suite struct BrowsingTests {
  /// 100 pages in a vertical strip of 700 pt, which shows nearly 19 of them.
  static func viewer(
    pages: Int = 100, active: Int = 1, mode: StripMode = .browsing, axis: ScrollAxis = .vertical
  ) -> DualStripViewer {
    var settings = DualStripViewer.Configuration()
    settings.thumbnails.axis = axis
    settings.thumbnails.mode = mode
    return DualStripViewer(
      pages: (0..<pages).map { Page(id: PageID(UInt64($0 + 1)), aspect: 0.7) },
      activePage: PageID(UInt64(active)), bounds: Size(width: 1000, height: 700),
      configuration: settings)
  }

  static let pitch = 37.0
  /// 100 pitches, less the last spacing and the pane.
  static let limit = 100 * 37.0 - 4 - 700

  private func offset(_ viewer: DualStripViewer) -> Double { viewer.presentation.thumbnailsOffset }

  @Test func `its ends are contained, and it begins with the active page in view`() {
    #expect(offset(Self.viewer()) == 0)
    #expect(offset(Self.viewer(active: 100)) == Self.limit)
    // Page 50 is in the middle.
    #expect(offset(Self.viewer(active: 50)) == 49 * 37 + 16.5 - 350)
    #expect(offset(Self.viewer(pages: 5, active: 5)) == 0)
    #expect(offset(Self.viewer(pages: 0)) == 0)
  }

  @Test func `no thumbnail opens`() {
    let cells = Self.viewer(active: 3).thumbnails.visibleLayoutAttributes
    #expect(cells.count == 19 && cells.allSatisfy { $0.frame.size == Size(width: 66, height: 33) })
    #expect(cells.first?.frame.minY == 0)
  }

  @Test func `10 000 pages are browsed from end to end without a page change`() {
    var viewer = Self.viewer(pages: 10_000, active: 7)
    var events: [ViewerEvent] = []
    var swipes = 0
    while offset(viewer) < 10_000 * 37 - 4 - 700 - 0.5, swipes < 2000 {
      events += viewer.perform(
        .flick(.thumbnails, .forward, velocity: 9000, over: .milliseconds(60)))
      events += viewer.settle(limit: .seconds(9))
      swipes += 1
    }
    #expect(swipes < 2000 && events.isEmpty)
    #expect(viewer.activePage == PageID(7) && viewer.position == 6 && viewer.driver == .none)
    #expect(viewer.isSettled)
  }

  @Test func `it follows the finger, pulls beyond an end, and bounces back`() {
    var viewer = Self.viewer()
    viewer.touchBegan(.thumbnails, at: .zero)
    viewer.dragMoved(on: .thumbnails, by: -100, at: .milliseconds(10))
    #expect(offset(viewer) == 100)
    viewer.dragMoved(on: .thumbnails, by: 300, at: .milliseconds(20))
    let band = RubberBand(dimension: 700, coefficient: 0.55)
    #expect(abs(offset(viewer) - band.offset(forDistance: -200)) < 1e-9)
    #expect(!viewer.isSettled)
    viewer.touchEnded(on: .thumbnails, velocity: 300, at: .milliseconds(20))
    #expect(offset(viewer) < -50)
    viewer.settle(limit: .seconds(3))
    #expect(viewer.isSettled && offset(viewer) == 0)
  }

  @Test func `it coasts in a closed form, and goes on to bounce at an end without a break`() {
    var viewer = Self.viewer(active: 40)
    let start = offset(viewer)
    viewer.touchBegan(.thumbnails, at: .zero)
    viewer.dragMoved(on: .thumbnails, by: 12, at: .zero)
    viewer.touchEnded(on: .thumbnails, velocity: 30_000, at: .zero)
    var before = viewer.presentation
    let coast = Deceleration(position: start - 12, velocity: -30_000, rate: .fast)
    var least = 0.0
    for tick in 1...4000 {
      viewer.advance(to: .milliseconds(Double(tick) / 2))
      let shown = viewer.presentation
      let speed = max(before.thumbnailsVelocity.magnitude, shown.thumbnailsVelocity.magnitude)
      #expect(abs(shown.thumbnailsOffset - before.thumbnailsOffset) <= speed * 0.00051 + 0.2)
      if shown.thumbnailsOffset > 1 {
        #expect(abs(shown.thumbnailsOffset - coast.position(at: viewer.now.seconds)) < 1e-6)
      }
      least = min(least, shown.thumbnailsOffset)
      before = shown
    }
    #expect(least < -5 && offset(viewer) == 0 && viewer.isSettled)
  }

  @Test func `a finger stops it, and a tap only stops it`() {
    var viewer = Self.viewer(active: 30)
    viewer.perform(.flick(.thumbnails, .forward, velocity: 4000))
    viewer.advance(to: viewer.now + .milliseconds(100))
    let place = offset(viewer)
    var tapped = viewer
    viewer.touchBegan(.thumbnails, at: viewer.now)
    viewer.advance(to: viewer.now + .seconds(1))
    #expect(abs(offset(viewer) - place) < 1e-9)
    tapped.tapThumbnails(at: Point(x: 30, y: 350), at: tapped.now)
    tapped.settle(limit: .seconds(2))
    #expect(abs(offset(tapped) - place) < 1e-9 && tapped.activePage == PageID(30))
  }

  @Test func `a tap selects the page, and what is in view stays`() {
    var viewer = Self.viewer(active: 50)
    let before = offset(viewer)
    viewer.tapThumbnails(at: Point(x: 30, y: 350 + 5 * 37), at: .zero)
    viewer.settle(limit: .seconds(2))
    #expect(viewer.activePage == PageID(55) && offset(viewer) == before)
  }

  @Test(arguments: [(2, 0.0), (60, 0), (57, 0), (58, 37), (35, -37), (100, limit), (1, 0)])
  func `another page is revealed with a neighbour, just far enough`(page: Int, way: Double) {
    var viewer = Self.viewer(active: 50)
    let before = offset(viewer)
    viewer.focus(PageID(UInt64(page)), animated: true, at: .zero)
    viewer.settle(limit: .seconds(2))
    let place = Double(page - 1) * 37
    let shown = offset(viewer)
    // It and its neighbours are in view, as far as there are any.
    #expect(shown <= max(0, place - 37) + 1e-9)
    #expect(shown + 700 >= min(3696, place + 33 + 37) - 1e-9)
    let isMoved = place - 37 < before || place + 70 > before + 700
    #expect(isMoved || shown == before)
  }

  @Test func `reveal goes back to the active page, or centers it`() {
    var viewer = Self.viewer(active: 50)
    let middle = offset(viewer)
    viewer.perform(.flick(.thumbnails, .forward, velocity: 5000))
    viewer.settle(limit: .seconds(3))
    #expect(offset(viewer) > middle + 300)
    var centered = viewer
    viewer.reveal(.nearest, at: viewer.now)
    viewer.settle(limit: .seconds(1))
    #expect(offset(viewer) == 48 * 37)
    centered.reveal(.center, at: centered.now)
    centered.settle(limit: .seconds(1))
    #expect(offset(centered) == middle)
    var held = viewer
    held.touchBegan(.thumbnails, at: held.now)
    held.reveal(.center, at: held.now)
    #expect(offset(held) == 48 * 37 && held.nextDeadlineTime == nil)
  }

  @Test func `a page that turns under a finger on the strip is not revealed`() {
    var viewer = Self.viewer(active: 50)
    viewer.step(.preview, by: 1, at: .zero)
    viewer.touchBegan(.thumbnails, at: .milliseconds(10))
    viewer.dragMoved(on: .thumbnails, by: -2000, at: .milliseconds(20))
    let before = offset(viewer)
    viewer.advance(to: .seconds(2))
    #expect(viewer.activePage == PageID(51) && viewer.driver == .none)
    #expect(offset(viewer) == before)
  }

  @Test func `deletes and inserts keep the active page in place, or what is at the start`() throws {
    for (active, isVisible) in [(50, true), (10, false)] {
      var viewer = Self.viewer(active: active)
      if !isVisible {
        viewer.perform(.flick(.thumbnails, .forward, velocity: 20_000))
        viewer.settle(limit: .seconds(5))
      }
      func place(_ page: Int) -> Double? {
        viewer.thumbnails.visibleLayoutAttributes
          .first { $0.details.page == PageID(UInt64(page)) }
          .map { $0.frame.minY - viewer.thumbnails.contentOffset.y }
      }
      let kept = isVisible ? 50 : Int(offset(viewer) / 37) + 2
      let before = try #require(place(kept))
      try viewer.delete([PageID(2), PageID(3), PageID(4)], at: viewer.now)
      for _ in 0..<5 {
        viewer.advance(to: viewer.now + .milliseconds(70))
        #expect(abs((place(kept) ?? 0) - before) < 1e-6)
      }
      try viewer.insert([Page(id: PageID(900), aspect: 1)], .first, at: viewer.now)
      viewer.settle(limit: .seconds(1))
      #expect(abs((place(kept) ?? 0) - before) < 1e-6)
    }
  }

  @Test func `a rotation keeps the active page in view where it was, in share of the length`() {
    var viewer = Self.viewer(active: 50)
    func share() -> Double {
      (49 * 37 - offset(viewer)) / viewer.presentation.thumbnailsFrame.size.height
    }
    let before = share()
    viewer.changeBounds(
      to: Size(width: 700, height: 1000), insets: .zero, over: .milliseconds(300), at: .zero)
    for tick in 0...10 {
      viewer.advance(to: .milliseconds(Double(tick) * 30))
      #expect(abs(share() - before) < 1e-9)
    }
    viewer.settle(limit: .seconds(1))
    #expect(abs(share() - before) < 1e-9)
  }

  @Test func `a wheel scrolls it, and a notch turns no page`() {
    for unit in DualStripViewer.WheelEvent.Unit.allCases {
      var viewer = Self.viewer(active: 1)
      var wheel = DualStripViewer.WheelReader()
      for number in 0..<3 {
        let event = DualStripViewer.WheelEvent(
          time: .milliseconds(Double(number) * 200), dy: unit == .points ? 111 : 1, unit: unit)
        for (time, input) in wheel.read(event, on: .thumbnails, of: viewer) {
          viewer.handle(input, at: time)
        }
      }
      for (time, input) in wheel.advance(to: .seconds(2)) { viewer.handle(input, at: time) }
      viewer.settle(limit: .seconds(2))
      #expect(
        viewer.activePage == PageID(1) && abs(offset(viewer) - 333) < 1e-9,
        "\(unit) \(offset(viewer))")
    }
  }

  @Test func `in a strip that does not browse, reveal does nothing`() {
    var viewer = Self.viewer(active: 50, mode: .centered)
    let before = viewer
    #expect(viewer.reveal(.center, at: .zero).isEmpty && viewer == before)
  }

  @Test func `a notch during a gesture lifts its fingers first`() {
    var viewer = Self.viewer(active: 1)
    var wheel = DualStripViewer.WheelReader()
    typealias Event = DualStripViewer.WheelEvent
    let first = wheel.read(
      Event(time: .zero, dy: 20, phase: .began), on: .thumbnails, of: viewer)
    for (time, input) in first { viewer.handle(input, at: time) }
    let inputs = wheel.read(
      Event(time: .milliseconds(8), dy: 1, unit: .notches), on: .thumbnails, of: viewer)
    #expect(
      inputs.map(\.input) == [
        .touchEnded(.thumbnails, velocity: 0), .touchBegan(.thumbnails),
        .dragMoved(.thumbnails, by: -111), .touchEnded(.thumbnails, velocity: 0),
      ])
  }

  @Test func `a strip that browses has nothing to catch up with when the preview is swiped`() {
    var viewer = Self.viewer(active: 50)
    viewer.touchBegan(.preview, at: .zero)
    viewer.dragMoved(on: .preview, by: -30, at: .milliseconds(10))
    #expect(viewer.driver == .preview)
    #expect(viewer.presentation.syncError == 0 && viewer.nextDeadlineTime == nil)
  }

  @Test func `a strip that coasts stops if the page to reveal is in view already`() {
    var viewer = Self.viewer(active: 50)
    viewer.perform(.flick(.thumbnails, .forward, velocity: 1000))
    // 50 pt from 1479.5: page 50, at 1813 pt, is in view with both neighbours.
    let place = offset(viewer)
    #expect(abs(place - 1529.5) < 1e-9 && !viewer.isSettled)
    viewer.reveal(.nearest, at: viewer.now)
    #expect(viewer.isSettled)
    viewer.settle(limit: .seconds(3))
    #expect(abs(offset(viewer) - place) < 1e-9)
  }

  @Test func `what a strip that coasts brings into view is prepared, by its time`() throws {
    var viewer = Self.viewer()
    viewer.perform(.flick(.thumbnails, .forward, velocity: 2000))
    let coming = viewer.preparation(limit: 1000)
      .filter { $0.pane == .thumbnails && ($0.time ?? .zero) > viewer.now }
    // At 100 pt, pages 3 … 22 are in view; it coasts almost 200 pt farther.
    #expect(coming.prefix(4).map(\.page) == [23, 24, 25, 26].map { PageID(UInt64($0)) })
    let time = try #require(coming.first?.time)
    viewer.advance(to: time + .milliseconds(2))
    #expect(viewer.thumbnails.visibleLayoutAttributes.contains { $0.details.page == PageID(23) })
  }

  @Test func `a strip that coasts back shows no page before its time, and none without one`() throws
  {
    var viewer = Self.viewer(active: 50)
    viewer.perform(.flick(.thumbnails, .backward, velocity: 2000))
    let start = viewer.now
    func seen() -> [PageID] { viewer.thumbnails.visibleLayoutAttributes.map(\.details.page) }
    let coming = viewer.preparation(limit: 1000).filter { $0.pane == .thumbnails }
    let times = Dictionary(coming.map { ($0.page, $0.time ?? .never) }) { first, _ in first }
    var last = seen()
    while !viewer.isSettled, viewer.now < start + .seconds(5) {
      viewer.advance(to: viewer.now + .milliseconds(1))
      for page in seen() where !last.contains(page) {
        #expect(try #require(times[page]) <= viewer.now, "\(page)")
      }
      last = seen()
    }
    #expect(last.allSatisfy { times[$0] != .never } && times[last[0]] != start)
  }

  @Test func `a strip that coasts stands still when all pages are replaced`() throws {
    var viewer = Self.viewer(active: 50)
    viewer.perform(.flick(.thumbnails, .forward, velocity: 4000))
    let pages = (1...99).map { Page(id: PageID(UInt64($0)), aspect: 0.7) }
    try viewer.replace(with: pages, at: viewer.now)
    #expect(viewer.isSettled)
  }

  @Test func `a finger that stops a strip and lifts without a drag throws nothing`() {
    var viewer = Self.viewer(active: 30)
    viewer.perform(.flick(.thumbnails, .forward, velocity: 4000))
    viewer.advance(to: viewer.now + .milliseconds(100))
    let place = viewer.presentation.thumbnailsOffset
    viewer.touchBegan(.thumbnails, at: viewer.now)
    viewer.touchEnded(on: .thumbnails, velocity: 3000, at: viewer.now)
    viewer.settle(limit: .seconds(3))
    #expect(abs(viewer.presentation.thumbnailsOffset - place) < 1e-9)
  }

  @Test func `where a page and its neighbours do not fit, the page to reveal is in the middle`() {
    var viewer = Self.viewer()
    viewer.changeBounds(to: Size(width: 1000, height: 100), insets: .zero, at: .zero)
    viewer.focus(PageID(60), animated: true, at: .zero)
    viewer.settle(limit: .seconds(2))
    #expect(abs(viewer.presentation.thumbnailsOffset - (59 * 37 + 16.5 - 50)) < 1e-9)
  }
}
