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
}
