@testable import DualStrip
import TestSupport
import Testing

/// The gap for pages in the hand: a viewer that knows where it stays need not look for it.
@Suite struct GapTests {
  /// A hand that goes to and fro in small steps while other things happen.
  private static func inputs(
    _ random: inout SeededNumbers
  ) -> [(time: Time, input: DualStripViewer.Input)] {
    var (time, x) = (0.0, 200.0)
    return (0..<120).map { number in
      time += random.choice(of: [3, 8, 16, 17, 40, 200])
      x = min(max(x + random.number(in: -25...25), 20), 380)
      if number % 30 == 0 { return (.milliseconds(time), .lift(Point(x: x, y: 30))) }
      let input: DualStripViewer.Input
      switch random.whole(0...60) {
      case 0: input = .focus(PageID(UInt64(random.whole(1...30))), animated: random.chance(0.5))
      case 1: input = .edit(.delete([PageID(UInt64(random.whole(1...30)))]))
      case 2: input = .edit(.setAspect(PageID(UInt64(random.whole(1...30))), 1.4))
      case 3:
        input = .changeBounds(
          Size(width: random.choice(of: [400, 700]), height: 800), insets: .zero,
          over: .milliseconds(300))
      case 4: input = .touchBegan(.preview)
      case 5: input = .dragMoved(.preview, by: 30)
      case 6: input = .touchEnded(.preview, velocity: 600)
      case 7: input = .drop
      default: input = .carry(Point(x: x, y: 30))
      }
      return (.milliseconds(time), input)
    }
  }

  private static func viewer(_ random: inout SeededNumbers) -> DualStripViewer {
    var configuration = DualStripViewer.Configuration.photos
    if random.chance(0.3) { configuration.direction = .rightToLeft }
    if random.chance(0.3) { configuration.thumbnails.mode = .browsing }
    var viewer = StepTests.viewer(pages: 30, active: 15, configuration)
    if random.chance(0.4) {
      for page in [13, 15, 17] as [PageID] { viewer.select(.toggle(page), at: .zero) }
    }
    return viewer
  }

  @Test func `a viewer that knows where the gap stays shows what one shows that looks each time`() {
    var spared = 0
    for seed in 0..<(Effort.isThorough ? 150 : 50) as Range<UInt64> {
      var random = SeededNumbers(seed: seed)
      var knowing = Self.viewer(&random)
      var looking = knowing
      for (time, input) in Self.inputs(&random) {
        if case .carry(let point) = input, knowing.hand.holdsPages,
          knowing.hand.gapRange.contains(point.x)
        {
          spared += 1
        }
        knowing.handle(input, at: time)
        looking.hand.gapRange = GapRange()
        looking.advance(to: time)
        looking.hand.gapRange = GapRange()
        looking.handle(input, at: time)
        guard knowing != looking else { continue }
        Issue.record("seed \(seed), at \(time.milliseconds) ms")
        break
      }
    }
    #expect(spared > (Effort.isThorough ? 2000 : 600), "\(spared)")
  }

  @Test func `the gap moves by itself while a page under the hand opens`() throws {
    var flicked = StepTests.viewer(pages: 60, active: 20)
    flicked.perform(.flick(.thumbnails, .forward, velocity: 800))
    let strip = flicked.thumbnails
    let cell = try #require(
      strip.visibleLayoutAttributes.first { $0.center.x - strip.contentOffset.x > 100 })
    flicked.lift(at: cell.center - strip.contentOffset, at: flicked.now)
    var late = 0
    for x in stride(from: 220.0, through: 260, by: 5) {
      var viewer = flicked
      viewer.carry(to: Point(x: x, y: 30), at: viewer.now)
      while viewer.phase == .settling { viewer.advance(to: viewer.now + .milliseconds(10)) }
      for _ in 0..<15 {
        viewer.advance(to: viewer.now + .milliseconds(10))
        var looking = viewer
        looking.hand.gapRange = GapRange()
        looking.carry(to: Point(x: x, y: 30), at: viewer.now)
        late += looking.pageBehindGap == viewer.pageBehindGap ? 0 : 1
      }
    }
    #expect(flicked.hand.holdsPages && late < 3, "\(late)")
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `at its edges a strip scrolls with the square of the hand's depth in the zone`(
    direction: LayoutDirection
  ) {
    let places: [(Double, Double, Double)] = [
      // The zone has 60 points at either end of 400, and 20 of 120.
      (400, 340, 0), (400, 341, 1 / 6), (400, 370, 150), (400, 400, 600), (400, 460, 600),
      (400, 60, 0), (400, 59, -1 / 6), (400, 30, -150), (400, -9, -600),
      (120, 100, 0), (120, 110, 150), (120, 20, 0), (120, 10, -150),
    ]
    for (width, x, speed) in places {
      var viewer = DualStripViewer(
        pages: (1...60).map { Page(id: PageID($0), aspect: 0.7) }, activePage: 30,
        bounds: Size(width: width, height: 800), configuration: .init(direction: direction))
      viewer.lift(at: Point(x: width / 2, y: 30), at: .zero)
      viewer.carry(to: Point(x: x, y: 30), at: .zero)
      #expect(viewer.liftedRows.map(\.first) == [30])
      #expect(abs(viewer.presentation.thumbnailsVelocity - speed) < 1e-9, "\(width), \(x)")
      viewer.advance(to: .milliseconds(100))
      let pages = speed / 10 / viewer.configuration.thumbnails.pitch
      let way = direction == .leftToRight ? pages : -pages
      #expect(abs(viewer.presentation.thumbnailsPosition - 29 - way) < 1e-9, "\(width), \(x)")
    }
  }

