@testable import DualStrip
import TestSupport
import Testing

/// Undo and redo, with a host that answers.
@Suite struct UndoTests {
  private func viewer(
    _ commits: DualStripViewer.Commits = .byHost, pages: Int = 8, active: Int = 4, limit: Int = 100
  ) -> DualStripViewer {
    StepTests.viewer(
      pages: pages, active: active, .init(commits: commits, undoLimit: limit))
  }

  private func id(_ number: Int) -> EditID { EditID(rawValue: number) }

  @Test func `a delete that is not committed is cancelled`() throws {
    var viewer = viewer()
    try viewer.delete([PageID(3)], at: .zero)
    let edit = try viewer.undo(at: .milliseconds(100))
    #expect(edit.id == nil)
    #expect(edit.events.map(\.kind).contains(.undone(id(1), by: nil)))
    #expect(edit.events.map(\.kind).contains(.editCancelled(id(1), pages: [PageID(3)])))
    viewer.settle(limit: .seconds(1))
    #expect(order(viewer) == Array(1...8) && viewer.canUndo == nil)
    #expect(viewer.canRedo?.kind == .delete && viewer.canRedo?.pages == [PageID(3)])
    #expect(try viewer.redo(at: viewer.now).id == id(2))
    #expect(viewer.pendingEdits.map(\.pages) == [[PageID(3)]])
  }

  @Test func `pages of a committed delete are asked for, and return to their places`() throws {
    var viewer = viewer()
    let aspect = viewer.aspect(of: PageID(3))
    viewer.select(.only(PageID(6)), at: .zero)
    try viewer.delete([6, 2, 3].map { PageID($0) }, at: .zero)
    viewer.settle(limit: .seconds(1))
    try viewer.commit(id(1), at: viewer.now)
    #expect(order(viewer) == [1, 4, 5, 7, 8] && viewer.selectionCount == 0)
    let undo = try viewer.undo(at: viewer.now)
    #expect(undo.id == id(2) && order(viewer) == [1, 4, 5, 7, 8])
    #expect(viewer.pendingRestores.map(\.pages) == [[2, 3, 6].map { PageID($0) }])
    #expect(!viewer.isSettled && viewer.canUndo == nil)
    let events = try viewer.commit(id(2), at: viewer.now).events.map(\.kind)
    #expect(events.contains(.restored(id(2), pages: [2, 3, 6].map { PageID($0) })))
    #expect(order(viewer) == Array(1...8) && viewer.selectedPages == [PageID(6)])
    #expect(viewer.aspect(of: PageID(3)) == aspect && viewer.presence(of: PageID(3)) == 0)
    viewer.settle(limit: .seconds(1))
    #expect(viewer.presence(of: PageID(3)) == 1 && viewer.isSettled)
    #expect(viewer.activePage == PageID(4))
  }

  @Test func `a restore that fails can be asked for again`() throws {
    var viewer = viewer()
    try viewer.delete([PageID(2)], at: .zero)
    viewer.settle(limit: .seconds(1))
    try viewer.commit(id(1), at: viewer.now)
    try viewer.undo(at: viewer.now)
    let events = try viewer.failCommit(id(2), at: viewer.now).events.map(\.kind)
    #expect(events == [.restoreFailed(id(2), pages: [PageID(2)])])
    #expect(viewer.canUndo?.id == id(1) && viewer.canRedo == nil && viewer.isSettled)
    try viewer.undo(at: viewer.now)
    try viewer.commit(id(3), at: viewer.now)
    #expect(order(viewer) == Array(1...8))
    #expect(throws: EditRefusal.self) { try viewer.commit(id(3), at: viewer.now) }
  }

  @Test func `an undo while the host owes an answer goes on with the answer`() throws {
    for fails in [false, true] {
      var viewer = viewer()
      try viewer.delete([PageID(2)], at: .zero)
      viewer.settle(limit: .seconds(1))
      #expect(try viewer.undo(at: viewer.now).id == id(2))
      let answer: Edit = fails ? .failCommit(id(1)) : .commit(id(1))
      let events = try viewer.edit(answer, at: viewer.now).events.map(\.kind)
      #expect(events.contains(.restoreRequested(id(2), pages: [PageID(2)])) != fails)
      if !fails { try viewer.commit(id(2), at: viewer.now) }
      viewer.settle(limit: .seconds(1))
      #expect(order(viewer) == Array(1...8) && viewer.canUndo == nil)
      // A delete that failed is nothing that could be done again.
      #expect(viewer.canRedo?.kind == (fails ? nil : .delete))
    }
  }

