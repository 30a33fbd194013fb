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
}
