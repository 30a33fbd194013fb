import DualStripScenarios
import Testing

/// Expectations about what follows in time: `whenever`, `until` and `then`.
@Suite struct CourseTests {
  /// The failures of a script in which the device turns from 500 ms to 800 ms, and a flick begins at 2 s.
  private func failures(_ expectation: String) throws -> [String] {
    let text = """
      scenario "What follows"

      document
        pages 8 aspect 0.7071

      script
        \(expectation)
        at start + 500ms rotate landscape over 300ms as turn
        at start + 2s flick preview forward 1200pt/s as swipe
        settle within 3s
        wait 1s

      """
    return try Scenario(parsing: text).run().checks.compactMap { check in
      check.failure.map { "\($0.code) \($0.message)" }
    }
  }

  @Test(arguments: [
    "expect whenever resizing then not resizing within 300ms",
    "expect whenever phase == dragging then still within 3s",
    // What never becomes true asks for nothing.
    "expect whenever editing then overscroll within 1ms",
    // The window is about the first one: its answer may come later.
    "expect whenever resizing then not resizing within 300ms from start to turn",
    // At 500 ms the first one has been true for long, and becomes true again only behind the window.
    "expect whenever still then editing within 1s from turn to turn",
    "expect active == p1 until phase == settling",
    "expect still until resizing from start to turn",
    "expect active == p1 then active == p2",
    "expect not resizing then resizing then phase == dragging then phase == settling then still",
    "expect resizing then not resizing from turn to turn.end",
  ])
  func `it holds`(_ expectation: String) throws {
    #expect(try failures(expectation) == [])
  }

  @Test(arguments: [
    (
      "expect whenever resizing then not resizing within 100ms",
      "X0011 this came true at 0.5 s, and the rest did not follow by 0.6 s"
    ),
    // A second time in between does not begin anew.
    (
      "expect whenever phase == dragging then editing within 200ms",
      "X0011 this came true at 2.008 s, and the rest did not follow by 2.208 s"
    ),
    (
      "expect active == p1 until editing",
      "X0011 this does not hold at 2.2 s, before the end of `until`"
    ),
    ("expect active in p1 .. p2 until editing", "X0011 the end of `until` did not come by 2.776 s"),
    (
      "expect active == p1 then active == p2 then active == p3",
      "X0011 step 3 of 3 did not come by 2.776 s; step 2 came at 2.2 s"
    ),
    // It comes true exactly at the end of the window.
    (
      "expect whenever resizing then editing within 100ms from start to turn",
      "X0011 this came true at 0.5 s, and the rest did not follow by 0.6 s"
    ),
    ("expect editing then still", "X0011 step 1 of 2 did not come by 2.776 s"),
    // Both at once is not one after the other.
    (
      "expect resizing then resizing from turn to turn",
      "X0011 step 2 of 2 did not come by 0.5 s; step 1 came at 0.5 s"
    ),
  ])
  func `it fails, and names the moment since which something was due`(
    _ expectation: String, _ message: String
  ) throws {
    #expect(try failures(expectation) == [message])
  }

  @Test func `a failure marks both moments`() throws {
    let text = """
      scenario "Late"
      document
        pages 3 aspect 1
      script
        expect whenever resizing then editing within 200ms
        wait 100ms
        rotate landscape over 300ms
        wait 1s

      """
    let check = try #require(Scenario(parsing: text).run().checks.first)
    #expect(check.since == .milliseconds(100) && check.time == .milliseconds(300))
  }

  @Test func `what is missing is said`() {
    func message(_ line: String) -> String {
      let text = "scenario \"x\"\ndocument\n  pages 2 aspect 1\nscript\n  \(line)\n"
      do throws(Scenario.Fault) {
        _ = try Scenario(parsing: text)
        return ""
      } catch {
        return error.description
      }
    }
    #expect(message("expect whenever still").contains("`then`"))
    #expect(message("expect whenever still then resizing").contains("`within`"))
    #expect(message("expect still until").contains("expected"))
    #expect(message("expect whenever still then p2 absent within 1s") == "")
  }

  @Test(arguments: [
    ("expect whenever resizing then editing within 100ms", "is false at the end"),
    ("expect active in p1 .. p2 until editing", "is false at the end"),
    ("expect active == p1 then active == p2 then active == p3", "is p2 at the end"),
  ]) func `what was found last is said`(_ expectation: String, _ label: String) throws {
    let text =
      "scenario \"x\"\ndocument\n  pages 8 aspect 0.7071\nscript\n  \(expectation)\n"
      + "  rotate landscape over 300ms\n  wait 1s\n  flick preview forward 1200pt/s\n"
      + "  settle within 3s\n"
    #expect(try Scenario(parsing: text).run().checks.compactMap { $0.failure?.label } == [label])
  }

  @Test func `what has been true for long asks for nothing a second time`() throws {
    // The strip is on these pages from the start; the device turns from 500 ms to 800 ms.
    let expectation = "expect whenever active in p1 .. p8 then resizing within 600ms"
    #expect(try failures(expectation) == [])
  }

  @Test func `the end of until is missed since its beginning`() throws {
    let text = """
      scenario "Until"
      document
        pages 3 aspect 1
      script
        expect active in p1 .. p3 until editing
        wait 1s
        focus p2 animated
        settle within 2s

      """
    let check = try #require(Scenario(parsing: text).run().checks.first)
    let since = try #require(check.since)
    #expect(since < .milliseconds(100))
  }
}
