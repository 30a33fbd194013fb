import DualStripScenarios
import Testing

/// What single lines of a session bring about, and what is left of them in a scenario.
@Suite struct SessionLineTests {
  private static let header = #"{"session":1,"bounds":[393,852],"pages":["p1","p2","p3"]"#

  @Test func `a viewer whose name is empty is one without a name`() {
    var session = LiveSession()
    let began = "{\"session\":1,\"version\":\"\(DualStripVersion.current)\"}"
    let answers: [(line: String, answer: [String])] = [
      (Self.header + #","viewer":""}"#, [began, #"{"ok":1,"time":0,"still":true,"next":null}"#]),
      (#"{"time":1,"viewer":""}"#, [#"{"ok":2,"time":1,"still":true,"next":null}"#]),
      (
        #"{"time":0,"viewer":""}"#,
        [#"{"error":"\"time\" must not be before 1, which has passed","line":3}"#]
      ),
      (#"{"time":2,"viewer":5}"#, [#"{"error":"\"viewer\" must be a string","line":4}"#]),
      (#"{"time":2,"viewer":null}"#, [#"{"ok":5,"time":2,"still":true,"next":null}"#]),
    ]
    for (line, answer) in answers { #expect(session.take(line) == answer, "\(line)") }
  }

  @Test func `whatever a line asks for is answered in one order`() {
    var session = LiveSession()
    _ = session.take(Self.header + "}")
    let wishes = #""frame":true,"elements":true,"panes":true,"edits":true,"pages":true"#
    let answer = session.take("{\(wishes),\"time\":5}")
    let keys = answer.map { record in record.dropFirst(2).prefix { $0 != "\"" } }
    #expect(keys == ["pages", "edits", "panes", "elements", "frame", "ok"])
  }

  @Test func `until rest frames come for ten seconds, and the next line goes on counting them`() {
    var session = LiveSession()
    _ = session.take(Self.header + #","refresh":10,"settings":{"focus-time":"12s"}}"#)
    let answer = session.take(#"{"time":0,"focus":"p3","until":"still"}"#)
    let frames = answer.filter { $0.hasPrefix(#"{"frame""#) }
    #expect(frames.count == 101 && answer.last?.hasPrefix(#"{"ok":2,"time":10000,"#) == true)
    let next = session.take(#"{"time":10100,"frame":true}"#)
    #expect(next.contains { $0.hasPrefix(#"{"frame":101,"#) }, "\(next)")
  }

  @Test func `a key in a scenario does what it did when it was pressed`() throws {
    let lines = [
      Self.header + "}", #"{"time":0,"touch":"down","pane":"preview"}"#,
      #"{"time":10,"drag":-100}"#, #"{"time":20,"touch":"up","velocity":-1500}"#,
      #"{"time":900,"key":"delete"}"#,
    ]
    let text = try SessionScenario(Array(lines.joined(separator: "\n").utf8), title: "key").text
    // The second page is the active one only by then.
    #expect(text.hasSuffix("\n  at 900ms delete p2 as edit-1\n"), "\(text)")
  }

  @Test func `times of a scenario count from the first input, and none is before a line above it`()
    throws
  {
    let lines = [
      Self.header + "}", #"{"time":500}"#, #"{"time":400,"focus":"p2","animated":false}"#,
      #"{"time":600,"step":1}"#,
    ]
    let text = try SessionScenario(Array(lines.joined(separator: "\n").utf8), title: "times").text
    let script = "script\n  at 0ms focus p2 instant\n  at 100ms step preview by 1\n"
    #expect(text.hasSuffix(script), "\(text)")
  }

  @Test func `of several viewers a scenario has the first one, until it is closed`() throws {
    let lines = [
      Self.header + "}", #"{"time":0,"step":1}"#, Self.header + #","viewer":"b"}"#,
      #"{"viewer":"b","time":5,"step":2}"#, #"{"time":10,"step":-1,"close":false}"#,
      #"{"close":true}"#, Self.header + "}", #"{"time":0,"focus":"p3"}"#,
    ]
    var session = LiveSession()
    #expect(lines.allSatisfy { !session.take($0).joined().contains("error") })
    let text = try SessionScenario(Array(lines.joined(separator: "\n").utf8), title: "two").text
    let script = "script\n  at 0ms step preview by 1\n  at 10ms step preview by -1\n"
    #expect(text.hasSuffix(script), "\(text)")
  }
}
