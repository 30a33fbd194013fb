import DualStrip
@testable import ScenarioRecordings
import DualStripScenarios
import Testing

/// Which of its keys says what a line of an app is about.
@Suite struct RecordKeysTests {
  /// Reads a line at 5 ms, in a document of p1 to p3.
  private static func record(_ fields: String) throws(RecordFault) -> AppRecord {
    var names = Names()
    for number in 1...3 { _ = names.add("p\(number)") }
    let text = "{\"time\":5,\(fields)}"
    return try AppRecord(RecordFields(text.utf8, line: 1), names: &names)
  }

  private static let viewer = DualStripViewer(
    pages: (1...3).map { Page(id: PageID($0), aspect: 1) }, bounds: Size(width: 393, height: 852))

  @Test(
    arguments: [
      // `null` and `false` say nothing beside another key.
      (#""active":null,"focus":"p2""#, .focus(2, animated: true)),
      (#""focus":"p2","active":null"#, .focus(2, animated: true)),
      (#""undo":false,"step":2"#, .step(.preview, by: 2)),
      (#""step":2,"undo":null"#, .step(.preview, by: 2)),
      (#""drop":false,"cancel-lift":true"#, .cancelLift),
      (#""redo":true,"undo":false"#, .edit(.redo)),
    ] as [(String, DualStripViewer.Input)])
  func `a key that says nothing leaves the line to another one`(
    fields: String, input: DualStripViewer.Input
  ) throws {
    #expect(try Self.record(fields).deed(in: Self.viewer) == input)
  }

  @Test(arguments: ["undo", "redo", "drop", "cancel-lift"])
  func `with a switch that is off only time passes, whatever else an app adds`(key: String) throws {
    for fields in ["\"\(key)\":false", "\"\(key)\":null", "\"\(key)\":false,\"of-app\":[1]"] {
      let record = try Self.record(fields)
      guard case .pass = record.kind else {
        Issue.record("\(fields): \(record.kind)")
        continue
      }
      #expect(record.time == .milliseconds(5))
    }
  }

  @Test func `a line of unknown keys is told all that there are, in their order`() {
    let keys = [
      "touch", "drag", "focus", "step", "wheel", "key", "reveal", "select", "tap", "lift", "carry",
      "drop", "cancel-lift", "bounds", "delete", "insert", "move", "arrange", "turn", "replace",
      "undo", "redo", "aspect", "commit", "fail", "cancel", "commits", "will-begin-dragging",
      "will-end-dragging", "did-scroll", "offsets", "active", "frame", "until", "pages", "edits",
      "panes", "elements",
    ]
    let all = keys.map { "\"\($0)\"" }.joined(separator: ", ")
    let fault = #expect(throws: RecordFault.self) { try Self.record("\"of-the-app\":1") }
    #expect(fault?.reason == "unknown line; expected one of \(all)")
    // The first key that is of the line itself is the one to guess at, and not the time.
    let near = #expect(throws: RecordFault.self) {
      try Self.record(#""viewer":"a","elementss":1,"focuss":1"#)
    }
    #expect(near?.reason == #"unknown line; did you mean "elements"?"#)
  }

  @Test func `a setting may be of several words, and later ones override a preset`() throws {
    var names = Names()
    let line =
      #"{"session":1,"bounds":[393,852],"pages":1,"settings":"#
      + #"{"preset":"plain","aspect-range":"0.5 .. 2","spacing":"7pt","preview-stiffness":12}}"#
    let header = try AppHeader(RecordFields(line.utf8, line: 1), kind: "session", names: &names)
    #expect(header.configuration.thumbnails.aspectRange == 0.5...2)
    #expect(header.configuration.thumbnails.spacing == 7)
    #expect(header.configuration.scrolling.previewStiffness == 12)
  }

  @Test(arguments: [
    (#""offsets":[0,null,-180]"#, "offsets"), (#""offsets":[0,"x"]"#, "offsets"),
    (#""wheel":[1,{},2]"#, "wheel"), (#""tap":[1]"#, "tap"),
  ])
  func `a list of numbers has as many as it needs, and nothing else`(fields: String, key: String) {
    let fault = #expect(throws: RecordFault.self) { try Self.record(fields) }
    #expect(fault?.reason.hasPrefix("\"\(key)\" must be [") == true, "\(fields)")
  }

  @Test func `what a line says twice is told as such, and a title is a text`() {
    let twice = #expect(throws: RecordFault.self) { try Self.record(#""step":1,"step":2"#) }
    #expect(twice?.reason == #"a line cannot have "step" twice"#)
    let both = #expect(throws: RecordFault.self) { try Self.record(#""step":1,"undo":true"#) }
    #expect(both?.reason == #"a line cannot have both "step" and "undo""#)
    let title = #expect(throws: RecordFault.self) { try Recording([], header: #""title":5"#) }
    #expect(title?.reason.contains("\"title\"") == true)
  }
}
