@testable import DualStrip
import Testing

/// How thumbnails and the strip move while pages are in the hand, and when they leave it.
@Suite struct CarryTests {
  private static let directions = [LayoutDirection.leftToRight, .rightToLeft]

  /// The middle of a page's thumbnail, in the strip's coordinates.
  private func middle(_ page: PageID, in viewer: DualStripViewer) throws -> Point {
    let index = try #require(viewer.index(of: page))
    let cell = viewer.thumbnails.layoutAttributesForItem(at: ItemIndex(item: index))
    return try #require(cell).center - viewer.thumbnails.contentOffset
  }

  private func isNear(_ point: Point, x: Double, y: Double) -> Bool {
    abs(point.x - x) < 1e-6 && abs(point.y - y) < 1e-6
  }

  /// Times after 600 ms, how far an eased way of 300 ms has come, and how fast it goes.
  private static let eased: [(time: Double, part: Double, slope: Double)] = [
    (600, 0, 0), (675, 0.125, 1), (750, 0.5, 2), (825, 0.875, 1), (900, 1, 0),
  ]

  @Test(arguments: directions)
  func `a dropped page goes straight to its place, and no other moves`(
    direction: LayoutDirection
  ) throws {
    var viewer = StepTests.viewer(active: 5, .init(direction: direction))
    func x(_ place: Double) -> Double { direction == .leftToRight ? place : 400 - place }
    viewer.lift(at: try middle(7, in: viewer), at: .zero)
    viewer.carry(to: Point(x: x(335), y: 0), at: .milliseconds(300))
    viewer.drop(at: .milliseconds(600))
    #expect(order(viewer).prefix(9) == [1, 2, 3, 4, 5, 6, 8, 7, 9])
    for (time, part, _) in Self.eased {
      viewer.advance(to: .milliseconds(time))
      let (dropped, other) = (try middle(7, in: viewer), try middle(8, in: viewer))
      #expect(isNear(dropped, x: x(335 - 7.4 * part), y: 33 * part), "\(dropped) at \(time) ms")
      #expect(isNear(other, x: x(290.6), y: 33), "\(other) at \(time) ms")
    }
    #expect(viewer.isSettled)
  }

  @Test func `a page that is only held higher sinks back in the time of a move`() throws {
    var viewer = StepTests.viewer(active: 5)
    let start = try middle(7, in: viewer)
    viewer.lift(at: start, at: .zero)
    viewer.carry(to: start - Point(x: 0, y: 40), at: .milliseconds(300))
    let events = viewer.drop(at: .milliseconds(600))
    #expect(events.map(\.kind) == [.dropped(nil)])
    #expect(viewer.hand.shifts.isEmpty && viewer.hand.scrollBack == nil)
    #expect(viewer.nextDeadlineTime == .milliseconds(900))
    for (time, part, _) in Self.eased {
      viewer.advance(to: .milliseconds(time))
      let place = try middle(7, in: viewer)
      #expect(isNear(place, x: start.x, y: 33 - 40 * (1 - part)), "\(place) at \(time) ms")
      #expect(viewer.isSettled == (time == 900) && viewer.isCarrying == (time < 900))
    }
    #expect(!viewer.needsFrames)
  }

  @Test(arguments: directions)
  func `a strip that a hand has scrolled goes back in the time of a move, as fast as it says`(
    direction: LayoutDirection
  ) throws {
    var viewer = StepTests.viewer(pages: 60, active: 5, .init(direction: direction))
    let isLeft = direction == .leftToRight
    viewer.lift(at: try middle(6, in: viewer), at: .zero)
    viewer.carry(to: Point(x: isLeft ? 400 : 0, y: 33), at: .milliseconds(100))
    // Half a second at 600 points in a second.
    viewer.cancelLift(at: .milliseconds(600))
    for (time, part, slope) in Self.eased {
      viewer.advance(to: .milliseconds(time))
      let shown = viewer.presentation
      let position = 4 + 300 / 37 * (1 - part)
      let velocity = (isLeft ? -1000 : 1000) * slope
      #expect(abs(shown.thumbnailsPosition - position) < 1e-6, "at \(time) ms")
      #expect(abs(shown.thumbnailsVelocity - velocity) < 1e-6, "at \(time) ms")
      #expect(shown.position == 4 && shown.previewVelocity == 0)
    }
    #expect(viewer.isSettled)
  }

