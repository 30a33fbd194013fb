import AppRecording
import DualStripScenarios
import Foundation
import Testing

/// The lines that an app needs, as the page about recordings has them, compiled and run.
@Suite struct TenLinesTests {
  private struct View {
    var contentOffset: (x: Double, y: Double)
  }

  @Test func `the lines of the page write a recording`() throws {
    var now = 70.5
    func clock() -> Double { now }
    var (preview, strip) = (View(contentOffset: (0, 0)), View(contentOffset: (-180, 0)))
    let (place, touchTime) = ((x: 301.5, y: 400.0), 70.508)

    var recording = #"{"recording":1,"bounds":[393,852],"pages":["p1","p2","p3"]}"# + "\n"
    let start = clock()
    func note(_ fields: String, at time: Double) {
      recording += "{\"time\":\((time - start) * 1000),\(fields)}\n"
    }
    // Of each touch, with its own timestamp, and the time at which it is handled:
    let handled = "\"handled\":\((clock() - start) * 1000)"
    note("\"touch\":\"down\",\"pane\":\"preview\",\"x\":\(place.x),\(handled)", at: touchTime)
    // From a display link, after the panes have been laid out:
    note("\"offsets\":[\(preview.contentOffset.x),\(strip.contentOffset.x)]", at: clock())
    // Where the app takes another page for the active one:
    note("\"active\":\"p2\"", at: clock())

    (preview.contentOffset.x, strip.contentOffset.x, now) = (393, -143, 70.6)
    note("\"offsets\":[\(preview.contentOffset.x),\(strip.contentOffset.x)]", at: clock())
    let comparison = RecordingComparison(try Recording(Array(recording.utf8)))
    #expect(comparison.sampleCount == 4)
    #expect(comparison.findings.contains { $0.kind == .pageExtra })
    #expect(comparison.findings.contains { $0.kind == .apart })
  }

