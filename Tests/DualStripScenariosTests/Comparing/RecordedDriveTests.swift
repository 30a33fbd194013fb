import DualStrip
import DualStripScenarios
@testable import ScenarioRecordings
import Testing

/// What a recording makes of the model: its inputs, with their times and their events.
@Suite struct RecordedDriveTests {
  private static func drive(
    _ lines: [String], until end: Int = 1000, source: InputSource = .touches,
    showsFinalOffsets: Bool = false
  ) throws -> RecordedDrive {
    let recording = try Recording(lines)
    var drive = RecordedDrive(recording, source: source, showsFinalOffsets: showsFinalOffsets)
    for record in recording.records { drive.take(record, at: record.time) }
    // A waiting answer is given at the next look at the model.
    for time in stride(from: 10, through: end, by: 10) { drive.advance(to: .milliseconds(time)) }
    return drive
  }

  private static func inputs(_ drive: RecordedDrive) -> [DualStripViewer.Input] {
    drive.log.inputs.map { $0.input }
  }

  private static func times(_ drive: RecordedDrive) -> [Double] {
    drive.log.inputs.map { $0.time.milliseconds }
  }

  @Test func `a drive goes on from the page of an app at once, and notes where`() throws {
    var drive = RecordedDrive(try Recording([String]()), source: .touches)
    drive.goOn(from: 3, at: .milliseconds(40))
    #expect(drive.viewer.activePage == 3 && drive.viewer.isSettled)
    drive.goOn(from: 2, at: .milliseconds(50))
    #expect(drive.viewer.activePage == 2)
    #expect(
      Self.inputs(drive) == [.focus(3, animated: false), .focus(2, animated: false)])
    #expect(drive.log.restarts.map { $0.number } == [0, 1])
    #expect(drive.log.restarts.map { $0.page } == [3, 2])
    #expect(drive.log.restarts.map { $0.time.milliseconds } == [40, 50])
  }

  @Test func `impossible touches are noted by their lines, if touches are what counts`() throws {
    let lines = [
      #"{"time":10,"touch":"up","pane":"preview"}"#, #"{"time":20,"drag":5}"#,
      #"{"time":30,"touch":"down","pane":"preview"}"#,
      #"{"time":40,"touch":"down","pane":"preview"}"#, #"{"time":50,"drag":5}"#,
      #"{"time":60,"touch":"cancel"}"#,
    ]
    let drive = try Self.drive(lines)
    #expect(drive.log.misplaced == [2, 3, 5])
    #expect(
      Self.inputs(drive) == [
        .touchBegan(.preview), .dragMoved(.preview, by: 5), .touchCancelled(.preview),
      ])
    let calls = try Self.drive(lines, source: .callbacks)
    #expect(calls.log.misplaced.isEmpty && calls.log.inputs.isEmpty)
  }

  @Test func `an answer up to 100 ms before its edit is one to it`() throws {
    func answered(_ answer: String, deletedAt time: Double) throws -> RecordedDrive {
      try Self.drive([
        "{\"time\":10,\"\(answer)\":\"cut\"}",
        "{\"time\":\(time),\"delete\":[\"p2\"],\"edit\":\"cut\"}",
      ])
    }
    let cut = EditID(rawValue: 1)
    let early = try answered("commit", deletedAt: 109.5)
    // The model asks after 300 ms, and has its answer then.
    #expect(Self.inputs(early) == [.edit(.delete([2])), .edit(.commit(cut))])
    #expect(Self.times(early) == [109.5, 410] && early.viewer.count == 2)
    let noted = try #require(early.log.earlyCommits.first)
    #expect(noted.name == "cut" && noted.time == .milliseconds(109.5))
    #expect(noted.edit == cut && noted.count == 3)
    let late = try answered("commit", deletedAt: 110)
    #expect(Self.inputs(late) == [.edit(.delete([2]))] && late.viewer.count == 3)
    #expect(late.log.earlyCommits.isEmpty)
    let failed = try answered("fail", deletedAt: 50)
    #expect(Self.inputs(failed) == [.edit(.delete([2])), .edit(.failCommit(cut))])
    #expect(Self.times(failed) == [50, 350] && failed.log.earlyCommits.isEmpty)
  }

  @Test func `an answer waits until the model asks for it, unless it cancels`() throws {
    func answered(_ answer: String, at time: Int) throws -> RecordedDrive {
      try Self.drive([
        #"{"time":100,"commits":"by-host"}"#, #"{"time":100,"delete":["p2"],"edit":"cut"}"#,
        "{\"time\":\(time),\"\(answer)\":\"cut\"}",
      ])
    }
    let told: [(answer: String, at: Int, given: Double, early: Int, count: Int)] = [
      ("commit", 200, 400, 1, 2), ("commit", 399, 400, 1, 2), ("commit", 400, 400, 0, 2),
      ("commit", 500, 500, 0, 2), ("fail", 200, 400, 0, 3), ("cancel", 200, 200, 0, 3),
    ]
    for (answer, time, given, early, count) in told {
      let drive = try answered(answer, at: time)
      #expect(Self.times(drive) == [100, 100, given], "\(answer) \(time)")
      #expect(drive.log.earlyCommits.count == early, "\(answer) \(time)")
      #expect(drive.viewer.count == count && !drive.viewer.isEditing, "\(answer) \(time)")
    }
  }

  @Test func `a promise is kept, and a burst ended, when it falls due and only once`() throws {
    let lines = [
      #"{"time":100,"delete":["p2"],"edit":"cut"}"#, #"{"time":200,"commit":"cut"}"#,
    ]
    var promise = try Self.drive(lines, until: 200)
    let kept = [399, 400, 401].map { promise.keepPromises(until: .milliseconds($0)) }
    #expect(kept == [false, true, false] && Self.times(promise) == [100, 400])
    for end in [90, 200] {
      var burst = try Self.drive([#"{"time":10,"wheel":[0,9]}"#], until: 10)
      let ended = [89, end, 300].map { burst.keepPromises(until: .milliseconds($0)) }
      #expect(ended == [false, true, false] && Self.times(burst) == [10, 10, 90], "\(end)")
    }
  }

  @Test func `events are counted with the inputs before them, and a copy keeps none`() throws {
    let drive = try Self.drive([
      #"{"time":10,"focus":"p2","animated":false}"#, #"{"time":20,"focus":"p3","animated":false}"#,
    ])
    let log = drive.log
    #expect(log.events.count == log.counts.count && Set(log.counts) == [1, 2])
    for (event, count) in zip(log.events, log.counts) {
      #expect(event.time == .milliseconds(10 * count), "\(event)")
    }
    let copy = drive.withoutLog
    #expect(copy.log.inputs.isEmpty && copy.log.events.isEmpty && copy.viewer == drive.viewer)
    #expect(log.inputs.count == 2)
  }

  @Test func `where offsets are those of the end, the bounds of the model change at once`() throws {
    let lines = [#"{"time":10,"bounds":[852,393],"over":200}"#, #"{"time":20,"focus":"p3"}"#]
    for (isFinal, length) in [(true, Time.zero), (false, .milliseconds(200))] {
      let drive = try Self.drive(lines, showsFinalOffsets: isFinal)
      let size = Size(width: 852, height: 393)
      #expect(
        Self.inputs(drive) == [
          .changeBounds(size, insets: .zero, over: length), .focus(3, animated: true),
        ])
    }
  }

  @Test func `a velocity that is chosen takes the place of that of a lift, and of nothing else`()
    throws
  {
    let recording = try Recording([
      #"{"time":10,"touch":"down","pane":"preview"}"#, #"{"time":20,"drag":-30}"#,
      #"{"time":30,"touch":"up","velocity":-5}"#,
    ])
    for (chosen, velocity) in [(nil, -5), (-700, -700)] as [(Double?, Double)] {
      var drive = RecordedDrive(recording, source: .touches)
      for record in recording.records { drive.take(record, at: record.time, velocity: chosen) }
      #expect(
        Self.inputs(drive) == [
          .touchBegan(.preview), .dragMoved(.preview, by: -30),
          .touchEnded(.preview, velocity: velocity),
        ])
    }
  }

  @Test(arguments: ["ltr", "rtl"])
  func `a pane that an app scrolls is in the model where the app shows it, also beyond an end`(
    _ direction: String
  ) throws {
    // Twenty thumbnails and their gaps, or as much of them as is out of view.
    let panes: [(pane: Pane, mode: String, way: Double)] = [
      (.preview, "centered", 19 * 393), (.thumbnails, "centered", 19 * 37),
      (.thumbnails, "browsing", 20 * 37 - 4 - 393),
    ]
    for (pane, mode, way) in panes {
      let header =
        "\"bounds\":[393,852],\"pages\":20,\"direction\":\"\(direction)\","
        + "\"settings\":{\"strip-mode\":\"\(mode)\"}"
      let range = try Recording([], header: header).viewer.restingOffsets(of: pane)
      #expect(range.upperBound - range.lowerBound == way)
      let offsets = [
        range.lowerBound - 20, range.lowerBound - 90, range.lowerBound + 5, range.upperBound - 3,
        range.upperBound + 14, range.upperBound + 0.5, range.upperBound,
      ]
      let lines = offsets.enumerated().map {
        "{\"time\":\(20 + $0 * 10),\"did-scroll\":\"\(pane.rawValue)\",\"offset\":\($1)}"
      }
      let recording = try Recording(
        ["{\"time\":10,\"will-begin-dragging\":\"\(pane.rawValue)\"}"] + lines, header: header)
      var drive = RecordedDrive(recording, source: .callbacks)
      for record in recording.records {
        drive.take(record, at: record.time)
        guard case .didScroll(_, let offset) = record.kind else { continue }
        let shown = drive.viewer.contentOffset(of: pane)
        #expect((shown - offset).magnitude < 1e-6, "\(pane) \(offset)")
      }
    }
  }

  @Test func `offsets scroll the pane that a finger drags, and without one none`() throws {
    let frame = #"{"time":20,"offsets":[5,-170]}"#
    for (pane, way) in [(Pane.preview, -5.0), (.thumbnails, -10)] {
      let begin = "{\"time\":10,\"will-begin-dragging\":\"\(pane.rawValue)\"}"
      let drive = try Self.drive([begin, frame, frame], source: .callbacks)
      #expect(Self.inputs(drive) == [.touchBegan(pane), .dragMoved(pane, by: way)])
      let touches = try Self.drive([begin, frame])
      #expect(touches.log.inputs.isEmpty)
    }
    let none = try Self.drive([frame], source: .callbacks)
    #expect(none.log.inputs.isEmpty)
  }
}
