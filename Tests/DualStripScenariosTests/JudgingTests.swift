import CollectionLayouts
import DualStrip
import TestSupport
import Testing

@testable import ScenarioReplay
import DualStripScenarios

/// Judging while a run goes finds what looking back over all of it would.
@Suite struct JudgingTests {
  private func run(_ script: String, head: String = "") throws -> ReplayRun {
    let text =
      "scenario \"judged\"\ndocument\n  pages 9 aspect 0.7071\n\(head)script\n\(script)\n"
    return try Scenario(parsing: text, name: "judged.scenario").run()
  }

  @Test(arguments: 1...200) func `a least value is the first least since its start`(seed: Int) {
    var numbers = SeededNumbers(seed: UInt64(seed))
    var minimum = RunningMinimum<Int>()
    var values: [(number: Int, value: Double)] = []
    var starts: [Int] = []
    for number in 0..<60 {
      if numbers.chance(0.2) {
        starts.append(number)
        minimum.start(at: number)
      }
      guard numbers.chance(0.8) else { continue }
      let value = Double(numbers.whole(0...9))
      values.append((number, value))
      minimum.add(value, number: number, number)
      for start in starts {
        let since = values.filter { $0.number >= start }
        let least = since.min { ($0.value, $0.number) < ($1.value, $1.number) }
        let found = minimum.least(since: start)
        #expect(found?.value == least?.value && found?.note == least?.number, "seed \(seed)")
      }
    }
  }

  @Test func `what happens later, or at the end, may be asked for before`() throws {
    let run = try run(
      """
      expect always position <= position@turned.end from start to end
      expect position@end == 2pg
      expect position < position@end - 1ms
      drag preview forward 300pt over 200ms as drag
      settle as turned
      expect always position <= position@turned.end + 0pg from drag to turned.end
      expect never position < 1.1pg from drag + 200ms to end - 100ms
      at end expect active == p2
      at end - 5s expect active == p1
      """)
    // Nothing was 5 s before the end of so short a run.
    #expect(run.checks.filter { !$0.holds }.compactMap(\.failure?.code) == ["X0009"])
  }

  @Test func `a look at the end takes the last state up to its time`() throws {
    let run = try run(
      """
      wait 1s
      at 900ms focus p2 instant
      at 950ms focus p3 instant
      at end - 100ms expect active == p2
      at end - 101ms expect active == p1
      at end expect active == p3
      """)
    #expect(run.holds, "\(run.checks)")
  }

  @Test func `the change of a change is that of three frames in a row`() throws {
    let run = try run(
      """
      drag preview forward 300pt over 2s as drag
      at drag + 500ms expect change(position) >= 0.001pg
      expect always abs(change(change(position))) <= 0.0001pg from drag + 100ms to drag + 1900ms
      expect always change(change(position)) == 0pg from start to drag + 2s
      """, head: "device iphone-se\n")
    // At an even speed, a sample of the finger for each frame, once it has begun.
    #expect(run.checks.map(\.holds) == [true, true, false], "\(run.checks)")
  }

  @Test func `a window that a statement opens begins with it`() throws {
    let run = try run(
      """
      wait 100ms
      expect active == p1
      focus p3 instant as jump
      expect always active == p3 from jump to end
      expect exactly 1 active-page-changed from jump to end
      expect never active == p1 from jump + 0ms to end
      """)
    #expect(run.checks.map(\.holds) == [true, true, true, false], "\(run.checks)")
  }

  @Test func `expectations that say the same are judged together`() throws {
    func judgements(_ count: Int, _ predicate: (Int) -> String) throws -> Int {
      let lines = (0..<count).map { "expect always \(predicate($0))\nwait 20ms" }
      return try run(lines.joined(separator: "\n")).judgementCount
    }
    let same = try (judgements(100) { _ in "still" }, judgements(200) { _ in "still" })
    #expect(Double(same.1) <= 2.2 * Double(same.0), "\(same)")
    // Different predicates must each be evaluated.
    let apart = try judgements(200) { "position <= \($0 + 1)pg" }
    #expect(apart > 10 * same.1)
  }

  @Test func `what an expectation came to is known from where it stands`() throws {
    let run = try run(
      """
      expect always position <= 3pg
      drag preview forward 300pt over 200ms
      drag preview backward 300pt over 200ms
      settle
      expect always position <= 3pg
      """)
    let margins = run.checks.compactMap(\.margin)
    #expect(margins.count == 2 && margins[0] < margins[1] && margins[1] == 2)
  }

