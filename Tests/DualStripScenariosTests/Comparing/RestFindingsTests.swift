import DualStrip
import DualStripScenarios
@testable import ScenarioRecordings
import Testing

/// Where a pane rests beside a model, and which of its samples nothing explains.
///
/// There is a sample every 10 ms, a page is 100 points wide, and 1 point is tolerated.
@Suite struct RestFindingsTests {
  /// A pane beside a model that is at 0, or at other offsets, and moves at the numbers given.
  private static func pane(
    _ offsets: [Double], moving: [Int] = [], model: [Double]? = nil, tolerance: Double = 1,
    start: Time = .zero, _ change: (inout ComparedSample, Int) -> Void = { _, _ in }
  ) -> PaneFindings {
    PaneFindingsTests.findings(
      PaneFindingsTests.samples(offsets, moving: moving, model: model, .preview, change),
      tolerance: tolerance, start: start)
  }

  private static func still(_ offset: Double, _ count: Int = 6) -> [Double] {
    Array(repeating: offset, count: count)
  }

  @Test func `six samples make a rest, and its distance is the upper middle one`() {
    #expect(Self.pane(Self.still(3, 5)).rests.isEmpty)
    #expect(Self.pane(Self.still(3, 6)).rests.map { $0.distance } == [3])
    #expect(Self.pane([0, 2, 0, 2, 0, 2]).rests.map { $0.distance } == [2])
    let two = Self.pane(Self.still(1, 6) + [0] + Self.still(3, 7), moving: [6])
    #expect(two.rests.map { $0.samples.startIndex } == [0, 7])
  }

  @Test func `a rest within a fifth of a page is on another page`() {
    let pages: [(distance: Double, pages: Int?)] = [
      (0, nil), (19, nil), (79, nil), (81, 1), (100, 1), (119, 1), (121, nil), (-100, -1),
      (-119, -1), (-121, nil), (310, 3),
    ]
    for (distance, number) in pages {
      let pane = Self.pane(Self.still(distance))
      #expect(pane.rests.map { $0.pages } == [number], "\(distance)")
      #expect(pane.otherPages.count == (number == nil ? 0 : 1), "\(distance)")
      #expect(pane.rests.map { $0.lasting } == [number == nil ? distance : 0], "\(distance)")
    }
  }

  @Test func `how far a pane rests beside its page is told with its side and its time`() throws {
    let said: [(offset: Double, message: String?)] = [
      (1, nil), (-1, nil), (100, nil),
      (1.125, "the preview rests 1.125 pt beside its page: its offset is too large, first at 0 s"),
      (-40, "the preview rests 40 pt beside its page: its offset is too small, first at 0 s"),
    ]
    for (offset, message) in said {
      #expect(Self.pane(Self.still(offset, 12)).restsOff?.message == message, "\(offset)")
    }
    // A scenario can expect something only after the first input; else it does at the end.
    for (start, place) in [(0, 10), (50, 60), (500, 110)] {
      let pane = Self.pane(Self.still(3, 12), start: .milliseconds(start))
      let finding = try #require(pane.restsOff)
      #expect(finding.place?.time == .milliseconds(place), "\(start)")
      #expect(finding.time == .zero && finding.expectation == "expect preview.offset == 0pt ± 1pt")
    }
  }

