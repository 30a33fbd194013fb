import DualStripScenarios
import Foundation
import TestSupport
import Testing

/// A recording that people can read does the same as one with every bit.
@Suite struct TidyScenarioTests {
  /// A recorder of uneven movements of a finger on the preview, one every 8.3 ms.
  private static func recorder(
    of strokes: [(start: Double, moves: [Double], velocity: Double)]
  ) -> ScenarioRecorder {
    let pages = (1...9).map { Page(id: PageID($0), aspect: 0.7071) }
    var recorder = ScenarioRecorder(
      DualStripViewer(pages: pages, bounds: Size(width: 393, height: 852)))
    for stroke in strokes {
      recorder.record(.touchBegan(.preview), at: .seconds(stroke.start))
      for (number, distance) in stroke.moves.enumerated() {
        let time = stroke.start + Double(number + 1) * 0.0083
        recorder.record(.dragMoved(.preview, by: distance), at: .seconds(time))
      }
      let end = stroke.start + Double(stroke.moves.count) * 0.0083 + 0.004
      recorder.record(.touchEnded(.preview, velocity: stroke.velocity), at: .seconds(end))
    }
    return recorder
  }

  private static let swipe = [-3.3120489, -9.8701, -14.13009, -18.20331, -17.440024845183814]

  @Test func `what an app recorded becomes gestures, too, and keeps what the app should show`()
    throws
  {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Scenarios/Recordings/strip-rests-beside-its-page.jsonl")
    let comparison = RecordingComparison(try Recording(Array(try Data(contentsOf: path))))
    let text = RecordedScenario(comparison).tidyText
    #expect(text.contains("  at 100ms flick preview left 5486pt/s over 50ms\n"), "\(text)")
    #expect(!text.contains("touch"), "\(text)")
    #expect(text.contains("  # the strip rests 2 pt beside its page"), "\(text)")
    #expect(text.contains("  at 466.7ms expect thumbnails.offset == -143pt ± 1pt\n"), "\(text)")
    #expect(text.contains("  at rest.end expect active == p2\n"), "\(text)")
    let run = try Scenario(parsing: text).run()
    #expect(run.holds && run.checks.count == 4)
  }

  @Test func `a swipe becomes a flick, and what held is expected`() throws {
    let recorder = Self.recorder(of: [
      (0, Self.swipe, -1460.3721), (1.5, Self.swipe.map { -$0 }, 1520.09),
      (3, Array(repeating: -8.01, count: 50), 3.1),
    ])
    let text = recorder.tidyText
    #expect(!text.contains("touch"), "\(text)")
    #expect(text.contains("  at 0ms flick preview left 1460pt/s\n"), "\(text)")
    #expect(text.contains("  at 1500ms flick preview right 1520pt/s\n"), "\(text)")
    #expect(text.contains("  at 3000ms drag preview left 400pt over 420ms\n"), "\(text)")
    #expect(text.contains("  at rest.end expect active == p2\n"), "\(text)")
    #expect(text.contains("  at rest.end expect exactly 3 settled\n"), "\(text)")
    #expect(text.split(separator: "\n").count < 20, "\(text)")
    #expect(try Scenario(parsing: text).run().holds)
  }

  @Test func `a touch that no gesture says stays, with short numbers`() throws {
    // Over the middle and back: as one even drag it would never show the second page.
    let there = Array(repeating: -21.440024845183814, count: 12)
    let text = Self.recorder(of: [(0, there + there.map { -$0 }, 0)]).tidyText
    #expect(text.contains("touch move -21.44pt") && !text.contains("drag"), "\(text)")
    #expect(!text.contains("21.440024"))
    #expect(try Scenario(parsing: text).run().holds, "\(text)")
  }

  @Test func `a flick does not last into the next touch`() throws {
    // The usual flick takes 100 ms; here the finger is down again after 60.
    let text = Self.recorder(of: [
      (0, [-13.3120489, -19.8701, -24.13009], -1460.4), (0.06, [0.2], 0),
    ]).tidyText
    #expect(try Scenario(parsing: text).run().holds, "\(text)")
    #expect(text.contains("expect active"))
  }

  @Test func `a session of an hour is left as it is`() {
    let recorder = Self.recorder(of: [(0, Self.swipe, -1460), (3500, Self.swipe, -1460)])
    #expect(recorder.tidyText == recorder.text)
  }

  @Test(arguments: Effort.some(1...40, of: 20))
  func `the same events follow as in the exact text`(seed: Int) throws {
    let history = RandomHistory(seed: UInt64(seed), hasEdits: seed % 3 == 0)
    var recorder = ScenarioRecorder(history.viewer)
    for (time, input) in history.inputs { recorder.record(input, at: time) }
    let (exact, tidy) = (recorder.text, recorder.tidyText)
    func kinds(_ text: String) throws -> [ViewerEvent.Kind] {
      try Scenario(parsing: text).run().events.map { $0.kind }
    }
    // The exact text ends with the last input; the tidy one can wait for rest.
    #expect(try kinds(tidy).starts(with: kinds(exact)), "\(tidy)")
    let length = { (text: String) in text.split(separator: "\n").count }
    #expect(length(tidy) <= length(exact) + 3)
    let holds = try Scenario(parsing: tidy).run().holds
    #expect(try holds || !Scenario(parsing: exact).run().holds, "\(tidy)")
  }

  @Test func `a finger that stays before it lifts holds`() {
    let pages = (1...9).map { Page(id: PageID($0), aspect: 0.7071) }
    var recorder = ScenarioRecorder(
      DualStripViewer(pages: pages, bounds: Size(width: 393, height: 852)))
    recorder.record(.touchBegan(.preview), at: .zero)
    for k in 1...40 {
      recorder.record(.dragMoved(.preview, by: -8.01), at: .milliseconds(Double(k) * 8.3))
    }
    recorder.record(.touchEnded(.preview, velocity: 0), at: .milliseconds(40 * 8.3 + 300))
    let text = recorder.tidyText
    #expect(text.contains("drag preview left 320pt over 330ms hold 300ms\n"), "\(text)")
  }

  @Test(arguments: [(true, "forward"), (false, "left")])
  func `a swipe goes forward in a vertical preview, and left beside a vertical strip`(
    isUpright: Bool, heading: String
  ) {
    var configuration = DualStripViewer.Configuration()
    configuration.previewAxis = isUpright ? .vertical : .horizontal
    configuration.thumbnails.axis = isUpright ? .horizontal : .vertical
    let pages = (1...9).map { Page(id: PageID($0), aspect: 0.7071) }
    var recorder = ScenarioRecorder(
      DualStripViewer(
        pages: pages, bounds: Size(width: 393, height: 852), configuration: configuration))
    recorder.record(.touchBegan(.preview), at: .zero)
    for (number, way) in Self.swipe.enumerated() {
      recorder.record(.dragMoved(.preview, by: way), at: .milliseconds(Double(number + 1) * 8.3))
    }
    recorder.record(.touchEnded(.preview, velocity: -1460.37), at: .milliseconds(45.5))
    let text = recorder.tidyText
    #expect(text.contains(" preview \(heading) ") && !text.contains("touch"), "\(text)")
  }
}
