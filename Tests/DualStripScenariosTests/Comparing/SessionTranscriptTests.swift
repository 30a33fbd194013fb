import DualStrip
@testable import ScenarioRecordings
import DualStripScenarios
import Testing

/// What a session answers, word for word, and the scenario that comes of one.
@Suite struct SessionTranscriptTests {
  private static let header = #"{"session":1,"bounds":[393,852],"pages":["p1","p2","p3"]"#

  @Test func `viewers come and go by their names, and each line has its answer`() {
    var session = LiveSession()
    let (ofA, unnamed) = (Self.header + #","viewer":"a"}"#, Self.header + "}")
    let began = "{\"session\":1,\"version\":\"\(DualStripVersion.current)\""
    let beganA = began + #","viewer":"a"}"#, beganUnnamed = began + "}"
    let nobody =
      #"{"error":"there is no viewer \"b\"; a header with this name creates it","#
      + #""line":7,"viewer":"b"}"#
    let another =
      #"{"error":"the session has already begun; a further viewer needs a name: "#
      + #"\"viewer\":\"b\"","line":12}"#
    #expect(!session.hasBegun)
    let answers: [(line: String, answer: [String])] = [
      (ofA, [beganA, #"{"ok":1,"time":0,"still":true,"next":null,"viewer":"a"}"#]),
      (" \t\r", []),
      (
        #"{"time":20,"viewer":"a"}"#,
        [#"{"ok":3,"time":20,"still":true,"next":null,"viewer":"a"}"#]
      ),
      (
        #"{"time":10,"viewer":"a"}"#,
        [#"{"error":"\"time\" must not be before 20, which has passed","line":4,"viewer":"a"}"#]
      ),
      // The same time once more is no step back.
      (
        #"{"time":20,"viewer":"a"}"#,
        [#"{"ok":5,"time":20,"still":true,"next":null,"viewer":"a"}"#]
      ),
      (ofA, [#"{"error":"there is a viewer \"a\" already","line":6,"viewer":"a"}"#]),
      (#"{"time":30,"viewer":"b"}"#, [nobody]),
      (
        #"{"time":30}"#, [#"{"error":"name the viewer: \"viewer\" is one of \"a\"","line":8}"#]
      ),
      (
        #"{"viewer":"a","close":1}"#,
        [#"{"error":"\"close\" must be true or false","line":9,"viewer":"a"}"#]
      ),
      (#"{"viewer":"a","close":true}"#, [#"{"ok":10,"viewer":"a"}"#]),
      (unnamed, [beganUnnamed, #"{"ok":11,"time":0,"still":true,"next":null}"#]),
      (unnamed, [another]), (#"{"close":true}"#, [#"{"ok":13}"#]),
    ]
    for (line, answer) in answers { #expect(session.take(line) == answer, "\(line)") }
    #expect(session.hasBegun)
  }

  @Test func `pages, edits and panes are answered in this order, with numbers and names`() throws {
    var session = LiveSession()
    _ = session.take(Self.header + "}")
    _ = session.take(#"{"time":0,"commits":"by-host"}"#)
    _ = session.take(#"{"time":0,"delete":["p2"]}"#)
    _ = session.take(#"{"time":100,"delete":["p3"],"edit":"cut"}"#)
    func edits(_ isWaiting: Bool, _ time: Int) -> String {
      "{\"edits\":[{\"edit\":1,\"pages\":[\"p2\"],\"waiting\":\(isWaiting)},"
        + "{\"edit\":2,\"name\":\"cut\",\"pages\":[\"p3\"],\"waiting\":false}],"
        + "\"next\":3,\"time\":\(time)}"
    }
    let both = session.take(#"{"time":150,"edits":true,"pages":true,"panes":true}"#)
    #expect(
      both.dropLast() == [
        #"{"pages":[["p1",0.7071],["p2",0.7071],["p3",0.7071]],"time":150}"#, edits(false, 150),
        #"{"panes":{"preview":[0,0,393,786],"thumbnails":[0,786,393,66]},"time":150}"#,
      ])
    // The animation of a delete takes 300 ms; then the host is asked.
    #expect(session.take(#"{"time":350,"edits":true}"#).dropLast().last == edits(true, 350))
    #expect(session.take(#"{"time":360,"edits":false,"pages":false}"#).count == 1)
  }

  @Test func `the elements of a screen reader are told as the viewer has them`() throws {
    var session = LiveSession()
    _ = session.take(Self.header + #","insets":[59,0,34,0],"active":"p2"}"#)
    let viewer = DualStripViewer(
      pages: (1...3).map { Page(id: PageID($0), aspect: 0.7071) }, activePage: 2,
      bounds: Size(width: 393, height: 852), insets: EdgeInsets(top: 59, bottom: 34))
    let answer = try #require(session.take(#"{"time":0,"elements":true}"#).first)
    let first = #"{"page":"p2","pane":"preview","says":"page 2 of 3, current","frame":["#
    #expect(answer.hasPrefix(#"{"elements":["# + first), "\(answer)")
    let told = try #require(JSONValue(answer)["elements"]?.array)
    #expect(told.count == viewer.accessibleElements.count && told.count == 4)
    for (one, element) in zip(told, viewer.accessibleElements) {
      let frame = element.frame
      #expect(one["page"]?.string == "p\(element.page.rawValue)")
      #expect(one["pane"]?.string == element.pane.rawValue)
      #expect(one["says"]?.string == element.description)
      #expect(
        one["frame"]?.array?.compactMap { $0.number }
          == [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height])
    }
  }

  @Test func `what a line asks for is as it says, or told to be wrong`() {
    let recordingsAlone = "only recordings have such lines; a session takes inputs"
    for (wish, words) in [
      (#""frame":true"#, nil), (#""frame":"cells""#, nil), (#""frame":false"#, nil),
      (#""frame":null"#, nil), (#""until":"still""#, nil), (#""until":null"#, nil),
      (#""frame":"cell""#, #"\"frame\" must be true or \"cells\""#),
      (#""until":true"#, #"\"until\" must be \"still\": frames until nothing moves"#),
      (#""panes":1"#, #"\"panes\" must be true or false"#),
      (#""elements":1"#, #"\"elements\" must be true or false"#),
      (#""edits":1"#, #"\"edits\" must be true or false"#),
      (#""did-scroll":"preview","offset":1"#, recordingsAlone),
      (#""active":"p2""#, recordingsAlone),
      (#""commit":"cut""#, #"the viewer accepted no edit \"cut\""#),
    ] as [(String, String?)] {
      var session = LiveSession()
      _ = session.take(Self.header + "}")
      let answer = session.take("{\"time\":0,\(wish)}")
      let fault = words.map { "{\"error\":\"\($0)\",\"line\":2}" }
      let last = fault ?? #"{"ok":2,"time":0,"still":true,"next":null}"#
      #expect(answer.last == last, "\(wish)")
      let isFrame = ["true", "cells", "still"].contains { wish.contains($0) } && words == nil
      #expect(answer.count == (isFrame ? 2 : 1), "\(wish)")
    }
  }

  @Test func `a session becomes a scenario, word for word`() throws {
    let lines = [
      Self.header + "}", #"{"time":10,"commits":"by-host"}"#, "",
      #"{"time":20,"delete":["p2"],"edit":"cut"}"#, #"{"time":1020,"fail":"cut"}"#,
      #"{"time":1030,"delete":["p3"],"edit":"gone"}"#, #"{"time":1035,"commit":"other"}"#,
      #"{"time":1040,"cancel":2}"#, #"{"time":1050,"key":"page-down"}"#,
    ]
    let scenario = try SessionScenario(Array(lines.joined(separator: "\n").utf8), title: "kept")
    let text = """
      scenario "kept"
      language 1
      goldens off

      document
        pages 3 aspect 0.7071

      device custom
        bounds 393pt x 852pt
        direction ltr

      script
        at 0ms commits never
        at 10ms delete p2 as edit-1
        at 1010ms fail edit-1
        at 1020ms delete p3 as edit-2
        at 1030ms cancel edit-2

      """
    #expect(scenario.text.hasPrefix(text), "\(scenario.text)")
    // What a key does is a statement of its own, and the last one.
    let rest = scenario.text.dropFirst(text.count)
    #expect(rest.hasPrefix("  at 1040ms step preview by "), "\(rest)")
    #expect(rest.split(separator: "\n").count == 1, "\(rest)")
    _ = try Scenario(parsing: scenario.text)
  }

  @Test(
    arguments: [
      ([], 1, "a session begins with its header"), (["", " "], 1, "a session begins with its"),
      (["HEAD", "", #"{"time":"x"}"#], 3, #""time" must be a number"#),
      (["", #"{"time":1}"#], 2, "a session must begin with a header"),
      (["HEAD", #"{"time":1,"focus":"p9"}"#], 2, #"there is no page "p9" yet"#),
    ] as [([String], Int, String)])
  func `an invalid session is reported with its line`(rows: [String], line: Int, words: String) {
    let lines = rows.map { $0 == "HEAD" ? Self.header + "}" : $0 }
    let fault = #expect(throws: RecordFault.self) {
      try SessionScenario(Array(lines.joined(separator: "\n").utf8), title: "none")
    }
    #expect(fault?.line == line && fault?.reason.hasPrefix(words) == true)
  }

  @Test func `undo, redo, drop and cancel-lift do nothing if false`() {
    for line in [#""undo":false"#, #""redo":false"#, #""drop":false"#, #""cancel-lift":false"#] {
      var session = LiveSession()
      _ = session.take(Self.header + "}")
      _ = session.take(#"{"time":0,"move":["p1"],"at":"last"}"#)
      let answer = session.take("{\"time\":900,\(line)}")
      #expect(!answer.contains { $0.contains("\"event\"") && $0.contains("\"time\":900") })
    }
  }

  @Test func `after the last viewer has closed, a line is told to begin one`() {
    var session = LiveSession()
    _ = session.take(Self.header + "}")
    _ = session.take(#"{"close":true}"#)
    let told = #"all viewers are closed; a header, with \"session\", creates another"#
    #expect(session.take(#"{"time":1}"#) == ["{\"error\":\"\(told)\",\"line\":3}"])
  }
}
