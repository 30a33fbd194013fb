import DualStrip
import DualStripScenarios
@testable import ScenarioRecordings
import Testing

/// What a comparison says beside its findings: where a delay shows, what a recording lacks, how far
/// panes are off, and the scenario that it becomes.
@Suite struct ComparisonWordsTests {
  private static func recording(_ lines: [String], header: String = "") throws -> Recording {
    try Recording(lines, header: #""bounds":[393,852],"pages":9,"refresh":100\#(header)"#)
  }

  @Test func `a delay is expected where its own pane is fastest`() throws {
    let still = [0.0, 0, 0, 0]
    let preview = PaneFindingsTests.findings(
      PaneFindingsTests.samples(still, model: [0, 1, 13, 14], .preview))
    let strip = PaneFindingsTests.findings(
      PaneFindingsTests.samples(still, model: [0, 30, 31, 32], .thumbnails))
    let lag = Alignment.Lag(pane: .thumbnails, by: .milliseconds(10))
    let found = RecordingComparison.delays(
      Alignment(delay: .milliseconds(20), lag: lag), try Self.recording([]), [preview, strip])
    #expect(
      found.map { $0.message } == [
        "both panes follow their inputs 20 ms late",
        "the strip is 10 ms behind the other pane (1 frame)",
      ])
    #expect(found.map { $0.kind } == [.late, .late])
    #expect(found.map { $0.time.milliseconds } == [20, 10])
    #expect(found.map { $0.place?.time.milliseconds } == [20, 10])
    #expect(
      found.map { $0.expectation } == [
        "expect preview.offset == 13pt ± 1pt", "expect thumbnails.offset == 30pt ± 1pt",
      ])
    // A frame and a tenth is not late yet.
    let told = try [11, 11.0625].map { delay in
      RecordingComparison.delays(
        Alignment(delay: .milliseconds(delay)), try Self.recording([]), []
      ).count
    }
    #expect(told == [0, 1])
  }

  @Test func `what a recording lacks is said once as a doubt and once as a hint`() {
    let lacks: [(lack: ExplanationSearch.Lack, remark: String, hint: String)] = [
      (.handling, "in step if the app handled touches up to", "to learn more, record when the app"),
      (.touches, "in step if a finger stopped a pane", "to learn more, record touches, not only"),
      (.finalOffsets, "in step if the offsets have their final", "the offsets look final from the"),
      (
        .uncertainty(.milliseconds(1.25)),
        "in step if the times are off by up to 1.3 ms. If so, write \"uncertainty\":1.25 in the ",
        "the times look off by 1.3 ms: if so, write \"uncertainty\" in the header"
      ),
      (.precision, "in step if the app is one frame behind", "to learn more, record more exact"),
    ]
    for (lack, remark, hint) in lacks {
      #expect(lack.remark.hasPrefix(remark), "\(lack.remark)")
      #expect(lack.hint.hasPrefix(hint), "\(lack.hint)")
    }
  }

  @Test func `without anything to compare nobody can tell`() throws {
    let down = #"{"time":10,"touch":"down","pane":"preview","x":3}"#
    let frame = #"{"time":20,"offsets":[0,-180]}"#
    let told: [(lines: [String], source: InputSource, best: InputSource, samples: Int)] = [
      ([down], .auto, .touches, 0), ([], .auto, .offsets, 0), ([], .offsets, .offsets, 0),
      ([down, frame], .callbacks, .callbacks, 2), ([frame], .touches, .touches, 2),
    ]
    for (lines, source, best, samples) in told {
      let comparison = RecordingComparison(try Self.recording(lines), source: source)
      #expect(comparison.verdict == .cannotTell && !comparison.holds, "\(lines) \(source)")
      #expect(comparison.findings.map { $0.kind } == [.nothingSeen], "\(lines) \(source)")
      #expect(comparison.source == best && comparison.sampleCount == samples, "\(lines) \(source)")
      #expect(comparison.log == nil && comparison.remarks.isEmpty && comparison.farthest.isEmpty)
    }
    let alone = RecordingComparison(try Self.recording([frame, frame]))
    #expect(alone.holds && alone.source == .offsets && alone.sampleCount == 4)
  }

  @Test func `how far each pane is off is told, with what the times may be off`() throws {
    let frames = (0..<12).map { number -> String in
      "{\"time\":\(10 * number),\"offsets\":[\(number == 7 ? 0.5 : 0),-183]}"
    }
    let lines =
      frames + [
        #"{"time":120,"touch":"down","pane":"preview","x":3}"#, #"{"time":130,"touch":"cancel"}"#,
      ]
    let comparison = RecordingComparison(
      try Self.recording(lines, header: #","uncertainty":2"#), source: .touches)
    #expect(comparison.verdict == .notInStep && comparison.source == .touches)
    #expect(comparison.findings.map { $0.kind } == [.restsOff])
    #expect(comparison.farthest.map { $0.pane } == [.preview, .thumbnails])
    #expect(comparison.farthest.map { $0.points } == [0.5, 3])
    #expect(comparison.farthest.first?.time == .milliseconds(70))
    #expect(comparison.uncertainty == .milliseconds(2) && comparison.delay == .zero)
    #expect(comparison.sampleCount == 24 && comparison.pageChanges.told == 0)
  }

  /// The last statements of the scenario of a recording.
  private static func script(
    _ lines: [String], _ count: Int, source: InputSource = .auto
  ) throws -> [Substring] {
    let comparison = RecordingComparison(try recording(lines), source: source)
    return Array(RecordedScenario(comparison).text.split(separator: "\n").suffix(count))
  }

  @Test func `a finding stands before what comes later, and after what is at its time`() throws {
    let frames = [0, 50, 100, 150, 400].map { "{\"time\":\($0),\"offsets\":[0,-171]}" }
    let finding = "  # the strip rests 9 pt beside a page, first at 0.15 s"
    for (time, isBefore) in [(150, false), (151, true)] {
      let focus = "{\"time\":\(time),\"focus\":\"p2\",\"animated\":false}"
      let script = try Self.script(
        Array(frames.dropLast()) + [focus, frames[4]], 4, source: .offsets)
      let input = "  at \(time)ms focus p2 instant"
      let told = isBefore ? [finding, input] : [input, finding]
      #expect(
        script.map { String($0) }
          == told + ["  at 400ms settle as rest", "  at rest.end expect still"])
    }
  }

  @Test func `an edit that waits for its answer does not end at rest`() throws {
    let delete = #"{"time":10,"delete":["p2"],"edit":"cut"}"#
    let open = try Self.script([delete, #"{"time":1000,"frame":true}"#], 2)
    #expect(
      open == ["  at 10ms delete p2 as edit-1", "  at 1000ms expect editing or not still"])
    // A focus that is on its way will end.
    let moving = try Self.script(
      [#"{"time":10,"focus":"p2"}"#, #"{"time":20,"frame":true}"#], 2)
    #expect(moving == ["  at 20ms settle as rest", "  at rest.end expect still"])
    let done = try Self.script([delete, #"{"time":1000,"commit":"cut"}"#], 3)
    #expect(
      done == [
        "  at 1000ms commit edit-1", "  at 1000ms settle as rest", "  at rest.end expect still",
      ])
  }

  @Test func `a comparison without a model becomes a scenario of the inputs that there are`() throws
  {
    let begin = #"{"time":10,"will-begin-dragging":"preview"}"#
    let down = #"{"time":30,"touch":"down","pane":"thumbnails"}"#
    func touches(_ lines: [String]) throws -> [String] {
      try Self.script(lines, 9).filter { $0.contains("touch down") }.map { String($0) }
    }
    #expect(try touches([begin]) == ["  at 10ms touch down preview"])
    #expect(try touches([begin, down]) == ["  at 30ms touch down thumbnails"])
    #expect(try touches([#"{"time":30,"active":"p1"}"#]).isEmpty)
  }
}