  @Test func `a carry to no point is ignored, and any other is clamped to a million points`()
    throws
  {
    var viewer = StepTests.viewer(pages: 60, active: 30)
    viewer.lift(at: Point(x: 200, y: 30), at: .zero)
    #expect(viewer.hand.lift?.pointer == Point(x: 200, y: 30))
    for point in [
      Point(x: .nan, y: 0), Point(x: 0, y: .nan), Point(x: .infinity, y: 0),
      Point(x: 0, y: -.infinity),
    ] {
      viewer.carry(to: point, at: .zero)
      #expect(viewer.hand.lift?.pointer == Point(x: 200, y: 30), "\(point)")
    }
    viewer.carry(to: Point(x: 3e6, y: -2e6), at: .zero)
    #expect(viewer.hand.lift?.pointer == Point(x: 1e6, y: -1e6))
    viewer.carry(to: Point(x: -3e6, y: 2e6), at: .zero)
    #expect(viewer.hand.lift?.pointer == Point(x: -1e6, y: 1e6))
  }

  @Test(
    arguments: [
      // Beyond a hundred thumbnails, those next to the new gap.
      ([7], 5, 4000, 4003, Array(3902...4001), 1), ([7], 5, 106, 109, Array(8...107), 1),
      // A lifted page, in slot 4000, is none of them.
      ([7, 4001], 5, 4000, 4004, Array(3902...3999) + [4001, 4002], 1),
      ([4002], 4000, 6, 9, Array(8...107), -1),
    ] as [([PageID], Int, PageID, PageID, [Int], Double)])
  func `of the thumbnails before a gap that comes from afar a hundred make way`(
    lifted: [PageID], active: Int, focused: PageID, behind: PageID, slots: [Int], way: Double
  ) {
    var viewer = StepTests.viewer(pages: 5000, active: active)
    for page in lifted { viewer.select(.toggle(page), at: .zero) }
    // The page two places behind the active one.
    viewer.lift(at: Point(x: 290, y: 33), at: .zero)
    viewer.carry(to: Point(x: 300, y: 33), at: .milliseconds(300))
    #expect(viewer.liftedRows.map(\.first) == lifted)
    viewer.focus(focused, animated: false, at: .milliseconds(300))
    #expect(viewer.pageBehindGap == behind)
    let shifts = viewer.hand.shifts.values(at: viewer.now)
    #expect(shifts.map(\.slot) == slots && shifts.allSatisfy { $0.value == way })
  }

  @Test func `while slots close a viewer looks for the gap every 20 ms, and then not any more`() {
    var viewer = StepTests.viewer(active: 5)
    viewer.lift(at: Point(x: 290, y: 33), at: .zero)
    #expect(viewer.liftedRows.map(\.first) == [7])
    var times: [Double] = []
    while let due = viewer.nextDeadlineTime, times.count < 50 {
      times.append(due.milliseconds)
      viewer.advance(to: due)
    }
    // The slots have closed after a quarter of a second.
    #expect(times == Array(stride(from: 20.0, through: 240, by: 20)) + [250])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `the gap stays while the hand is between its thumbnails, and off both zones`(
    direction: LayoutDirection
  ) {
    var viewer = StepTests.viewer(active: 5, .init(direction: direction))
    func point(_ x: Double) -> Point {
      Point(x: direction == .leftToRight ? x : 400 - x, y: 33)
    }
    /// Whether the gap is known to stay between two places, as if read from left to right.
    func stays(_ viewer: DualStripViewer, from lower: Double, to upper: Double) -> Bool {
      let range = viewer.hand.gapRange
      let ends = [point(lower).x, point(upper).x].sorted()
      return abs(range.lower - ends[0] - 0.001) < 1e-6 && abs(range.upper - ends[1] + 0.001) < 1e-6
    }
    viewer.lift(at: point(290), at: .zero)
    viewer.advance(to: .milliseconds(300))
    // Pages 6 and 8 are 37 points beside page 7, which is at 290.6.
    #expect(stays(viewer, from: 253.6, to: 327.6))
    viewer.carry(to: point(330), at: .milliseconds(300))
    // Page 8 still is where it was; the strip would scroll from 340 on.
    #expect(viewer.pageBehindGap == 9 && stays(viewer, from: 327.6, to: 340))
    viewer.select(.none, at: .milliseconds(600))
    #expect(stays(viewer, from: 290.6, to: 340))
    viewer.carry(to: point(280), at: .milliseconds(600))
    #expect(viewer.pageBehindGap == 8 && stays(viewer, from: 253.6, to: 290.6))
    viewer.carry(to: point(350), at: .milliseconds(600))
    #expect(viewer.hand.gapRange.lower > viewer.hand.gapRange.upper)
  }

  @Test func `behind the last thumbnail the gap stays up to the zone`() {
    var viewer = StepTests.viewer(active: 11)
    // Page 9 goes behind page 12, which is at 253.6.
    viewer.lift(at: Point(x: 109, y: 33), at: .zero)
    #expect(viewer.liftedRows.map(\.first) == [9])
    viewer.carry(to: Point(x: 300, y: 33), at: .milliseconds(300))
    let range = viewer.hand.gapRange
    #expect(viewer.pageBehindGap == nil)
    #expect(abs(range.lower - 253.601) < 1e-6 && abs(range.upper - 339.999) < 1e-6)
  }
}