  @Test func `a rest that a jump leads to is the fault of the jump`() {
    /// A pane that rests at 0, moves for four samples, and rests again.
    func pane(_ moving: [Double], _ end: Double) -> PaneFindings {
      Self.pane(Self.still(0) + moving + Self.still(end), moving: [6, 7, 8, 9])
    }
    let jumped = pane([0, 3, 3, 3], 3)
    #expect(jumped.jumps.map { $0.number } == [7] && jumped.restsOff?.kind == nil)
    #expect(jumped.jumps.allSatisfy { jumped.lasts($0) })
    let crept = pane([0, 1.5, 3, 3], 3)
    #expect(crept.jumps.isEmpty)
    #expect(
      crept.restsOff?.message
        == "the preview rests 3 pt beside its page: its offset is too large, first at 0.1 s")
    // Of three points, more than one has gone again.
    let back = pane([0, 3, 2.25, 1.5], 1.5)
    #expect(back.jumps.map { $0.number } == [7] && back.restsOff?.time == .milliseconds(100))
    #expect(!back.jumps.contains { back.lasts($0) })
    let nearly = pane([0, 3, 2.5, 2.125], 2.125)
    #expect(nearly.jumps.map { $0.number } == [7] && nearly.restsOff?.kind == nil)
    #expect(nearly.jumps.allSatisfy { nearly.lasts($0) })
    let endless = Self.pane(Self.still(0) + [0, 3, 3, 3], moving: [6, 7, 8, 9])
    #expect(endless.jumps.count == 1 && !endless.jumps.contains { endless.lasts($0) })
  }

  @Test func `a rest as far off as the one before it is told with the first`() {
    let offsets = Self.still(0) + [0, 1, 2, 2] + Self.still(2) + [1, 0] + Self.still(0)
    let pane = Self.pane(offsets, moving: [6, 7, 8, 9, 16, 17])
    #expect(pane.rests.count == 3 && pane.restsOff?.time == .milliseconds(100))
    let moved = Self.pane(Self.still(2) + [2, 2] + Self.still(2), moving: [6, 7])
    #expect(moved.restsOff?.time == .zero)
    let otherPage = Self.pane(Self.still(100) + [50, 50] + Self.still(0), moving: [6, 7])
    #expect(otherPage.restsOff?.kind == nil)
    // A point more is tolerated, and so is a point on the other side.
    #expect(
      Self.pane(Self.still(1) + [1, 2] + Self.still(2), moving: [6, 7]).restsOff?.kind == nil)
    let other = Self.pane(Self.still(-1) + [0, 1] + Self.still(1), moving: [6, 7])
    #expect(other.restsOff?.kind == nil)
  }

  @Test func `the lasting offset of the rests around a sample is subtracted from it`() {
    let offsets = Self.still(3) + [3, 3.25, 4.5, 6.5] + Self.still(5)
    let pane = Self.pane(offsets, moving: [6, 7, 8, 9]) { sample, number in
      if number == 9 { sample.reach = -1...1 }
    }
    #expect(pane.lasting.map { $0.before } == Self.still(3, 16))
    #expect(pane.lasting.map { $0.after } == Self.still(3) + Self.still(5, 10))
    #expect(Array(pane.residuals[6..<10]) == [0, 0.25, 0.5, 0.5])
    // Before the first rest and after the last one there is only one of them.
    let ends = Self.pane([9] + Self.still(3) + [9], moving: [0, 7])
    #expect(ends.lasting.map { $0.before } == Self.still(3, 8))
    #expect(ends.lasting.map { $0.after } == Self.still(3, 8))
    #expect(Self.pane([2, 2], moving: [0, 1]).residuals == [2, 2])
  }

  @Test func `up to two samples in a row may be off by more than the tolerance`() {
    let all = Array(0..<6)
    #expect(Self.pane([0, 0, 2, 2, 0, 0], moving: all).apart == [])
    #expect(Self.pane([0, 0, 2.125, 2, 0, 0], moving: all).apart == [2, 3])
    #expect(Self.pane([0, 2, 2, 2, 0, 0], moving: all).apart == [1, 2, 3])
    #expect(Self.pane([0, 9, 0, 1, 0, -9], moving: all).apart == [1, 5])
    let excused = Self.pane([0, 9, 0, 9, 0, 0], moving: all) { sample, number in
      sample.slack = number == 1 ? 8 : 7
    }
    #expect(excused.apart == [] && excused.excess(of: 1) == 0 && excused.excess(of: 3) == 1)
    // Two samples of twelve at rest; whether the model moves is looked at two samples around them.
    let rest = Self.still(0, 5) + [2, 2] + Self.still(0, 5)
    let told: [(moving: Int?, apart: [Int])] = [
      (nil, [5, 6]), (2, [5, 6]), (3, []), (8, []), (9, [5, 6]),
    ]
    for (moving, apart) in told {
      #expect(Self.pane(rest, moving: moving.map { [$0] } ?? []).apart == apart, "\(moving ?? -1)")
    }
  }

  @Test func `where a pane leaves the model is told, and where it is farthest`() throws {
    let model = [0, 0, 0, 12.3456, 0, 0]
    let pane = Self.pane([0, 0, 2, 17.3456, -3, 0], moving: Array(0..<6), model: model)
    let finding = try #require(pane.parting([2, 3, 4]))
    #expect(
      finding.message
        == "the preview leaves the model at 0.02 s, and is 5 pt away at 0.03 s")
    #expect(finding.kind == .apart && finding.time == .milliseconds(20))
    #expect(finding.expectation == "expect preview.offset == 12.346pt ± 1pt")
    #expect(finding.place?.time == .milliseconds(30) && pane.parting([])?.kind == nil)
    let exact = Self.pane([3], tolerance: 0)
    #expect(
      exact.samples.map { exact.expectation(of: $0) }
        == ["expect preview.offset == 0pt ± 0.001pt"])
    #expect(Self.pane([0, -9, 5]).farthest?.sample.offset == -9)
  }

  @Test func `a delay shows most where the model is fastest without a finger`() {
    let model = [0.0, 1, -11, -10, 42, 43]
    func fastest(held: Int? = nil, still: [Int] = []) -> Int? {
      let pane = Self.pane(Self.still(0), model: model) { sample, number in
        sample.held = number == held ? .thumbnails : nil
        sample.isSettled = still.contains(number)
      }
      return pane.fastest.map { $0.sample.line - 2 }
    }
    #expect(fastest() == 4 && fastest(held: 4) == 2 && fastest(still: [4]) == 2)
    #expect(fastest(still: Array(0..<6)) == nil)
  }

  @Test func `samples are found by the time of the model, and beside those of the other pane`() {
    let pane = Self.pane(Self.still(0)) { sample, _ in
      sample.sample.time = sample.sample.time + .milliseconds(100)
    }
    #expect(pane.samples(from: .milliseconds(10), until: .milliseconds(30)) == 1..<3)
    #expect(pane.samples(from: .milliseconds(11), until: .milliseconds(31)) == 2..<4)
    #expect(pane.samples(from: .milliseconds(30), until: .milliseconds(10)) == 3..<3)
    #expect(pane.samples(from: .milliseconds(51), until: .never) == 6..<6)
    let beside: [(time: Int, number: Int?)] = [
      (0, 0), (100, 0), (101, 1), (120, 2), (150, 5), (151, nil),
    ]
    for (time, number) in beside {
      var sample = pane.samples[0]
      sample.sample.time = .milliseconds(time)
      #expect(pane.number(beside: sample) == number, "\(time)")
    }
  }

  @Test func `pages without a length are no pages, and no pane is more than a milliard away`() {
    for (offset, pitch, pages) in [
      (5.0, 0.0, nil), (-5, 0, nil), (0, 0, nil), (5, 1e-300, 1_000_000_000),
      (-5, 1e-300, -1_000_000_000), (5, 5, 1), (-5, 5, -1),
    ] as [(Double, Double, Int?)] {
      let pane = Self.pane(Self.still(offset)) { sample, _ in sample.pitch = pitch }
      #expect(pane.rests.map { $0.pages } == [pages], "\(offset) \(pitch)")
      #expect(pane.rests.map { $0.lasting } == [pages == nil ? offset : 0], "\(offset) \(pitch)")
    }
  }
}
