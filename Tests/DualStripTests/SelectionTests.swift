import DualStrip
import TestSupport
import Testing

/// Selecting pages.
@Suite struct SelectionTests {
  private func pages(_ viewer: DualStripViewer) -> [UInt64] { viewer.selectedPages.map(\.rawValue) }

  private func changes(_ events: [ViewerEvent]) -> [String] {
    events.compactMap { event in
      guard case .selectionChanged = event.kind else { return nil }
      return "\(event.kind)"
    }
  }

  @Test func `a row is selected from the page that was named before, in either direction`() {
    var viewer = StepTests.viewer(active: 3)
    #expect(changes(viewer.select(.to(PageID(6)), at: .zero)) == ["selection: +p3…p6"])
    #expect(changes(viewer.select(.to(PageID(1)), at: .zero)) == ["selection: +p1…p2, −p4…p6"])
    viewer.select(.only(PageID(9)), at: .zero)
    viewer.select(.toggle(PageID(11)), at: .zero)
    #expect(pages(viewer) == [9, 11] && viewer.selectedRows.map(\.count) == [1, 1])
    viewer.select(.to(PageID(10)), at: .zero)
    #expect(pages(viewer) == [10, 11])
    #expect(changes(viewer.select(.to(PageID(10)), at: .zero)).isEmpty)
    #expect(changes(viewer.select(.only(PageID(99)), at: .zero)).isEmpty)
    #expect(viewer.activePage == PageID(3) && viewer.isSettled)
  }

  @Test func `a million pages are selected by one row, and a page inserted among them is not`() {
    var viewer = StepTests.viewer(pages: 1_000_000)
    let events = viewer.select(.all, at: .zero)
    #expect(changes(events) == ["selection: +p1…p1000000"])
    viewer.handle(
      .edit(.insert([Page(id: PageID(7_000_000), aspect: 1)], .after(PageID(500)))), at: .zero)
    #expect(viewer.selectionCount == 1_000_000 && viewer.selectedRows.count == 2)
    #expect(!viewer.isSelected(PageID(7_000_000)) && viewer.isSelected(PageID(501)))
    viewer.select(.toggle(PageID(400_000)), at: .zero)
    #expect(viewer.selectedRows.map(\.count) == [500, 399_499, 600_000])
  }

  @Test func `pages on their way out are not selected, and are again if they come back`() {
    var viewer = StepTests.viewer(.init(commits: .byHost))
    viewer.select(.only(PageID(2)), at: .zero)
    viewer.select(.to(PageID(5)), at: .zero)
    let events = viewer.handle(.edit(.delete([PageID(3), PageID(4)])), at: .zero)
    #expect(changes(events) == ["selection: −p3…p4"] && pages(viewer) == [2, 5])
    // What is selected meanwhile leaves them out, and they keep what they were.
    viewer.select(.all, at: .milliseconds(100))
    #expect(viewer.selectionCount == 10)
    viewer.select(.only(PageID(1)), at: .milliseconds(120))
    viewer.advance(to: .seconds(1))
    let failed = viewer.handle(.edit(.failCommit(EditID(rawValue: 1))), at: .seconds(1))
    #expect(changes(failed) == ["selection: +p3…p4"] && pages(viewer) == [1, 3, 4])
  }

  @Test func `a selection moves with its pages, and a new list keeps those that it has`() {
    var viewer = StepTests.viewer()
    viewer.select(.only(PageID(2)), at: .zero)
    viewer.select(.to(PageID(3)), at: .zero)
    viewer.handle(.edit(.move([PageID(3)], .last)), at: .zero)
    #expect(pages(viewer) == [2, 3])
    viewer.advance(to: .seconds(1))
    #expect(pages(viewer) == [2, 3] && viewer.selectedRows.count == 2)
    let list = [4, 3, 20].map { Page(id: PageID($0), aspect: 1) }
    let events = viewer.handle(.edit(.replace(list)), at: .seconds(2))
    #expect(changes(events) == ["selection: −p2"] && pages(viewer) == [3])
  }

  @Test func `cells say whether their page is selected`() {
    var viewer = StepTests.viewer(active: 3)
    viewer.select(.only(PageID(3)), at: .zero)
    viewer.select(.toggle(PageID(4)), at: .zero)
    let cells = viewer.thumbnails.visibleLayoutAttributes.filter { $0.details.isSelected }
    #expect(cells.map(\.details.page) == [PageID(3), PageID(4)])
    #expect(viewer.preview.visibleLayoutAttributes.map(\.details.isSelected) == [true])
    #expect(viewer.accessibleElements.first?.description == "page 3 of 12, current, selected")
  }

  @Test func `Shift selects, Alt moves what is selected, Delete deletes it, Escape clears it`() {
    var viewer = StepTests.viewer(active: 3)
    func press(_ key: DualStripViewer.KeyPress) {
      let shortcuts = DualStripViewer.Shortcuts.usual
      guard let input = shortcuts.input(for: key, in: viewer) else { return }
      viewer.handle(input, at: viewer.now)
    }
    press(.init(.right, .shift))
    press(.init(.down, .shift))
    #expect(pages(viewer) == [3, 4, 5])
    press(.init(.left, .shift))
    #expect(pages(viewer) == [3, 4])
    press(.init(.right, .alt))
    #expect(viewer.pages.prefix(5).map(\.rawValue) == [1, 2, 5, 3, 4] && pages(viewer) == [3, 4])
    viewer.settle(limit: .seconds(2))
    press(.init(.delete))
    #expect(viewer.pendingEdits.first?.pages == [PageID(3), PageID(4)])
    viewer.settle(limit: .seconds(2))
    press(.init(.a, .command))
    #expect(viewer.selectionCount == 10)
    press(.init(.escape))
    #expect(viewer.selectionCount == 0)
    #expect(DualStripViewer.Shortcuts.usual.input(for: .init(.escape), in: viewer) == nil)
  }

  @Test func `after the selection was cleared, Shift goes on from the active page`() {
    var viewer = StepTests.viewer(active: 3)
    viewer.select(.only(PageID(9)), at: .zero)
    viewer.select(.none, at: .zero)
    let input = DualStripViewer.Shortcuts.usual.input(for: .init(.right, .shift), in: viewer)
    #expect(input == .select(.to(PageID(4))))
  }

  @Test func `Shift goes on from the page that was named last, wherever that has got to`() {
    let ways: [[DualStripViewer.Selecting]] = [
      [.only(9)], [.toggle(9)], [.only(9), .toggle(9)], [.only(4), .to(9)],
    ]
    for way in ways {
      var viewer = StepTests.viewer(active: 3)
      for pages in way { viewer.select(pages, at: .zero) }
      viewer.handle(.edit(.move([9], .before(2))), at: .zero)
      viewer.handle(.edit(.insert([Page(id: 20, aspect: 1)], .first)), at: .zero)
      let input = DualStripViewer.Shortcuts.usual.input(for: .init(.down, .shift), in: viewer)
      #expect(input == .select(.to(PageID(2))), "\(way)")
    }
  }
}
