import DualStrip
import DualStripScenarios
@testable import ScenarioRecordings
import Testing

/// Panes that are behind their inputs or each other, or move against each other.
@Suite struct LagTests {
  /// How many drags a finger has made when a frame is shown: the first one just before frame 10.
  private static func count(_ number: Int, of drags: Int) -> Double {
    Double(min(max(0, number - 9), drags))
  }

  /// A view that a finger drags by 30 points before each of some frames.
  ///
  /// - Parameters:
  ///   - early: How long before its frame each drag happens, in milliseconds.
  ///   - behind: How many drags each pane has not shown yet in a frame.
  private static func view(
    drags: Int, early: Int = 5, clock: Double = 0,
    preview: @escaping (Int) -> Double = { _ in 0 }, strip: @escaping (Int) -> Double = { _ in 0 }
  ) -> RecordedView {
    func shown(_ number: Int, _ behind: Double) -> Double {
      let whole = Int(behind.rounded(.down))
      let part = behind - behind.rounded(.down)
      let (late, later) = (number - whole, number - whole - 1)
      return 30 * ((1 - part) * count(late, of: drags) + part * count(later, of: drags))
    }
    var view = RecordedView()
    view.clock = clock
    view.hold(from: 100 - early - 5)
    for number in 0..<drags { view.drag(by: -30, at: 100 - early + 10 * number) }
    view.preview = { shown($0, preview($0)) }
    view.strip = { RecordedView.strip(shown($0, strip($0))) }
    return view
  }

  private static func lag(_ pane: Pane, _ milliseconds: Int) -> Alignment.Lag {
    Alignment.Lag(pane: pane, by: .milliseconds(milliseconds))
  }