  @Test(arguments: [
    ("position < 1pg ± 0.5pg", true), ("position < 0.5pg ± 0.5pg", false),
    ("position > 1pg ± 0.5pg", true), ("position > 1.5pg ± 0.5pg", false),
    ("position >= 1.5pg ± 0.5pg", true), ("position <= 0.5pg ± 0.5pg", true),
    ("position != 1.5pg ± 0.5pg", false), ("position != 1.75pg ± 0.5pg", true),
  ]) func `a tolerance widens what an order allows, and narrows what is unequal`(
    predicate: String, holds: Bool
  ) throws {
    #expect(try run("expect \(predicate)").holds == holds)
  }

  @Test func `a moment that is known when it has passed is a trouble`() throws {
    let run = try run("focus p9 animated\nsettle as rest\nat rest.end - 100ms focus p1 instant")
    let failure = run.checks.compactMap(\.failure).first
    #expect(failure?.code == "X0008")
    #expect(failure?.label == "its time was known only after it had passed")
  }

  @Test func `below a statement that goes back in time, a deleted page may be there`() throws {
    let script = "settle\ndelete p3\nsettle\nafter 10ms wait 0ms\nfocus p3 instant"
    #expect(throws: Never.self) { try self.run(script) }
  }

  @Test func `of two alternatives the first one is enough`() throws {
    #expect(try run("expect active == p1 or active == p2").holds)
  }

  @Test func `a value before the end is that of its time, not the last one`() throws {
    let run = try run(
      """
      expect position@end - 150ms == 1pg
      wait 1s
      at 900ms focus p2 instant
      """)
    #expect(run.holds, "\(run.checks)")
  }

  @Test func `a finger that lifts without a velocity has none`() throws {
    let prints = try ["", " release 0pt/s"].map { release in
      try run(
        """
        touch down preview
        touch move -100pt
        wait 50ms
        touch up\(release)
        settle
        """
      ).fingerprint
    }
    #expect(prints[0] == prints[1])
  }

  private static let equalities: [(left: SignalValue, right: SignalValue, isSame: Bool)] = [
    (.page(nil), .page(nil), true), (.page(nil), .item(nil), true),
    (.page(nil), .word("none"), true), (.item(nil), .word("none"), true),
    (.page(nil), .word("idle"), false), (.page(nil), .page(1), false),
    (.item(nil), .item(1), false), (.page(nil), .absent, false), (.page(1), .page(1), true),
    (.page(1), .page(2), false), (.page(1), .item(1), false), (.number(1), .number(1), true),
    (.number(1), .number(2), false), (.word("none"), .word("none"), true),
    (.word("none"), .word("idle"), false), (.absent, .absent, true),
  ]

  @Test(arguments: equalities.indices)
  func `no page and no item are the same as the word none`(number: Int) {
    let (left, right, isSame) = Self.equalities[number]
    #expect(left.isSame(as: right) == isSame)
    #expect(right.isSame(as: left) == isSame)
  }

  @Test func `what was found is told in words, with the names of its time`() {
    typealias Found = PredicateEvaluator.Found
    let found: [(Found, String)] = [
      (.value(.number(1.234_567_89)), "is 1.234568"), (.value(.page(1)), "is cover"),
      (.value(.page(nil)), "is none"), (.value(.item(2)), "is p2"), (.value(.item(nil)), "is none"),
      (.value(.word("idle")), "is idle"), (.value(.absent), "is absent"),
      (.flag(false), "is false"), (.number(.infinity), "is inf"),
      (.text("a1 absent"), "a1 absent"), (.nothing, "not asked"),
    ]
    let names = Names(chosen: [1: "cover"])
    for (found, words) in found { #expect(found.text(names) == words) }
  }

  @Test(
    arguments: [
      (1.0, 2.0, 0.5), (-1, 4, -0.25), (1, 0, nil), (0, 0, nil), (1, .infinity, nil),
      (nil, 2, nil), (1, nil, nil),
    ] as [(Double?, Double?, Double?)])
  func `a margin is a share of what may differ, if anything may`(
    margin: Double?, scale: Double?, share: Double?
  ) {
    let judgement = PredicateEvaluator.Judgement(
      holds: true, margin: margin, scale: scale, found: .nothing)
    #expect(judgement.relativeMargin == share)
    #expect(judgement.unmeasured.margin == nil && judgement.unmeasured.holds)
  }
}
