@testable import ScenarioReplay
import DualStripScenarios
import Foundation
import Testing

/// What a collection's scenario is refused for, in words.
@Suite struct CollectionRefusalTests {
  private func first(in text: String) -> Diagnostic? {
    guard case .invalid(let found) = Scenario.read(SourceText(name: "c", text: text)) else {
      return nil
    }
    return found.first
  }

  @Test(arguments: [
    ("move a1 after a2, delete a1", "`a1` both moves and is deleted"),
    ("insert one at a[3], insert two at a[3]", "two changes use the place a[3]"),
    ("move a1 after a2, move a2 after a1", "`a1` is placed beside itself"),
  ]) func `what an update contradicts itself in is told`(changes: String, reason: String) {
    let found = first(in: "\(CollectionScenarioTests.head)\nscript\n  update \(changes)\n")
    #expect(found?.message == "this update contradicts itself: \(reason)")
  }

  @Test(arguments: ["move a1 after a3, reload a1", "reload a1, move a1 after a3"])
  func `an update may move an item and reload it, in either order`(changes: String) {
    #expect(first(in: "\(CollectionScenarioTests.head)\nscript\n  update \(changes)\n") == nil)
  }

  @Test func `a section or an action of the other subject is told to be one`() {
    let viewer = "\(CollectionScenarioTests.head)\nviewer\n  spacing 3pt\nscript\n  settle\n"
    let help = "put the settings of a collection's pane under `pane`"
    #expect(first(in: viewer)?.helps.map(\.text) == [help])
    let layout = first(in: "scenario \"s\"\nscript\n  layout wall\n")
    #expect(layout?.notes == ["`layout` is an action of a collection"])
  }
}
