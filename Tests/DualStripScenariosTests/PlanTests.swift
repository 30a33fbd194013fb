import DualStripScenarios
import Testing

/// The timetable of a scenario, as `dualstrip plan` prints it.
@Suite struct PlanTests {
  private func plan(_ direction: String) throws -> String {
    let text = """
      scenario "p"
      document
        pages 3 aspect 1
      device iphone-se
        direction \(direction)
      script
        wait 50ms
        drag preview forward 10pt over 10ms
        wheel preview 30pt over 20ms

      """
    return ScenarioPlan(try Scenario(parsing: text), variant: ScenarioVariant()).text()
  }

  @Test(arguments: [("ltr", "-10pt"), ("rtl", "10pt")])
  func `to go forward, a finger moves against the way of reading`(
    direction: String, distance: String
  ) throws {
    #expect(try plan(direction).contains("\n    60ms  move \(distance)\n"))
  }

  @Test func `what a statement does is told with the times of the run`() throws {
    let text = try plan("ltr")
    #expect(text.contains("\nat 60ms  wheel preview 30pt over 20ms\n    60ms  0 30pt\n"), "\(text)")
  }

  /// Eight statements that chance draws within 4 s, for a document of five pages.
  private func drawn(_ kind: String, _ seed: Int) throws -> [String] {
    let text =
      "scenario \"r\"\ndocument\n  pages 5 aspect 1\nscript\n"
      + "  random 8 gestures seed \(seed) over 4s from \(kind)\n"
    let plan = ScenarioPlan(try Scenario(parsing: text), variant: ScenarioVariant()).text()
    return plan.matches(of: /\n  at [0-9.]+ms (.+)/).map { String($0.output.1) }
  }

  @Test(arguments: 1...10) func `what chance draws makes sense where it stands`(seed: Int) throws {
    let turns = (0..<8).map { "rotate \($0 % 2 == 0 ? "landscape" : "portrait") over 300ms" }
    #expect(try drawn("rotate", seed) == turns)
    for (number, insert) in try drawn("insert", seed).enumerated() {
      #expect(insert.hasPrefix("insert r\(number + 1) aspect "))
    }
    for (number, delete) in try drawn("delete", seed).enumerated() {
      let page = delete.firstMatch(of: /\[([0-9]+)\]/).flatMap { Int($0.output.1) } ?? 0
      #expect(page <= max(0, 5 - number), "\(delete) after \(number) others")
    }
  }

  @Test(arguments: [("drag", 350), ("hold", 350), ("flick", 100)])
  func `a gesture by chance is over before the next one`(kind: String, longest: Int) throws {
    let lengths = try (1...10).flatMap { try drawn(kind, $0) }.compactMap { text in
      text.firstMatch(of: /(?:over|for) ([0-9]+)ms/).flatMap { Int($0.output.1) }
    }
    #expect(lengths.count == 80 && lengths.max() == longest, "\(lengths)")
  }

  @Test(arguments: [
    ("step", 1, "step preview by 2"), ("step", 3, "step thumbnails by -1"),
    ("wheel", 0, "wheel thumbnails 3 notches over 320ms"),
    ("wheel", 3, "wheel thumbnails -273pt over 297ms tail 297ms"),
    ("key", 1, "key page-down"), ("key", 2, "key home"), ("select", 1, "select toggle [3]"),
    ("select", 2, "select to [3]"), ("focus", 0, "focus [1] instant"),
    ("focus", 1, "focus [3] animated"), ("resize", 0, "resize 481pt x 600pt over 200ms"),
    ("move", 1, "move [3] after [4]"), ("turn", 1, "turn [3] by -1"), ("turn", 2, "turn [3] by 2"),
    ("arrange", 0, "arrange reversed"), ("arrange", 1, "arrange interleaved"),
  ]) func `what chance draws for a seed is the same for ever`(
    kind: String, number: Int, statement: String
  ) throws {
    #expect(try drawn(kind, 2)[number] == statement)
  }

  @Test(arguments: [
    ("move", 2, "update move a14 after a9 over 245ms"),
    ("move", 3, "update move a3 before a2 over 138ms"),
    ("reload", 1, "update reload a3 block 2 x 2 height 231pt over 168ms"),
    ("resize", 0, "resize 236pt x 318pt over 268ms"),
    ("drag", 1, "drag forward 382pt over 120ms release 1528pt/s"),
    ("measure", 2, "measure a14 height 176pt"),
  ]) func `what chance draws for a collection is the same for ever`(
    kind: String, number: Int, statement: String
  ) throws {
    let text = """
      scenario "r"
      collection
        section a items 20
      layouts
        rows list item 90pt x 30pt
      script
        random 4 changes seed 2 over 2s from \(kind)

      """
    let plan = ScenarioPlan(try Scenario(parsing: text), variant: ScenarioVariant()).text()
    let drawn = plan.matches(of: /\n  at [0-9.]+ms (.+)/).map { String($0.output.1) }
    #expect(drawn.count == 4 && drawn[number] == statement, "\(plan)")
  }

