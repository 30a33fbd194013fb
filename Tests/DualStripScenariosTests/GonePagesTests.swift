import DualStripScenarios
import Testing

/// What is certain about deleted pages before anything runs.
@Suite struct GonePagesTests {
  private func codes(_ script: [String], settings: String = "") -> [String] {
    let lines = script.map { "  \($0)\n" }.joined()
    let text =
      "scenario \"g\"\ndocument\n  pages 5 aspect 1\n\(settings)script\n\(lines)  wait 1ms\n"
    return errors(in: text).map(\.code)
  }

  @Test(arguments: [
    // The gap of the page is closed after 300 ms.
    ["delete p3 as cut", "at cut + 300ms focus p3 animated"],
    // All pages of a delete are gone.
    ["delete p3, p4 as cut", "at cut + 300ms focus p4 animated"],
    ["delete p3", "settle", "focus p3 animated"],
    ["settle", "delete p3", "wait 300ms", "focus p3 animated"],
    ["delete p3", "wait 300ms", "move p1 after p3"],
    // Another delete that is cancelled is no reason to doubt.
    ["delete p1 as other", "delete p3 as cut", "cancel other", "wait 300ms", "focus p3 animated"],
  ]) func `to use a page that is certainly deleted is an error`(script: [String]) {
    #expect(codes(script) == ["E0402"])
  }

  @Test(arguments: [
    ["delete p3 as cut", "at cut + 299ms focus p3 animated"],
    ["delete p3 as cut", "at cut + 300ms focus p4 animated"],
    ["delete p3", "focus p3 animated", "settle"],
    ["settle", "delete p3", "wait 299ms", "focus p3 animated"],
    ["focus p3 animated", "settle", "delete p3"],
    // The delete may be cancelled, refused, or leave the page that was meant.
    ["delete p3 as cut", "cancel cut", "wait 300ms", "focus p3 animated"],
    ["delete [1]", "delete p3", "wait 300ms", "focus p3 animated"],
    ["delete p3", "insert p3 aspect 1 last", "wait 300ms", "focus p3 animated"],
    ["delete p3", "commits never", "wait 300ms", "focus p3 animated"],
    ["delete p3", "undo", "wait 300ms", "focus p3 animated"],
    // A late size of a page that is gone changes nothing, and is no mistake.
    ["delete p3", "wait 300ms", "resolve p3 aspect 2"],
  ]) func `to use a page that may still exist is no error`(script: [String]) {
    #expect(codes(script).isEmpty)
  }

  @Test(arguments: [
    ("closing-time 400ms", 500, false), ("closing-time 400ms", 550, true),
    ("reduce-motion on", 1, true),
  ]) func `a page is gone when its delete is over, which the settings decide`(
    setting: String, milliseconds: Int, isGone: Bool
  ) {
    let script = ["delete p3 as cut", "at cut + \(milliseconds)ms focus p3 animated"]
    let found = codes(script, settings: "viewer\n  \(setting)\n")
    #expect(found == (isGone ? ["E0402"] : []))
  }

  @Test func `where a host answers, no page is gone for certain`() {
    let script = ["delete p3", "wait 300ms", "focus p3 animated"]
    #expect(codes(script, settings: "viewer\n  commits after 1s\n").isEmpty)
    #expect(codes(script, settings: "viewer\n  commits at-once\n") == ["E0402"])
  }
}
