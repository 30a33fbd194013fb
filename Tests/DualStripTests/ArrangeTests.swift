@testable import DualStrip
import TestSupport
import Testing

/// Arranging all pages.
@Suite struct ArrangeTests {
  private func viewer(
    pages: Int = 12, active: Int = 5, _ configuration: DualStripViewer.Configuration = .photos
  ) -> DualStripViewer {
    StepTests.viewer(pages: pages, active: active, configuration)
  }

  @Test func `the pages stand in their new order, and the active page stays`() throws {
    var viewer = viewer()
    let edit = try viewer.arrange(viewer.pages.reversed(), at: .zero)
    #expect(edit.id == EditID(rawValue: 1) && viewer.activePage == PageID(5))
    #expect(viewer.presentation.syncError == 0)
    viewer.settle(limit: .seconds(2))
    #expect(order(viewer) == (1...12).reversed() && viewer.activeIndex == 7)
    #expect(viewer.isSettled && viewer.position == 7)
    #expect(try viewer.arrange(viewer.pages, at: .seconds(3)).id == nil)
  }

  @Test func `a duplex scan is put in order`() {
    let scan = [1, 3, 5, 6, 4, 2].map { PageID($0) }
    #expect(scan.interleaved.map(\.rawValue) == [1, 2, 3, 4, 5, 6])
    let odd = [1, 3, 5, 4, 2].map { PageID($0) }
    #expect(odd.interleaved.map(\.rawValue) == [1, 2, 3, 4, 5])
    #expect([PageID]().interleaved.isEmpty)
  }

  @Test func `an order leaves out the pages that are being deleted`() throws {
    var viewer = viewer(pages: 4, active: 1, .init(commits: .byHost))
    try viewer.delete([2], at: .zero)
    #expect(try viewer.arrange([4, 3, 1], at: .zero).id == EditID(rawValue: 2))
  }

  /// The places of thumbnails in the strip, in points from the active one.
  private func places(_ viewer: DualStripViewer) -> [PageID: Double] {
    let cells = viewer.thumbnails.visibleLayoutAttributes.filter { $0.alpha > 0.01 }
    let active = cells.first { $0.details.page == viewer.activePage }?.center.x ?? 0
    return Dictionary(cells.map { ($0.details.page, $0.center.x - active) }) { first, _ in first }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [40, 100_000])
  func `what is in view glides, and what comes into view fades in`(
    direction: LayoutDirection, count: Int
  ) throws {
    var viewer = viewer(pages: count, active: 20, .init(direction: direction))
    let before = places(viewer)
    // The pages in view change their order, and some go far away.
    var pages = viewer.pages
    pages.swapAt(18, 21)
    pages.swapAt(22, count - 1)
    pages.swapAt(17, 0)
    try viewer.arrange(pages, at: .zero)
    let after = places(viewer)
    for (page, place) in before {
      #expect(after[page].map { abs($0 - place) < 1e-6 } == true, "\(page)")
    }
    #expect(after.count == before.count)
    viewer.advance(to: .milliseconds(150))
    let middle = places(viewer)
    let swapped = try #require(middle[PageID(19)])
    let ends = [before[PageID(19)], before[PageID(22)]].compactMap { $0 }.sorted()
    #expect(swapped > ends[0] + 10 && swapped < ends[1] - 10)
    viewer.settle(limit: .seconds(2))
    #expect(viewer.pages == pages && viewer.activePage == PageID(20))
    #expect(Set(places(viewer).keys).contains(PageID(UInt64(count))))
  }

  @Test(arguments: 1...40)
  func `nothing in view jumps in a long document, wherever the view is`(seed: Int) throws {
    var chance = SeededNumbers(seed: UInt64(seed))
    let count = 300
    let active = chance.choice(of: [1, 2, 4, 150, 298, 300])
    var viewer = viewer(
      pages: count, active: active,
      .init(direction: chance.chance(0.5) ? .leftToRight : .rightToLeft))
    var pages = viewer.pages
    switch chance.whole(0...3) {
    case 0: pages.reverse()
    case 1: pages = pages.interleaved
    case 2: pages = Array(pages[137...] + pages[..<137])
    default:
      for _ in 0..<150 {
        pages.swapAt(chance.whole(0...count - 1), chance.whole(0...count - 1))
      }
    }
    let before = places(viewer)
    try viewer.arrange(pages, at: .zero)
    let after = places(viewer)
    #expect(Set(before.keys) == Set(after.keys))
    for (page, place) in before {
      #expect(after[page].map { abs($0 - place) < 1e-6 } == true, "\(page)")
    }
    #expect(viewer.slotsUnderEdit < 80)
    viewer.settle(limit: .seconds(2))
    #expect(viewer.pages == pages && viewer.activePage == PageID(UInt64(active)))
  }

