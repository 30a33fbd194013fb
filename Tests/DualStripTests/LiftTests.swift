@testable import DualStrip
import TestSupport
import Testing

/// Lifting pages from the strip, carrying and dropping them.
@Suite struct LiftTests {
  private func viewer(
    pages: Int = 12, active: Int = 5, _ configuration: DualStripViewer.Configuration = .photos
  ) -> DualStripViewer {
    StepTests.viewer(pages: pages, active: active, configuration)
  }

  /// The middle of a page's thumbnail, in the strip's coordinates.
  private func middle(_ page: PageID, in viewer: DualStripViewer) throws -> Point {
    let index = try #require(viewer.index(of: page))
    let cell = viewer.thumbnails.layoutAttributesForItem(at: ItemIndex(item: index))
    return try #require(cell).center - viewer.thumbnails.contentOffset
  }

  private func id(_ number: Int) -> EditID { EditID(rawValue: number) }

  @Test func `a page is lifted, carried and dropped: a move like any other`() throws {
    var viewer = viewer()
    let start = try middle(7, in: viewer)
    #expect(viewer.lift(at: start, at: .zero).map(\.kind).contains(.lifted(viewer.liftedRows)))
    #expect(viewer.liftedRows.map(\.first) == [7] && viewer.pageBehindGap == 8)
    #expect(try middle(7, in: viewer) == start && middle(8, in: viewer).x > start.x)
    viewer.carry(to: try middle(8, in: viewer) + Point(x: 1, y: 0), at: .milliseconds(300))
    #expect(viewer.pageBehindGap == 9)
    let waiting = try middle(8, in: viewer)
    viewer.advance(to: .milliseconds(500))
    // The thumbnail has made way by one place.
    #expect(try abs(middle(8, in: viewer).x - (waiting.x - 37)) < 1e-9)
    let events = viewer.drop(at: .milliseconds(600)).map(\.kind)
    #expect(events.contains(.editAccepted(id(1), pages: [7])) && events.contains(.dropped(id(1))))
    viewer.settle(limit: .seconds(2))
    #expect(order(viewer) == [1, 2, 3, 4, 5, 6, 8, 7, 9, 10, 11, 12])
    #expect(viewer.activePage == 5 && viewer.canUndo?.kind == .move && viewer.isSettled)
    var moved = self.viewer()
    try moved.move([7], .before(9), at: .zero)
    moved.settle(limit: .seconds(2))
    #expect(order(moved) == order(viewer) && moved.position == viewer.position)
  }

  @Test func `in a strip that browses, nothing moves after a lift that is put back at once`() throws
  {
    var configuration = DualStripViewer.Configuration.photos
    configuration.thumbnails.mode = .browsing
    var viewer = viewer(active: 5, configuration)
    let start = try middle(5, in: viewer)
    viewer.lift(at: start, at: .zero)
    viewer.cancelLift(at: .zero)
    #expect(viewer.liftedRows.isEmpty && viewer.isSettled && !viewer.needsFrames)
  }

  @Test func `a page that is dropped where it was is no edit`() throws {
    var viewer = viewer()
    let before = viewer
    viewer.lift(at: try middle(7, in: viewer), at: .zero)
    viewer.carry(to: try middle(7, in: viewer) + Point(x: 4, y: -20), at: .milliseconds(100))
    #expect(viewer.drop(at: .milliseconds(400)).map(\.kind) == [.dropped(nil)])
    viewer.settle(limit: .seconds(2))
    #expect(viewer.thumbnails.visibleLayoutAttributes == before.thumbnails.visibleLayoutAttributes)
    #expect(viewer.canUndo == nil && viewer.hand.isEmpty)
  }

  @Test func `the selected pages come along as one pile`() throws {
    var viewer = viewer()
    for page in [3, 6, 7] as [PageID] { viewer.select(.toggle(page), at: .zero) }
    viewer.lift(at: try middle(6, in: viewer), at: .zero)
    #expect(viewer.liftedRows.map(\.count) == [1, 2])
    let from = try middle(3, in: viewer)
    viewer.advance(to: .milliseconds(100))
    #expect(try middle(3, in: viewer).x > from.x)
    viewer.advance(to: .milliseconds(250))
    let cells = viewer.thumbnails.visibleLayoutAttributes.filter(\.details.isLifted)
    #expect(cells.map(\.details.pileCount) == [3] && cells.map(\.details.page) == [6])
    let others = viewer.thumbnails.visibleLayoutAttributes.filter { !$0.details.isLifted }
    #expect(!others.isEmpty && others.allSatisfy { $0.details.pileCount == 0 })
    #expect(viewer.thumbnails.visibleLayoutAttributes.last?.details.page == 6)
    viewer.carry(to: try middle(2, in: viewer) - Point(x: 1, y: 0), at: .milliseconds(300))
    #expect(viewer.pageBehindGap == 2)
    viewer.drop(at: .milliseconds(700))
    viewer.settle(limit: .seconds(2))
    #expect(order(viewer) == [1, 3, 6, 7, 2, 4, 5, 8, 9, 10, 11, 12])
    #expect(viewer.selectedPages == [3, 6, 7] && viewer.activePage == 5)
  }

