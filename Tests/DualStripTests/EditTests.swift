import DualStrip
import Testing

@Suite struct EditTests {
  private func viewer(
    _ count: Int = 6, active: UInt64 = 3, _ configuration: DualStripViewer.Configuration = .init()
  ) -> DualStripViewer {
    DualStripViewer(
      pages: (0..<count).map { Page(id: PageID(UInt64($0 + 1)), aspect: 0.7071) },
      activePage: PageID(active), bounds: Size(width: 400, height: 800),
      configuration: configuration)
  }

  @Test func `a finger under which all pages went drags the first one that comes`() throws {
    var viewer = viewer(3)
    viewer.touchBegan(.preview, at: .zero)
    viewer.dragMoved(on: .preview, by: -30, at: .milliseconds(16))
    try viewer.delete([1, 2, 3], at: .milliseconds(32))
    viewer.advance(to: .seconds(1))
    #expect(viewer.count == 0 && viewer.driver == .none)
    try viewer.insert([Page(id: 9, aspect: 0.7)], .first, at: .seconds(1))
    viewer.advance(to: .seconds(2))
    viewer.dragMoved(on: .preview, by: -40, at: .milliseconds(2100))
    #expect(viewer.driver == .preview && viewer.phase == .dragging)
    #expect(viewer.presentation.previewPosition > 0)
  }

