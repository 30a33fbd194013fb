import DualStrip
import Testing

/// How a strip that browses moves under a finger and after it, by its formulas.
@Suite struct BrowsingCurveTests {
  /// Both ends of 100 pages: the page there, the offset, and the side that is beyond it.
  private static let ends: [(active: Int, edge: Double, side: Double)] = [
    (1, 0, -1), (100, BrowsingTests.limit, 1),
  ]
  private static let band = RubberBand(dimension: 700, coefficient: 0.55)

  /// A strip of 700 points: at the side, or below the preview from right to left.
  private static func strip(_ direction: LayoutDirection, active: Int) -> DualStripViewer {
    let isBelow = direction == .rightToLeft
    var settings = DualStripViewer.Configuration(direction: direction)
    settings.thumbnails.axis = isBelow ? .horizontal : .vertical
    settings.thumbnails.mode = .browsing
    return DualStripViewer(
      pages: (1...100).map { Page(id: PageID($0), aspect: 0.7) }, activePage: PageID(active),
      bounds: Size(width: isBelow ? 700 : 1000, height: isBelow ? 1000 : 700),
      configuration: settings)
  }

  private func offset(_ viewer: DualStripViewer) -> Double { viewer.presentation.thumbnailsOffset }

  /// Drags the strip so far in reading order and lets it go, all at once.
  private func release(
    _ viewer: inout DualStripViewer, after way: Double, velocity: Double = 0, sign: Double = 1
  ) {
    viewer.touchBegan(.thumbnails, at: viewer.now)
    viewer.dragMoved(on: .thumbnails, by: -sign * way, at: viewer.now)
    viewer.touchEnded(on: .thumbnails, velocity: -sign * velocity, at: viewer.now)
  }

  @Test func `from right to left it follows a finger that moves to the right`() {
    var viewer = Self.strip(.rightToLeft, active: 1)
    viewer.touchBegan(.thumbnails, at: .zero)
    viewer.dragMoved(on: .thumbnails, by: 100, at: .zero)
    #expect(abs(viewer.presentation.thumbnailsPosition * 37 - 100) < 1e-9)
    viewer.touchEnded(on: .thumbnails, velocity: 500, at: .zero)
    viewer.settle(limit: .seconds(5))
    let landing = Deceleration(position: 100, velocity: 500, rate: .fast).landing
    #expect(abs(viewer.presentation.thumbnailsPosition * 37 - landing) < 1e-6)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `its velocity is the slope of its offset in every curve`(direction: LayoutDirection) {
    let sign = direction == .leftToRight ? 1.0 : -1
    // A coast, a bounce at either end, and a reveal.
    let curves: [(active: Int, way: Double, velocity: Double, page: PageID?)] = [
      (50, 20, 1500, nil), (1, -200, 0, nil), (100, 200, 0, nil), (50, 0, 0, 70),
    ]
    for (active, way, velocity, page) in curves {
      var viewer = Self.strip(direction, active: active)
      release(&viewer, after: way, velocity: velocity, sign: sign)
      if let page { viewer.focus(page, animated: true, at: .zero) }
      let frames = [40, 41, 42].map { time in
        viewer.advance(to: .milliseconds(time))
        return viewer.presentation
      }
      let slope = (frames[2].thumbnailsOffset - frames[0].thumbnailsOffset) / 0.002
      let wrong = abs(frames[1].thumbnailsVelocity - slope)
      // As in UIKit, a coast goes half a percent slower than it says.
      #expect(abs(slope) > 100 && wrong < abs(slope) * 6e-3, "\(active), \(way)")
    }
  }