  @Test func `at an edge the strip scrolls to its end, and the page stays active`() throws {
    var viewer = viewer(pages: 60, active: 5)
    viewer.lift(at: try middle(6, in: viewer), at: .zero)
    let strip = viewer.presentation.thumbnailsFrame.size
    viewer.carry(to: Point(x: strip.width, y: 30), at: .milliseconds(100))
    let start = viewer.presentation.thumbnailsPosition
    viewer.advance(to: .milliseconds(600))
    // 600 points in a second, at the very edge.
    #expect(abs(viewer.presentation.thumbnailsPosition - start - 300 / 37) < 1e-9)
    #expect(viewer.position == 4 && viewer.activePage == 5)
    #expect(viewer.presentation.previewPosition == 4)
    viewer.advance(to: .seconds(20))
    #expect(abs(viewer.presentation.thumbnailsPosition - 59) < 1e-9 && viewer.pageBehindGap == nil)
    #expect(viewer.nextDeadlineTime == nil)
    viewer.drop(at: .seconds(21))
    #expect(abs(viewer.presentation.thumbnailsPosition - 59) < 1e-9)
    viewer.settle(limit: .seconds(2))
    #expect(order(viewer).last == 6 && viewer.presentation.thumbnailsPosition == 4)
  }

  @Test func `a strip that browses scrolls until its last thumbnail is at the edge`() throws {
    var configuration = DualStripViewer.Configuration.photos
    configuration.thumbnails.mode = .browsing
    var viewer = viewer(pages: 60, active: 5, configuration)
    viewer.lift(at: try middle(6, in: viewer), at: .zero)
    let strip = viewer.presentation.thumbnailsFrame.size
    viewer.carry(to: Point(x: strip.width, y: 30), at: .milliseconds(100))
    viewer.advance(to: .seconds(20))
    let content = viewer.thumbnails.contentSize.width
    #expect(abs(viewer.thumbnails.contentOffset.x + strip.width - content) < 1e-9)
  }

  @Test func `the gap moves at the same times, however often the viewer is looked at`() throws {
    var (rare, often) = (viewer(pages: 60), viewer(pages: 60))
    let start = try middle(7, in: rare)
    let edge = Point(x: 380, y: 30)
    rare.lift(at: start, at: .zero)
    rare.carry(to: edge, at: .milliseconds(400))
    rare.carry(to: Point(x: 200, y: 30), at: .milliseconds(1900))
    often.lift(at: start, at: .zero)
    for time in stride(from: 1.0, to: 1900, by: 3) {
      if time == 400 { often.carry(to: edge, at: .milliseconds(400)) }
      often.advance(to: .milliseconds(time))
    }
    often.carry(to: Point(x: 200, y: 30), at: .milliseconds(1900))
    #expect(rare == often && (rare.pageBehindGap ?? 0) > 12)
  }

