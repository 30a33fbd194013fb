import DualStrip
@testable import ScenarioRecordings
import DualStripScenarios
import Foundation
import TestSupport
import Testing

/// Recordings as they come from a phone that ran out of battery, and worse.
@Suite struct HostileRecordingTests {
  private static let header = #"{"recording":1,"bounds":[393,852],"pages":["p1","p2","p3"]}"#

  private static let faulty: [(text: String, line: Int, part: String)] = [
    ("", 1, "the file is empty"),
    ("{\"trace\":1}\n", 1, "must begin with a header"),
    ("{\"recording\":2}\n", 1, "format is 2"),
    ("{\"recording\":1}\n", 1, "\"bounds\" is missing"),
    ("{\"recording\":1,\"bounds\":3}\n", 1, "\"bounds\" must be a list"),
    ("{\"recording\":1,\"bounds\":[1e999,3],\"pages\":[]}\n", 1, "expected a value"),
    ("{\"recording\":1,\"bounds\":[393,852],\"pages\":[[\"a\",-1]]}\n", 1, "list of pages"),
    ("{\"recording\":1,\"bounds\":[393,852],\"pages\":[\"a\",\"a\"]}\n", 1, "two pages"),
    (
      "{\"recording\":1,\"bounds\":[393,852],\"pages\":[],\"settings\":{\"spacin\":1}}\n", 1,
      "did you mean spacing"
    ),
    (
      "{\"recording\":1,\"bounds\":[393,852],\"pages\":[],\"settings\":{\"spacing\":\"1ms\"}}\n", 1,
      "settings:"
    ),
    ("\(header)\n[]\n", 2, "a line must be an object"),
    ("\(header)\n{\"time\":NaN}\n", 2, "column 9"),
    ("\(header)\n{\"time\":-5000,\"active\":\"p1\"}\n", 2, "must be from -1000"),
    ("\(header)\n{\"time\":1e300,\"active\":\"p1\"}\n", 2, "must be from -1000"),
    ("\(header)\n{\"active\":\"p1\"}\n", 2, "\"time\" is missing"),
    ("\(header)\n{\"time\":0,\"active\":\"p9\"}\n", 2, "no page \"p9\""),
    ("\(header)\n{\"time\":0,\"offsetts\":[1,2]}\n", 2, "did you mean \"offsets\""),
    ("\(header)\n{\"time\":0,\"offsets\":[1]}\n", 2, "[preview,thumbnails]"),
    ("\(header)\n{\"time\":0,\"touch\":\"hover\"}\n", 2, "one of \"down\""),
    ("\(header)\n{\"time\":0,\"active\":\"p1\",\"focus\":\"p2\"}\n", 2, "cannot have both"),
    (
      "\(header)\n\n{\"time\":900,\"active\":\"p2\"}\n{\"time\":5,\"active\":\"p1\"}\n", 4,
      "all times need one clock"
    ),
    ("\(header)\n\(String(repeating: "[", count: 100_000))\n", 2, "nested too deeply"),
  ]

  @Test(arguments: faulty.indices) func `what is no recording is told with its line`(
    _ number: Int
  ) {
    let (text, line, part) = Self.faulty[number]
    let fault = #expect(throws: RecordFault.self) { try Recording(Array(text.utf8)) }
    #expect(
      fault?.line == line && fault?.reason.contains(part) == true, "\(String(describing: fault))")
  }

  @Test func `cut off anywhere, a recording is compared as far as it goes`() throws {
    let bytes = Array(SimulatedApp.recording(.none).utf8)
    var random = SeededNumbers(seed: 16)
    for _ in 0..<20 {
      let cut = bytes.prefix(random.whole(2000...bytes.count))
      let comparison = RecordingComparison(try Recording(Array(cut)), tolerance: 0.01)
      #expect(comparison.holds, "\(ComparisonReport(comparison, name: "cut at \(cut.count)").text)")
    }
  }

