import DualStrip
import DualStripScenarios
@testable import ScenarioRecordings
import Testing

/// When the lines of a recording happened, and how far off that may be.
@Suite struct RecordedTimesTests {
  private static let finger: [AppRecord.Kind] = [
    .down(.preview, x: 3), .moved(x: 3, nil), .dragged(by: 3),
    .lifted(x: 3, velocity: 0, nil), .cancelled(nil),
  ]
  private static let calls: [AppRecord.Kind] = [
    .willBeginDragging(.preview), .willEndDragging(.preview, velocity: 1, target: nil),
    .didScroll(.preview, offset: 3),
  ]
  private static let deeds: [AppRecord.Kind] = [
    .asked(.focus(1, animated: true)), .key(.init(.left)),
    .bounds(Size(width: 9, height: 9), nil, over: .zero), .edit(.delete([1]), name: nil),
    .wheel(.preview, .init(time: .zero, dy: 1, unit: .notches)), .answer(.fail, .number(1)),
    .answer(.cancel, .number(1)),
  ]
  private static let quiet: [AppRecord.Kind] = [
    .wheel(.preview, .init(time: .zero, dy: 1)), .answer(.commit, .number(1)),
    .commits(.byHost), .offsets(preview: 0, thumbnails: 0), .active(1), .pass,
  ]

  private static func record(
    _ kind: AppRecord.Kind, at time: Int = 0, handled: Int? = nil, line: Int = 1
  ) -> AppRecord {
    AppRecord(
      line: line, time: .milliseconds(time), handled: handled.map { Time.milliseconds($0) },
      kind: kind)
  }

