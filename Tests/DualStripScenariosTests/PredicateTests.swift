import DualStripScenarios
import Testing

/// What predicates compare, and how far they look back.
@Suite struct PredicateTests {
  private func text(_ predicate: String) -> String {
    "scenario \"p\"\ndocument\n  pages 3 aspect 1\nscript\n  expect \(predicate)\n"
  }

  @Test(
    arguments: [
      ("idle", "E0606 idle: write `still`"), ("not idle", "E0606 idle: write `still`"),
      ("still and idle", "E0606 idle: write `still`"), ("idle(p1)", "E0606 idle: write `still`"),
      ("idle.index == 1", "E0602 idle.index: "), ("phase == idle", nil), ("idle == phase", nil),
      ("idle != phase", nil),
    ] as [(String, String?)])
  func `idle is no flag of the strips, but a phase, and no more than a part of other words`(
    predicate: String, reason: String?
  ) {
    #expect(toldErrors(in: text(predicate)) == (reason.map { [$0] } ?? []))
  }

  @Test(
    arguments: [
      ("driver == p1", "E0603 p1: this is a page"), ("active == idle", "E0405 idle: "),
      ("active == none", nil), ("driver != none", nil), ("driver in none, preview", nil),
      // An absolute value is no change of its own.
      ("change(abs(change(abs(change(position))))) == 0pg", nil),
    ] as [(String, String?)])
  func `a word is compared with what can have it as its value`(predicate: String, reason: String?) {
    #expect(toldErrors(in: text(predicate)) == (reason.map { [$0] } ?? []))
  }

  @Test(arguments: [
    ("still", 0), ("position == 1pg", 0), ("abs(position) == 1pg", 0),
    ("change(position) == 0pg", 1), ("abs(change(position)) == 0pg", 1),
    ("change(abs(position)) == 0pg", 1), ("change(change(position)) == 0pg", 2),
    ("0pg == change(change(position)) - change(position)", 2),
    ("0pg == change(position) - change(change(position))", 2),
    ("position in 0pg .. change(position)", 1), ("position in 0pg, change(position)", 1),
    ("still and not change(position) == 0pg", 1),
    ("still until change(change(position)) == 0pg", 2),
  ]) func `a predicate looks back as many frames as its changes are deep`(
    predicate: String, frames: Int
  ) {
    let (tree, found) = Parser.parse(SourceText(name: "p", text: text(predicate)))
    #expect(found.isEmpty && tree.deepestChange == frames)
  }
}