  @Test func `bytes changed at random give an answer or a fault with a line`() {
    let bytes = Array(SimulatedApp.recording(.none, .init(account: .callbacks)).utf8.prefix(10_000))
    var random = SeededNumbers(seed: 17)
    var faults = 0
    for _ in 0..<60 {
      var changed = bytes
      for _ in 0..<random.whole(1...4) {
        let place = random.whole(0...changed.count - 1)
        switch random.whole(0...3) {
        case 0: changed[place] = UInt8(random.whole(0...255))
        case 1: changed[place] = UInt8(ascii: "9")
        case 2: changed.removeSubrange(place..<min(changed.count, place + random.whole(1...40)))
        default:
          changed.insert(contentsOf: changed[place..<min(changed.count, place + 80)], at: place)
        }
      }
      do throws(RecordFault) {
        let recording = try Recording(changed)
        for source in InputSource.allCases {
          let comparison = RecordingComparison(recording, source: source)
          _ = ComparisonReport(comparison, name: "x").text
          if source == .callbacks {
            let text = RecordedScenario(comparison).text
            #expect(throws: Never.self, "\(text)") { try Scenario(parsing: text) }
          }
        }
      } catch {
        faults += 1
        #expect(error.line >= 1 && !error.reason.isEmpty)
      }
    }
    #expect(faults > 8 && faults < 60)
  }

  @Test func `what is wrong with a setting is said once`() {
    let text =
      "{\"recording\":1,\"bounds\":[393,852],\"pages\":[],\"settings\":{\"mapping\":\"foo\"}}\n"
    let fault = #expect(throws: RecordFault.self) { try Recording(Array(text.utf8)) }
    let parts = fault?.reason.components(separatedBy: "expected a mapping") ?? []
    #expect(parts.count == 2, "\(String(describing: fault))")
  }

  @Test func `a finger that holds still between two pages rests nowhere`() throws {
    var lines = [Self.header, #"{"time":0,"touch":"down","pane":"preview","x":300}"#]
    for k in 0..<60 {
      let way = Double(min(k, 10)) * 14
      lines.append(
        "{\"time\":\(Double(k) * 16.667),\"offsets\":[\(way),\(-180 + way * 37 / 393)]}")
    }
    let text = lines.joined(separator: "\n") + "\n"
    let comparison = RecordingComparison(try Recording(Array(text.utf8)), source: .offsets)
    #expect(!comparison.findings.contains { $0.kind == .restsOff })
  }

  @Test func `touches may be a little older than what was shown before them`() throws {
    let text = """
      \(Self.header)
      {"time":16.7,"offsets":[0,-180]}
      {"time":10,"touch":"down","pane":"preview","x":300,"unknown":[1,2]}
      {"time":33.3,"offsets":[0,-180]}
      {"time":40,"touch":"cancel"}
      """
    #expect(RecordingComparison(try Recording(Array(text.utf8))).holds)
  }

  @Test(arguments: [AppRecord.Kind.cancelled(nil), .lifted(x: nil, velocity: 0, nil)])
  func `a finger that an app has recognized may follow one that it has not`(end: AppRecord.Kind) {
    var finger = FingerOnGlass()
    _ = finger.inputs(of: .down(.preview, x: 300), at: .milliseconds(10))
    #expect(finger.fault(of: .dragged(by: -50)) != nil)
    _ = finger.inputs(of: end, at: .milliseconds(20))
    _ = finger.inputs(of: .down(.preview, x: nil), at: .milliseconds(900))
    #expect(finger.fault(of: .dragged(by: -50)) == nil)
    let lifted = AppRecord.Kind.lifted(x: nil, velocity: 700, nil)
    #expect(
      finger.inputs(of: lifted, at: .milliseconds(950)) == [.touchEnded(.preview, velocity: 700)])
  }

  @Test(arguments: 0...8) func `five findings of a kind are listed, and the others counted`(
    count: Int
  ) {
    let jumps = (0..<count).map {
      RecordingFinding(kind: .jump, time: .seconds(Double($0)), message: "number \($0)")
    }
    let other = RecordingFinding(kind: .echo, time: .zero, message: "another")
    let lines = ComparisonReport.lines(of: jumps + [other])
    #expect(lines.count { $0.contains("number") } == min(count, 5))
    #expect(lines.count { $0.contains("another") } == 1)
    let rest = count > 5 ? ["     jump: … and \(count - 5) more"] : []
    #expect(lines.filter { $0.contains("more") } == rest)
  }

