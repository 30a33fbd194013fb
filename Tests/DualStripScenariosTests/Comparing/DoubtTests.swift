import DualStrip
import DualStripScenarios
@testable import ScenarioRecordings
import Testing

/// When it may be the recording that is at fault, and what is said then.
@Suite struct DoubtTests {
  /// A view that a finger holds from 105 ms on, whose strip is off in some frames, by points.
  private static func held(
    off: Double, in numbers: [Int], frames: Int = 40
  ) -> RecordedView {
    var view = RecordedView()
    view.frames = frames
    view.hold(from: 105)
    view.strip = { numbers.contains($0) ? off : 0 }
    return view
  }

  @Test func `one motion that is off by little more than is allowed is hardly off`() throws {
    for (off, isHardlyOff) in [(1.4375, true), (1.5, false), (-1.4375, true), (-1.5, false)] {
      let found = try Self.held(off: off, in: [12, 13, 14]).explanation()
      #expect(found.unexplained == 3 && found.isHardlyOff(by: 0.5) == isHardlyOff, "\(off)")
    }
    // An offset at rest cannot be explained by time.
    #expect(try !Self.held(off: 1.4375, in: [2, 3, 4]).explanation().isHardlyOff(by: 0.5))
    #expect(try !Self.held(off: 0, in: []).explanation().isHardlyOff(by: 0.5))
    var twice = RecordedView()
    twice.hold(from: 105, until: 205)
    twice.hold(from: 305)
    twice.strip = { (12...14).contains($0) || (32...34).contains($0) ? 1.4375 : 0 }
    #expect(try !twice.explanation().isHardlyOff(by: 0.5))
  }

