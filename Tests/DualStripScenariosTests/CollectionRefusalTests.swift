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

  @Test(arguments: [
    ("layout rows over 300ms", "a switch is on its way"),
    ("update delete a1 over 300ms", "an update is on its way"),
    ("resize 300pt x 400pt over 300ms", "the bounds are on their way"),
    ("flick forward 900pt/s", "a finger is on the pane"),
    ("scroll to b4 at bottom animated", "the view is still moving"),
  ]) func `what does not come to rest is told with what it waits for`(
    statement: String, reason: String
  ) throws {
    let script = "script\n  \(statement)\n  at start settle within 10ms\n"
    let text = "\(CollectionScenarioTests.head)\n\(script)"
    let failure = try #require(try Scenario(parsing: text).run().checks.last?.failure)
    #expect("\(failure)".contains(reason), "\(failure)")
  }

  @Test(arguments: [
    ("progress pause 0.5", "layout wall held as pause"), ("cancel pause", "update … as pause"),
  ]) func `a remedy has a label as it is written, without its round`(
    statement: String, remedy: String
  ) {
    let block = "  repeat 2\n    wait 1ms as pause\n    \(statement)\n  end\n"
    let found = first(in: "\(CollectionScenarioTests.head)\nscript\n\(block)")
    #expect(found?.helps.first?.text.hasSuffix("`\(remedy)`") == true, "\(found?.helps ?? [])")
  }

  @Test(arguments: [
    ("footer(a).top", "the section `a` has no footer"),
    ("cell(header b).top", "the section `b` has no header"),
  ]) func `a header or a footer that is measured must be there`(signal: String, reason: String) {
    let script = "script\n  expect \(signal) == 0pt\n"
    #expect(first(in: "\(CollectionScenarioTests.head)\n\(script)")?.message == reason)
  }

  @Test(arguments: [
    ("delete section b, move section b after a", "`b` both is deleted and moves"),
    ("delete section b, insert one at b[1]", "`b` is deleted in the same update"),
    ("move section a after b, move section b after a", "`a` is placed beside itself"),
  ]) func `what an update contradicts itself in is told of sections, too`(
    changes: String, reason: String
  ) {
    let found = first(in: "\(CollectionScenarioTests.head)\nscript\n  update \(changes)\n")
    #expect(found?.message == "this update contradicts itself: \(reason)")
  }

  @Test(arguments: ["appear", "disappear"])
  func `an item comes and goes at ten times its size at most`(word: String) {
    for (scale, isValid) in [(0, true), (10, true), (11, false), (-1, false)] {
      let text = """
        scenario "s"
        language 2
        collection
          section a items 9
        layouts
          l list item 90pt x 90pt
        pane
          layout l
          \(word) scale \(scale)
        script
          settle

        """
      #expect((first(in: text) == nil) == isValid, "\(word) scale \(scale)")
    }
  }

  @Test func `a switch that is held has no duration`() {
    let script = "script\n  layout rows held over 300ms as turn\n  progress turn 1\n"
    #expect(first(in: "\(CollectionScenarioTests.head)\n\(script)") != nil)
    let held = script.replacing(" over 300ms", with: "")
    #expect(first(in: "\(CollectionScenarioTests.head)\n\(held)") == nil)
  }

  @Test func `of two layouts with one name the second one is at fault`() throws {
    let head = CollectionScenarioTests.head.replacing("  rows list", with: "  wall list")
    let found = try #require(first(in: "\(head)\nscript\n  settle\n"))
    let other = try #require(found.others.first)
    #expect(found.code == "E0809" && found.primary.range.lower > other.range.lower)
  }

  @Test func `a name is taken where it comes first`() throws {
    let insert = "  update insert wall before a1\n"
    let script = "script\n\(insert)  update delete wall\n\(insert)"
    let text = "\(CollectionScenarioTests.head)\n\(script)"
    let place = try #require(text.firstRange(of: "wall before")).lowerBound
    let other = try #require(first(in: text)?.others.first)
    #expect(other.range.lower == text.utf8.distance(from: text.startIndex, to: place))
  }

  @Test(arguments: [("100.0009", true), ("100.001005", false)])
  func `without a tolerance a frame may be off by a thousandth of a point`(
    height: String, holds: Bool
  ) throws {
    let head = CollectionScenarioTests.head.replacing(
      "a1 0 20 100 100", with: "a1 0 20 100 \(height)")
    let run = try Scenario(parsing: "\(head)\nscript\n  expect frames grid\n").run()
    #expect(run.checks.map(\.holds) == [holds])
  }
}