  @Test(arguments: [0.0, 800, -800])
  func `beyond an end it bounces by its formula, and a finger on its way back adds nothing`(
    speed: Double
  ) {
    for (active, edge, side) in Self.ends {
      var viewer = BrowsingTests.viewer(active: active)
      release(&viewer, after: side * 200, velocity: side * speed)
      let bounce = Bounce(
        edge: 0, position: side * Self.band.offset(forDistance: 200),
        velocity: side * max(speed, 0), rate: .fast)
      let rest = Time.milliseconds(bounce.restingMillisecond(pitch: 1))
      #expect(viewer.nextDeadlineTime == rest, "\(active)")
      viewer.advance(to: .milliseconds(100))
      #expect(abs(offset(viewer) - edge - bounce.position(at: 0.1)) < 1e-9, "\(active)")
      viewer.settle(limit: .seconds(5))
      #expect(viewer.isSettled && abs(offset(viewer) - edge) < 1e-9, "\(active)")
    }
  }

  @Test func `a finger that stops a bounce pulls on from there by the rubber band`() {
    for (active, edge, side) in Self.ends {
      var viewer = BrowsingTests.viewer(active: active)
      release(&viewer, after: side * 200)
      viewer.advance(to: .milliseconds(60))
      let shown = offset(viewer) - edge
      viewer.touchBegan(.thumbnails, at: .milliseconds(60))
      #expect(abs(offset(viewer) - edge - shown) < 1e-9 && abs(shown) > 30)
      viewer.dragMoved(on: .thumbnails, by: side * 50, at: .milliseconds(60))
      let pull = Self.band.distance(forOffset: shown) - side * 50
      #expect(abs(offset(viewer) - edge - Self.band.offset(forDistance: pull)) < 1e-9)
      #expect(viewer.nextDeadlineTime == nil)
    }
  }

  /// It is 96 points before the end, and reaches it after about 66 ms.
  private func coastingToTheEnd() -> DualStripViewer {
    var viewer = BrowsingTests.viewer(active: 1)
    release(&viewer, after: BrowsingTests.limit - 96, velocity: 2000)
    return viewer
  }

  @Test(arguments: [(0.5, true), (1.5, false)])
  func `a coast bounces at an end that has moved by less than a point, else it rests`(
    way: Double, bounces: Bool
  ) {
    var viewer = coastingToTheEnd()
    viewer.changeBounds(
      to: Size(width: 1000, height: 700 - way), insets: .zero, at: .milliseconds(1))
    viewer.settle(limit: .seconds(5))
    let wanted = BrowsingTests.limit + (bounces ? way : 0)
    #expect(viewer.isSettled && abs(offset(viewer) - wanted) < 1e-5)
  }

  @Test func `a coast rests where the end was if pages come behind it`() throws {
    var viewer = coastingToTheEnd()
    try viewer.insert([Page(id: 900, aspect: 0.7)], .last, at: .milliseconds(1))
    viewer.advance(to: .milliseconds(80))
    #expect(abs(offset(viewer) - BrowsingTests.limit) < 1e-5)
    #expect(viewer.presentation.thumbnailsVelocity == 0)
    viewer.settle(limit: .seconds(5))
    #expect(viewer.isSettled && abs(offset(viewer) - BrowsingTests.limit) < 1e-5)
  }

  /// Page 50 is in the middle, at 1479.5 points; pages 42 … 58 are in view with their neighbours.
  @Test(
    arguments: [
      (40, -73.5), (41, -36.5), (42, 0), (58, 0), (59, 36.5), (60, 73.5),
    ] as [(Int, Double)])
  func `it scrolls no farther than to show the active page and a neighbour, in 300 ms`(
    page: Int, way: Double
  ) {
    var viewer = BrowsingTests.viewer(active: 50)
    viewer.focus(PageID(page), animated: true, at: .zero)
    #expect(abs(offset(viewer) - 1479.5) < 1e-9)
    viewer.advance(to: .milliseconds(150))
    #expect(abs(offset(viewer) - 1479.5 - way / 2) < 1e-9)
    viewer.advance(to: .milliseconds(300))
    #expect(abs(offset(viewer) - 1479.5 - way) < 1e-9)
    viewer.settle(limit: .seconds(1))
    #expect(viewer.isSettled && abs(offset(viewer) - 1479.5 - way) < 1e-9)
  }

