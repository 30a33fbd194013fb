import DualStrip
import Testing

/// Edits that are refused, each for its reason and with the pages that cause it.
@Suite struct RefusalTests {
  private static let scan = Page(id: 20, aspect: 1)
  private static let flat = Page(id: 21, aspect: 0)
  private static let other = EditID(rawValue: 9)

  /// Page 3 is being deleted by edit 1.
  private static let refused: [(Edit, EditRefusal)] = [
    (.delete([]), EditRefusal(.nothing)),
    (.delete([3]), EditRefusal(.beingDeleted, pages: [3])),
    (.delete([1, 3, 99]), EditRefusal(.unknownPage, pages: [99])),
    (.delete([1, 1]), EditRefusal(.duplicate, pages: [1, 1])),
    (.insert([], .first), EditRefusal(.nothing)),
    (.insert([scan], .before(99)), EditRefusal(.unknownPage, pages: [99])),
    (.insert([scan], .after(3)), EditRefusal(.beingDeleted, pages: [3])),
    (.insert([scan, scan], .last), EditRefusal(.duplicate, pages: [20, 20])),
    (.insert([scan, flat], .last), EditRefusal(.invalidAspect, pages: [21])),
    (.insert([Page(id: 3, aspect: 1)], .last), EditRefusal(.alreadyThere, pages: [3])),
    (.move([], .first), EditRefusal(.nothing)),
    (.move([99], .first), EditRefusal(.unknownPage, pages: [99])),
    (.move([3], .first), EditRefusal(.beingDeleted, pages: [3])),
    (.move([1], .after(99)), EditRefusal(.unknownPage, pages: [99])),
    (.move([1], .before(3)), EditRefusal(.beingDeleted, pages: [3])),
    (.move([1, 1], .last), EditRefusal(.duplicate, pages: [1, 1])),
    (.move([1, 2], .after(2)), EditRefusal(.relativeToItself, pages: [2])),
    (.turn([], quarters: 1), EditRefusal(.nothing)),
    (.turn([99], quarters: 1), EditRefusal(.unknownPage, pages: [99])),
    (.turn([5], quarters: 0), EditRefusal(.invalidTurn, pages: [5])),
    (.turn([3], quarters: 1), EditRefusal(.beingDeleted, pages: [3])),
    (.turn([1, 1], quarters: 1), EditRefusal(.duplicate, pages: [1, 1])),
    (.arrange([]), EditRefusal(.nothing)),
    (.arrange([1, 2, 99, 4, 5, 6]), EditRefusal(.unknownPage, pages: [99])),
    (.arrange([1, 2, 2, 4, 5, 6]), EditRefusal(.duplicate, pages: [2, 2])),
    (.arrange([3, 1, 2, 4, 5, 6]), EditRefusal(.beingDeleted, pages: [3])),
    (.arrange([1, 2, 4]), EditRefusal(.missing, pages: [5, 6])),
    (.replace([scan, flat]), EditRefusal(.invalidAspect, pages: [21])),
    (.replace([scan, scan]), EditRefusal(.duplicate, pages: [20, 20])),
    (.setAspect(1, -1), EditRefusal(.invalidAspect, pages: [1])),
    (.setAspect(99, .nan), EditRefusal(.invalidAspect, pages: [99])),
    (.commit(EditID(rawValue: 1)), EditRefusal(.notWaiting)),
    (.failCommit(EditID(rawValue: 1)), EditRefusal(.notWaiting)),
    (.commit(other), EditRefusal(.notWaiting)),
    (.failCommit(other), EditRefusal(.notWaiting)),
    (.cancel(other), EditRefusal(.tooLate)),
    (.redo, EditRefusal(.nothingToRedo)),
    (.byHost(.redo), EditRefusal(.nothingToRedo)),
    (.byHost(.delete([3])), EditRefusal(.beingDeleted, pages: [3])),
  ]

  @Test func `an edit is refused by its reason, and changes nothing`() throws {
    var viewer = StepTests.viewer(pages: 6, .init(commits: .byHost))
    try viewer.delete([3], at: .zero)
    viewer.advance(to: .milliseconds(100))
    let before = viewer
    for (edit, refusal) in Self.refused {
      let events = viewer.handle(.edit(edit), at: viewer.now)
      #expect(events.map(\.kind) == [.editRefused(refusal)], "\(edit)")
      #expect(viewer == before, "\(edit)")
    }
  }

  @Test func `pending edits and restorations list what the host owes`() throws {
    var viewer = StepTests.viewer(pages: 6, .init(commits: .byHost))
    let delete = try #require(try viewer.delete([4, 2], at: .zero).id)
    #expect(viewer.pendingEdits.map(\.isCommitting) == [false])
    viewer.advance(to: .seconds(1))
    #expect(viewer.pendingEdits.map(\.isCommitting) == [true])
    #expect(viewer.pendingEdits.map(\.pages) == [[2, 4]] && viewer.pendingRestores.isEmpty)
    try viewer.commit(delete, at: .seconds(1))
    let undo = try #require(try viewer.undo(at: .seconds(1)).id)
    #expect(viewer.pendingRestores.map(\.id) == [undo] && viewer.pendingEdits.isEmpty)
    #expect(viewer.pendingRestores.map(\.isCommitting) == [true])
    #expect(viewer.pendingRestores.map(\.pages) == [[2, 4]])
  }

  @Test func `queries about unknown pages answer nil`() {
    let viewer = StepTests.viewer(pages: 6, active: 99)
    #expect(viewer.activePage == 1 && viewer.settledPage == 1)
    #expect(viewer.page(at: -1) == nil && viewer.page(at: .min) == nil)
    #expect(viewer.page(at: 6) == nil && viewer.page(at: 5) == 6 && viewer.page(at: 0) == 1)
    #expect(viewer.index(of: 99) == nil && viewer.page(99) == nil && !viewer.isSelected(99))
    #expect(viewer.presence(of: 99) == nil && viewer.aspect(of: 99) == nil)
  }

  @Test func `the number of the first edit lies between 1 and a quarter of the greatest number`() {
    let most = Int.max / 4
    let numbers =
      [
        (.min, 1), (0, 1), (1, 1), (2, 2), (7, 7), (most - 1, most - 1), (most, most),
        (most + 1, most), (.max, most),
      ] as [(Int, Int)]
    for (wanted, number) in numbers {
      let viewer = DualStripViewer(
        pages: [], bounds: Size(width: 400, height: 800), firstEdit: EditID(rawValue: wanted))
      #expect(viewer.nextEdit.rawValue == number, "\(wanted)")
    }
  }

  @Test func `the host may say of the latest hundred failed deletes that they are done after all`()
    throws
  {
    var viewer = StepTests.viewer(pages: 103, .init(commits: .byHost))
    for number in 1...101 { try viewer.delete([PageID(number)], at: .zero) }
    viewer.advance(to: .seconds(1))
    for number in 1...101 { try viewer.failCommit(EditID(rawValue: number), at: .seconds(1)) }
    viewer.advance(to: .seconds(2))
    #expect(throws: EditRefusal(.notWaiting)) {
      try viewer.commit(EditID(rawValue: 1), at: .seconds(2))
    }
    try viewer.commit(EditID(rawValue: 2), at: .seconds(2))
    try viewer.commit(EditID(rawValue: 101), at: .seconds(2))
    viewer.settle(limit: .seconds(1))
    #expect(viewer.isSettled && viewer.count == 101)
    #expect(viewer.index(of: 1) == 0 && viewer.index(of: 2) == nil && viewer.index(of: 101) == nil)
  }
}