  @Test func `touches, lifts, steps and edits begin a motion, moves and samples do not`() {
    let beginning = Self.finger.filter { Self.record($0).beginsSomething }
    #expect(beginning.count == 3, "all but moved and dragged: \(beginning)")
    #expect(Self.calls.map { Self.record($0).beginsSomething } == [true, true, false])
    for kind in Self.deeds { #expect(Self.record(kind).beginsSomething, "\(kind)") }
    for kind in Self.quiet { #expect(!Self.record(kind).beginsSomething, "\(kind)") }
  }

  @Test func `a touch may be off by the clock, and wait for its frame unless it says otherwise`() {
    let allowance = TimeAllowance(clock: .milliseconds(2), frame: .milliseconds(16))
    func window(
      _ kind: AppRecord.Kind, waits: Bool = false, handled: Int? = nil, delay: Int = 0
    ) -> [Double] {
      let window = (waits ? allowance.waiting : allowance)
        .window(of: Self.record(kind, handled: handled), delay: .milliseconds(delay))
      return [window.from.milliseconds, window.through.milliseconds]
    }
    for (number, kind) in Self.finger.enumerated() {
      // A finger that comes down may stop what an uncertain release began.
      let clock = number == 0 ? 4.0 : 2
      #expect(window(kind) == [-clock, clock], "\(kind)")
      #expect(window(kind, waits: true) == [-clock, clock + 16], "\(kind)")
      #expect(window(kind, waits: true, handled: 1) == [-clock, clock], "\(kind)")
    }
    #expect(Self.calls.map { window($0, waits: true) } == [[-502, 2], [-2, 2], [-2, 2]])
    for kind in Self.deeds + Self.quiet {
      #expect(window(kind, waits: true) == [-12, 18], "\(kind)")
      #expect(window(kind, delay: 7) == [-19, 18], "\(kind)")
      #expect(window(kind, delay: -7) == [-12, 25], "\(kind)")
    }
    #expect(allowance.samples == .milliseconds(6) && allowance.reach == .milliseconds(2))
    #expect(allowance.waiting.reach == .milliseconds(18))
    #expect(allowance.waiting.clock == .milliseconds(2))
    let poor = allowance.waiting.off(by: .milliseconds(5))
    #expect(poor.clock == .milliseconds(5) && poor.delivery == .milliseconds(16))
  }

  /// The clock that frames at 100 Hz suggest.
  private static func clock(frames times: [Double], touches: [Double] = []) throws -> Double {
    let frames = times.map { ($0, "\"offsets\":[0,-180]") }
    let moves = touches.enumerated().map {
      ($1, "\"touch\":\"\($0 == 0 ? "down" : "move")\",\"pane\":\"preview\",\"x\":3")
    }
    let lines = (frames + moves).sorted { $0.0 < $1.0 }.map { "{\"time\":\($0.0),\($0.1)}" }
    let header = #""bounds":[393,852],"pages":3,"refresh":100"#
    return TimeAllowance(try Recording(lines, header: header)).clock.milliseconds
  }

  @Test func `how far a clock is off shows in the rhythm of frames and touches`() throws {
    func frames(_ count: Int, late: Double = 0, step: Double = 10) -> [Double] {
      (0..<count).map { Double($0) * step + ($0 % 2 == 1 ? late : 0) }
    }
    func pause(_ length: Double) -> [Double] { frames(21) + [200 + length] }
    func outlier(_ count: Int) -> [Double] {
      frames(count).enumerated().map { $0 == 100 ? $1 + 4 : $1 }
    }
    let clocks: [(frames: [Double], touches: [Double], clock: Double)] = [
      // Twenty steps are a rhythm; nineteen are none, and the usual clock is assumed.
      (frames(20), [], 1), (frames(21), [], 0.1), (frames(21, late: 0.1), [], 0.1),
      // The clock is off by half of the error of a step, and 15 % more.
      (frames(24, late: 1), [], 0.575), (frames(24, late: 2), [], 1.15),
      (frames(24, late: 4.5), [], 2.5875),
      // A step of three and a half frames, and longer, is a pause.
      (pause(33), [], 1.725), (pause(35), [], 0.1), (pause(36), [], 0.1),
      // A frame that came late puts two steps off: more than a hundredth of 200, not of 300.
      (outlier(201), [], 2.3), (outlier(301), [], 0.1),
      // The poorer of both clocks counts.
      (frames(30), frames(25, late: 0.5, step: 8), 0.575),
      (frames(30, late: 2), frames(25, step: 8), 1.15),
    ]
    for (number, (frames, touches, clock)) in clocks.enumerated() {
      let found = try Self.clock(frames: frames, touches: touches)
      #expect((found - clock).magnitude < 1e-5, "\(number): \(found)")
    }
  }

  @Test func `a slow rhythm suggests 3 ms at most, and none where steps are a quarter off`() throws
  {
    func clock(late: Double) throws -> Double {
      let lines = (0..<30).map {
        "{\"time\":\(Double($0) * 20 + ($0 % 2 == 1 ? late : 0)),\"offsets\":[0,-180]}"
      }
      let header = #""bounds":[393,852],"pages":3,"refresh":50"#
      return TimeAllowance(try Recording(lines, header: header)).clock.milliseconds
    }
    #expect(try (clock(late: 5) - 2.875).magnitude < 1e-5)
    #expect(try clock(late: 7) == 3)
    #expect(try clock(late: 9) == 1)
    let said = try Recording(
      [], header: #""bounds":[393,852],"pages":3,"uncertainty":7"#)
    #expect(TimeAllowance(said).clock == .milliseconds(7))
  }

  @Test func `only until the next input is a rotation the cause of a page`() throws {
    let bounds = #"{"time":100,"bounds":[852,393],"over":200}"#
    func causes(_ lines: String...) throws -> [Bool] {
      let rotations = Rotations(try Recording([bounds] + lines))
      return [99, 100, 600, 601, 1300, 1301].map { rotations.isByRotation(.milliseconds($0)) }
    }
    let whole = [false, true, true, true, true, false]
    let ended = [false, true, true, false, false, false]
    #expect(try causes() == whole)
    #expect(
      try causes(
        #"{"time":600,"offsets":[0,-180]}"#, #"{"time":600,"active":"p2"}"#, #"{"time":600}"#,
        #"{"time":600,"did-scroll":"preview","offset":0}"#) == whole)
    #expect(try causes(#"{"time":600,"focus":"p2"}"#) == ended)
    #expect(try causes(#"{"time":600,"touch":"down","pane":"preview","x":3}"#) == ended)
    #expect(try causes(#"{"time":1301,"focus":"p2"}"#) == whole)
    let again = #"{"time":601,"bounds":[393,852],"over":200}"#
    #expect(try causes(again) == [false, true, true, true, true, true])
  }

  @Test func `touches and calls keep their order, whatever their clock says`() {
    let records = [
      Self.record(Self.finger[0], at: 20, line: 1), Self.record(Self.finger[1], at: 10, line: 2),
      Self.record(.pass, at: 15, line: 3), Self.record(.pass, at: 20, line: 4),
      Self.record(Self.calls[2], at: 5, line: 5), Self.record(.pass, at: 5, line: 6),
    ]
    #expect(records.ordered { $0.time }.map { $0.line } == [6, 3, 1, 2, 4, 5])
    let handled = [
      Self.record(Self.finger[0], at: 10, handled: 30), Self.record(.pass, at: 20, line: 2),
    ]
    #expect(handled.ordered { $0.handlingTime }.map { $0.line } == [2, 1])
  }

  @Test func `the offsets that a pane shows are inputs where no call tells them`() throws {
    let begin = #"{"time":50,"will-begin-dragging":"thumbnails"}"#
    let frame = #"{"time":60,"offsets":[0,-180]}"#
    let active = #"{"time":61,"active":"p2"}"#
    let scrolls = [
      #"{"time":70,"did-scroll":"thumbnails","offset":-170}"#,
      #"{"time":70,"did-scroll":"preview","offset":1}"#,
    ]
    func times(
      _ lines: [String], _ source: InputSource, _ lag: Alignment.Lag? = nil
    ) throws -> [Double] {
      try Recording(lines).inputs(for: source, lag: lag).map { $0.handlingTime.milliseconds }
    }
    #expect(try times([begin, frame, active], .callbacks) == [50, 60])
    #expect(try times([begin, frame, active], .touches) == [50])
    #expect(try times([begin, frame, active] + scrolls, .callbacks) == [50, 70, 70])
    // What a late pane shows was so before; what was before the beginning was at it.
    let late = Alignment.Lag(pane: .thumbnails, by: .milliseconds(16))
    #expect(try times([begin] + scrolls, .callbacks, late) == [50, 54, 70])
    let ever = Alignment.Lag(pane: .thumbnails, by: .milliseconds(90))
    #expect(try times(scrolls, .callbacks, ever) == [0, 70])
  }

  @Test func `the inputs that a recording has decide what drives the model`() throws {
    let down = #"{"time":5,"touch":"down","pane":"preview","x":3}"#
    let begin = #"{"time":5,"will-begin-dragging":"preview"}"#
    #expect(try Recording([begin, down]).bestSource == .touches)
    #expect(try Recording([begin, #"{"time":6,"focus":"p2"}"#]).bestSource == .callbacks)
    for line in [
      #""focus":"p2""#, #""wheel":[0,1]"#, #""key":"left""#, #""bounds":[9,9]"#,
      #""delete":["p2"]"#,
    ] {
      #expect(try Recording(["{\"time\":5,\(line)}"]).bestSource == .touches, "\(line)")
    }
    for line in [
      #""offsets":[0,-180]"#, #""active":"p2""#, #""did-scroll":"preview","offset":3"#,
      #""will-end-dragging":"preview","velocity":1"#, #""touch":"cancel""#, #""commit":1"#,
      #""commits":"by-host""#,
    ] {
      #expect(try Recording(["{\"time\":5,\(line)}"]).bestSource == .offsets, "\(line)")
    }
  }

  @Test func `a beginning with some samples ends at the time of the next one`() throws {
    let frames = (1...5).map { "{\"time\":\($0 * 10),\"offsets\":[\($0),-180]}" }
    let recording = try Recording(frames + [#"{"time":90,"active":"p2"}"#])
    #expect(recording.samples.count == 10 && recording.end == .milliseconds(90))
    let part = recording.beginning(until: .milliseconds(30))
    #expect(part.samples.count == 6 && part.end == .milliseconds(30))
    #expect(part.toldPages.isEmpty && recording.toldPages.count == 1)
    #expect(recording.beginning(samples: 5, of: .preview).end == .milliseconds(90))
    #expect(recording.beginning(samples: 4, of: .preview).end == .milliseconds(50))
    #expect(recording.beginning(samples: 2, of: .thumbnails).samples.count == 6)
    #expect(recording.only(.preview).samples.map { $0.offset } == [1, 2, 3, 4, 5])
  }
}