  @Test(
    arguments: [
      // In the middle, the first place is 1 and the last one 58: the pile leaves one gap.
      (.centered, 253, 58 * 37 - 183.5, 37 - 183.5),
      // At the edges: 58 thumbnails begin at 37, and end at 37 + 58 * 37 - 4.
      (.browsing, 237, 37 + 58 * 37 - 4 - 400, 37),
    ] as [(StripMode, Double, Double, Double)])
  func `with three pages in the hand the strip scrolls from its first to its last thumbnail`(
    mode: StripMode, start: Double, last: Double, first: Double
  ) {
    var configuration = DualStripViewer.Configuration.photos
    configuration.thumbnails.mode = mode
    var viewer = StepTests.viewer(pages: 60, active: 30, configuration)
    for page in [29, 31, 34] as [PageID] { viewer.select(.toggle(page), at: .zero) }
    viewer.lift(at: Point(x: start, y: 33), at: .zero)
    #expect(viewer.liftedRows.map(\.first) == [29, 31, 34] && viewer.hand.lift?.grip == 30)
    for (x, time, offset) in [(400.0, 20.0, last), (0, 40, first)] {
      viewer.carry(to: Point(x: x, y: 33), at: .seconds(time - 19))
      viewer.advance(to: .seconds(time))
      let shown = viewer.presentation
      #expect(abs(shown.thumbnailsOffset - offset) < 1e-6, "\(shown.thumbnailsOffset) at \(x)")
      #expect(viewer.nextDeadlineTime == nil && shown.thumbnailsVelocity == 0)
    }
  }

  @Test func `while the bounds change nothing is lifted, and never a page that is on its way out`()
    throws
  {
    var viewer = StepTests.viewer(active: 5)
    viewer.changeBounds(
      to: Size(width: 800, height: 400), insets: .zero, over: .milliseconds(300), at: .zero)
    let early = viewer.lift(at: Point(x: 300, y: 33), at: .milliseconds(100))
    #expect(early.map(\.kind) == [.liftRefused(.resizing)] && viewer.liftedRows.isEmpty)
    viewer.lift(at: Point(x: 490, y: 33), at: .milliseconds(300))
    #expect(viewer.liftedRows.map(\.first) == [7])
    viewer.cancelLift(at: .milliseconds(400))
    viewer.settle(limit: .seconds(1))
    let start = try middle(8, in: viewer)
    try viewer.delete([8], at: .seconds(2))
    let late = viewer.lift(at: start, at: .milliseconds(2050))
    #expect(late.map(\.kind) == [.liftRefused(.noPage)] && viewer.liftedRows.isEmpty)
  }

  @Test func `slots close in 250 ms, and thumbnails make way in 200`() throws {
    var viewer = StepTests.viewer(active: 5)
    viewer.lift(at: Point(x: 290, y: 33), at: .zero)
    let lift = try #require(viewer.hand.lift)
    #expect(lift.closed(at: .milliseconds(125)) == 0.5 && lift.nextClosed == .milliseconds(250))
    viewer.carry(to: Point(x: 330, y: 33), at: .milliseconds(300))
    let ways = [300, 350, 400, 450, 500].map { time in
      viewer.hand.shifts.value(of: 7, at: .milliseconds(time)) ?? -1
    }
    for (way, wanted) in zip(ways, [1, 0.875, 0.5, 0.125, 0]) {
      #expect(abs(way - wanted) < 1e-9)
    }
    #expect(viewer.nextDeadlineTime == .milliseconds(500))
  }

  @Test func `with reduced motion a lift, its gap and its drop take no time`() {
    var viewer = StepTests.viewer(active: 5, .init(reducesMotion: true))
    viewer.lift(at: Point(x: 290, y: 33), at: .zero)
    #expect(viewer.liftedRows.map(\.first) == [7] && viewer.nextDeadlineTime == nil)
    viewer.carry(to: Point(x: 330, y: 33), at: .milliseconds(10))
    #expect(viewer.pageBehindGap == 9 && viewer.hand.shifts.isEmpty)
    #expect(viewer.nextDeadlineTime == nil)
    viewer.drop(at: .milliseconds(20))
    #expect(order(viewer) == [1, 2, 3, 4, 5, 6, 8, 7, 9, 10, 11, 12])
    #expect(viewer.isSettled && !viewer.needsFrames)
  }
}
