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
}