  @Test func `what takes a lifted page away, or the touch, puts the pages back`() throws {
    let acts: [(inout DualStripViewer) throws -> Void] = [
      { $0.cancelLift(at: .milliseconds(400)) },
      { try $0.delete([7], at: .milliseconds(400)) },
      { try $0.move([7], .first, at: .milliseconds(400)) },
      { try $0.turn([7], quarters: 1, at: .milliseconds(400)) },
      { try $0.arrange($0.pages.reversed(), at: .milliseconds(400)) },
      { try $0.replace(with: [Page(id: 99, aspect: 1)], at: .milliseconds(400)) },
      {
        $0.changeBounds(
          to: Size(width: 852, height: 393), insets: .zero, over: .milliseconds(300),
          at: .milliseconds(400))
      },
    ]
    for act in acts {
      var lifted = viewer()
      let start = try middle(7, in: lifted)
      lifted.lift(at: start, at: .zero)
      lifted.carry(to: start + Point(x: 120, y: -60), at: .milliseconds(200))
      var plain = viewer()
      try act(&lifted)
      try act(&plain)
      #expect(lifted.liftedRows.isEmpty)
      #expect(lifted.checkInvariants().isEmpty)
      lifted.settle(limit: .seconds(3))
      plain.settle(limit: .seconds(3))
      lifted.advance(to: .seconds(5))
      plain.advance(to: .seconds(5))
      #expect(order(lifted) == order(plain))
      #expect(
        lifted.thumbnails.visibleLayoutAttributes == plain.thumbnails.visibleLayoutAttributes)
    }
  }

  @Test func `pages come and go elsewhere while some are in the hand`() throws {
    var viewer = viewer()
    viewer.lift(at: try middle(7, in: viewer), at: .zero)
    viewer.carry(to: try middle(8, in: viewer) + Point(x: 1, y: 0), at: .milliseconds(300))
    try viewer.delete([9, 2], at: .milliseconds(400))
    try viewer.insert([Page(id: 20, aspect: 1)], .first, at: .milliseconds(450))
    #expect(viewer.liftedRows.map(\.first) == [7])
    for time in stride(from: 500.0, through: 1500, by: 50) {
      viewer.advance(to: .milliseconds(time))
      #expect(viewer.checkInvariants().isEmpty)
    }
    #expect(viewer.pageBehindGap == 10)
    viewer.drop(at: .milliseconds(1600))
    viewer.settle(limit: .seconds(2))
    #expect(order(viewer) == [20, 1, 3, 4, 5, 6, 8, 7, 10, 11, 12])
  }

  @Test func `a lift without a page, and a second one, are refused`() throws {
    var viewer = viewer()
    #expect(
      viewer.lift(at: Point(x: 5, y: 600), at: .zero).map(\.kind) == [.liftRefused(.noPage)])
    viewer.lift(at: try middle(7, in: viewer), at: .zero)
    let before = viewer
    let again = viewer.lift(at: try middle(4, in: viewer), at: .zero)
    #expect(again.map(\.kind) == [.liftRefused(.carrying)] && viewer == before)
    #expect(viewer.carry(to: Point(x: .nan, y: 0), at: .zero).isEmpty && viewer == before)
  }

  @Test func `the other hand swipes the preview meanwhile`() throws {
    var viewer = viewer()
    viewer.lift(at: try middle(7, in: viewer), at: .zero)
    viewer.perform(.flick(.preview, .forward, velocity: 1500))
    viewer.settle(limit: .seconds(2))
    #expect(viewer.activePage == 6 && viewer.liftedRows.map(\.first) == [7])
    // The strip has gone on by a page under the pointer.
    #expect(viewer.pageBehindGap == 9)
    viewer.drop(at: viewer.now)
    viewer.settle(limit: .seconds(2))
    #expect(order(viewer)[6...7] == [8, 7] && viewer.activePage == 6)
  }

  @Test func `a million selected pages are lifted at once`() throws {
    var viewer = viewer(pages: 1_000_000, active: 500_000)
    viewer.select(.all, at: .zero)
    viewer.select(.toggle(500_001), at: .zero)
    viewer.lift(at: try middle(500_000, in: viewer), at: .zero)
    #expect(viewer.liftedRows.map(\.count) == [500_000, 499_999])
    viewer.advance(to: .milliseconds(300))
    let cells = viewer.thumbnails.visibleLayoutAttributes
    #expect(cells.map(\.details.page) == [500_001, 500_000])
    #expect(cells.last?.details.pileCount == 999_999)
  }

  @Test func `a strip of a few points scrolls at its edge, too`() {
    var viewer = DualStripViewer(
      pages: (1...12).map { Page(id: PageID($0), aspect: 0.7) },
      bounds: Size(width: 6, height: 800))
    viewer.lift(at: Point(x: 3, y: 30), at: .zero)
    viewer.carry(to: Point(x: 6, y: 30), at: .zero)
    viewer.advance(to: .milliseconds(100))
    #expect(viewer.presentation.thumbnailsPosition > 1)
  }

  @Test func `where many thumbnails pass a hand its gap moves once in a millisecond`() throws {
    var viewer = viewer(pages: 5000, active: 5)
    viewer.lift(at: try middle(7, in: viewer), at: .zero)
    viewer.focus(4000, animated: true, at: .zero)
    viewer.advance(to: .milliseconds(20))
    var moves = 0
    while let due = viewer.nextDeadlineTime, due <= .milliseconds(30) {
      viewer.advance(to: due)
      moves += 1
    }
    #expect(moves > 5 && moves < 20, "\(moves)")
  }
}
