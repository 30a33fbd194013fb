@testable import ScenarioFuzzing
import DualStripScenarios
import Testing

/// Takes a draft for broken while it holds.
struct Needs: DraftJudge {
  let holds: (ScenarioDraft) -> Bool

  func fails(_ draft: ScenarioDraft) -> Bool { holds(draft) }

  /// What is left of the script of a statement.
  func least(of statement: String) -> [String] {
    var draft = ScenarioDraft()
    draft.script = [statement]
    return ScenarioShrinker.shrunk(draft, judgedBy: self).script
  }
}

/// What the shrinker leaves of a scenario, and in which order it tries.
@Suite struct ShrinkTests {
  @Test(arguments: [
    // A moment after another statement has four words, which go together or not at all.
    ("at cut + 20ms cancel cut", "cancel", "at cut + 0ms cancel cut"),
    ("after cut + 20ms cancel cut", "cancel", "after cut + 0ms cancel cut"),
    // A moment alone is no part of a statement.
    ("at 5ms", "at", "at 0ms"), ("after 5ms", "after", "after 0ms"),
    // The first word says what is done.
    ("hold preview for 239ms", "for", "hold preview for 0ms"),
    ("drag preview forward 0pt release", "drag", "drag preview forward 0pt"),
    ("drag preview forward 0pt as", "drag", "drag preview forward 0pt"),
    ("step preview by -40", "step", "step preview by 0"), ("wait 0.5s", "wait", "wait 0s"),
    ("delete p1, p2", "p2", "delete p2"),
  ]) func `a statement loses whole parts, and its numbers become 0`(
    statement: String, word: String, least: String
  ) {
    let judge = Needs { draft in draft.script.contains { $0.contains(word) } }
    #expect(judge.least(of: statement) == [least])
  }

  @Test(arguments: [
    (-1, 0), (-1, -1), (-2, 1), (-100, -100), (-101, 100), (-301, 300), (-1001, 1000),
  ])
  func `a number below 0 becomes a round one only if that is nearer to 0`(number: Int, round: Int) {
    var draft = ScenarioDraft()
    draft.script = ["step preview by \(number)"]
    let judge = Needs { draft in
      draft.script.contains { (Int($0.dropFirst(16)) ?? 0).magnitude >= round.magnitude }
    }
    let small = ScenarioShrinker.shrunk(draft, judgedBy: judge)
    #expect(small.script == ["step preview by \(round)"])
  }

  private final class Recorder: DraftJudge {
    var scripts: [String] = []

    func fails(_ draft: ScenarioDraft) -> Bool {
      scripts.append(draft.script.joined())
      return false
    }
  }

  @Test func `halves of a script are dropped before single statements, from the start on`() {
    var draft = ScenarioDraft()
    draft.script = ["a", "b", "c", "d", "e"]
    let judge = Recorder()
    #expect(ScenarioShrinker.shrunk(draft, judgedBy: judge) == draft)
    let tried = ["cde", "abe", "abcd", "bcde", "acde", "abde", "abce", "abcd"]
    #expect(Array(judge.scripts.prefix(8)) == tried)
  }

  @Test func `the shrinker keeps the head lines that the failure needs`() {
    var draft = ScenarioDraft()
    draft.aspects = "aspect random 0.5 .. 2 seed 7"
    draft.device = ["device custom", "bounds 300pt x 500pt"]
    draft.settings = ["spacing 0pt", "easing linear", "mapping stepped"]
    draft.script = ["wait 1ms"]
    let needed = Needs { draft in
      draft.settings.contains("easing linear") && draft.laws.contains(.refinement)
        && draft.device.count == 2 && draft.aspects.hasPrefix("aspect random")
    }
    let small = ScenarioShrinker.shrunk(draft, judgedBy: needed)
    var least = ScenarioDraft()
    least.pages = 0
    least.aspects = draft.aspects
    least.device = draft.device
    least.settings = ["easing linear"]
    least.laws = [.refinement]
    #expect(small == least, "\(small.text)")
  }

  @Test func `the shrinker keeps the sections and layouts that the failure needs`() {
    var draft = ScenarioDraft()
    draft.collection = ScenarioDraft.Collection(
      sections: [
        .init(name: "a", count: 9, rest: " header 20pt"),
        .init(name: "b", count: 9, rest: " footer 9pt"), .init(name: "c", count: 9, rest: ""),
      ], lines: ["heights a 10pt", "heights b 10pt", "heights c 10pt"],
      layouts: ["way1 pile", "way2 pile", "way3 pile"])
    let needed = Needs { draft in
      guard let collection = draft.collection else { return false }
      return collection.sections.contains { $0.name == "b" && $0.count > 1 }
        && collection.lines.contains("heights b 10pt")
        && collection.layouts.contains("way2 pile")
    }
    let small = ScenarioShrinker.shrunk(draft, judgedBy: needed)
    let least = ScenarioDraft.Collection(
      sections: [.init(name: "b", count: 2, rest: "")], lines: ["heights b 10pt"],
      layouts: ["way2 pile"])
    #expect(small.collection == least && small.laws.isEmpty)
  }

  @Test(arguments: [
    // Within a statement the words have another meaning than at its start.
    ("insert new aspect 1 after p2", "after", "insert new aspect 0 after p2"),
    ("scroll to a1 at top", " at ", "scroll to a1 at top"),
    // The shortest statement that has a moment, and a list that ends too early.
    ("at 5ms settle", "settle", "settle"), ("after cut settle", "settle", "settle"),
    ("delete p1,", "delete", "delete p1,"),
    // A statement keeps only the optional parts that the failure needs.
    ("at 5ms wait 7ms as x", "as x", "wait 0ms as x"),
    ("at 5ms wait 7ms as x", "at 0ms", "at 0ms wait 0ms"),
  ]) func `a word is an optional part only where it begins one`(
    statement: String, words: String, least: String
  ) {
    let judge = Needs { draft in
      draft.script.contains { $0.replacing("at 5ms", with: "at 0ms").contains(words) }
    }
    #expect(judge.least(of: statement) == [least])
  }
}
