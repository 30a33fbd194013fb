import DualStripScenarios
import Testing

/// What is known of each action before anything runs.
@Suite struct ActionFactTests {
  private func told(_ script: [String]) -> [String] {
    let lines = script.map { "  \($0)\n" }.joined()
    return toldErrors(
      in: "scenario \"a\"\ndocument\n  pages 5 aspect 1\ntouches t in ms pt\n  0 100 200 down\n"
        + "  300 100 200 up\nscript\n\(lines)")
  }

  /// For each statement whether it can be answered, and whether it is a lift.
  @Test(arguments: [
    ("delete p1", true, false), ("undo", true, false), ("redo", true, false),
    ("by-host delete p1", true, false), ("lift p2", true, true), ("insert q first", false, false),
    ("move p1 last", false, false), ("by-host move p1 last", false, false),
    ("turn p1 by 1", false, false), ("arrange reversed", false, false), ("wait 1ms", false, false),
    ("drop h", false, false),
  ]) func `a label is answered or carried only if its statement can be`(
    statement: String, isAnswered: Bool, isLift: Bool
  ) {
    let edit =
      "E0306 x: only a delete or a lift can be cancelled; only these can be committed or failed"
    for answer in ["cancel x", "commit x", "fail x"] {
      #expect(
        told(["lift p3 as h", "\(statement) as x", answer]) == (isAnswered ? [] : [edit]),
        "\(answer)")
    }
    let lift = "E0308 x: only pages that a hand has lifted can be carried and dropped"
    for answer in ["drop x", "carry x to start"] {
      #expect(
        told(["lift p3 as h", "\(statement) as x", answer]) == (isLift ? [] : [lift]), "\(answer)")
    }
  }

  @Test(arguments: [
    ("drag preview forward 30pt over 300ms", true),
    ("flick preview forward 900pt/s over 300ms", true),
    ("hold preview for 300ms", true), ("play t", true), ("wait 300ms", false),
    ("rotate landscape over 300ms", false), ("wheel preview 30pt over 300ms", false),
    ("key right repeat 3 over 300ms", false),
  ]) func `a finger that lasts is in the way of another one, what has no finger is not`(
    statement: String, hasFinger: Bool
  ) {
    let codes = hasFinger ? ["E0501"] : []
    let first = told(["\(statement) as a", "at a + 50ms hold preview for 10ms"])
    #expect(first.map { String($0.prefix(5)) } == codes)
    let second = told(["hold preview for 300ms as a", "at a + 50ms \(statement)"])
    #expect(second.map { String($0.prefix(5)) } == codes)
  }

  @Test(arguments: [
    ("undo", false), ("redo", false), ("commit cut", false), ("fail cut", false),
    ("commits never", false), ("replace with p1, p2", false), ("key delete", false),
    ("key command z", false), ("random 1 gestures seed 1 over 1s", false), ("key left", true),
    ("key command a", true), ("arrange reversed", true), ("turn p1 by 1", true),
    ("move p1 last", true), ("insert q first", true), ("select all", true), ("wait 1ms", true),
  ]) func `a deleted page is gone for certain unless something may bring it back`(
    statement: String, isCertain: Bool
  ) {
    let found = told(["delete p3 as cut", statement, "wait 300ms", "focus p3 animated"])
    #expect(found.map { String($0.prefix(5)) } == (isCertain ? ["E0402"] : []))
  }

  /// Inserted pages are called r1, r2 and so on.
  @Test(arguments: [(0, 1), (1, 1), (2, 2), (999, 999), (1000, 1000)])
  func `chance inserts at most as many pages as it draws inputs`(count: Int, last: Int) {
    let random = "random \(count) gestures seed 1 over 1s from drag, insert"
    #expect(told([random, "focus r\(last) instant"]).isEmpty)
    let found = told([random, "focus r\(last + 1) instant"])
    #expect(found.map { String($0.prefix(5)) } == ["E0401"])
  }
}
