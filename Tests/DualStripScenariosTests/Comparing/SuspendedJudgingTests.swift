import DualStrip
import DualStripScenarios
@testable import ScenarioRecordings
import Testing

/// For how long two panes that are judged by each other are not judged, and which of their samples
/// are steps.
@Suite struct SuspendedJudgingTests {
  private static func findings(
    _ lines: [(time: Int, text: String)], refresh: Int = 100, settings: String = ""
  ) throws -> [RecordingFinding] {
    let recording = try Recording(
      lines.sorted { $0.time < $1.time }.map { "{\"time\":\($0.time),\($0.text)}" },
      header: "\"bounds\":[393,852],\"pages\":9,\"refresh\":\(refresh)"
        + (settings.isEmpty ? "" : ",\"settings\":{\(settings)}"))
    return RecordingComparison(recording, source: .offsets).findings
  }

  /// A line at 100 ms, with settings; and after it the last time at which nothing is judged.
  private static let pauses: [(line: String, settings: String, until: Int)] = [
    // A frame, and what the change takes.
    (#""bounds":[393,852]"#, "", 110), (#""bounds":[393,852],"over":400"#, "", 510),
    (#""focus":"p1""#, "", 700), (#""key":"right""#, "", 700), (#""step":1"#, "", 700),
    (#""reveal":"center""#, "", 700), (#""focus":"p1""#, #""focus-time":"400ms""#, 800),
    (#""focus":"p1""#, #""hand-over-time":"350ms""#, 750),
    (#""focus":"p1""#, #""reduce-motion":"on""#, 100),
    // An edit and what follows it: it settles, and hands over.
    (#""delete":["p9"]"#, "", 850), (#""cancel":7"#, "", 850), (#""commit":7"#, "", 850),
    (#""delete":["p9"]"#, #""shrinking-time":"250ms""#, 950),
    (#""delete":["p9"]"#, #""closing-time":"250ms""#, 950),
    (#""delete":["p9"]"#, #""move-time":"500ms""#, 1050),
    (#""delete":["p9"]"#, #""aspect-time":"600ms""#, 1150),
    (#""delete":["p9"]"#, #""settlement-time":"160ms""#, 860),
    (#""delete":["p9"]"#, #""hand-over-time":"310ms""#, 860),
  ]

  @Test(arguments: pauses.indices) func `what an app does suspends judging as long as it takes`(
    _ number: Int
  ) throws {
    let (line, settings, end) = Self.pauses[number]
    // The strip rests nine points beside its page, and that is told as soon as it is judged.
    let times = Set([0, 50, 149, 150, max(150, end), max(150, end) + 1])
    let frames = times.map { (time: $0, text: #""offsets":[0,-171]"#) }
    let found = try Self.findings(frames + [(100, line)], settings: settings)
    #expect(found.map { $0.kind } == [.restsOff], "\(line) \(settings)")
    let time = end < 150 ? 150 : end + 1
    #expect(found.map { $0.time } == [Time.milliseconds(time)], "\(line) \(settings)")
  }

  @Test func `hands and observations suspend nothing, but a finger that is down rests nowhere`()
    throws
  {
    func first(_ text: String, until end: Int = 150) throws -> Double? {
      let frames = [0, 50, 149, 150, 400].map { (time: $0, text: #""offsets":[0,-171]"#) }
      let cancel = (time: 399, text: #""touch":"cancel""#)
      return try Self.findings(frames + [(100, text)] + (end > 150 ? [cancel] : [])).first?.time
        .milliseconds
    }
    for text in [
      #""active":"p1""#, #""wheel":[0,9]"#, #""will-begin-dragging":"preview""#,
      #""commits":"by-host""#, #""frame":true"#,
    ] { #expect(try first(text) == 150, "\(text)") }
    let down = #""touch":"down","pane":"preview","x":3"#
    #expect(try first(down) == nil && first(down, until: 400) == 400)
  }

  @Test func `samples that are half a frame apart are two steps, and nearer ones are one`() throws {
    func jumps(_ time: Int) throws -> Int {
      // Two steps of six points, or one of twelve.
      let shown = [(40, 0), (60, 0), (80, 0), (100, 0), (time, 6), (2 * time - 100, 12), (140, 12)]
        .map { (time: $0, text: "\"offsets\":[0,\($1 - 180)]") }
      return try Self.findings(shown, refresh: 50).count { $0.kind == .jump }
    }
    #expect(try jumps(110) == 0 && jumps(109) == 1)
  }

  @Test func `half a page further after a rotation is the same page, and more is another`() throws {
    func lost(_ offset: Double) throws -> [String] {
      let before = [0, 160].map { (time: $0, text: #""offsets":[0,-180]"#) }
      let after = [400, 550].map { (time: $0, text: "\"offsets\":[\(offset),-409.5]") }
      return try Self.findings(before + after + [(300, #""bounds":[852,393]"#)])
        .filter { $0.kind == .indexLost }.map { $0.message }
    }
    let words = "page 1 was in view when the bounds changed at 0.3 s, and page"
    #expect(try lost(0).isEmpty && lost(426).isEmpty && lost(-426).isEmpty)
    #expect(try lost(426.852) == ["\(words) 1.501 afterwards"])
    #expect(try lost(-852) == ["\(words) 0 afterwards"])
  }

  @Test func `only a page at rest must stay, and only until something else moves it`() throws {
    func isLost(_ lines: [(time: Int, text: String)]) throws -> Bool {
      let before = [0, 200].map { (time: $0, text: #""offsets":[0,-180]"#) }
      let after = [1300, 1450].map { (time: $0, text: #""offsets":[852,-372.5]"#) }
      let bounds = (time: 300, text: #""bounds":[852,393]"#)
      return try Self.findings(before + after + [bounds] + lines).contains {
        $0.kind == .indexLost
      }
    }
    #expect(try isLost([]))
    // Another change of the bounds while the first one is under way keeps its page.
    #expect(try isLost([(305, #""bounds":[852,393]"#)]))
    // A focus before it may still be on its way.
    #expect(try !isLost([(250, #""focus":"p2""#)]))
    #expect(try !isLost([(310, #""step":1"#)]) && !isLost([(310, #""undo":true"#)]))
    #expect(try isLost([(310, #""active":"p2""#), (311, #""commits":"by-host""#)]))
    #expect(
      try !isLost([
        (310, #""touch":"down","pane":"preview","x":3"#), (320, #""touch":"up","x":3"#),
      ]))
  }
}