  @Test func `the page has these lines`() throws {
    let page = try String(
      contentsOf: ScenarioFilesTests.folder.appendingPathComponent("RECORDING.md"), encoding: .utf8)
    let blocks = page.components(separatedBy: "```swift\n").dropFirst()
    let code = try #require(blocks.first?.components(separatedBy: "```").first)
    let here = try String(contentsOfFile: #filePath, encoding: .utf8)
    let lines = code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.count > 10)
    for line in lines { #expect(here.contains(line), "\(line)") }
  }

  @Test func `the recording on the page is that of a faithful app`() throws {
    let page = try String(
      contentsOf: ScenarioFilesTests.folder.appendingPathComponent("RECORDING.md"), encoding: .utf8)
    let block = try #require(page.components(separatedBy: "```\n").dropFirst().first)
    let comparison = RecordingComparison(try Recording(Array(block.utf8)), tolerance: 0.01)
    #expect(comparison.holds, "\(ComparisonReport(comparison, name: "page").text)")
  }

  @Test func `every finding is on the page`() throws {
    let page = try String(
      contentsOf: ScenarioFilesTests.folder.appendingPathComponent("RECORDING.md"), encoding: .utf8)
    for kind in RecordingFinding.Kind.allCases { #expect(page.contains("`\(kind.rawValue)`")) }
  }

  /// A `CGPoint` and a `UIScrollView` as they are, but for their names.
  private struct CGPoint: RecordedPoint {
    var x: Float
    var y: Float
  }

  private final class UIScrollView: RecordedScrollView {
    var contentOffset = CGPoint(x: 0, y: 0)
  }

  @Test func `whatever the recorder is told, it writes a recording that reads`() throws {
    let view = UIScrollView()
    var recorder = CollectionViewRecorder(
      size: (.infinity, 852), insets: (59, 0, 34, 0), pages: [("a \"b\"\n\\", 0.7), ("c", 1.4)],
      activePage: "c",
      settings: ["spacing": "5pt", "preset": "plain"], isRightToLeft: true, at: 3)
    view.contentOffset = CGPoint(x: .nan, y: 0)
    recorder.sample(preview: view, thumbnails: view, at: 2)
    recorder.touch(.down, on: .thumbnails, at: CGPoint(x: 5, y: 5), time: 3.1)
    recorder.touch(.cancel, on: .thumbnails, at: CGPoint(x: 5, y: 5), time: 3.2)
    recorder.willBeginDragging(.preview, at: 3.3)
    recorder.didScroll(.preview, view, at: 3.3)
    recorder.willEndDragging(
      .preview, velocity: CGPoint(x: .infinity, y: 0), target: view.contentOffset, at: 3.4)
    recorder.focus("a \"b\"\n\\", animated: false, at: 3.5)
    recorder.bounds((852, 393), insets: (0, 59, 21, 59), over: 0.3, at: 3.6)
    recorder.delete(["c"], edit: "cut", at: 4)
    recorder.insert([("d", 1), ("e", 2)], .after("c"), at: 4)
    recorder.insert([("f", 1)], .first, at: 4.1)
    recorder.move(["d"], .last, at: 4.2)
    recorder.move(["e"], .before("f"), at: 4.2)
    recorder.answer(.commit, edit: "cut", at: 5)
    recorder.tap(at: CGPoint(x: 200, y: 30), time: 5)
    recorder.aspect(1.2, of: "d", at: 5)
    recorder.replace(with: [("d", 1)], at: 5)
    recorder.activePage(nil, at: 5)
    let text = recorder.takeLines()
    #expect(text.split(separator: "\n").count == 19 && recorder.takeLines().isEmpty)
    let recording = try Recording(Array(text.utf8))
    #expect(recording.end == .seconds(2))
    #expect(RecordingComparison(recording).sampleCount == 2)
  }

  @Test func `what hands do is recorded in the words and the order of the format`() {
    var recorder = CollectionViewRecorder(size: (400, 800), pages: [("a", 1)], at: 2)
    _ = recorder.takeLines()
    recorder.tap(at: CGPoint(x: 3, y: 4), time: 3)
    recorder.lift(x: 5, y: 6, at: 3)
    recorder.carry(x: 7, y: 8, at: 3)
    recorder.key("left", modifiers: ["shift", "alt"], at: 3)
    recorder.wheel(9, -1, unit: .lines, phase: .momentum, on: .thumbnails, at: 3)
    let fields = [
      #""tap":[3.0,4.0]"#, #""lift":[5.0,6.0]"#, #""carry":[7.0,8.0]"#,
      #""key":"left","modifiers":["shift","alt"]"#,
      #""wheel":[9.0,-1.0],"unit":"lines","phase":"momentum","pane":"thumbnails""#,
    ]
    #expect(recorder.takeLines() == fields.map { "{\"time\":1000.0,\($0)}\n" }.joined())
  }

  @Test func `whatever character is in a name, a reader of the recording finds it`() throws {
    var recorder = CollectionViewRecorder(size: (400, 800), pages: [], at: 0)
    _ = recorder.takeLines()
    for value in UInt8(0)...0x7F {
      let name = "a\(Character(UnicodeScalar(value)))b"
      recorder.delete([name], edit: "cut", at: 1)
      let line = recorder.takeLines()
      #expect(try JSONValue(line)["delete"]?.array?.first?.string == name, "\(value)")
    }
  }

  @Test(arguments: [(true, "final"), (false, "shown")])
  func `a header says whether offsets are those of the end`(isFinal: Bool, word: String) {
    var recorder = CollectionViewRecorder(
      size: (400, 800), pages: [("a", 1)], showsFinalOffsets: isFinal, at: 0)
    #expect(recorder.takeLines().contains("\"offsets\":\"\(word)\""))
  }

  @Test func `sides, places and ends are written in the order of the format`() {
    var recorder = CollectionViewRecorder(
      size: (400, 800), insets: (1, 2, 3, 4), pages: [("a", 1)], at: 2)
    #expect(recorder.takeLines().contains("\"insets\":[1.0,2.0,3.0,4.0]"))
    recorder.insert([("b", 1)], .first, at: 3)
    recorder.move(["a"], .last, at: 3)
    recorder.move(["a"], .before("b"), at: 3)
    recorder.move(["a"], .after("b"), at: 3)
    recorder.bounds((800, 400), insets: (1, 2, 3, 4), over: 0.5, at: 3)
    recorder.willEndDragging(
      .preview, velocity: CGPoint(x: 5, y: 6), target: CGPoint(x: 7, y: 8), at: 3)
    let fields = [
      #""insert":[["b",1.0]],"at":"first""#, #""move":["a"],"at":"last""#,
      #""move":["a"],"before":"b""#, #""move":["a"],"after":"b""#,
      #""bounds":[800.0,400.0],"insets":[1.0,2.0,3.0,4.0],"over":500.0"#,
      #""will-end-dragging":"preview","velocity":5.0,"target":7.0"#,
    ]
    #expect(recorder.takeLines() == fields.map { "{\"time\":1000.0,\($0)}\n" }.joined())
  }

  @Test func `what was before the recording began is told of as at its beginning`() {
    var recorder = CollectionViewRecorder(size: (400, 800), pages: [], at: 3)
    _ = recorder.takeLines()
    recorder.touch(.down, on: .preview, at: CGPoint(x: 5, y: 5), time: 2.5, handled: 2.75)
    let fields = #""touch":"down","pane":"preview","x":5.0,"handled":0.0"#
    #expect(recorder.takeLines() == "{\"time\":0.0,\(fields)}\n")
  }

  @Test func `a header has a title, turned pages, a plain number and its active page`() throws {
    let header =
      #"{"recording":1,"title":"Mine","bounds":[393,852],"active":"p2","#
      + #""pages":[["p1",1,1],"p2"],"settings":{"preview-stiffness":12}}"#
    let recording = try Recording(Array("\(header)\n".utf8))
    let text = RecordedScenario(RecordingComparison(recording)).text
    for words in [
      "scenario \"Mine\"\n", "  page p1 aspect 1 turned 1\n", "  preview-stiffness 12\n",
      "script\n  focus p2 instant\n",
    ] { #expect(text.contains(words), "\(text)") }
  }
}
