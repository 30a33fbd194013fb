import DualStrip
@testable import ScenarioRecordings
import DualStripScenarios
import Testing

/// How much a recorder writes at most, and how much of it it makes tidy.
@Suite struct RecordedTextTests {
  private static let viewer = DualStripViewer(
    pages: (1...4).map { Page(id: PageID($0), aspect: 1) }, bounds: Size(width: 400, height: 800))

  @Test(arguments: [
    ("cover", true), ("a-b_3", true), ("cover # 1", false), ("cover ", false), (" cover", false),
    ("cover\n", false), ("3", false), ("\"a\"", false), ("$a", false), ("p1 p1", false),
  ]) func `a name is one word and nothing beside it`(name: String, isPossible: Bool) {
    let recorder = try? ScenarioRecorder(Self.viewer, names: [1: name])
    #expect((recorder != nil) == isPossible)
  }

  @Test(
    arguments: [
      (EdgeInsets(top: .nan, left: -1, bottom: 2e6), 4000, "3600000ms insets bottom 1000000pt"),
      (EdgeInsets(right: 0.25), -1, "0ms insets right 0.25pt"),
      (EdgeInsets(top: -1), 3599.5, "3599500ms insets top 0pt"),
    ] as [(EdgeInsets, Double, String)])
  func `a rotation takes an hour at most, and has the insets that the viewer takes`(
    insets: EdgeInsets, seconds: Double, words: String
  ) {
    var recorder = ScenarioRecorder(Self.viewer)
    let size = Size(width: 800, height: .nan)
    recorder.record(.changeBounds(size, insets: insets, over: .seconds(seconds)), at: .zero)
    #expect(recorder.text.hasSuffix("\n  at 0ms resize 800pt x 0pt over \(words)\n"))
  }

  /// A recorder of a swipe that is a flick.
  private static func swiped() -> ScenarioRecorder {
    let pages = (1...9).map { Page(id: PageID($0), aspect: 0.7071) }
    var recorder = ScenarioRecorder(
      DualStripViewer(pages: pages, bounds: Size(width: 393, height: 852)))
    recorder.record(.touchBegan(.preview), at: .zero)
    let moves = [-3.3120489, -9.8701, -14.13009, -18.20331, -17.440024845183814]
    for (number, distance) in moves.enumerated() {
      let time = Time.seconds(Double(number + 1) * 0.0083)
      recorder.record(.dragMoved(.preview, by: distance), at: time)
    }
    recorder.record(.touchEnded(.preview, velocity: -1460.3721), at: .seconds(0.0455))
    return recorder
  }

  @Test(arguments: [(5000, true), (5001, false)])
  func `up to five thousand lines a text is made shorter`(count: Int, isShorter: Bool) {
    let exact = Self.swiped().text
    let length = exact.split(separator: "\n", omittingEmptySubsequences: false).count
    let text = exact + String(repeating: "  # seen\n", count: count - length)
    let tidy = TidyScenario(text).text
    #expect(tidy.contains("touch") != isShorter && tidy.contains(" flick ") == isShorter)
    #expect((tidy == text) != isShorter)
  }

  @Test func `a session of more than ten minutes is left as it is`() {
    var recorder = Self.swiped()
    recorder.record(.focus(2, animated: false), at: .milliseconds(600_001))
    #expect(recorder.tidyText == recorder.text)
    #expect(recorder.text.hasSuffix("  at 600001ms focus p2 instant\n"))
  }

  @Test func `touches on an upright strip are rounded from where they began, and need no speed`()
    throws
  {
    let gesture = try #require(
      RecordedGesture.all(in: [
        "  strip-axis vertical", "script", "  at 100ms touch down thumbnails",
        "  at 110ms touch move 5.557pt", "  at 120ms touch move -3.333pt", "  at 130ms touch up",
      ]).first)
    #expect(gesture.lines == 2..<6)
    let drag = "  at 100ms drag thumbnails backward"
    #expect(
      gesture.readings == [
        "\(drag) 2pt over 20ms", "\(drag) 2pt over 20ms", "\(drag) 2.2pt over 20ms",
      ])
    let rounded = """
        at 100ms touch down thumbnails
        at 110ms touch move 5.56pt
        at 120ms touch move -3.34pt
        at 130ms touch up
      """
    #expect(gesture.rounded == rounded)
  }
}