  @Test func `ten samples tell how many frames a pane is behind the other, and nine do not`()
    throws
  {
    #expect(try Self.view(drags: 8, strip: { _ in 1 }).explanation().lag == nil)
    #expect(
      try Self.view(drags: 9, strip: { _ in 1 }).explanation().lag == Self.lag(.thumbnails, 10))
    #expect(
      try Self.view(drags: 12, strip: { _ in 2 }).explanation().lag == Self.lag(.thumbnails, 20))
    #expect(
      try Self.view(drags: 12, preview: { _ in 1 }).explanation().lag == Self.lag(.preview, 10))
    // Both are late alike.
    #expect(
      try Self.view(drags: 12, preview: { _ in 1 }, strip: { _ in 1 }).explanation().lag == nil)
  }

  @Test func `a pane is behind by the nearest whole number of frames, whatever its rest`() throws {
    let cases: [(behind: Double, frames: Int)] = [(0.4, 0), (0.6, 1), (1.4, 1), (1.6, 2)]
    for (behind, frames) in cases {
      var view = Self.view(drags: 12, strip: { _ in behind })
      let lag = frames > 0 ? Self.lag(.thumbnails, 10 * frames) : nil
      #expect(try view.explanation().lag == lag, "\(behind)")
      let strip = view.strip
      view.strip = { strip($0) + 5 }
      #expect(try view.explanation().lag == lag, "\(behind), five points beside its page")
    }
  }

  @Test func `samples that disagree by a frame tell no lag`() throws {
    let cases: [(behind: Double, lag: Alignment.Lag?)] = [
      (0.9, Self.lag(.thumbnails, 10)), (1.0625, nil),
    ]
    for (behind, lag) in cases {
      let view = Self.view(drags: 13, strip: { $0 % 2 == 0 ? behind : 0 })
      #expect(try view.explanation().lag == lag, "\(behind)")
    }
  }

  @Test func `of panes that move against each other the one farther off at first is mirrored`()
    throws
  {
    func opposing(
      _ drags: Int, preview: Double = 0, strip: Double = 0, way: Double = -1
    ) throws -> Pane? {
      var view = Self.view(drags: drags)
      let (first, second) = (view.preview, view.strip)
      view.preview = { preview + first($0) }
      view.strip = { strip + way * second($0) }
      return try view.explanation().opposingPane
    }
    #expect(try opposing(9, strip: 3.7) == nil)
    #expect(try opposing(10, strip: 3.7) == .thumbnails)
    #expect(try opposing(10, strip: 3.7, way: 1) == nil)
    // Thirty points of the preview are less of a page than 3.7 of the strip; fifty are more.
    #expect(try opposing(10, preview: 30, strip: 3.7) == .thumbnails)
    #expect(try opposing(10, preview: 50, strip: 3.7) == .preview)
    #expect(try opposing(10, preview: -50, strip: -3.7) == .preview)
  }

  @Test(arguments: [(1.66, true), (1.67, false)])
  func `an app a frame late is in step, unless its clock hides a second frame`(
    clock: Double, isClear: Bool
  ) throws {
    let view = Self.view(
      drags: 12, early: 7, clock: clock, preview: { _ in 1 }, strip: { _ in 1 })
    let comparison = try view.comparison()
    let report = ComparisonReport(comparison, name: "app").text
    #expect(comparison.verdict == (isClear ? .inStep : .cannotTell), "\(report)")
    #expect(comparison.delay == .milliseconds(10), "\(report)")
    let lines = report.split(separator: "\n")
    #expect(lines.dropFirst().first == "     aligned: the app is 10 ms behind its inputs")
    #expect(report.contains("     note: in step if the app is one frame behind") == !isClear)
  }

  @Test func `an app whose frames lead its inputs is aligned`() throws {
    let view = Self.view(drags: 12, early: 7, preview: { _ in -1 }, strip: { _ in -1 })
    let comparison = try view.comparison()
    let report = ComparisonReport(comparison, name: "app").text
    #expect(comparison.verdict == .inStep && comparison.delay == .milliseconds(-10), "\(report)")
    #expect(report.contains("aligned: the app is 10 ms ahead of its inputs"), "\(report)")
  }

  @Test func `an app two frames late is late, by so many milliseconds`() throws {
    let view = Self.view(drags: 12, preview: { _ in 2 }, strip: { _ in 2 })
    let comparison = try view.comparison()
    let report = ComparisonReport(comparison, name: "app").text
    #expect(comparison.verdict == .notInStep && comparison.delay == .milliseconds(20), "\(report)")
    #expect(
      comparison.findings.map { $0.message } == ["both panes follow their inputs 20 ms late"])
  }

  /// A search for the delay of a preview at rest that shows these offsets.
  private static func search(_ offsets: [Double], _ pane: Pane = .preview) throws -> DelaySearch? {
    var view = RecordedView()
    view.frames = offsets.count
    view.preview = { offsets[$0] }
    view.strip = { offsets[$0] }
    return DelaySearch(pane, try view.recording(), .touches, nil)
  }

  private static func alternating(_ way: Double, _ count: Int, from first: Double = 0) -> [Double] {
    (0..<count).map { first + ($0 % 2 == 0 ? 0 : way) }
  }

  @Test func `a delay is sought in a pane that makes ten moves of half a point to 200`() throws {
    #expect(try Self.search(Self.alternating(9, 10))?.pitch == nil)
    for (way, isMove) in [(0.5, false), (0.5625, true), (199.5, true), (200, false)] {
      for way in [way, -way] {
        let search = try Self.search(Self.alternating(way, 11))
        #expect((search != nil) == isMove, "\(way)")
      }
    }
    #expect(try Self.search(Self.alternating(9, 11))?.pitch == 393)
    #expect(try Self.search(Self.alternating(9, 11), .thumbnails)?.pitch == 37)
  }

  @Test func `the score of a delay is the mean distance of what moves, without that of the rest`()
    throws
  {
    func score(_ offsets: [Double]) throws -> Double? {
      try Self.search(offsets).map { ($0.score(.zero) * 1000).rounded() / 1000 }
    }
    // Five of ten moves are ten points off, and a tenth of that counts once more.
    #expect(try score(Self.alternating(10, 11)) == 5.5)
    #expect(try score(Self.alternating(-10, 11)) == 5.5)
    #expect(try score(Array(repeating: 0, count: 6) + Self.alternating(10, 11)) == 5.5)
    // The middle one of all distances at rest is subtracted: the upper middle one of twelve.
    #expect(try score(Self.alternating(10, 11, from: 3)) == 5.5)
    #expect(try score(Self.alternating(10, 12)) == 5)
    // More than forty points count as forty.
    #expect(try score(Self.alternating(60, 11)) == 22)
    #expect(try score(Self.alternating(39, 11)) == 21.45)
  }

  @Test func `a result that adopts a difference is that of an app out of step`() throws {
    let explanation = try RecordedView().explanation()
    func finding(_ kind: RecordingFinding.Kind) -> RecordingFinding {
      RecordingFinding(kind: kind, time: .zero, message: "")
    }
    var log = DriveLog()
    log.misplaced = [7]
    for isComplete in [true, false] {
      let result = ExplanationSearch.Result(
        explanation, findings: [finding(.jump)], differences: [finding(.otherSetting)],
        lacks: [.touches], isComplete: isComplete)
      #expect(result.log.misplaced.isEmpty && result.isComplete == isComplete)
      let adopted = result.adopting(finding(.otherMeasures), log: log)
      #expect(adopted.findings.map { $0.kind } == (isComplete ? [] : [.jump]))
      #expect(adopted.differences.map { $0.kind } == [.otherMeasures, .otherSetting])
      #expect(adopted.lacks.count == 1 && adopted.log.misplaced == [7] && !adopted.isComplete)
    }
    let plain = ExplanationSearch.Result(explanation)
    #expect(plain.findings.isEmpty && plain.differences.isEmpty && plain.isComplete)
  }
}
