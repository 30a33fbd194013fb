import DualStrip
import DualStripScenarios
@testable import ScenarioRecordings
import Testing

/// Findings outside the panes: their words, order, causes and limits.
@Suite struct FindingWordsTests {
  private static let names = Names(chosen: [:])

  private static func recording(_ lines: [String], header: String = "") throws -> Recording {
    try Recording(lines, header: #""bounds":[393,852],"pages":3,"refresh":100\#(header)"#)
  }

  @Test func `every input has its words`() {
    let (at, size) = (Point(x: 1, y: 2), Size(width: 1, height: 2))
    let words: [(DualStripViewer.Input, String)] = [
      (.touchBegan(.preview), "touch of the preview"),
      (.dragMoved(.thumbnails, by: 3), "touch of the strip"),
      (.touchEnded(.preview, velocity: -12.5), "release of the preview, with 13 pt/s,"),
      (.touchCancelled(.thumbnails), "cancelled touch of the strip"),
      (.focus(2, animated: true), "focus of p2"),
      (.step(.thumbnails, by: -3), "step of the strip by -3"),
      (.tapThumbnails(at), "tap on the strip"),
      (.changeBounds(size, insets: .zero, over: .zero), "change of the bounds"),
      (.reveal(.center), "reveal of the active page"), (.select(.all), "selection"),
      (.lift(at), "hand that carries pages"), (.drop, "hand that carries pages"),
      (.setCommits(.byHost), "change of commits"),
      (
        .edit(.insert([Page(id: 7, aspect: 1), Page(id: 8, aspect: 1)], .last)), "insert of p7, p8"
      ),
      (.edit(.move([1, 2, 3, 4], .first)), "move of p1, p2, p3 and 1 more"),
      (.edit(.arrange([1])), "new order of all pages"),
      (.edit(.turn([3], quarters: 1)), "turn of p3"), (.edit(.replace([])), "new list of pages"),
      (.edit(.setAspect(4, 2)), "new aspect of p4"), (.edit(.commit(.init(rawValue: 1))), "commit"),
      (.edit(.failCommit(.init(rawValue: 1))), "failed commit"),
      (.edit(.cancel(.init(rawValue: 1))), "cancelled delete"), (.edit(.undo), "undo"),
      (.edit(.redo), "redo"), (.edit(.byHost(.delete([5]))), "delete of p5"),
    ]
    for (input, text) in words { #expect(input.words(Self.names) == text) }
  }

  @Test func `a cause lasts until the next input that begins something`() {
    let at = Point(x: 1, y: 2)
    let quiet: [DualStripViewer.Input] = [
      .dragMoved(.preview, by: 3), .select(.all), .carry(at), .setCommits(.byHost),
      .edit(.commit(.init(rawValue: 1))),
    ]
    let beginning: [DualStripViewer.Input] = [
      .touchBegan(.preview), .touchEnded(.preview, velocity: 0), .touchCancelled(.preview),
      .focus(1, animated: true), .step(.preview, by: 1), .reveal(.center), .tapThumbnails(at),
      .lift(at), .drop, .cancelLift,
      .changeBounds(.init(width: 1, height: 2), insets: .zero, over: .zero), .edit(.undo),
      .edit(.failCommit(.init(rawValue: 1))), .edit(.cancel(.init(rawValue: 1))),
    ]
    func causes(_ inputs: [DualStripViewer.Input]) -> Causes {
      var log = DriveLog()
      for (number, input) in inputs.enumerated() {
        log.inputs.append((Time.milliseconds(100 * (number + 1)), input))
      }
      return Causes(log)
    }
    #expect(causes(quiet).number(at: .never) == nil)
    #expect(causes(beginning).number(at: .never) == beginning.count - 1)
    let two = causes([.touchBegan(.preview), .dragMoved(.preview, by: 3), .drop])
    let numbers = [99, 100, 299, 300, 900].map { two.number(at: .milliseconds($0)) }
    #expect(numbers == [nil, 0, 0, 1, 1])
    #expect(two.end(of: 0) == .milliseconds(300) && two.end(of: 1) == .never)
    #expect(two[1].time == .milliseconds(300) && two[1].input == .drop)
    let released = (quiet + beginning).filter { $0.releasedPane != nil }
    #expect(released == [.touchEnded(.preview, velocity: 0), .touchCancelled(.preview)])
  }

  @Test func `findings about the whole recording come first, the unexplained ones last`() {
    let ofAll: Set<RecordingFinding.Kind> = [
      .nothingSeen, .brokenTouches, .otherMeasures, .mirrored, .otherSetting, .late,
    ]
    let ofMotion: Set<RecordingFinding.Kind> = [
      .apart, .noBounce, .echo, .late, .pageEarly, .pageLate, .pageExtra, .pageMissing,
    ]
    for kind in RecordingFinding.Kind.allCases {
      let finding = RecordingFinding(
        kind: kind, time: .seconds(2), message: "m", expectation: "still", mayBeDelivery: true)
      let place = ofAll.contains(kind) ? 0 : kind == .apart ? 2 : 1
      #expect(finding.order.0 == place, "\(kind)")
      #expect(finding.order.1 == (place == 0 ? Time.zero : .seconds(2)), "\(kind)")
      #expect(kind.isOfMotion == ofMotion.contains(kind), "\(kind)")
      let bare = finding.withoutExpectation
      #expect(bare.kind == kind && bare.time == .seconds(2) && bare.message == "m")
      #expect(bare.expectation == nil && !bare.mayBeDelivery)
    }
    #expect(RecordingFinding.points(-1.23456) == "-1.235 pt")
    #expect(RecordingFinding.milliseconds(.milliseconds(-16.66)) == "16.7 ms")
  }

  @Test func `a finding points to the first line at or after its time`()
    throws
  {
    let comparison = RecordingComparison(
      try Self.recording([10, 20, 20, 30].map { "{\"time\":\($0),\"offsets\":[0,-180]}" }))
    func line(_ kind: RecordingFinding.Kind, _ time: Int) -> Int {
      comparison.line(
        of: RecordingFinding(kind: kind, time: .milliseconds(time), message: ""))
    }
    #expect([0, 10, 11, 20, 21, 30, 31].map { line(.jump, $0) } == [2, 2, 3, 3, 5, 5, 1])
    #expect(line(.late, 20) == 1 && line(.apart, 20) == 3)
  }

  @Test func `without offsets or inputs there is nothing to judge`() throws {
    let frame = #"{"time":0,"offsets":[0,-180]}"#
    let down = #"{"time":0,"touch":"down","pane":"preview","x":3}"#
    func nothing(_ lines: [String], _ source: InputSource) throws -> String? {
      let finding = RecordingComparison.nothing(in: try Self.recording(lines), source)
      #expect(finding.map { $0.kind == .nothingSeen } ?? true)
      return finding?.message
    }
    for source in InputSource.allCases {
      #expect(
        try nothing([down], source)
          == "no line records offsets, such as {\"time\":0,\"offsets\":[0,-180]}")
    }
    #expect(
      try nothing([frame], .touches)
        == "the recording has no touches; try --as-input callbacks or offsets")
    #expect(
      try nothing([frame, down], .callbacks)
        == "the recording has no delegate calls; try --as-input touches or offsets")
    #expect(try nothing([frame, down], .touches) == nil)
    #expect(try nothing([frame], .auto) == nil)
    #expect(try nothing([frame], .offsets) == nil)
  }

  @Test func `more than a frame late is told, and the lag of a pane in frames`() throws {
    let recording = try Self.recording([])
    func told(_ delay: Int, _ lag: Alignment.Lag? = nil) -> [String] {
      let alignment = Alignment(delay: .milliseconds(delay), lag: lag)
      return RecordingComparison.delays(alignment, recording, []).map { $0.message }
    }
    #expect(told(11).isEmpty && told(-50).isEmpty)
    #expect(told(12) == ["both panes follow their inputs 12 ms late"])
    let one = "the strip is 10 ms behind the other pane (1 frame)"
    #expect(told(0, Alignment.Lag(pane: .thumbnails, by: .milliseconds(10))) == [one])
    let two = "the preview is 20 ms behind the other pane (2 frames)"
    #expect(
      told(12, Alignment.Lag(pane: .preview, by: .milliseconds(20)))
        == ["both panes follow their inputs 12 ms late", two])
  }

  @Test func `a commit may be a frame and a half early, and a second late`() throws {
    func told(_ early: Int, due: Int?) throws -> [String] {
      let recording = try Self.recording([])
      var drive = RecordedDrive(recording, source: .touches)
      let edit = EditID(rawValue: 4)
      if let due {
        drive.log.events = [
          ViewerEvent(time: .milliseconds(due), kind: .commitRequested(edit, pages: [2]))
        ]
      }
      drive.log.earlyCommits = [
        .init(name: "cut", time: .milliseconds(early), edit: edit, count: 3)
      ]
      return RecordingComparison.commits(drive, recording).map {
        "\($0.kind.rawValue): \($0.message), \($0.expectation ?? "nothing")"
      }
    }
    #expect(try told(285, due: 300).isEmpty)
    #expect(
      try told(284, due: 300) == [
        "early-commit: the commit of cut came at 0.284 s, 16 ms before its animation was over, "
          + "expect count == 3"
      ])
    #expect(
      try told(284, due: nil) == [
        "early-commit: the commit of cut came at 0.284 s, before its animation was over, "
          + "expect count == 3"
      ])
    // The delete at 100 ms takes 300 ms.
    for (end, isTold) in [(1400, false), (1401, true)] {
      let recording = try Self.recording(
        [#"{"time":100,"delete":["p2"],"edit":"cut"}"#, "{\"time\":\(end)}"])
      var drive = RecordedDrive(recording, source: .touches)
      for record in recording.records { drive.take(record, at: record.time) }
      drive.advance(to: recording.end)
      let told = RecordingComparison.commits(drive, recording)
      #expect(told.map { $0.kind } == (isTold ? [.noCommit] : []), "\(end)")
      #expect(
        !isTold
          || told.first?.message
            == "a delete ended at 0.4 s, but no commit or failure was recorded for it"
      )
    }
  }

  @Test func `a reported velocity may be off by little, and by more with a poor clock`() throws {
    let recording = try Self.recording([])
    func velocities(
      _ kind: AppRecord.Kind, _ source: InputSource, clock: Int = 1
    ) -> [Double] {
      let drive = RecordedDrive(recording, source: source)
      let record = AppRecord(line: 2, time: .zero, handled: nil, kind: kind)
      let found = drive.velocities(of: record, uncertainty: .milliseconds(clock))
      return found.map { likely, range in
        [likely, range.lowerBound, range.upperBound].map { ($0 * 1000).rounded() / 1000 }
      } ?? []
    }
    // Five points per second, half a hundredth, and what 20 times the clock makes of it.
    let end = AppRecord.Kind.willEndDragging(.preview, velocity: -0.5, target: nil)
    #expect(velocities(end, .callbacks) == [500, 482.5, 517.5])
    #expect(velocities(end, .callbacks, clock: 0) == [500, 492.5, 507.5])
    #expect(velocities(end, .touches) == [])
    let lift = AppRecord.Kind.lifted(x: nil, velocity: -300, nil)
    #expect(velocities(lift, .touches) == [-300, -312.5, -287.5])
    #expect(velocities(lift, .callbacks) == [] && velocities(.pass, .touches) == [])
  }

  @Test func `a page has the app's name in a scenario if that is a word, else its number`() throws {
    let recording = try Recording(
      [#"{"time":5,"insert":[["new",1]],"at":"last"}"#],
      header: #""bounds":[393,852],"pages":["cover","two words","script","p9"]"#)
    #expect(recording.pages == [1, 2, 3, 4, 5])
    let names = recording.pages.sorted().map { recording.scenarioName($0) }
    #expect(names[0] == "cover" && names[1] == "p2" && names[3] == "p4" && names[4] == "new")
  }
}
