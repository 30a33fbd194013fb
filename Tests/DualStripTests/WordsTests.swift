@testable import DualStrip
import Testing

/// What events and refusals say in words.
@Suite struct WordsTests {
  private static let edit = EditID(rawValue: 3)
  private static let later = EditID(rawValue: 4)
  private static let row = PageRow(first: 3, last: 7, count: 5)
  private static let single = PageRow(first: 9, last: 9, count: 1)

  private static let changes: [(ViewerEvent.Kind, String)] = [
    (
      .activePageChanged(from: 3, to: 4, index: 3, cause: .focus),
      "the active page is p4, index 3, after p3 (focus)"
    ),
    (
      .activePageChanged(from: nil, to: 4, index: 3, cause: .insert),
      "the active page is p4, index 3, after none (insert)"
    ),
    (
      .activePageChanged(from: 3, to: nil, index: nil, cause: .delete),
      "no page is active, after p3 (delete)"
    ),
    (
      .indexChanged(3, index: 8, cause: .move),
      "the active page p3 has index 8 now (move)"
    ),
    (
      .indexChanged(3, index: 8, cause: .settle(.thumbnails)),
      "the active page p3 has index 8 now (settle(thumbnails))"
    ),
    (
      .indexChanged(3, index: 8, cause: .drag(.preview)),
      "the active page p3 has index 8 now (drag(preview))"
    ),
    (
      .indexChanged(3, index: 8, cause: .replace),
      "the active page p3 has index 8 now (replace)"
    ),
    (.settled(3, index: 2), "settled on p3, index 2"),
    (.driverChanged(from: .preview, to: .none), "driven by none, before by preview"),
  ]

  private static let edits: [(ViewerEvent.Kind, String)] = [
    (.editAccepted(edit, pages: [1, 2]), "edit 3 of p1, p2 begins"),
    (.commitRequested(edit, pages: [1, 2]), "edit 3 of p1, p2: commit?"),
    (.committed(edit, pages: [1]), "edit 3 of p1: committed"),
    (.commitFailed(edit, pages: [1]), "edit 3 of p1: commit failed"),
    (.editCancelled(edit, pages: [1]), "edit 3 of p1: cancelled"),
    (.undone(edit, by: later), "undone: edit 3, by edit 4"),
    (.undone(nil, by: later), "undone: the new list, by edit 4"),
    (.undone(edit, by: nil), "undone: edit 3"),
    (.redone(edit, by: later), "redone: edit 3, by edit 4"),
    (.redone(nil, by: nil), "redone: the new list"),
    (.restoreRequested(edit, pages: [1, 2]), "edit 3 of p1, p2: restore?"),
    (.restored(edit, pages: [1, 2]), "edit 3 of p1, p2: restored"),
    (.restoreFailed(edit, pages: [1, 2]), "edit 3 of p1, p2: restore failed"),
    (.editRefused(EditRefusal(.missing, pages: [1, 2])), "refused: not named: p1, p2"),
    (.editRefused(EditRefusal(.tooLate)), "refused: too late"),
  ]

  private static let others: [(ViewerEvent.Kind, String)] = [
    (.focusFinished(3), "the focus on p3 has finished"),
    (.focusCancelled(3), "the focus on p3 is cancelled"),
    (.stepIgnored(.thumbnails), "the step on the thumbnails is at an end"),
    (.stepRefused(.preview, .held), "the step on the preview is refused: held"),
    (.resized(Size(width: 400, height: 800)), "resized to 400.0 × 800.0"),
    (.sizeIgnored(3), "a size for p3 came too late"),
    (.selectionChanged(added: [row], removed: [single]), "selection: +p3…p7, −p9"),
    (.lifted([row, single]), "lifted: p3…p7, p9"),
    (.liftRefused(.noPage), "the lift is refused: no page"),
    (.liftRefused(.carrying), "the lift is refused: carrying"),
    (.liftRefused(.resizing), "the lift is refused: resizing"),
    (.dropped(edit), "dropped: edit 3"),
    (.dropped(nil), "dropped where it was"),
    (.liftCancelled, "the lifted pages go back"),
    (.announced(.page(3, place: 2, count: 12)), "say: page 3 of 12"),
    (.announced(.count(1)), "say: 1 page"),
    (.announced(.deleted(1, count: 2)), "say: 1 page deleted, 2 left"),
    (.announced(.restored(2, count: 3)), "say: 2 pages restored, 3 now"),
    (.announced(.refused(.tooLate)), "say: refused: too late"),
  ]

  @Test func `each kind of event has its words`() {
    for (kind, words) in Self.changes + Self.edits + Self.others {
      #expect("\(kind)" == words)
    }
    let event = ViewerEvent(time: .milliseconds(250), kind: .settled(3, index: 2))
    #expect("\(event)" == "250 ms: settled on p3, index 2")
  }

  @Test func `each reason for a refusal has its words`() {
    let words = EditRefusal.Reason.allCases.map { "\($0)" }
    #expect(
      words == [
        "no page is named", "unknown page", "being deleted", "named twice", "not named",
        "already there", "relative to itself", "the aspect must be finite and above 0",
        "a turn is by one or two quarters", "not waiting for an answer", "too late",
        "too many edits wait for the host", "nothing to undo", "nothing to redo",
      ])
  }
}