  @Test func `a lasting difference or two wrong pages are no matter of time`() throws {
    for (rest, isHardlyOff) in [(1.0, true), (1.125, false)] {
      var view = Self.held(off: 0, in: [])
      view.strip = { $0 < 11 ? rest : (12...14).contains($0) ? -1.4375 : 0 }
      let found = try view.explanation()
      #expect(found.unexplained == 3 && found.isHardlyOff(by: 0.5) == isHardlyOff, "\(rest)")
    }
    let pages = [(time: 151, text: #""active":"p2""#), (time: 251, text: #""active":"p3""#)]
    for count in 0...2 {
      var view = Self.held(off: 1.4375, in: [12, 13, 14])
      view.lines += pages.prefix(count)
      let found = try view.explanation()
      #expect(found.hasPageFindings == (count > 0), "\(count) \(found.words)")
      #expect(found.isHardlyOff(by: 0.5) == (count < 2), "\(count)")
    }
  }

  @Test func `four samples within a third of a page leave a long recording nearly complete`()
    throws
  {
    let cases: [(count: Int, off: Double, frames: Int, isNearly: Bool)] = [
      (4, 5, 101, true), (4, 5, 100, false), (5, 5, 126, false), (4, 11, 101, true),
      (4, 11.125, 101, false),
    ]
    for (count, off, frames, isNearly) in cases {
      let view = Self.held(off: off, in: Array(12..<12 + count), frames: frames)
      let found = try view.explanation()
      #expect(found.unexplained == count && found.isNearlyComplete == isNearly, "\(count) \(off)")
      #expect(!found.hasPagesInDoubt)
    }
  }

  /// A view that a finger drags by ten points in each frame from 95 ms on, and that is off later.
  private static func dragged(
    drags: Int = 10, off: Double, in numbers: Range<Int>, clock: Double = 0, frames: Int = 50
  ) -> RecordedView {
    var view = RecordedView()
    view.frames = frames
    view.clock = clock
    view.hold(from: 85)
    for number in 0..<drags { view.drag(by: -10, at: 95 + 10 * number) }
    func way(_ number: Int) -> Double { 10 * Double(min(max(0, number - 9), drags)) }
    view.preview = { way($0) + (numbers.contains($0) ? off : 0) }
    view.strip = { RecordedView.strip(way($0)) }
    return view
  }

  @Test func `what is off by a frame and a half may be a touch that came within a frame`() throws {
    let cases: [(off: Double, count: Int, isWithin: Bool, isBrief: Bool)] = [
      (15.5, 3, true, true), (16.5, 3, false, false), (15.5, 8, true, true),
      (15.5, 9, true, false), (15.5, 10, false, false),
    ]
    for (off, count, isWithin, isBrief) in cases {
      let found = try Self.dragged(off: off, in: 14..<14 + count).explanation()
      #expect(found.unexplained == count)
      #expect(found.isWithinAFrame == isWithin, "\(off) \(count)")
      #expect(found.isBriefAndWithinAFrame == isBrief, "\(off) \(count)")
    }
  }

  @Test func `a choice may be wrong if less than half of the samples are off`() throws {
    for (first, isLess) in [(1, true), (0, false)] {
      var view = RecordedView()
      view.frames = 20
      view.hold(from: 5)
      view.strip = { $0 >= first ? 1.5 : 0 }
      let found = try view.explanation()
      #expect(found.unexplained == 20 - first && found.mayBeMischosen == isLess)
    }
  }

  @Test func `delegates do not tell of a drag during an edit, and touches do`() throws {
    func mayBeUntold(drags: Bool, edits: Bool, _ source: InputSource) throws -> Bool {
      var view = RecordedView()
      if drags, source == .callbacks {
        view.lines = [
          (105, #""will-begin-dragging":"preview""#), (115, #""did-scroll":"preview","offset":8"#),
        ]
      } else if drags {
        view.hold(from: 115, by: -8)
      }
      if edits { view.lines.append((155, #""delete":["p9"]"#)) }
      view.preview = { drags && $0 >= 12 ? 8 : 0 }
      view.strip = {
        (drags && $0 >= 12 ? RecordedView.strip(8) : 0) + ((20...22).contains($0) ? 5 : 0)
      }
      let found = try view.explanation(source)
      #expect(found.unexplained == 3, "\(found.words)")
      return found.mayBeUntold
    }
    #expect(try mayBeUntold(drags: true, edits: true, .callbacks))
    #expect(try !mayBeUntold(drags: true, edits: false, .callbacks))
    #expect(try !mayBeUntold(drags: false, edits: true, .callbacks))
    #expect(try !mayBeUntold(drags: true, edits: true, .touches))
  }

  @Test func `what one motion is off by decides between in step, a poor clock, and a fault`()
    throws
  {
    let cases: [(off: Double, verdict: RecordingComparison.Verdict)] = [
      (0, .inStep), (1.4375, .inStep), (1.5, .cannotTell), (2.9375, .cannotTell), (3, .notInStep),
    ]
    for (off, verdict) in cases {
      let comparison = try Self.held(off: off, in: [12, 13, 14]).comparison()
      let report = ComparisonReport(comparison, name: "app").text
      #expect(comparison.verdict == verdict, "\(off) \(report)")
      let remarks =
        verdict == .cannotTell
        ? [
          "in step if the times are off by up to 1 ms. If so, write \"uncertainty\":1 in the header"
        ] : []
      #expect(comparison.remarks == remarks, "\(off)")
      #expect(comparison.findings.map { $0.kind } == (verdict == .notInStep ? [.jump] : []))
    }
  }

  @Test func `a clock that is off by a millisecond may be off by two`() throws {
    for (clock, isPoor) in [(1.0, true), (0.9, false)] {
      let view = Self.dragged(drags: 8, off: 10, in: 13..<16, clock: clock, frames: 40)
      let comparison = try view.comparison()
      let report = ComparisonReport(comparison, name: "app").text
      #expect(comparison.verdict == (isPoor ? .cannotTell : .notInStep), "\(report)")
      #expect(comparison.remarks.contains { $0.contains("up to 2 ms") } == isPoor, "\(report)")
    }
  }

  @Test func `a few samples of many may be a touch that no delegate told`() throws {
    func comparison(frames: Int, _ lines: [(time: Int, text: String)]) throws -> RecordingComparison
    {
      var view = RecordedView()
      view.frames = frames
      view.lines = lines
      view.preview = { $0 >= 12 ? 8 : 0 }
      view.strip = {
        ($0 >= 12 ? RecordedView.strip(8) : 0) + ((20...22).contains($0) ? 5 : 0)
      }
      return try view.comparison()
    }
    let calls = [
      (time: 105, text: #""will-begin-dragging":"preview""#),
      (time: 115, text: #""did-scroll":"preview","offset":8"#),
    ]
    let told = try comparison(frames: 76, calls)
    #expect(told.source == .callbacks && told.verdict == .cannotTell)
    #expect(told.remarks.map { $0.hasSuffix("Record the touches") } == [true])
    #expect(try comparison(frames: 75, calls).verdict == .notInStep)
    var touches = RecordedView()
    touches.hold(from: 115, by: -8)
    let touched = try comparison(frames: 76, touches.lines)
    #expect(touched.source == .touches && touched.verdict == .notInStep)
  }
}