  @Test func `while the host owes an answer, a menu names what the next undo is about`() throws {
    var viewer = viewer()
    try viewer.move([PageID(1)], .last, at: .zero)
    try viewer.delete([PageID(2)], at: .zero)
    viewer.settle(limit: .seconds(1))
    #expect(viewer.canUndo?.kind == .delete && viewer.undoDepth == 2)
    try viewer.undo(at: viewer.now)
    #expect(viewer.canUndo?.kind == .move && viewer.canRedo?.kind == .delete)
    try viewer.undo(at: viewer.now)
    #expect(viewer.canUndo == nil && viewer.canRedo?.kind == .move)
    #expect(throws: EditRefusal(.nothingToUndo)) { try viewer.undo(at: viewer.now) }
    // As the delete fails, both wishes come to nothing.
    let events = try viewer.failCommit(id(2), at: viewer.now).events.map(\.kind)
    #expect(events.contains(.editCancelled(id(3), pages: [])))
    #expect(events.contains(.editCancelled(id(4), pages: [])))
    #expect(viewer.canUndo?.kind == .move && viewer.canRedo == nil)
  }

  @Test func `a redo while pages are being restored deletes them when they are back`() throws {
    var viewer = viewer()
    try viewer.delete([PageID(2)], at: .zero)
    viewer.settle(limit: .seconds(1))
    try viewer.commit(id(1), at: viewer.now)
    try viewer.undo(at: viewer.now)
    #expect(try viewer.redo(at: viewer.now).id == id(3))
    try viewer.commit(id(2), at: viewer.now)
    #expect(viewer.pendingEdits.map(\.id) == [id(3)])
    viewer.settle(limit: .seconds(1))
    try viewer.commit(id(3), at: viewer.now)
    #expect(!order(viewer).contains(2) && viewer.canUndo?.kind == .delete)
  }

  @Test func `a delete that failed is nothing to undo, and none to redo`() throws {
    var viewer = viewer()
    try viewer.delete([PageID(2)], at: .zero)
    viewer.settle(limit: .seconds(1))
    try viewer.failCommit(id(1), at: viewer.now)
    #expect(viewer.canUndo == nil && viewer.canRedo == nil)
    #expect(viewer.undoDepth == 0 && viewer.redoDepth == 0)
    // If the host deletes the pages after all, the delete can be undone.
    try viewer.commit(id(1), at: viewer.now)
    #expect(viewer.canUndo?.id == id(1))
    try viewer.undo(at: viewer.now)
    viewer.settle(limit: .seconds(1))
    #expect(viewer.pendingRestores.map(\.pages) == [[PageID(2)]])
  }