  @Test func `a page that comes into view appears near its place, as others make room`() throws {
    var viewer = viewer(pages: 300, active: 150)
    // All pages around the active one change places with pages far away.
    var pages = viewer.pages
    for place in 100..<200 where place != 149 { pages.swapAt(place, 99 - (place - 100)) }
    try viewer.arrange(pages, at: .zero)
    let page = try #require(viewer.page(at: 150))
    func distance() throws -> Double {
      let item = ItemIndex(item: try #require(viewer.index(of: page)))
      let cell = try #require(viewer.thumbnails.layoutAttributesForItem(at: item))
      return cell.center.x - viewer.thumbnails.contentOffset.x - 200
    }
    for tick in 0..<30 {
      viewer.advance(to: .milliseconds(tick * 16))
      let (way, end) = (try distance(), 37.0 * 1.5)
      #expect(way < end + 5, "\(way) at \(viewer.now)")
    }
    #expect(viewer.isSettled && viewer.activePage == PageID(150))
  }

  @Test func `a frame costs no more than its view, however many pages have moved`() throws {
    var viewer = viewer(pages: 20_000, active: 10_000)
    try viewer.arrange(viewer.pages.reversed(), at: .zero)
    #expect(viewer.slotsUnderEdit < 100)
  }

  @Test func `of a hundred pages that leave their places all are seen to go`() throws {
    var viewer = viewer(pages: 101)
    try viewer.arrange(viewer.pages.reversed(), at: .zero)
    #expect(viewer.slots.edited.count == 200)
  }

  @Test func `the farthest page that may be in view fades in, and the next one is there at once`() {
    let order = [0, 1, 9, 10, 2, 3, 4, 5, 6, 7, 8, 11]
    let plan = ArrangePlan(
      order, around: 0, view: 0..<3, reach: 2, in: Slots(count: 12), few: 0)
    #expect(plan.ways.map(\.slot) == [9, 10, 2])
    #expect(plan.ways.map(\.kind) == [.fade(makesRoom: true), .jump, .glide])
  }

  /// How many numbers a longest ascent has, by trying what comes before each.
  private func greatestAscent(_ numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for number in numbers {
      let before = zip(numbers, lengths).filter { $0.0 < number }.map { $0.1 }.max() ?? 0
      lengths.append(before + 1)
    }
    return lengths.max() ?? 0
  }

  @Test func `no ascending selection of pages is longer than the one that stays`() {
    #expect(ArrangePlan.longestAscent(of: []) == [])
    #expect(ArrangePlan.longestAscent(of: [7]) == [7])
    #expect(ArrangePlan.longestAscent(of: [2, 1, 0]).count == 1)
    #expect(ArrangePlan.longestAscent(of: [5, 0, 6, 1, 7, 2, 3]) == [0, 1, 2, 3])
    for seed in 0..<200 {
      var chance = SeededNumbers(seed: UInt64(seed))
      var numbers = Array(0..<chance.whole(1...12))
      for place in numbers.indices { numbers.swapAt(place, chance.whole(0...numbers.count - 1)) }
      let found = ArrangePlan.longestAscent(of: numbers)
      #expect(found.count == greatestAscent(numbers), "\(numbers)")
      #expect(zip(found, found.dropFirst()).allSatisfy { $0 < $1 }, "\(numbers)")
      // They stand in this order in the list.
      #expect(numbers.filter { found.contains($0) } == found, "\(numbers)")
    }
  }

  /// All pages around the active one change places with the first pages of the document.
  private func fading(_ viewer: DualStripViewer, around places: Range<Int>) throws -> [FadingPage] {
    var viewer = viewer
    var pages = viewer.pages
    let active = try #require(viewer.activeIndex)
    for place in places where place != active {
      pages.swapAt(place, places.upperBound - 1 - place)
    }
    try viewer.arrange(pages, at: .zero)
    return viewer.edits.fading.map(\.page)
  }

  @Test func `as many pages that fade in make room as pages leave, others have theirs at once`()
    throws
  {
    // Five pages are in view on either side of the active one, and seven may come into view.
    let centered = try fading(viewer(pages: 300, active: 150), around: 100..<200)
    #expect(centered.allSatisfy { $0.collapse == 1 })
    #expect(
      centered.map(\.presence) == [1, 1] + [Double](repeating: 0, count: 10) + [1, 1])
    // A strip that browses shows 19 pages, nine on either side. Its page may get to an end.
    let browsing = try fading(BrowsingTests.viewer(pages: 400, active: 200), around: 150..<250)
    let outer = [Double](repeating: 1, count: 11)
    #expect(browsing.map(\.presence) == outer + [Double](repeating: 0, count: 18) + outer)
  }

  @Test(arguments: [(100, 200), (101, 0)])
  func `of a move of more than a hundred pages, an undo shows what is in view`(
    count: Int, edited: Int
  ) throws {
    var viewer = viewer(pages: 300, active: 250)
    try viewer.move((1...count).map { PageID($0) }, .last, at: .zero)
    viewer.settle(limit: .seconds(1))
    try viewer.undo(at: viewer.now)
    #expect(viewer.slots.edited.count == edited && viewer.activePage == 250)
    viewer.settle(limit: .seconds(1))
    #expect(viewer.isSettled && order(viewer) == (1...300).map { UInt64($0) })
  }
}

extension DualStripViewer {
  /// How many slots a frame has to look at one by one.
  fileprivate var slotsUnderEdit: Int { slots.edited.count }
}
