import CollectionLayouts
import DualStripScenarios
import Testing

@testable import ScenarioPictures

/// What a failed expectation wants, as a device can show it.
@Suite struct WantedTests {
  @Test(arguments: ["active", "target", "settled"])
  func `a page is wanted wherever a signal names one`(signal: String) throws {
    let run = try Scenario(
      parsing:
        "scenario \"t\"\ndocument\n  pages 8 aspect 1\nscript\n  expect \(signal) == p3\n"
    ).run()
    let check = try #require(run.checks.first)
    guard case .page("p3")? = run.wanted(by: check) else {
      Issue.record("\(signal) wants no page")
      return
    }
  }

  @Test func `an offset of a collection is wanted on its own axis`() throws {
    let run = try Scenario(
      parsing: """
        scenario "t"
        language 2
        collection
          section a items 40
        layouts
          rows list item 200pt x 90pt
        script
          expect offset.x == 50pt
          expect offset.y == 120pt
        """
    ).run()
    let axes = run.checks.compactMap { check -> ScrollAxis? in
      guard case .offset(_, pane: 0, axis: let axis)? = run.wanted(by: check) else { return nil }
      return axis
    }
    #expect(axes == [.horizontal, .vertical])
  }

  /// A run whose script is between some pages and a second of rest.
  private static func run(_ script: String) throws -> ReplayRun {
    let head = "scenario \"t\"\ndocument\n  pages 9 aspect 1\nscript\n"
    return try Scenario(parsing: "\(head)\(script)  wait 1s\n").run()
  }

  @Test func `what shall come true eventually is looked for from its own time on`() throws {
    let run = try Self.run("  wait 100ms\n  expect eventually still within 300ms\n")
    let window = run.window(of: try #require(run.checks.first))
    #expect(window.from == .milliseconds(100) && window.to == .milliseconds(400))
  }

  @Test func `a touch ends in a timeline where it is cancelled`() throws {
    let run = try Self.run("  touch down preview\n  wait 100ms\n  touch cancel\n")
    let touches = run.again(showing: TimelineWitness()).touches
    #expect(touches.map(\.text) == ["preview"])
    #expect(touches.first?.end == .milliseconds(100))
  }

  @Test(arguments: [
    ("  expect count == 9\n  expect still\n", "✓ All 2 checks hold"),
    ("  expect count == 9\n", "✓ The check holds"), ("", "Nothing is expected"),
  ])
  func `a card of a run that holds says so, and has its start, middle and end`(
    checks: String, verdict: String
  ) throws {
    let run = try Self.run("  wait 430ms\n\(checks)")
    let card = RunDrawing(run).card(of: SourceText(name: "t.scenario", text: ""))
    let text = DrawnMarkup(card).text
    let times = [Time.zero, run.end.scaled(by: 0.5), run.end].map { DecimalText.seconds($0) }
    for words in [verdict] + times { #expect(text.contains("\n\(words)\n"), "\(text)") }
  }
}