  @Test func `an insert is undone by a delete, and redone by a restore`() throws {
    var viewer = viewer()
    try viewer.insert([Page(id: PageID(9), aspect: 2)], .after(PageID(2)), at: .zero)
    #expect(try viewer.undo(at: .milliseconds(100)).id == id(2))
    #expect(viewer.pendingEdits.map(\.pages) == [[PageID(9)]])
    // In the middle of its delete, a redo takes that back.
    try viewer.redo(at: .milliseconds(150))
    viewer.settle(limit: .seconds(1))
    #expect(order(viewer) == [1, 2, 9, 3, 4, 5, 6, 7, 8])
    try viewer.undo(at: viewer.now)
    viewer.settle(limit: .seconds(1))
    let delete = try #require(viewer.pendingEdits.first?.id)
    try viewer.failCommit(delete, at: viewer.now)
    #expect(viewer.canUndo?.kind == .insert && viewer.canRedo == nil)
    try viewer.undo(at: viewer.now)
    viewer.settle(limit: .seconds(1))
    try viewer.commit(try #require(viewer.pendingEdits.first?.id), at: viewer.now)
    #expect(order(viewer) == Array(1...8))
    try viewer.redo(at: viewer.now)
    try viewer.commit(try #require(viewer.pendingRestores.first?.id), at: viewer.now)
    #expect(order(viewer) == [1, 2, 9, 3, 4, 5, 6, 7, 8] && viewer.aspect(of: PageID(9)) == 2)
  }

  @Test func `moves and arrangements go back and forth`() throws {
    var viewer = viewer(.immediate)
    try viewer.move([7, 2].map { PageID($0) }, .after(PageID(4)), at: .zero)
    viewer.settle(limit: .seconds(1))
    let moved = order(viewer)
    try viewer.arrange(viewer.pages.interleaved, at: viewer.now)
    viewer.settle(limit: .seconds(1))
    let arranged = order(viewer)
    #expect(viewer.canUndo?.kind == .arrange)
    try viewer.undo(at: viewer.now)
    viewer.settle(limit: .seconds(1))
    #expect(order(viewer) == moved)
    try viewer.undo(at: viewer.now)
    // Redone before it has arrived.
    try viewer.redo(at: viewer.now + .milliseconds(100))
    try viewer.redo(at: viewer.now + .milliseconds(100))
    viewer.settle(limit: .seconds(1))
    #expect(order(viewer) == arranged)
    for _ in 0..<2 { try viewer.undo(at: viewer.now) }
    viewer.settle(limit: .seconds(1))
    #expect(order(viewer) == Array(1...8) && viewer.canUndo == nil)
  }

  @Test func `an arrangement of many pages comes back`() throws {
    var viewer = viewer(.immediate, pages: 300)
    try viewer.arrange(viewer.pages.interleaved, at: .zero)
    viewer.settle(limit: .seconds(1))
    try viewer.undo(at: viewer.now)
    viewer.settle(limit: .seconds(1))
    #expect(order(viewer) == Array(1...300) && viewer.activePage == PageID(4))
    #expect(viewer.checkInvariants() == [])
  }

  @Test func `a new list goes back and forth, with what the host has inserted since`() throws {
    var viewer = viewer(.byHost, pages: 4, active: 2)
    try viewer.replace(
      with: [4, 1, 9].map { Page(id: PageID($0), aspect: 1) }, at: .zero)
    try viewer.edit(
      .byHost(.insert([Page(id: PageID(20), aspect: 1)], .after(PageID(1)))), at: .zero)
    viewer.settle(limit: .seconds(1))
    #expect(viewer.canUndo?.kind == .replace)
    try viewer.undo(at: viewer.now)
    let restore = try #require(viewer.pendingRestores.first)
    #expect(restore.pages == [2, 3].map { PageID($0) } && order(viewer) == [4, 1, 20, 9])
    try viewer.commit(restore.id, at: viewer.now)
    #expect(order(viewer) == [1, 2, 3, 4, 20])
    try viewer.redo(at: viewer.now)
    try viewer.commit(try #require(viewer.pendingRestores.first?.id), at: viewer.now)
    #expect(Set(order(viewer)) == [4, 1, 9, 20] && order(viewer).first == 4)
  }

  @Test func `what the host does by itself is passed over`() throws {
    var viewer = viewer(.immediate)
    try viewer.delete([PageID(3)], at: .zero)
    viewer.settle(limit: .seconds(1))
    try viewer.undo(at: viewer.now)
    #expect(viewer.canRedo?.kind == .delete)
    let scan = Edit.insert([Page(id: PageID(30), aspect: 1)], .last)
    try viewer.edit(.byHost(scan), at: viewer.now)
    try viewer.edit(.byHost(.move([PageID(1)], .after(PageID(2)))), at: viewer.now)
    try viewer.edit(.byHost(.delete([PageID(8)])), at: viewer.now)
    viewer.settle(limit: .seconds(1))
    #expect(viewer.canUndo == nil && viewer.canRedo?.kind == .delete)
    try viewer.redo(at: viewer.now)
    viewer.settle(limit: .seconds(1))
    #expect(order(viewer) == [2, 1, 4, 5, 6, 7, 30])
    try viewer.insert([Page(id: PageID(31), aspect: 1)], .last, at: viewer.now)
    #expect(viewer.undoDepth == 2 && viewer.redoDepth == 0)
  }

  @Test func `an edit of which nothing is left is passed over`() throws {
    var viewer = viewer(.immediate)
    try viewer.move([PageID(1)], .last, at: .zero)
    try viewer.insert([Page(id: PageID(9), aspect: 1)], .last, at: .zero)
    try viewer.edit(.byHost(.delete([PageID(9)])), at: .seconds(1))
    viewer.settle(limit: .seconds(1))
    #expect(viewer.undoDepth == 2 && viewer.canUndo?.kind == .move)
    try viewer.undo(at: viewer.now)
    viewer.settle(limit: .seconds(1))
    #expect(order(viewer) == Array(1...8) && viewer.undoDepth == 0 && viewer.redoDepth == 1)
    #expect(throws: EditRefusal(.nothingToUndo)) { try viewer.undo(at: viewer.now) }
  }

  @Test func `an undo waits for the host, even below an edit of which nothing is left`() throws {
    var viewer = viewer()
    try viewer.delete([PageID(3)], at: .zero)
    viewer.settle(limit: .seconds(1))
    // The delete waits for its answer, while the host takes away what people move.
    try viewer.move([PageID(7)], .first, at: viewer.now)
    try viewer.edit(.byHost(.delete([PageID(7)])), at: viewer.now)
    viewer.settle(limit: .seconds(1))
    try viewer.commit(id(3), at: viewer.now)
    #expect(try viewer.undo(at: viewer.now).id == id(4))
    #expect(viewer.pendingRestores.isEmpty && viewer.pendingEdits.map(\.id) == [id(1)])
    try viewer.commit(id(1), at: viewer.now)
    try viewer.commit(id(4), at: viewer.now)
    #expect(order(viewer) == [1, 2, 3, 4, 5, 6, 8] && viewer.canRedo?.kind == .delete)
  }

  @Test func `pages return next to the nearest page before them, or else behind`() throws {
    var viewer = viewer(.immediate)
    func delete(_ page: UInt64, byHost: Bool = false) throws {
      let edit = Edit.delete([PageID(page)])
      try viewer.edit(byHost ? .byHost(edit) : edit, at: viewer.now)
      viewer.settle(limit: .seconds(1))
    }
    try delete(5)
    try delete(1)
    // The host takes the neighbours away, and puts something before them.
    for page in [4, 3] { try delete(UInt64(page), byHost: true) }
    try viewer.edit(
      .byHost(.insert([Page(id: PageID(40), aspect: 1)], .first)), at: viewer.now)
    viewer.settle(limit: .seconds(1))
    #expect(order(viewer) == [40, 2, 6, 7, 8])
    try viewer.undo(at: viewer.now)
    // No page was before page 1, so it is before the one behind it.
    #expect(order(viewer) == [40, 1, 2, 6, 7, 8])
    try viewer.undo(at: viewer.now)
    #expect(order(viewer) == [40, 1, 2, 5, 6, 7, 8])
  }

  @Test func `moved pages return around one on its way out, beyond those that have gone`() throws {
    var viewer = viewer()
    func wait() { viewer.settle(limit: .seconds(1)) }
    try viewer.delete([PageID(4)], at: .zero)
    try viewer.delete([PageID(5), PageID(8)], at: .zero)
    wait()
    try viewer.commit(id(1), at: viewer.now)
    try viewer.delete([PageID(3)], at: viewer.now)
    wait()
    try viewer.move([1, 2, 6, 7].map { PageID($0) }, .last, at: viewer.now)
    wait()
    try viewer.commit(id(2), at: viewer.now)
    #expect(order(viewer) == [3, 1, 2, 6, 7])
    try viewer.undo(at: viewer.now)
    wait()
    #expect(order(viewer) == [1, 2, 3, 6, 7])
  }

  @Test func `a redo deletes those pages alone that nobody else is deleting`() throws {
    var viewer = viewer()
    try viewer.delete([PageID(1), PageID(3)], at: .zero)
    try viewer.undo(at: .zero)
    try viewer.edit(.byHost(.delete([PageID(1)])), at: .zero)
    try viewer.redo(at: .zero)
    viewer.settle(limit: .seconds(1))
    try viewer.failCommit(id(2), at: viewer.now)
    try viewer.commit(id(3), at: viewer.now)
    for _ in 0..<2 {
      #expect(order(viewer) == [1, 2, 4, 5, 6, 7, 8])
      let undo = try #require(viewer.undo(at: viewer.now).id)
      try viewer.commit(undo, at: viewer.now)
      #expect(order(viewer) == [1, 2, 3, 4, 5, 6, 7, 8])
      let redo = try #require(viewer.redo(at: viewer.now).id)
      viewer.settle(limit: .seconds(1))
      try viewer.commit(redo, at: viewer.now)
    }
  }

  @Test func `the oldest edits make room, and a limit of none remembers nothing`() throws {
    var viewer = viewer(.immediate, limit: 2)
    for page in [2, 3, 4] {
      try viewer.delete([PageID(UInt64(page))], at: viewer.now)
      viewer.settle(limit: .seconds(1))
    }
    #expect(viewer.undoDepth == 2)
    try viewer.undo(at: viewer.now)
    try viewer.undo(at: viewer.now)
    // Page 2 will not come back, so page 3 is beside page 1.
    #expect(order(viewer) == [1, 3, 4, 5, 6, 7, 8] && viewer.canUndo == nil)
    viewer = self.viewer(.immediate, limit: 0)
    try viewer.delete([PageID(1)], at: .zero)
    #expect(viewer.canUndo == nil && viewer.undoDepth == 0)
  }

  @Test func `a restore goes on when new edits leave nothing to redo`() throws {
    for fails in [false, true] {
      var viewer = viewer()
      try viewer.delete([PageID(3)], at: .zero)
      viewer.settle(limit: .seconds(1))
      try viewer.commit(id(1), at: viewer.now)
      try viewer.undo(at: viewer.now)
      try viewer.move([PageID(1)], .last, at: viewer.now)
      #expect(viewer.redoDepth == 0 && viewer.undoDepth == 1)
      try viewer.edit(fails ? .failCommit(id(2)) : .commit(id(2)), at: viewer.now)
      viewer.settle(limit: .seconds(1))
      #expect(order(viewer).contains(3) != fails && viewer.isSettled)
      #expect(viewer.undoDepth == (fails ? 2 : 1))
    }
  }

  @Test func `a thousand undos in a million pages name no page twice`() throws {
    var viewer = viewer(.immediate, pages: 1_000_000, active: 500_000, limit: 1000)
    for number in 0..<1000 {
      try viewer.delete([PageID(UInt64(400_000 + number))], at: viewer.now)
      viewer.settle(limit: .seconds(1))
    }
    #expect(viewer.count == 999_000)
    for _ in 0..<1000 { try viewer.undo(at: viewer.now) }
    viewer.settle(limit: .seconds(1))
    #expect(viewer.count == 1_000_000 && viewer.index(of: PageID(400_500)) == 400_499)
  }

  @Test func `an undo that deletes is refused if the host owes a thousand answers`() throws {
    var viewer = viewer()
    try viewer.insert([Page(id: PageID(9), aspect: 1)], .last, at: .zero)
    viewer.settle(limit: .seconds(1))
    for _ in 0..<999 { _ = viewer.edits.add(.committing) }
    var full = viewer
    _ = full.edits.add(.committing)
    #expect(throws: EditRefusal(.tooManyWaiting)) { try full.undo(at: full.now) }
    // An edit that only moves pages needs no answer, so it does not count.
    let move = MoveAnimation(start: viewer.now, duration: .seconds(1), easing: .linear)
    _ = viewer.edits.add(.moving(move))
    #expect(try viewer.undo(at: viewer.now).id != nil)
  }

  @Test func `a redo that fails is not remembered if newer edits have taken its room`() throws {
    var viewer = viewer(limit: 1)
    try viewer.insert([Page(id: PageID(9), aspect: 1)], .last, at: .zero)
    viewer.settle(limit: .seconds(1))
    try viewer.undo(at: viewer.now)
    viewer.settle(limit: .seconds(1))
    try viewer.commit(id(2), at: viewer.now)
    #expect(try viewer.redo(at: viewer.now).id == id(3))
    try viewer.move([PageID(1)], .last, at: viewer.now)
    #expect(viewer.undoDepth == 1 && viewer.pendingRestores.map(\.id) == [id(3)])
    try viewer.failCommit(id(3), at: viewer.now)
    #expect(viewer.undoDepth == 1 && viewer.redoDepth == 0 && viewer.canUndo?.kind == .move)
  }

  @Test func `an undo that failed and is carried out after all can be done again`() throws {
    var viewer = viewer()
    try viewer.insert([Page(id: PageID(9), aspect: 1)], .last, at: .zero)
    viewer.settle(limit: .seconds(1))
    let undo = try #require(viewer.undo(at: viewer.now).id)
    viewer.settle(limit: .seconds(1))
    try viewer.failCommit(undo, at: viewer.now)
    #expect(viewer.undoDepth == 1 && viewer.redoDepth == 0 && order(viewer).contains(9))
    viewer.settle(limit: .seconds(1))
    try viewer.commit(undo, at: viewer.now)
    viewer.settle(limit: .seconds(1))
    #expect(viewer.undoDepth == 0 && viewer.canRedo?.kind == .insert && !order(viewer).contains(9))
    let redo = try #require(viewer.redo(at: viewer.now).id)
    try viewer.commit(redo, at: viewer.now)
    viewer.settle(limit: .seconds(1))
    #expect(viewer.undoDepth == 1 && order(viewer).last == 9)
  }
}
