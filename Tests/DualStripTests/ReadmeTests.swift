import DualStrip
import Testing

/// The README's viewer, run; that it compiles as it stands there, `Tests/Examples/run` checks.
@Suite struct ReadmeTests {
  @Test func `the library works without a scenario, as the README shows`() {
    var viewer = DualStripViewer(
      pages: (1...12).map { Page(id: PageID($0), aspect: 0.7071) },
      bounds: Size(width: 393, height: 852), insets: EdgeInsets(top: 59, bottom: 34))
    viewer.perform(.flick(.preview, .forward, velocity: 1200))
    viewer.changeBounds(
      to: Size(width: 852, height: 393), insets: EdgeInsets(left: 59, right: 59),
      over: .milliseconds(300), at: viewer.now)
    viewer.advance(to: viewer.now + .milliseconds(100))
    #expect(viewer.thumbnails.visibleLayoutAttributes.count >= 8)

    viewer.settle(limit: .seconds(10))
    #expect(viewer.activePage == 2)
    #expect(viewer.position == 1)
    let cells = viewer.thumbnails.visibleLayoutAttributes
    #expect(cells.contains { $0.details.expansion == 1 && $0.element == .cell(ItemIndex(item: 1)) })
    #expect(cells.first?.details.page == 1)
  }

  @Test func `a host that keeps its data elsewhere answers for commits`()
    throws
  {
    var viewer = DualStripViewer(
      pages: (1...12).map { Page(id: PageID($0), aspect: 0.7071) }, activePage: 2,
      bounds: Size(width: 393, height: 852))
    viewer.handle(.setCommits(.byHost), at: viewer.now)
    let delete = try viewer.delete([2], at: viewer.now)
    #expect(viewer.activePage == 3)
    let told = viewer.settle(limit: .seconds(1)).map { "\($0)" }
    #expect(told == ["300 ms: edit 1 of p2: commit?"])
    if let id = delete.id { try viewer.commit(id, at: viewer.now) }
    #expect(viewer.pages.count == 11 && viewer.isSettled)
  }
}
