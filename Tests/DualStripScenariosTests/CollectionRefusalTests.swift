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

  @Test(arguments: [
    "tap a99", "scroll to a99 at top instant", "measure a99 height 3pt",
    "measure a1 height 3pt, a99 width 3pt", "update delete a99", "update move a99 before a1",
    "update move a1 before a99", "update move a1 after a99", "update reload a99 height 3pt",
    "update insert fresh before a99", "update insert fresh after a99",
    "update delete a1, delete a99", "expect visible(a99)", "expect order a1, a99",
    "expect reading a99, a1", "expect cell(a99).top == 0pt", "expect shown(a99).top == 0pt",
    "expect row(a99) == 1", "expect first == a99", "expect a99 == first", "expect a99 present",
    "expect first in a1, a99", "expect first in a1 .. a99", "expect exactly 0 moved of a99",
  ]) func `every place that names an item reports an unknown one`(line: String) {
    let text = "\(CollectionScenarioTests.head)\nscript\n  \(line)\n"
    let found = first(in: text)
    #expect(found?.message == "no section has an item `a99`")
    #expect(found?.primary.text == "the section `a` has 12 items")
    #expect(first(in: text.replacing("a99", with: "a12")) == nil)
  }

  @Test(arguments: [
    "update delete section zz", "update reload section zz", "update reload section zz items 3",
    "update move section zz last", "update move section a before zz",
    "update move section a after zz", "update insert section c items 1 before zz",
    "update insert section c items 1 after zz", "update insert fresh at zz[1]",
    "update move a1 to zz[1]", "expect count(zz) == 1", "expect visible(header zz)",
    "expect pinned(footer zz)", "expect header(zz).top == 0pt", "expect cell(footer zz).top == 0pt",
  ]) func `every place that names a section reports an unknown one`(line: String) {
    let text = "\(CollectionScenarioTests.head)\nscript\n  \(line)\n"
    #expect(first(in: text)?.message == "there is no section called `zz`")
  }

  @Test(arguments: [
    "blocks zz 1 x 1", "blocks zz random 1 .. 2 seed 1", "heights zz 9pt",
    "widths zz random 1pt .. 2pt seed 1",
  ]) func `a section whose items get sizes must be there`(line: String) {
    let head = CollectionScenarioTests.head.replacing("heights a 100pt, 60pt", with: line)
    let text = "\(head)\nscript\n  settle\n"
    #expect(first(in: text)?.message == "there is no section called `zz`")
    #expect(first(in: text.replacing(" zz ", with: " a ")) == nil)
  }

  @Test(arguments: [
    ("insert fresh before a1, delete fresh", "`fresh` both comes and is deleted"),
    ("move a1 after a2, delete a1", "`a1` both moves and is deleted"),
    ("reload a1, reload a1", "`a1` is reloaded twice"),
    ("delete section b, insert section b items 1 last", "`b` both is deleted and comes"),
    ("delete section b, move section b after a", "`b` both is deleted and moves"),
    ("move a1 to a[3], insert fresh at a[3]", "two changes use the place a[3]"),
    ("insert one at a[3], insert two at a[3]", "two changes use the place a[3]"),
    ("move a1 after a1", "`a1` is placed beside itself"),
    ("move section a after a", "`a` is placed beside itself"),
    ("move a1 after a2, move a2 after a1", "`a1` is placed beside itself"),
    ("move section a after b, move section b after a", "`a` is placed beside itself"),
    (
      "insert fresh before a1, insert other before fresh, move a1 after other",
      "`fresh` is placed beside itself"
    ),
    ("move a1 to b[1], delete section b", "`b` is deleted in the same update"),
    ("delete section b, insert one at b[1]", "`b` is deleted in the same update"),
    ("insert section c items 1 before b, delete section b", "`b` is deleted in the same update"),
    ("insert section c items 1 after b, delete section b", "`b` is deleted in the same update"),
    ("move section a before b, delete section b", "`b` is deleted in the same update"),
    ("insert fresh after a2, delete a2", "`a2` is deleted in the same update"),
    ("move a1 to a[3], move a2 to b[3]", ""), ("move a1 after a2, move a2 after a3", ""),
    ("reload section a, move section a last", ""), ("move a1 to b[1], move a2 after a1", ""),
    ("delete a1, move a2 after a3", ""), ("delete section b, delete a1", ""),
  ]) func `an update that contradicts itself is refused with the reason, no other is`(
    changes: String, reason: String
  ) {
    let found = first(in: "\(CollectionScenarioTests.head)\nscript\n  update \(changes)\n")
    let message = reason.isEmpty ? nil : "this update contradicts itself: \(reason)"
    #expect(found?.message == message)
  }

  @Test func `a circle of neighbours is told of one who is in it`() {
    let changes = "move a1 after a2, move a2 after a3, move a3 after a2"
    let found = first(in: "\(CollectionScenarioTests.head)\nscript\n  update \(changes)\n")
    #expect(
      found?.message == "this update contradicts itself: `a2` is placed beside itself")
  }
}