  @Test func `a reveal in the middle of a bounce begins where the strip is`() {
    for (active, edge, side) in Self.ends {
      var viewer = BrowsingTests.viewer(active: active)
      release(&viewer, after: side * 200)
      viewer.advance(to: .milliseconds(60))
      let shown = offset(viewer) - edge
      viewer.reveal(.center, at: .milliseconds(60))
      #expect(abs(offset(viewer) - edge - shown) < 1e-9)
      viewer.advance(to: .milliseconds(210))
      #expect(abs(offset(viewer) - edge - shown / 2) < 1e-9)
      viewer.advance(to: .milliseconds(360))
      #expect(viewer.isSettled && abs(offset(viewer) - edge) < 1e-9)
    }
  }

  @Test func `pages that go at the end take the strip along, and those that come leave it`() throws
  {
    var viewer = BrowsingTests.viewer(active: 1)
    release(&viewer, after: BrowsingTests.limit)
    #expect(viewer.isSettled && abs(offset(viewer) - BrowsingTests.limit) < 1e-9)
    try viewer.delete([98, 99, 100], at: .zero)
    viewer.settle(limit: .seconds(1))
    #expect(viewer.isSettled && abs(offset(viewer) - BrowsingTests.limit + 111) < 1e-9)
    let pages = (201...203).map { Page(id: PageID($0), aspect: 0.7) }
    try viewer.insert(pages, .last, at: viewer.now)
    viewer.settle(limit: .seconds(1))
    #expect(viewer.isSettled && abs(offset(viewer) - BrowsingTests.limit + 111) < 1e-9)
  }

  @Test func `the last page is revealed where it will be when pages before it have gone`() throws {
    var viewer = BrowsingTests.viewer(active: 50)
    try viewer.delete([90, 91], at: .zero)
    viewer.focus(100, animated: false, at: .zero)
    viewer.settle(limit: .seconds(1))
    #expect(viewer.isSettled && abs(offset(viewer) - (98 * 37 - 4 - 700)) < 1e-9)
  }

  @Test func `a first rotation reveals nothing, as the active page is where it was`() {
    var viewer = BrowsingTests.viewer(active: 50)
    viewer.changeBounds(to: Size(width: 1000, height: 100), insets: .zero, at: .zero)
    viewer.settle(limit: .seconds(1))
    // Page 50 began at 333.5 of 700 points.
    #expect(abs(offset(viewer) - (49 * 37 - 333.5 / 7)) < 1e-9)
  }

  @Test(arguments: [(45, 48), (45, 52), (50, 53), (55, 52), (55, 47)])
  func `it stays where it is while a hand moves a page`(page: Int, goal: Int) {
    var viewer = BrowsingTests.viewer(active: 50)
    func point(_ page: Int, beside distance: Double) -> Point {
      Point(x: 30, y: Double(page - 1) * 37 + 16.5 - 1479.5 + distance)
    }
    viewer.lift(at: point(page, beside: 0), at: .zero)
    viewer.carry(to: point(goal, beside: page < goal ? 10 : -10), at: .milliseconds(100))
    for time in [200, 499] {
      viewer.advance(to: .milliseconds(time))
      #expect(abs(offset(viewer) - 1479.5) < 1e-9, "\(time)")
    }
    viewer.drop(at: .milliseconds(500))
    #expect(viewer.canUndo?.kind == .move)
    for time in [500, 600, 700, 801, 1200] {
      viewer.advance(to: .milliseconds(time))
      // An edit elsewhere is none of its business, while the page is on its way or after it.
      let edit = Edit.setAspect(90, Double(time))
      if time % 200 == 0 { viewer.handle(.edit(edit), at: .milliseconds(time)) }
      #expect(abs(offset(viewer) - 1479.5) < 1e-9, "\(time)")
    }
    viewer.settle(limit: .seconds(1))
    #expect(viewer.isSettled && viewer.activePage == 50)
  }
}
