import DualStripScenarios
import Testing

/// Variables, wherever a word may stand.
@Suite struct VariableTests {
  private func text(_ line: String, matrix: String = "") -> String {
    let head = matrix.isEmpty ? "" : "matrix\n" + matrix
    let section = line.hasPrefix("focus-policy") || line.hasPrefix("mapping")
    let setting = section ? "viewer\n  \(line)\n" : ""
    let page = line.hasPrefix("page ") ? "  \(line)\n" : ""
    let statement = setting.isEmpty && page.isEmpty ? "  \(line)\n" : ""
    return """
      scenario "words"
      document
        pages 9 aspect 0.7
      \(page)\(setting)script
        insert late aspect 1 after p2 as early
        delete p8 as gone
        focus p3 animated
        wait 80ms
      \(statement)  settle
        flick preview forward 900pt/s
        settle
      \(head)
      """
  }

  /// A line with variables, and their values.
  @Test(
    arguments: [
      ("delete $a", ["a": ["p2", "p4", "late", "active"]]),
      ("focus [$a] $b", ["a": ["1", "3"], "b": ["instant", "animated"]]),
      ("flick $a $b 900pt/s", ["a": ["preview", "thumbnails"], "b": ["left", "backward"]]),
      ("focus [$a] instant", ["a": ["first", "last"]]),
      ("rotate $a over 300ms", ["a": ["portrait", "landscape"]]),
      ("commits $a", ["a": ["at-once", "fail"]]),
      ("insert $a aspect 1 $b", ["a": ["fresh", "other"], "b": ["first", "last"]]),
      ("move $a $b p1", ["a": ["p2", "p3"], "b": ["before", "after"]]),
      ("replace with $a, p2", ["a": ["p1", "p3"]]), ("cancel $a", ["a": ["gone"]]),
      ("expect driver == $a", ["a": ["none", "program"]]),
      ("expect $a", ["a": ["still", "editing"]]),
      ("expect exactly 1 $a", ["a": ["settled", "committed"]]),
      ("expect active == $a", ["a": ["p3", "late", "none"]]),
      ("expect active in $a, p9", ["a": ["p3", "late"]]),
      ("expect $a >= 2pg", ["a": ["position"]]),
      ("expect presence($a) == 1", ["a": ["p1", "p8"]]),
      ("expect position@$a == 1pg", ["a": ["early", "gone"]]),
      ("at $a focus p5 instant", ["a": ["early", "gone"]]),
      ("wait 10ms as $a", ["a": ["one", "two"]]),
      ("random 2 gestures seed 1 over 1s from $a", ["a": ["drag", "tap"]]),
      ("focus-policy $a", ["a": ["next", "previous"]]),
      ("page $a aspect 2", ["a": ["p1", "cover"]]),
    ] as [(String, [String: [String]])])
  func `a line with variables is the line with their words`(
    line: String, values: [String: [String]]
  ) throws {
    let matrix = values.sorted { $0.key < $1.key }
      .map { "  vary \($0.key) = \($0.value.joined(separator: ", "))\n" }.joined()
    let scenario = try Scenario(parsing: text(line, matrix: matrix))
    #expect(scenario.variants.count == values.values.reduce(1) { $0 * $1.count })
    for variant in scenario.variants {
      let written = variant.values.reduce(into: line) { line, value in
        line = line.replacing("$\(value.name)", with: value.value.text)
      }
      let run = scenario.run(variant)
      let other = try Scenario(parsing: text(written)).run()
      #expect(run.fingerprint == other.fingerprint, "\(written)")
      #expect(run.events == other.events, "\(written)")
      #expect(run.checks.map(\.holds) == other.checks.map(\.holds), "\(written)")
      #expect(run.checks.map { run.text(of: $0) } == other.checks.map { other.text(of: $0) })
      #expect(
        ScenarioPlan(scenario, variant: variant).text().split(separator: "\n").dropFirst()
          == ScenarioPlan(try Scenario(parsing: text(written)), variant: ScenarioVariant()).text()
          .split(separator: "\n").dropFirst())
    }
  }

  @Test(arguments: [
    ("flick $a forward 900pt/s", "preview, thumnails", "E0103", "`thumnails`", "a=thumnails"),
    ("focus $a instant", "p1, p99", "E0401", "`p99`", "a=p99"),
    ("focus $b instant", "p1, p2", "E0206", "`$b`", "$a"),
    ("wait $a", "p1, p2", "E0103", "`p1`", "a=p1"),
    ("focus $a instant", "1, 2", "E0103", "`$a`", "a number without a unit"),
    ("focus [$a] instant", "0, 2", "E0205", "[$a]", "a=0"),
    ("expect exactly 1 $a", "settled, setled", "E0103", "`setled`", "a=setled"),
    ("expect driver == $a", "none, nobody", "E0405", "$a", "a=nobody"),
    ("at $a focus p2 instant", "early, erly", "E0301", "`erly`", "a=erly"),
    ("delete $a\n  wait 2s\n  focus $a instant", "p4, p5", "E0402", "`p4`", "this deletes p4"),
  ])
  func `a wrong value is told where it is used`(
    line: String, values: String, code: String, culprit: String, remark: String
  ) throws {
    let source = SourceText(
      name: "wrong.scenario", text: text(line, matrix: "  vary a = \(values)\n"))
    guard case .invalid(let found) = Scenario.read(source) else {
      Issue.record("\(line) is read")
      return
    }
    #expect(found.count == 1 && found[0].code == code, "\(found.map(\.code))")
    #expect(source.lineText(source.line(at: found[0].primary.range.lower)).contains("$"))
    let told = DiagnosticRenderer(source).render(found)
    #expect(told.contains(culprit) && told.contains(remark), "\(told)")
  }

  @Test func `the matrix takes no words from itself, and headings from nobody`() throws {
    for (line, code) in [
      ("relate a p1 equals $a ± 0pt", "E0103"), ("vary b = $a", "E0103"),
      ("device $a portrait", "E0103"),
    ] {
      let source = SourceText(
        name: "matrix", text: text("focus $a instant", matrix: "  vary a = p1, p2\n  \(line)\n"))
      guard case .invalid(let found) = Scenario.read(source) else {
        Issue.record("\(line) is read")
        continue
      }
      #expect(found.map(\.code) == [code], "\(DiagnosticRenderer(source).render(found))")
    }
  }

  @Test func `a variable whose values are wrong is not told again at its uses`() throws {
    let source = SourceText(
      name: "wrong", text: text("focus $a instant", matrix: "  vary a = p1, 5\n"))
    guard case .invalid(let found) = Scenario.read(source) else { throw CancellationError() }
    #expect(found.count == 1, "\(DiagnosticRenderer(source).render(found))")
  }

  @Test(arguments: [
    ("vary a = 2pt, 2", "focus [$a] instant", "E0204"),
    ("vary a = 1pt .. 2pt", "expect position == $a", "E0103"),
    ("vary a = d.1, d.2", "expect active@$a.end == p2", "E0103"),
    (
      "vary a = 1, 3, 0", "repeat $a\n  wait 1ms as w\n  end\n  expect position@w.2 == 1pg", "E0205"
    ),
    (
      "vary a = preview, thumnails",
      "flick $a forward 900pt/s as sw\n  expect exactly 1 settled from sw to end", "E0103"
    ),
    ("vary a = 1, 2", "drag preview as sw\n  cancel sw\n  at sw.end settle", "E0103"),
  ]) func `what follows from a fault is not told`(
    vary: String, line: String, code: String
  ) throws {
    let use = line.contains("$a") ? line : line + "\n  focus [$a] instant"
    let source = SourceText(name: "one", text: text(use, matrix: "  \(vary)\n"))
    guard case .invalid(let found) = Scenario.read(source) else { throw CancellationError() }
    #expect(found.map(\.code) == [code], "\(DiagnosticRenderer(source).render(found))")
  }

  @Test(arguments: ["# focus p2 $a", "snapshot \"$a\"", "settle  # $a"])
  func `a variable in a remark or a text is not used`(line: String) throws {
    let source = SourceText(name: "unused", text: text(line, matrix: "  vary a = p1, p2\n"))
    guard case .invalid(let found) = Scenario.read(source) else {
      Issue.record("\(line) uses it")
      return
    }
    #expect(found.map(\.code) == ["E0705"])
  }

  @Test func `an error of some variants only says which`() throws {
    let source = SourceText(
      name: "some",
      text: text("focus p2 instant as $a\n  expect position@f == 2pg", matrix: "  vary a = f, g\n"))
    guard case .invalid(let found) = Scenario.read(source) else { throw CancellationError() }
    #expect(found.map(\.code) == ["E0301"])
    #expect(found.first?.notes.contains("with a=g") == true)
  }

  @Test func `each value is looked at, however many combinations there are`() throws {
    let values = (1...90).map { "p\($0 % 9 + 1)" }
    let names = Set(values).sorted() + (1...60).map { "new\($0)" }
    let matrix = ["a", "b", "c"].map { "  vary \($0) = \(names.joined(separator: ", "))\n" }
    let inserts = (1...59).map { "insert new\($0) last" }.joined(separator: "\n  ")
    let lines = inserts + "\n  focus $a instant\n  focus $b instant\n  focus $c instant"
    let source = SourceText(name: "many", text: text(lines, matrix: matrix.joined()))
    guard case .invalid(let found) = Scenario.read(source, limit: .max) else {
      Issue.record("nothing is wrong")
      return
    }
    #expect(found.first?.code == "E0401", "\(DiagnosticRenderer(source).render(found))")
  }

  @Test func `a line chooses from so many combinations of words, not more`() throws {
    let values = (1...400).map { "w\($0)" }.joined(separator: ", ")
    let text = text("insert $a, $b last", matrix: "  vary a = \(values)\n  vary b = \(values)\n")
    guard case .invalid(let found) = Scenario.read(SourceText(name: "many", text: text)) else {
      Issue.record("all are read")
      return
    }
    #expect(found.map(\.code).contains("E0112"))
  }

  @Test func `a time behind a moment is added to it, also that of a variable`() throws {
    let scenario = try Scenario(
      parsing: """
        scenario "later"
        document
          pages 9 aspect 0.7
        matrix
          vary later = 100ms, 200ms
        script
          focus p3 animated as go
          settle
          expect position@go + $later > 1pg
          expect position@go + $later < 3pg
        """)
    #expect(scenario.variants.allSatisfy { scenario.run($0).holds })
  }

  @Test(
    arguments: [
      ("position == 1pg ± $a", []), ("position == 1pg ± $b", ["E0207"]),
      ("active == p2 ± 1pg", ["E0603"]), ("abs(active) == p2", ["E0603"]),
      ("position in $a .. 2pg", []), ("position in $a .. 2pt", ["E0603"]),
    ] as [(String, [String])]) func `what is compared, and by what, is of one kind`(
      predicate: String, codes: [String]
    )
  {
    let text = text("expect \(predicate)", matrix: "  vary a = 1pg, 1.5pg\n  vary b = 1pt, 2pt\n")
    let uses = "  expect $a <= 2pg and $b <= 2pt\n"
    let source = SourceText(name: "k", text: text.replacing("  settle\n", with: uses))
    var found: [String] = []
    if case .invalid(let list) = Scenario.read(source) { found = list.map(\.code) }
    #expect(found == codes)
  }
}