  @Test(arguments: Effort.some(0..<20, of: 10))
  func `inputs that follow each other at once make a scenario that holds`(
    _ seed: Int
  ) throws {
    var random = SeededNumbers(seed: UInt64(seed))
    var text = #"{"recording":1,"bounds":[393,852],"pages":12}"# + "\n"
    var time = 50.0
    for _ in 0..<random.whole(3...12) {
      time += random.whole(0...2) == 0 ? random.number(in: 20...400) : random.number(in: 0...1)
      switch random.whole(0...4) {
      case 0, 1:
        let page = random.whole(1...12)
        text += "{\"time\":\(time),\"focus\":\"p\(page)\",\"animated\":false}\n"
      case 2: text += "{\"time\":\(time),\"active\":\"p\(random.whole(1...12))\"}\n"
      case 3: text += "{\"time\":\(time),\"offsets\":[\(393 * random.whole(0...11)),40]}\n"
      default:
        text += "{\"time\":\(time),\"bounds\":[852,393],\"over\":\(random.whole(0...1) * 200)}\n"
      }
    }
    text += "{\"time\":\(time + 500),\"offsets\":[7,7]}\n"
    let comparison = RecordingComparison(try Recording(Array(text.utf8)))
    let scenario = RecordedScenario(comparison).text
    let run = try Scenario(parsing: scenario).run()
    #expect(run.checks.allSatisfy { $0.holds } && run.warnings.isEmpty, "\(text)\n\(scenario)")
  }

  @Test func `a header that says who commits is believed`() throws {
    let said = Self.header.replacing("1,\"b", with: "1,\"commits\":\"at-once\",\"b")
    let delete = "\n{\"time\":10,\"delete\":[\"p2\"],\"edit\":\"cut\"}\n"
    let told = try Recording(Array((said + delete).utf8))
    #expect(told.viewer.configuration.commits == .immediate)
    let untold = try Recording(Array((Self.header + delete).utf8))
    #expect(untold.viewer.configuration.commits == .byHost)
  }

  @Test(arguments: ["commit", "fail"])
  func `who answers a delete by its number decides about deletes`(answer: String) throws {
    let text =
      "\(Self.header)\n{\"time\":10,\"delete\":[\"p2\"]}\n{\"time\":900,\"\(answer)\":1}\n"
    let recording = try Recording(Array(text.utf8))
    #expect(recording.viewer.configuration.commits == .byHost)
  }

  @Test(arguments: [(2749, false), (2750, true), (5000, true), (5001, false)])
  func `a touch is handled from 250 ms before its time to two seconds after`(
    handled: Int, isRead: Bool
  ) {
    let text =
      "\(Self.header)\n"
      + "{\"time\":3000,\"touch\":\"down\",\"pane\":\"preview\",\"handled\":\(handled)}\n"
    let recording = try? Recording(Array(text.utf8))
    #expect((recording != nil) == isRead)
  }

  @Test(arguments: [
    ([7], "in line 7: "), ([7, 9], "in line 7, and 1 more: "),
    ([7, 9, 12], "in line 7, and 2 more: "),
  ])
  func `the first impossible touch is told, and how many more there are`(
    lines: [Int], words: String
  ) {
    var log = DriveLog()
    log.misplaced = lines
    let findings = RecordingComparison.broken(log)
    #expect(findings.count == 1 && findings[0].message.contains(words))
  }

  @Test(
    arguments: [
      ([1], "delete of p1"), ([1, 2, 3], "delete of p1, p2, p3"),
      ([1, 2, 3, 4, 5], "delete of p1, p2, p3 and 2 more"),
    ] as [([PageID], String)])
  func `of the pages of an edit three are named`(pages: [PageID], words: String) {
    let input = DualStripViewer.Input.edit(.delete(pages))
    #expect(input.words(Names(chosen: [:])) == words)
  }