  @Test func `a delete shows its animation first and commits after`() throws {
    var viewer = viewer()
    let accepted = try viewer.delete([3], at: .zero)
    let edit = try #require(accepted.id)
    #expect(
      accepted.events.map(\.kind) == [
        .editAccepted(edit, pages: [3]),
        .activePageChanged(from: 3, to: 4, index: 3, cause: .delete),
      ])
    #expect(viewer.count == 6)
    viewer.advance(to: .milliseconds(75))
    let cell = try #require(viewer.thumbnails.layoutAttributesForItem(at: ItemIndex(item: 2)))
    #expect(abs(cell.alpha - 0.5) < 1e-9)
    viewer.advance(to: .milliseconds(225))
    #expect(viewer.presence(of: PageID(3)) == 0.5)
    let last = viewer.advance(to: .milliseconds(300))
    #expect(last.first?.kind == .committed(edit, pages: [PageID(3)]))
    #expect(viewer.count == 5)
    #expect(viewer.activePage == PageID(4))
  }

  @Test(arguments: [[1], [2, 3], [9, 1, 5, 7, 2], [12, 3, 4, 11, 6, 8, 9], Array(1...12)])
  func `pages that go together leave all others in their order`(gone: [UInt64]) throws {
    var viewer = viewer(12)
    _ = try viewer.delete(gone.map { PageID($0) }, at: .zero)
    viewer.settle(limit: .seconds(2))
    #expect(viewer.pages == (1...12).filter { !gone.contains($0) }.map { PageID($0) })
  }

  @Test func `a host that answers late or badly finds everything in its place`() throws {
    var viewer = viewer(6, active: 3, .init(commits: .byHost))
    let edit = try #require(try viewer.delete([3], at: .zero).id)
    viewer.advance(to: .seconds(2))
    #expect(viewer.pendingEdits.map(\.isCommitting) == [true])
    #expect(!viewer.isSettled)
    #expect(throws: EditRefusal(.tooLate)) { try viewer.cancel(edit, at: viewer.now) }
    try viewer.failCommit(edit, at: viewer.now)
    viewer.settle(limit: .seconds(2))
    #expect(viewer.isSettled)
    // The user has gone on to page 4 two seconds ago: that is where he stays.
    #expect(viewer.activePage == PageID(4))
    #expect(viewer.count == 6)
    #expect(throws: EditRefusal(.notWaiting)) { try viewer.failCommit(edit, at: viewer.now) }
    #expect(
      viewer.handle(.edit(.failCommit(edit)), at: viewer.now).map(\.kind)
        == [.editRefused(EditRefusal(.notWaiting))])
  }

  @Test(arguments: [0.0, 100, 2000]) func `what failed and is gone after all goes once more`(
    _ wait: Double
  ) throws {
    var viewer = viewer(6, active: 3, .init(commits: .byHost))
    let edit = try #require(try viewer.delete([3, 4], at: .zero).id)
    viewer.advance(to: .seconds(1))
    try viewer.failCommit(edit, at: viewer.now)
    viewer.advance(to: .milliseconds(1000 + wait))
    #expect(viewer.count == 6 && viewer.pendingEdits.isEmpty)
    var events = try viewer.commit(edit, at: viewer.now).events.map(\.kind)
    // The host has already removed the pages, so the viewer requests no commit, and no one can
    // cancel.
    #expect(viewer.pendingEdits.isEmpty)
    #expect(throws: EditRefusal(.tooLate)) { try viewer.cancel(edit, at: viewer.now) }
    events += viewer.settle(limit: .seconds(2)).map(\.kind)
    #expect(events.contains(.committed(edit, pages: [3, 4])))
    #expect(!events.contains(.commitRequested(edit, pages: [3, 4])) && viewer.isSettled)
    #expect(viewer.pages.map(\.rawValue) == [1, 2, 5, 6])
    #expect(throws: EditRefusal(.notWaiting)) { try viewer.commit(edit, at: viewer.now) }
  }

  @Test func `a host that owes a thousand answers is asked for no more`() throws {
    var viewer = viewer(1003, active: 1, .init(commits: .byHost))
    for page in 1...1000 { try viewer.delete([PageID(UInt64(page))], at: .zero) }
    #expect(throws: EditRefusal(.tooManyWaiting)) { try viewer.delete([1001], at: .zero) }
    viewer.advance(to: .seconds(1))
    try viewer.commit(EditID(rawValue: 500), at: .seconds(1))
    try viewer.delete([1001], at: .seconds(1))
    #expect(viewer.pendingEdits.count == 1000)
  }

  @Test func `what failed goes once more without the pages that are gone since`() throws {
    var viewer = viewer(6, active: 3, .init(commits: .byHost))
    let edit = try #require(try viewer.delete([3, 4], at: .zero).id)
    viewer.advance(to: .seconds(1))
    try viewer.failCommit(edit, at: viewer.now)
    let other = try #require(try viewer.delete([4], at: .seconds(2)).id)
    try viewer.commit(edit, at: .seconds(3))
    viewer.advance(to: .seconds(4))
    #expect(viewer.pendingEdits.map(\.id) == [other] && viewer.index(of: 3) == nil)
    #expect(throws: EditRefusal(.notWaiting)) { try viewer.failCommit(edit, at: .seconds(4)) }
  }

  @Test func `a refused commit changes nothing`() throws {
    var viewer = viewer(6, active: 3, .init(commits: .byHost))
    let failed = try #require(try viewer.delete([3], at: .zero).id)
    viewer.advance(to: .seconds(1))
    try viewer.failCommit(failed, at: .seconds(1))
    viewer.advance(to: .seconds(2))
    let other = try #require(try viewer.delete([3], at: .seconds(2)).id)
    viewer.advance(to: .seconds(3))
    let before = viewer
    // Another delete has closed its page.
    #expect(throws: EditRefusal(.notWaiting)) { try viewer.commit(failed, at: .seconds(3)) }
    #expect(viewer == before)
    // The same answer is accepted once the page has come back.
    try viewer.failCommit(other, at: .seconds(3))
    viewer.advance(to: .seconds(4))
    try viewer.commit(failed, at: .seconds(4))
    viewer.settle(limit: .seconds(2))
    #expect(viewer.index(of: 3) == nil)
    // An answer is used up: a page that comes with the same id is another one.
    try viewer.insert([Page(id: 3, aspect: 1)], .last, at: .seconds(7))
    #expect(throws: EditRefusal(.notWaiting)) { try viewer.commit(failed, at: .seconds(8)) }
    #expect(viewer.index(of: 3) != nil)
  }

  @Test func `a viewer that starts again goes on counting`() throws {
    var first = viewer(6, active: 3, .init(commits: .byHost))
    let old = try #require(try first.delete([3], at: .zero).id)
    #expect(old.rawValue == 1 && first.nextEdit.rawValue == 2)
    var second = DualStripViewer(
      pages: [Page(id: 1, aspect: 1), Page(id: 2, aspect: 1)],
      bounds: Size(width: 400, height: 800),
      configuration: .init(commits: .byHost), firstEdit: first.nextEdit)
    let new = try #require(try second.delete([1], at: .zero).id)
    second.advance(to: .seconds(1))
    // The old store's answer reaches no other page.
    #expect(throws: EditRefusal(.notWaiting)) { try second.commit(old, at: .seconds(1)) }
    #expect(new.rawValue == 2 && second.pendingEdits.map(\.id) == [new])
    for number in [Int.min, 0, Int.max] {
      let viewer = DualStripViewer(
        pages: [], bounds: .init(width: 1, height: 1), firstEdit: EditID(rawValue: number))
      #expect(viewer.nextEdit.rawValue >= 1)
    }
  }

  @Test func `a table of names gives each name one page, and each page its name`() {
    var names = PageNames<String>()
    let (cover, letter) = (names.id(of: "cover"), names.id(of: "letter"))
    #expect(cover != letter && names.id(of: "cover") == cover)
    #expect(names[cover] == "cover" && names[letter] == "letter" && names[PageID(99)] == nil)
    names.forget(cover)
    #expect(names[cover] == nil && names.id(of: "cover") != cover && names[letter] == "letter")
  }

  @Test func `a move beside one of its own pages, and an impossible aspect, are refused`() {
    var viewer = viewer()
    let before = viewer
    // In whatever order they are named.
    for pages: [PageID] in [[4, 2], [2, 4], [4, 3, 2], [3, 4, 2, 1]] {
      for destination in [Destination.before(2), .after(2)] {
        #expect(throws: EditRefusal(.relativeToItself, pages: [PageID(2)])) {
          try viewer.move(pages, destination, at: .zero)
        }
      }
    }
    for aspect in [0, -1, Double.nan, .infinity] {
      #expect(throws: EditRefusal(.invalidAspect, pages: [PageID(7)])) {
        try viewer.insert([Page(id: 7, aspect: aspect)], .last, at: .zero)
      }
      #expect(throws: EditRefusal(.invalidAspect, pages: [PageID(2)])) {
        try viewer.setAspect(aspect, of: PageID(2), at: .zero)
      }
    }
    #expect(viewer == before)
  }

  @Test func `a page that is dropped where it was is no edit`() throws {
    var viewer = viewer()
    let before = viewer
    #expect(try viewer.move([PageID(2)], .before(PageID(3)), at: .zero).id == nil)
    #expect(try viewer.move([PageID(2)], .after(PageID(1)), at: .zero).id == nil)
    #expect(viewer == before)
  }

  @Test func `an edit of a hundred thousand pages lists the slots under edit, no others`() throws {
    var viewer = viewer(100_000, active: 50_000)
    try viewer.delete([PageID(50_000), PageID(7)], at: .zero)
    try viewer.move([PageID(99_999)], .first, at: .zero)
    for k in 1...250 {
      viewer.advance(to: .milliseconds(k))
      #expect(viewer.slots.edited.count == 4)
      #expect(viewer.thumbnails.visibleLayoutAttributes.count <= 15)
    }
    viewer.settle(limit: .seconds(2))
    #expect(viewer.count == 99_998)
    #expect(viewer.index(of: PageID(99_999)) == 0)
  }

  @Test func `a commit in a hundred thousand pages moves nothing, and is told of once`() throws {
    var viewer = viewer(100_000, active: 50_000, .init(commits: .byHost))
    let edit = try #require(try viewer.delete([40_000], at: .zero).id)
    viewer.advance(to: .seconds(1))
    let before = viewer.thumbnails.visibleLayoutAttributes.map(\.size)
    let distance = viewer.position - Double(viewer.activeIndex ?? 0)
    let events = try viewer.commit(edit, at: viewer.now).events
    #expect(events.count == 2)
    #expect(viewer.count == 99_999)
    #expect(viewer.thumbnails.visibleLayoutAttributes.map(\.size) == before)
    #expect(viewer.position - Double(viewer.activeIndex ?? 0) == distance + 1)
    #expect(viewer.isSettled)
  }

  @Test func `a replaced list keeps the page in view where it is, even under a finger`() throws {
    var viewer = viewer()
    viewer.touchBegan(.preview, at: .zero)
    viewer.dragMoved(on: .preview, by: -80, at: .milliseconds(10))
    let kept = viewer.position - 2
    let pages = [9, 3, 4].map { Page(id: PageID($0), aspect: 1) }
    try viewer.replace(with: pages, at: .milliseconds(20))
    #expect(abs(viewer.position - 1 - kept) < 1e-12)
    #expect(viewer.activePage == PageID(3))
    viewer.touchEnded(on: .preview, at: .milliseconds(30))
    viewer.settle(limit: .seconds(3))
    #expect(viewer.checkInvariants().isEmpty)
    try viewer.replace(with: [], at: viewer.now)
    #expect(viewer.activePage == nil)
    #expect(viewer.isSettled)
  }

  @Test func `a viewer that commits by itself owes no answer, however many deletes run`() throws {
    var viewer = viewer(1003, active: 1)
    for page in 1...1001 { try viewer.delete([PageID(UInt64(page))], at: .zero) }
    viewer.settle(limit: .seconds(2))
    #expect(viewer.pages == [1002, 1003])
  }
}
