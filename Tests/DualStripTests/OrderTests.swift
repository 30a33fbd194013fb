import DualStrip
import Testing

/// What happens at one time happens in one order.
@Suite struct OrderTests {
  private func viewer(
    _ configuration: DualStripViewer.Configuration = .init()
  ) -> DualStripViewer {
    DualStripViewer(
      pages: (1...8).map { Page(id: PageID(UInt64($0)), aspect: 0.7) }, activePage: PageID(4),
      bounds: Size(width: 400, height: 800), configuration: configuration)
  }

  private func names(_ events: [ViewerEvent]) -> [String] {
    events.map { event in
      switch event.kind {
      case .resized: return "resized"
      case .commitRequested: return "commit requested"
      case .committed: return "committed"
      case .driverChanged: return "driver changed"
      case .settled: return "settled"
      case .focusFinished: return "focus finished"
      default: return "\(event)"
      }
    }
  }

  @Test func `at one time a resize ends first, then edits, then a motion rests`() throws {
    var viewer = viewer(.init(commits: .byHost))
    viewer.changeBounds(
      to: Size(width: 800, height: 400), insets: .zero, over: .milliseconds(300), at: .zero)
    try viewer.delete([PageID(1)], at: .zero)
    viewer.focus(PageID(6), animated: true, at: .zero)
    let events = viewer.advance(to: .milliseconds(300))
    #expect(
      names(events) == [
        "resized", "commit requested", "driver changed", "settled", "focus finished",
      ])
    #expect(events.allSatisfy { $0.time == .milliseconds(300) })
  }

  @Test func `edits that end at one time end in the order of their requests`() throws {
    var viewer = viewer(.init(commits: .byHost))
    for page: UInt64 in [7, 2, 5] { try viewer.delete([PageID(page)], at: .zero) }
    let asked = viewer.advance(to: .milliseconds(300)).compactMap { event -> PageID? in
      if case .commitRequested(_, let pages) = event.kind { pages.first } else { nil }
    }
    #expect(asked == [PageID(7), PageID(2), PageID(5)])
  }

  @Test func `an input comes after what falls due at its time`() throws {
    var viewer = viewer()
    try viewer.delete([PageID(1)], at: .zero)
    let events = viewer.handle(.focus(PageID(8), animated: false), at: .milliseconds(300))
    #expect(names(events).first == "committed")
  }

  @Test func `while a curve runs the target is where it will rest`() {
    var viewer = viewer()
    viewer.perform(.flick(.thumbnails, .forward, velocity: 900))
    #expect(viewer.targetPage != viewer.activePage)
    let target = viewer.targetPage
    viewer.settle(limit: .seconds(3))
    #expect(viewer.activePage == target)
    #expect(viewer.targetPage == target)
    viewer.touchBegan(.preview, at: viewer.now)
    viewer.dragMoved(on: .preview, by: -300, at: viewer.now + .milliseconds(10))
    #expect(viewer.targetPage == viewer.activePage)
  }

  @Test func `the maps know the scale of both panes`() {
    let maps = viewer().synchronizer
    #expect(abs(maps.thumbnailsOffset(forPreviewOffset: 1000) - (2.5 * 37 - 183.5)) < 1e-9)
    #expect(abs(maps.previewOffset(forThumbnailsOffset: 2.5 * 37 - 183.5) - 1000) < 1e-9)
    #expect(maps.position(forPreviewOffset: 1400) == 3.5)
    #expect(abs(maps.position(forThumbnailsOffset: 7 * 37 - 183.5) - 7) < 1e-12)
  }

  @Test func `another lower inset is another size of the panes, the other insets are none`() {
    var viewer = viewer()
    let size = viewer.bounds
    #expect(
      viewer.changeBounds(to: size, insets: EdgeInsets(top: 30, left: 9, right: 9), at: .zero)
        .isEmpty)
    #expect(viewer.insets == EdgeInsets(top: 30, left: 9, right: 9))
    let events = viewer.changeBounds(to: size, insets: EdgeInsets(bottom: 30), at: .zero)
    #expect(events.map { $0.kind } == [.resized(size)])
    #expect(viewer.presentation.thumbnailsFrame.maxY == size.height - 30)
  }

  @Test func `a tap in the gap between two thumbnails does nothing`() {
    var viewer = viewer()
    let strip = viewer.thumbnails
    guard let left = strip.layoutAttributesForItem(at: ItemIndex(item: 5))?.frame else { return }
    let gap = Point(x: left.maxX + 2 - strip.contentOffset.x, y: 30)
    let before = viewer
    #expect(viewer.tapThumbnails(at: gap, at: .zero).isEmpty)
    #expect(viewer == before)
    #expect(!viewer.tapThumbnails(at: Point(x: gap.x - 4, y: 30), at: .zero).isEmpty)
  }

  @Test func `a finger drags on after the document was emptied and filled again`() throws {
    var viewer = viewer()
    viewer.handle(.touchBegan(.preview), at: .zero)
    viewer.handle(.dragMoved(.preview, by: -60), at: .zero)
    viewer.handle(.edit(.replace([])), at: .milliseconds(10))
    let pages = (1...4).map { Page(id: PageID(UInt64($0)), aspect: 0.7) }
    viewer.handle(.edit(.replace(pages)), at: .milliseconds(20))
    #expect(viewer.position == 0)
    viewer.handle(.dragMoved(.preview, by: -60), at: .milliseconds(30))
    #expect(viewer.position > 0)
  }

  /// Only the bottom inset moves the panes.
  @Test func `insets beside the panes count at once, also while the bounds change`() {
    var viewer = viewer()
    let size = Size(width: 800, height: 400)
    viewer.changeBounds(
      to: size, insets: EdgeInsets(bottom: 20), over: .milliseconds(300), at: .zero)
    let insets = EdgeInsets(top: 10, left: 20, bottom: 20, right: 30)
    viewer.changeBounds(to: size, insets: insets, over: .zero, at: .milliseconds(100))
    viewer.advance(to: .milliseconds(150))
    #expect(viewer.isResizing)
    #expect(
      viewer.insets.top == 10 && viewer.insets.left == 20 && viewer.insets.right == 30)
    #expect(viewer.insets.bottom > 0 && viewer.insets.bottom < 20)
  }

  @Test func `what falls due before a refused edit is told with the refusal`() throws {
    var viewer = viewer()
    let edit = try #require(try viewer.delete([PageID(3)], at: .zero).id)
    do throws(EditRefusal) {
      try viewer.delete([PageID(99)], at: .seconds(1))
      Issue.record("accepted")
    } catch {
      #expect(error.events.first?.kind == .committed(edit, pages: [PageID(3)]))
      #expect(error.events.first?.time == .milliseconds(300) && viewer.now == .seconds(1))
    }
  }

  @Test func `a thousand undos and redos wait for the host, and no more`() throws {
    var viewer = viewer(.init(commits: .byHost))
    try viewer.delete([PageID(2)], at: .zero)
    viewer.advance(to: .seconds(1))
    for number in 0..<1000 {
      try viewer.edit(number.isMultiple(of: 2) ? .undo : .redo, at: .seconds(1))
    }
    #expect(throws: EditRefusal(.tooManyWaiting)) { try viewer.undo(at: .seconds(1)) }
  }

  @Test func `of two edits that know a page that is gone, the later one knows its place`() throws {
    var viewer = viewer(.init(commits: .byHost))
    try viewer.move([PageID(8)], .after(PageID(4)), at: .zero)
    viewer.advance(to: .seconds(1))
    for page: UInt64 in [4, 8, 5] { try viewer.delete([PageID(page)], at: .seconds(1)) }
    viewer.advance(to: .seconds(2))
    // Page 4 is still on its way out, and page 8 was between it and page 5.
    for edit in [3, 4] { try viewer.commit(EditID(rawValue: edit), at: .seconds(2)) }
    let undo = try #require(try viewer.undo(at: .seconds(2)).id)
    try viewer.commit(undo, at: .seconds(2))
    #expect(order(viewer) == [1, 2, 3, 4, 5, 6, 7])
  }

  @Test func `a delete that is forgotten before it fails is nothing to undo`() throws {
    var viewer = viewer(.init(commits: .byHost, undoLimit: 1))
    let edit = try #require(try viewer.delete([PageID(2)], at: .zero).id)
    try viewer.move([PageID(1)], .last, at: .zero)
    viewer.advance(to: .seconds(1))
    try viewer.failCommit(edit, at: .seconds(1))
    #expect(viewer.undoDepth == 1 && viewer.canUndo?.kind == .move)
  }

  @Test func `a delete whose pages the host has brought back is nothing to undo`() throws {
    var viewer = viewer()
    try viewer.delete([PageID(2)], at: .zero)
    viewer.advance(to: .seconds(1))
    let page = Page(id: PageID(2), aspect: 1)
    try viewer.edit(.byHost(.insert([page], .first)), at: .seconds(1))
    #expect(viewer.canUndo == nil)
    #expect(throws: EditRefusal(.nothingToUndo)) { try viewer.undo(at: .seconds(2)) }
  }

  @Test func `under a finger the nearest page keeps its distance while others close`() throws {
    var viewer = viewer()
    viewer.touchBegan(.preview, at: .zero)
    viewer.dragMoved(on: .preview, by: -160, at: .zero)
    try viewer.delete([PageID(4)], at: .zero)
    try viewer.delete([PageID(5)], at: .milliseconds(100))
    viewer.advance(to: .milliseconds(300))
    #expect(abs(viewer.position - 3.4) < 1e-9)
    // Page 5 has two thirds of its room left, so page 6 is the nearest.
    viewer.advance(to: .seconds(1))
    #expect(abs(viewer.position - (3.4 - 2.0 / 3)) < 1e-9)
  }
}