  @Test func `a table of touches is planned from where it is played, across, then down`() throws {
    let text = """
      scenario "p"
      touches thumb in ms pt
        0 300 200 down
        8 290 201 up
      script
        wait 50ms
        play thumb

      """
    let plan = ScenarioPlan(try Scenario(parsing: text), variant: ScenarioVariant()).text()
    let touches = "    50ms  down 300 200\n    58ms  up 290 201\n"
    #expect(plan.hasSuffix("at 50ms  play thumb\n\(touches)"), "\(plan)")
  }

  private func plan(ofScript script: String) throws -> String {
    let text = "scenario \"p\"\ndocument\n  pages 9 aspect 1\nscript\n\(script)\n"
    return ScenarioPlan(try Scenario(parsing: text), variant: ScenarioVariant()).text()
  }

  @Test func `a key that is held repeats each 33 ms`() throws {
    let text = try plan(ofScript: "  key right repeat 4\n  wait 5ms")
    #expect(text.contains("\nat 99ms  wait 5ms\n"), "\(text)")
  }

  @Test func `what waits for the end of the run is in the plan, too`() throws {
    let look = "  at end expect active == p1"
    let text = try plan(ofScript: "\(look)\n  wait 5ms\n\(look)\n  wait 7ms")
    #expect(text.matches(of: /expect active == p1/).count == 2, "\(text)")
    let end = "at end  expect active == p1\n"
    #expect(text.hasSuffix("at 5ms  wait 7ms\n\(end)\(end)"), "\(text)")
  }

  @Test(arguments: [
    ("", "", "-40pt"), ("  direction rtl\n", "", "40pt"), ("", "  direction rtl\n", "40pt"),
    ("  direction rtl\n", "  direction ltr\n", "-40pt"),
    ("  direction rtl\n", "  layout tall\n", "-40pt"),
  ])
  func `a finger goes the way in which the pane of a collection reads by then`(
    device: String, before: String, distance: String
  ) throws {
    let text = """
      scenario "r"
      device custom
        bounds 400pt x 300pt
        touch 10Hz
      \(device)collection
        section a items 20
      layouts
        wide list horizontal item 90pt x 30pt
        tall list item 90pt x 30pt
      script
      \(before)  drag forward 40pt over 100ms

      """
    let plan = ScenarioPlan(try Scenario(parsing: text), variant: ScenarioVariant()).text()
    #expect(plan.contains("move \(distance)\n"), "\(plan)")
  }

  @Test func `chance calls the active page by its name, and pages by numbers from 1`() throws {
    let texts = try (1...10).flatMap { try drawn("focus", $0) }
    #expect(texts.count == 80 && !texts.contains { $0.contains("[0]") }, "\(texts)")
  }

  @Test func `of a collection without items chance draws no change`() throws {
    let text = """
      scenario "r"
      collection
        section a empty
      layouts
        rows list item 90pt x 30pt
      script
        random 4 changes seed 2 over 2s from delete

      """
    let plan = ScenarioPlan(try Scenario(parsing: text), variant: ScenarioVariant()).text()
    #expect(!plan.contains("update delete"), "\(plan)")
  }

  /// What a moment is read as: its base and its distance; `nil` for what is none.
  private func moment(_ text: String) -> String? {
    guard let anchor = Parser.anchor(text, of: .strips) else { return nil }
    let base =
      switch anchor.base {
      case .start: "start"
      case .end: "end"
      case .label(let label, let isEnd): label.value + (isEnd ? ".end" : "")
      }
    guard let (sign, time) = anchor.offset, case .literal(let value) = time.content else {
      return base
    }
    return base + (sign > 0 ? " + " : " - ") + value.text
  }

  @Test func `a moment is a time, a label or an end, with a distance or without`() {
    let moments: [(text: String, moment: String?)] = [
      ("1.2s", "start + 1.2s"), ("start", "start"), ("start + 2fr", "start + 2fr"),
      ("end", "end"), ("end - 5ms", "end - 5ms"), ("throw", "throw"),
      ("throw + 40ms", "throw + 40ms"), ("throw.end - 40ms", "throw.end - 40ms"),
      ("swipe.2", "swipe.2"), ("swipe.2.end + 1s", "swipe.2.end + 1s"), ("throw # x", "throw"),
      ("", nil), ("1pt", nil), ("1s x", nil), ("$t", nil), ("1s\n2s", nil), ("throw +", nil),
      ("throw.mid", nil), ("throw.1.5", nil), ("throw 1s", nil), ("throw + 1pt", nil),
      ("+ 1s", nil),
    ]
    for (text, found) in moments { #expect(moment(text) == found, "\(text)") }
  }
}
