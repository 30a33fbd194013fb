import DualStrip
@testable import ScenarioFuzzing
@testable import ScenarioReplay
import DualStripScenarios
import TestSupport
import Testing

/// The search for scenarios that break a law, and how it makes them small.
@Suite struct FuzzTests {
  @Test func `what is drawn can be read, and is the same for its seed`() {
    var words: Set<String> = []
    for seed: UInt64 in 1...300 {
      let draft = ScenarioFuzzer.draft(seed: seed)
      #expect(draft == ScenarioFuzzer.draft(seed: seed))
      let source = SourceText(name: "seed \(seed)", text: draft.text)
      guard case .valid(let scenario) = Scenario.read(source) else {
        Issue.record("seed \(seed) cannot be read:\n\(draft.text)")
        continue
      }
      #expect(scenario.variants.count == 4)
      words.formUnion(
        draft.script.flatMap { $0.split(separator: " ").map(String.init) }
          + draft.settings.map { String($0.prefix { $0 != " " }) })
    }
    let actions = SubjectKind.strips.actions.filter {
      ![.play, .touch, .commit, .fail, .random, .snapshot].contains($0)
    }
    let missing = (actions.map(\.rawValue) + SettingWord.allCases.map(\.rawValue)).filter {
      !words.contains($0)
    }
    #expect(missing.isEmpty, "never drawn")
  }

  @Test func `what is drawn of collections can be read, and is the same for its seed`() {
    var words: Set<String> = []
    for seed: UInt64 in 1...300 {
      let draft = ScenarioFuzzer.draft(of: .collection, seed: seed)
      #expect(draft == ScenarioFuzzer.draft(of: .collection, seed: seed))
      let source = SourceText(name: "seed \(seed)", text: draft.text)
      guard case .valid = Scenario.read(source) else {
        Issue.record("seed \(seed) cannot be read:\n\(draft.text)")
        continue
      }
      let lines = draft.script + draft.settings + (draft.collection?.layouts ?? [])
      words.formUnion(lines.flatMap { $0.split(separator: " ").map(String.init) })
    }
    let actions = SubjectKind.collection.actions.filter {
      ![.play, .touch, .tap, .direction, .random, .snapshot].contains($0)
    }
    let kinds = GalleryLayout.Kind.allCases.map(\.rawValue)
    let missing = (actions.map(\.rawValue) + kinds + PaneWord.allCases.map(\.rawValue)).filter {
      !words.contains($0)
    }
    #expect(missing.isEmpty, "never drawn")
  }

  @Test(arguments: Effort.some(1...16, of: 3)) func `no law is broken`(seed: Int) {
    // A third of them of collections, which take longer.
    let kind = seed.isMultiple(of: 3) ? SubjectKind.collection : .strips
    let finding = ScenarioFuzzer.finding(of: kind, seed: UInt64(seed))
    #expect(finding == nil, "\(finding?.law ?? "")\n\(finding?.draft.text ?? "")")
  }

  /// Faults that are not there: what a run that has one would show.
  private static let planted: [(name: String, shows: @Sendable (ReplayRun) -> Bool)] = [
    (
      "a batch that another change interrupts",
      { run in run.collectionEvents.contains { $0.kind == .updateCancelled } }
    ),
    (
      "a focus that a delete cancels",
      { run in
        run.events.contains { if case .focusCancelled = $0.kind { true } else { false } }
          && run.events.contains { if case .committed = $0.kind { true } else { false } }
      }
    ),
    (
      "a page that changes while the bounds do",
      { run in
        var resizes = false
        for event in run.events {
          if case .resized = event.kind { resizes = true }
          if case .activePageChanged = event.kind, resizes { return true }
        }
        return false
      }
    ),
    (
      "a delete taken back after another one",
      { run in
        let kinds = run.events.map(\.kind)
        let commit = kinds.firstIndex { if case .committed = $0 { true } else { false } }
        let cancel = kinds.lastIndex { if case .editCancelled = $0 { true } else { false } }
        return commit.flatMap { commit in cancel.map { commit < $0 } } ?? false
      }
    ),
  ]

  private struct PlantedFault: DraftJudge {
    let number: Int

    func fails(_ draft: ScenarioDraft) -> Bool {
      guard let scenario = try? Scenario(parsing: draft.text), let first = scenario.variants.first
      else { return false }
      return FuzzTests.planted[number].shows(scenario.run(first))
    }
  }

