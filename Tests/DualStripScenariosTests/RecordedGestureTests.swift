import DualStrip
@testable import ScenarioRecordings
import DualStripScenarios
import Testing

/// What the touches of a recorded scenario are called.
@Suite struct RecordedGestureTests {
  /// A touch that moves once, as a recorder writes it, and what it may be called.
  private static func readings(
    distance: Double, after time: Int, up: Int, release: Double? = nil, head: [String] = []
  ) -> [String]? {
    let lift = release.map { " release \(DecimalText.exact($0))pt/s" } ?? ""
    let gestures = RecordedGesture.all(
      in: head + [
        "  at 0ms touch down preview",
        "  at \(time)ms touch move \(DecimalText.exact(distance))pt",
        "  at \(up)ms touch up\(lift)",
      ])
    return gestures.first?.readings.map { String($0.dropFirst("  at 0ms ".count)) }
  }

  @Test func `a swipe is a flick first, then a drag with more and more decimals`() throws {
    let lines = [
      "  at 1000ms wait 0ms", "  at 1004ms touch down thumbnails",
      "  at 1014ms touch move -20.004pt", "  at 1024.5ms touch move -30.126pt",
      "  at 1028.25ms touch up release -1234.4pt/s", "  at 2000ms settle",
    ]
    let gesture = try #require(RecordedGesture.all(in: lines).first)
    #expect(gesture.lines == 1..<5)
    #expect(
      gesture.readings == [
        "  at 1004ms flick thumbnails left 1230pt/s",
        "  at 1004ms flick thumbnails left 1234pt/s over 21ms",
        "  at 1004ms drag thumbnails left 50pt over 20ms release 1230pt/s",
        "  at 1004ms drag thumbnails left 50pt over 21ms release 1234pt/s",
        "  at 1004ms drag thumbnails left 50.1pt over 20.5ms release 1234.4pt/s",
      ])
    // The way from the start is rounded: -50.13 in all, though -20 and -30.13 are what is moved.
    let rounded = """
        at 1004ms touch down thumbnails
        at 1014ms touch move -20pt
        at 1024.5ms touch move -30.13pt
        at 1028.25ms touch up release -1234pt/s
      """
    #expect(gesture.rounded == rounded)
  }

  @Test func `from 100 pt a second within 250 ms a drag may be a flick`() {
    for (release, time, hasFlick) in [
      (100, 250, true), (99, 250, false), (100, 251, false), (-100, 250, false),
    ] as [(Double, Int, Bool)] {
      let readings = Self.readings(distance: 80, after: time, up: time, release: release)
      #expect(readings?.count == (hasFlick ? 5 : 3), "\(release) \(time)")
      #expect(readings?.contains { $0.hasPrefix("flick preview right 100pt/s") } == hasFlick)
    }
  }

  @Test func `a finger holds from 50 ms on, and has a speed from 5 pt a second on`() {
    let drag = "drag preview right 80pt over 400ms"
    for (up, release, words) in [
      (449, nil, ""), (450, nil, " hold 50ms"), (449, 4.9, ""), (449, 5, " release 5pt/s"),
      (449, -4.9, ""), (449, -5, " release -5pt/s"), (512, 7, " hold 112ms release 7pt/s"),
    ] as [(Int, Double?, String)] {
      let readings = Self.readings(distance: 80, after: 400, up: up, release: release)
      #expect(readings?.count == 3 && readings?.dropFirst().first == drag + words, "\(words)")
    }
    // Short of a point it is a touch, and no drag; a drag takes a millisecond.
    #expect(Self.readings(distance: 0.99, after: 10, up: 10) == [])
    #expect(
      Self.readings(distance: 1, after: 0, up: 0)?.last == "drag preview right 1pt over 1ms")
    #expect(Self.readings(distance: -0.99, after: 10, up: 10) == [])
    #expect(
      Self.readings(distance: -1, after: 10, up: 10)?.last == "drag preview left 1pt over 10ms")
  }

  @Test func `an upright pane goes forward and backward, each by its own axis`() {
    for (head, forward, backward) in [
      ("  preview-axis vertical", "forward", "backward"),
      ("  strip-axis vertical", "left", "right"),
    ] {
      for (distance, word) in [(-80.0, forward), (80.0, backward)] {
        let readings = Self.readings(distance: distance, after: 400, up: 400, head: [head])
        #expect(readings?.first == "drag preview \(word) 80pt over 400ms")
      }
    }
  }

  @Test func `a gesture goes from one finger's touch to its lift, with nothing between`() {
    func ranges(_ statements: [String]) -> [Range<Int>] {
      RecordedGesture.all(in: statements.map { "  at 5ms \($0)" }).map { $0.lines }
    }
    let (down, move, up) = ("touch down preview", "touch move 9pt", "touch up")
    #expect(ranges([down, move, up]) == [0..<3])
    #expect(ranges([down, move, up, down, up, move, up]) == [0..<3, 3..<5])
    #expect(ranges([move, up]) == [] && ranges([down, move]) == [])
    #expect(ranges([down, "focus p2 instant", move, up]) == [])
    #expect(ranges([down, move, "touch cancel", up]) == [])
    #expect(ranges([down, move, "touch drop", up]) == [])
    #expect(ranges([down, move, down, move, up]) == [2..<5])
    // A time that counts from a label has no length.
    #expect(RecordedGesture.milliseconds("hour-2 + 10ms") == nil)
  }

  @Test func `a document without pages has nothing to expect`() {
    var recorder = ScenarioRecorder(
      DualStripViewer(pages: [], bounds: Size(width: 393, height: 852)))
    recorder.record(.touchBegan(.preview), at: .zero)
    recorder.record(.touchCancelled(.preview), at: .milliseconds(20))
    #expect(recorder.tidyText == recorder.text)
  }
}