  @Test func `after a touch was cancelled, a pane that rests between two pages is told`() throws {
    var lines = [Self.header, #"{"time":0,"touch":"down","pane":"preview","x":300}"#]
    for k in 0..<40 {
      if k == 12 { lines.append(#"{"time":190,"touch":"cancel"}"#) }
      let way = Double(min(k, 10)) * 14
      lines.append(
        "{\"time\":\(Double(k) * 16.667),\"offsets\":[\(way),\(-180 + way * 37 / 393)]}")
    }
    let text = lines.joined(separator: "\n") + "\n"
    let comparison = RecordingComparison(try Recording(Array(text.utf8)), source: .offsets)
    #expect(comparison.findings.contains { $0.kind == .restsOff })
  }

  @Test(arguments: [(3, "page-extra: p2 became active"), (4, "flicker: the active page flickers")])
  func `three changes to and fro are two pages too many, a fourth makes a flicker`(
    count: Int, words: String
  ) throws {
    let samples = (0..<300).map { (100 + 8 * $0, #""offsets":[0,-180]"#) }
    let changes = (0..<count).map { (1000 + 50 * $0, "\"active\":\"p\($0 % 2 == 0 ? 2 : 1)\"") }
    let lines = (samples + changes).sorted { $0.0 < $1.0 }.map { "{\"time\":\($0.0),\($0.1)}\n" }
    let head = #"{"recording":1,"bounds":[393,852],"pages":["p1","p2","p3"]}"# + "\n"
    let focus = #"{"time":50,"focus":"p1","animated":false}"# + "\n"
    let comparison = RecordingComparison(
      try Recording(Array((head + focus + lines.joined()).utf8)))
    #expect(ComparisonReport(comparison, name: "app").text.contains(words))
  }

  @Test(arguments: [
    AppRecord.Kind.down(.thumbnails, x: 10), .moved(x: 20, .thumbnails),
    .lifted(x: 20, velocity: 0, .thumbnails), .cancelled(.thumbnails),
  ])
  func `a finger on the other pane moves nothing, and is no fault`(kind: AppRecord.Kind) {
    var finger = FingerOnGlass()
    _ = finger.inputs(of: .down(.preview, x: 300), at: .milliseconds(10))
    #expect(finger.fault(of: kind) == nil)
    let moved = finger.inputs(of: kind, at: .milliseconds(18))
    #expect(moved?.isEmpty == true)
    let lifted = finger.inputs(of: .cancelled(.preview), at: .milliseconds(26))
    #expect(lifted == [.touchCancelled(.preview)])
  }

  @Test func `who says two things in a line is told both of them`() {
    let text = "\(Self.header)\n{\"time\":0,\"active\":\"p1\",\"focus\":\"p2\"}\n"
    let fault = #expect(throws: RecordFault.self) { try Recording(Array(text.utf8)) }
    let words = "cannot have both \"active\" and \"focus\""
    #expect(fault?.reason.contains(words) == true, "\(String(describing: fault))")
  }

  @Test func `also a single rotation is the cause of what happens after it`() throws {
    let text = "\(Self.header)\n{\"time\":100,\"bounds\":[852,393],\"over\":200}\n"
    let rotations = Rotations(try Recording(Array(text.utf8)))
    #expect(rotations.isByRotation(.milliseconds(500)))
    #expect(!rotations.isByRotation(.milliseconds(5000)))
  }

  @Test func `a moment in seconds counts a thousand milliseconds for each`() {
    #expect(RecordedGesture.milliseconds("2s") == 2000)
    #expect(RecordedGesture.milliseconds("2ms") == 2)
  }

  @Test func `whatever is said of a change of the page is of pages`() {
    let kinds: [RecordingFinding.Kind] = [.pageEarly, .pageLate, .pageExtra, .pageMissing]
    #expect(kinds.allSatisfy { $0.isOfPages && $0.isOfMotion })
  }
}