  @Test(arguments: Effort.some(0..<4, of: 4))
  func `a planted fault is found, and shrunk to what shows it`(
    fault: Int
  ) throws {
    let judge = PlantedFault(number: fault)
    let name = FuzzTests.planted[fault].name
    let found = try #require(
      (1...400).lazy.map {
        ScenarioFuzzer.draft(of: fault == 0 ? .collection : .strips, seed: UInt64($0))
      }.first(where: judge.fails),
      "\(name)")
    let small = ScenarioShrinker.shrunk(found, judgedBy: judge)
    #expect(judge.fails(small))
    #expect(small.script.count <= 6, "\(name):\n\(small.text)")
    #expect(small.script.count < found.script.count)
    #expect(small.laws.isEmpty && small.settings.count <= 1)
    if let collection = small.collection {
      #expect(collection.sections.count <= 2 && collection.lines.isEmpty, "\(small.text)")
      #expect(collection.layouts.count == 1, "\(small.text)")
    }
    // No statement can go.
    for index in small.script.indices {
      var less = small
      less.script.remove(at: index)
      #expect(!judge.fails(less), "\(name):\n\(small.text)")
    }
  }

  private struct NeedsCount: DraftJudge {
    let count: Int

    func fails(_ draft: ScenarioDraft) -> Bool {
      guard let collection = draft.collection else { return draft.pages >= count }
      return (collection.sections.first?.count ?? 0) >= count
    }
  }

  @Test(arguments: [1, 2, 4, 9, 10, 12, 25])
  func `of pages and items fewer than twice as many are left as it takes`(count: Int) throws {
    let judge = NeedsCount(count: count)
    var pages = ScenarioFuzzer.draft(seed: 1)
    pages.pages = 40
    pages.device = ["device custom", "bounds 300pt x 500pt"]
    let few = ScenarioShrinker.shrunk(pages, judgedBy: judge)
    #expect((count..<2 * count) ~= few.pages && few.device.isEmpty)
    var items = ScenarioFuzzer.draft(of: .collection, seed: 1)
    items.collection?.sections[0].count = 40
    let small = ScenarioShrinker.shrunk(items, judgedBy: judge)
    #expect((count..<2 * count) ~= (small.collection?.sections.first?.count ?? 0))
  }

  @Test(arguments: [
    "expect whenever phase == settling then phase == dragging within 100ms",
    "expect active == p1 until active == p2 and phase == dragging",
    "expect phase == idle then phase == settling then phase == focusing",
  ])
  func `a property over time keeps failing while its scenario shrinks`(property: String) throws {
    let found = try #require(
      (UInt64(1)...200).lazy.map { seed -> ScenarioDraft in
        var draft = ScenarioFuzzer.draft(seed: seed)
        draft.laws = []
        draft.script.insert(property, at: 0)
        return draft
      }.first {
        $0.script.count > 4 && ScenarioFuzzer.brokenLaw(of: $0.text) == "X0011: \(property)"
      })
    let small = ScenarioFuzzer.shrunk(.init(seed: 0, law: "X0011: \(property)", draft: found)).draft
    #expect(ScenarioFuzzer.brokenLaw(of: small.text) == "X0011: \(property)")
    #expect(small.script.contains(property) && small.script.count <= 3, "\(small.text)")
  }

  @Test func `a law that is broken is named`() {
    let head = "scenario \"broken\"\ndocument\n  pages 3 aspect 1\nscript\n"
    #expect(ScenarioFuzzer.brokenLaw(of: head + "  expect active == p1\n") == nil)
    #expect(
      ScenarioFuzzer.brokenLaw(of: head + "  expect active == p2\n") == "X0001: expect active == p2"
    )
    #expect(
      ScenarioFuzzer.brokenLaw(
        of: head.replacing(
          "script", with: "matrix\n  vary n = 1, 2\n  relate n 1 equals 2 ± 0pt\nscript")
          + "  focus [$n] instant\n")?.hasPrefix("X0010: relate n") == true)
  }

  @Test func `a shrunk statement has no label, hold, release or moment that it can do without`() {
    var draft = ScenarioDraft()
    draft.script = [
      "wait 100ms",
      "at 50ms drag preview forward 200pt over 30ms hold 20ms release 900pt/s as pull",
    ]
    let small = ScenarioShrinker.shrunk(
      draft, judgedBy: Needs { draft in draft.script.contains { $0.contains("drag ") } })
    let words = small.script.flatMap { $0.split(separator: " ") }
    #expect(small.script.count == 1, "\(small.text)")
    for word in ["at", "hold", "release", "as"] {
      #expect(!words.contains { $0 == word }, "\(small.text)")
    }
  }

  @Test(arguments: [3, 7] as [UInt64]) func `a jump is seen to either side`(page: UInt64) throws {
    func subject(on page: UInt64) -> ReplaySubject {
      .strips(
        DualStripViewer(
          pages: (1...9).map { Page(id: PageID($0), aspect: 1) }, activePage: PageID(page),
          bounds: Size(width: 393, height: 852)))
    }
    let text = "scenario \"jump\"\ndocument\n  pages 9 aspect 1\nscript\n  step preview by 1\n"
    var witness = JumpWitness(try Scenario(parsing: text).run().syntax)
    witness.note(.began(0), subject: subject(on: 5), names: Names())
    witness.note(.state(frame: nil), subject: subject(on: page), names: Names())
    #expect(witness.jump == "the strip jumps at a step")
  }

  @Test func `an expectation that nobody could evaluate breaks no law`() throws {
    let head = "scenario \"never\"\ndocument\n  pages 9 aspect 0.7071\nscript\n"
    let never = """
        settle as a
        at a.end + 1s wait 1s as b
        expect always still from b.end to a

      """
    let scenario = try Scenario(parsing: head + never)
    let report = FailureReport(scenario.run(), source: scenario.source).text()
    #expect(report.contains("X0009"), "\(report)")
    #expect(ScenarioFuzzer.brokenLaw(of: head + never) == nil)
  }

  @Test(arguments: [
    ("after pull settle within 2s", "settle", "settle within 0s"),
    ("delete p1, p2, p3", "delete", "delete p3"),
    ("drag preview forward 245pt over 730ms", "drag", "drag preview forward 0pt over 0ms"),
  ]) func `a statement is shrunk to the least that can be said`(
    statement: String, word: String, least: String
  ) {
    let judge = Needs { draft in draft.script.contains { $0.contains(word) } }
    #expect(judge.least(of: statement) == [least])
  }

  @Test func `each section that stays is left without its header`() {
    var draft = ScenarioFuzzer.draft(of: .collection, seed: 1)
    draft.collection?.sections = ["a", "b"].map { name in
      ScenarioDraft.Collection.Section(name: name, count: 9, rest: " header 20pt")
    }
    let judge = Needs { draft in draft.collection?.sections.count == 2 }
    let small = ScenarioShrinker.shrunk(draft, judgedBy: judge)
    #expect(small.collection?.sections.map(\.rest) == ["", ""])
  }

  @Test(arguments: [(1, 1), (2, 100), (101, 300), (301, 1000), (1001, 1730)])
  func `a number becomes the least round one that still fails`(least: Int, number: Int) {
    var draft = ScenarioDraft()
    draft.script = ["wait 1730ms"]
    let judge = Needs { draft in
      draft.script.contains { (Int($0.dropFirst(5).dropLast(2)) ?? 0) >= least }
    }
    #expect(ScenarioShrinker.shrunk(draft, judgedBy: judge).script == ["wait \(number)ms"])
  }

  @Test func `a document that need not be another one is one usual page`() {
    var draft = ScenarioDraft()
    draft.aspects = "aspect random 0.5 .. 2 seed 7"
    let small = ScenarioShrinker.shrunk(draft, judgedBy: Needs { _ in true })
    #expect(small.aspects == "aspect 0.7" && small.script.isEmpty)
  }

  @Test func `a replay sees expectations and invariants, but no jump and no second run`() {
    #expect(ScenarioFuzzer.isSeenByReplay("X0006: the active page is in the document"))
    #expect(!ScenarioFuzzer.isSeenByReplay("the strip jumps at a step"))
    #expect(!ScenarioFuzzer.isSeenByReplay("the same run twice"))
  }

  @Test(arguments: [
    (
      "drag preview forward 200pt over 30ms hold 20ms release 900pt/s as pull",
      "drag preview forward 0pt over 0ms"
    ),
    ("drag preview forward 245pt hold 20ms release 900pt/s as pull", "drag preview forward 0pt"),
  ])
  func `a part of a statement that is dropped takes its value along`(line: String, rest: String) {
    var draft = ScenarioDraft()
    draft.script = [line]
    let judge = Needs { draft in draft.script.contains { $0.contains("drag") } }
    #expect(ScenarioShrinker.shrunk(draft, judgedBy: judge).script == [rest])
  }

  private final class Refusing: DraftJudge {
    var pages: [Int] = []

    func fails(_ draft: ScenarioDraft) -> Bool {
      pages.append(draft.pages)
      return false
    }
  }

  @Test func `of the numbers of pages the least is tried first`() {
    var draft = ScenarioDraft()
    draft.pages = 40
    let judge = Refusing()
    #expect(ScenarioShrinker.shrunk(draft, judgedBy: judge) == draft)
    #expect(judge.pages.filter { $0 != 40 } == [1, 2, 3, 5, 9, 20])
  }

  @Test func `after two thousand trials a scenario stays as large as it is`() {
    let statement = "drag preview forward 7777pt over 7777ms hold 7777ms release 7777pt/s"
    var draft = ScenarioDraft()
    draft.script = Array(repeating: statement, count: 150)
    let judge = Refusing()
    #expect(ScenarioShrinker.shrunk(draft, judgedBy: judge) == draft)
    #expect(judge.pages.count == 2000)
  }
}
