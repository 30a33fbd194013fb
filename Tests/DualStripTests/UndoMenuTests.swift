import DualStrip
import Testing

/// What a menu says that undo and redo are about.
@Suite struct UndoMenuTests {
  typealias Kind = DualStripViewer.UndoableEdit.Kind

  private static func pages(_ ids: [PageID]) -> [Page] { ids.map { Page(id: $0, aspect: 0.7) } }

  private static let first = EditID(rawValue: 1)
  private static let edits: [(edit: Edit, kind: Kind, pages: [PageID], id: EditID?)] = [
    (.delete([5, 2]), .delete, [2, 5], first),
    (.insert(pages([20, 10]), .after(1)), .insert, [20, 10], first),
    (.move([5, 2], .first), .move, [2, 5], first),
    (.arrange([2, 1, 3, 4, 5, 6]), .arrange, [2], first),
    (.turn([6, 3], quarters: 2), .turn, [3, 6], first),
    // A new list has no number, and names what went or moved, or else what came.
    (.replace(pages([1, 2, 3, 4, 5, 6, 9])), .replace, [9], nil),
    (.replace(pages([1, 2, 4, 5, 6])), .replace, [3], nil),
    (.replace(pages([1, 2, 4, 5, 6, 9])), .replace, [3], nil),
    (.replace(pages([2, 1, 3, 4, 5, 6])), .replace, [1], nil),
  ]

  @Test func `undo and redo name the kind of an edit, its pages and its number`() throws {
    for (edit, kind, pages, id) in Self.edits {
      var viewer = StepTests.viewer(pages: 6, active: 4)
      try viewer.edit(edit, at: .zero)
      viewer.settle(limit: .seconds(1))
      let edited = order(viewer)
      for round in 1...2 {
        let text: Comment = "\(edit), round \(round)"
        let done = viewer.canUndo
        #expect(done?.kind == kind && done?.pages == pages && done?.id == id, text)
        #expect(viewer.canRedo == nil && viewer.undoDepth == 1 && viewer.redoDepth == 0, text)
        let undo = viewer.nextEdit
        let undoing = try viewer.undo(at: viewer.now)
        #expect(undoing.id == undo && undoing.events.first?.kind == .undone(id, by: undo), text)
        viewer.settle(limit: .seconds(1))
        #expect(order(viewer) == Array(1...6) && viewer.isSettled, text)
        let undone = viewer.canRedo
        #expect(undone?.kind == kind && undone?.pages == pages && undone?.id == id, text)
        #expect(viewer.canUndo == nil && viewer.undoDepth == 0 && viewer.redoDepth == 1, text)
        let redo = viewer.nextEdit
        let redoing = try viewer.redo(at: viewer.now)
        #expect(redoing.id == redo && redoing.events.first?.kind == .redone(id, by: redo), text)
        viewer.settle(limit: .seconds(1))
        #expect(order(viewer) == edited && viewer.isSettled, text)
      }
    }
  }

  @Test func `the list that is there already is no edit`() throws {
    var viewer = StepTests.viewer(pages: 6, active: 4)
    try viewer.delete([2], at: .zero)
    viewer.advance(to: .milliseconds(100))
    let before = viewer
    // Page 2 is on its way out, and counts until it has gone.
    let edit = try viewer.edit(.replace(Self.pages([1, 2, 3, 4, 5, 6])), at: viewer.now)
    #expect(edit.id == nil && edit.events.isEmpty && viewer == before)
    let turned = [Page(id: 1, aspect: 0.7, quarterTurns: 1)] + Self.pages([2, 3, 4, 5, 6])
    let other = try viewer.edit(.replace(turned), at: viewer.now)
    #expect(
      other.events.first?.kind == .editCancelled(EditID(rawValue: 1), pages: [2]))
    // The same pages in the same order are nothing to undo.
    #expect(viewer.page(1)?.quarterTurns == 1 && viewer.canUndo == nil && viewer.isSettled)
  }
}
