import DualStrip
import DualStripScenarios
@testable import ScenarioRecordings
import Testing

/// What is found in the offsets of one pane, beside those of a model.
///
/// There is a sample every 10 ms, a page is 100 points wide, and 1 point is tolerated.
@Suite struct PaneFindingsTests {
  private static let viewer = DualStripViewer(
    pages: [Page(id: 1, aspect: 0.7)], bounds: Size(width: 393, height: 852))

  /// Samples of a pane that moves, and so does the model, at the numbers given or always.
  static func samples(
    _ offsets: [Double], moving: [Int]? = nil, model: [Double]? = nil, _ pane: Pane = .preview,
    _ change: (inout ComparedSample, Int) -> Void = { _, _ in }
  ) -> [ComparedSample] {
    offsets.enumerated().map { number, offset in
      let time = Time.milliseconds(10 * number)
      let shown = model?[number] ?? 0
      var sample = ComparedSample(
        Sample(line: number + 2, time: time, pane: pane, offset: offset), viewer,
        SIMD2(shown, shown))
      sample.time = time
      sample.pitch = 100
      sample.isSettled = moving.map { !$0.contains(number) } ?? false
      change(&sample, number)
      return sample
    }
  }

  static func findings(
    _ samples: [ComparedSample], tolerance: Double = 1, start: Time = .zero
  ) -> PaneFindings {
    PaneFindings(
      samples.first?.sample.pane ?? .preview, samples, tolerance: tolerance,
      frame: .milliseconds(10), start: start)
  }

  private static func jumps(_ offsets: [Double], tolerance: Double = 1) -> [Int] {
    findings(samples(offsets), tolerance: tolerance).jumps.map { $0.number }
  }

  @Test func `a step is a jump if it is longer than two points and twice what is tolerated`() {
    let steps: [(tolerance: Double, way: Double, isJump: Bool)] = [
      (1, 2, false), (1, 2.125, true), (0.5, 2, false), (0.5, 2.125, true), (3, 6, false),
      (3, 6.125, true), (1, -2, false), (1, -2.125, true),
    ]
    for (tolerance, way, isJump) in steps {
      let found = Self.jumps([0, 0, 0, way, way, way], tolerance: tolerance)
      #expect(found == (isJump ? [3] : []), "\(tolerance) \(way)")
    }
    #expect(Self.jumps([0, 9, 9]).isEmpty && Self.jumps([0, 9, 9, 9]) == [1])
    #expect(Self.jumps([0, 0, 0, 9]) == [3])
  }

  @Test func `a jump stands out from the steps beside it, or the pane follows before and after`() {
    // Where the next step is a point, the jump must be 2.3 points longer than it.
    #expect(Self.jumps([0, 0, 0, 3.25, 4.125]) == [3])
    #expect(Self.jumps([0, 0, 0, 3.25, 4.25]).isEmpty)
    #expect(Self.jumps([0, 0, 0, 3.375, 4.375]) == [3])
    #expect(Self.jumps([0, 0, 0, -3.375, -4.375]) == [3])
    #expect(Self.jumps([0, 0, 1, 4.25, 4.25]).isEmpty)
    // Beside steps of ten points it must be five points longer.
    #expect(Self.jumps([0, 10, 20, 35, 45, 55]).isEmpty)
    #expect(Self.jumps([0, 10, 20, 36, 46, 56]) == [3])
    #expect(Self.jumps([0, -10, -20, -36, -46, -56]) == [3])
  }

  @Test func `a step over a gap of more than three frames is none, nor one within the slack`() {
    for (later, isJump) in [(20, true), (21, false)] {
      let samples = Self.samples([0, 0, 0, 9, 9]) { sample, number in
        if number > 2 { sample.sample.time = sample.time + .milliseconds(later) }
      }
      #expect(Self.findings(samples).jumps.count == (isJump ? 1 : 0), "\(later)")
    }
    for (slack, isJump) in [(6.875, true), (7, false)] {
      let samples = Self.samples([0, 0, 0, 9, 9]) { sample, number in
        if number == 3 { sample.slack = slack }
      }
      #expect(Self.findings(samples).jumps.count == (isJump ? 1 : 0), "\(slack)")
    }
  }

  @Test func `a jump says by how much and when, and may be a touch that came late`() throws {
    for (frameWay, mayBeDelivery) in [(4.0, false), (4.125, true)] {
      let pane = Self.findings(
        Self.samples([0, 0, 0, -9, -9], .thumbnails) { sample, _ in sample.frameWay = frameWay })
      let jump = try #require(pane.jumps.first)
      let once = pane.finding(of: jump, count: 1)
      #expect(once.message == "the strip jumps by -9 pt at 0.03 s, and the preview does not")
      #expect(once.expectation == "expect thumbnails.offset == 0pt ± 1pt")
      #expect(once.mayBeDelivery == mayBeDelivery && once.kind == .jump)
      let twice = pane.finding(of: jump, count: 2)
      #expect(twice.message == once.message + "; 2 such jumps in all")
    }
  }

  /// A pane under a finger, that goes to and fro between the model and a way beside it.
  private static func echo(
    _ way: Double, turns: Int, held: Pane = .preview, slack: Double = 0
  ) -> RecordingFinding? {
    let offsets = (0...turns + 1).map { $0 % 2 == 0 ? 0 : way }
    let pane = findings(
      samples(offsets) { sample, _ in
        sample.held = held
        sample.slack = slack
      })
    return pane.echo(in: 0..<offsets.count)
  }

  @Test func `four turns of more than what is tolerated are an echo`() {
    #expect(Self.echo(2, turns: 3)?.kind == nil && Self.echo(-2, turns: 4)?.kind == .echo)
    #expect(Self.echo(1, turns: 9)?.kind == nil && Self.echo(1.125, turns: 9)?.kind == .echo)
    #expect(Self.echo(2, turns: 9, held: .thumbnails)?.kind == nil)
    #expect(Self.echo(2, turns: 9, slack: 1.5)?.kind == nil)
    #expect(Self.echo(2, turns: 9, slack: 1.375)?.kind == .echo)
    #expect(
      Self.echo(2, turns: 4)?.message
        == "the preview oscillates by up to 2 pt under the finger that drags it, from 0.02 s on: "
        + "the other pane scrolls it back")
  }

  @Test func `a pane that stands beyond an end, while the model bounces, does not bounce`() {
    func finding(_ offsets: [Double], beyond: Bool = true) -> String? {
      let samples = Self.samples(offsets, model: [-10, -30, -20]) { sample, number in
        sample.isOverscrolled = beyond || number < 2
      }
      return Self.findings(samples).noBounce([0, 1, 2])?.message
    }
    #expect(
      finding([0, 1, 2])
        == "the preview stops at the end of the document at 0 s; the model bounces up to 31 pt "
        + "beyond it")
    #expect(finding([0, 1, 2.125]) == nil && finding([0, 1, 2], beyond: false) == nil)
  }

  /// The messages about three samples after a delete; the pane jumps at the first.
  private static func editJump(
    _ offsets: [Double], model: [Double], samples numbers: [Int] = [3, 4, 5],
    deletedAt time: Int = 30, early: Int = 0
  ) -> String? {
    let pane = findings(samples(offsets, model: model, .thumbnails))
    let cause = Causes.Cause(time: .milliseconds(time), input: .edit(.delete([2])))
    return pane.editJump(
      numbers, cause, early: .milliseconds(early), Names(chosen: [:]))?.message
  }

  @Test func `a pane that is at once where an edit leads jumps, if the model is on its way`() {
    let jump =
      "the delete of p2 moves the strip by 40 pt at once, at 0.03 s; the model animates this"
    let (there, way) = ([0.0, 0, 0, 40, 40, 40, 40], [0.0, 0, 0, 10, 20, 30, 40])
    #expect(Self.editJump(there, model: way) == jump)
    #expect(Self.editJump(there, model: way, samples: [3, 4]) == nil)
    #expect(Self.editJump([0, 0, 0, 38, 2, 40, 40], model: way) == jump)
    #expect(Self.editJump([0, 0, 0, 37.875, 40, 40, 40], model: way) == nil)
    #expect(Self.editJump(there, model: [0, 0, 0, 4, 36, 0, 40]) == nil)
    #expect(Self.editJump(there, model: [0, 0, 0, 4, 35.5, 0, 40]) == jump)
    #expect(Self.editJump([0, 0, 0, 4, 4, 4, 4], model: [0, 0, 0, 2, 2, 2, 4]) == nil)
    #expect(Self.editJump([0, 0, 0, 4.25, 4.25, 4.25, 4.25], model: way) != nil)
    // Without a sample before it, nothing tells how far it went.
    #expect(Self.editJump(there, model: way, deletedAt: 0) == nil)
    // An app may note its delete a little after it.
    let before = [0.0, 0, 40, 40, 40, 40, 40]
    #expect(Self.editJump(before, model: way, deletedAt: 50, early: 30) == jump)
    #expect(Self.editJump(before, model: way, deletedAt: 50, early: 20) == nil)
  }

  @Test func `a pane that stands where the model moves has stopped, unless a finger drags it`() {
    func stops(_ own: Double, _ model: Double, at number: Int = 1, held: Pane? = nil) -> Bool {
      let samples = Self.samples([0, 0, own], model: [0, model, model]) { sample, _ in
        sample.held = held
      }
      return Self.findings(samples).stops(at: [number])
    }
    #expect(stops(0.5, 0.625) && !stops(0.625, 0.625) && !stops(0, 0.5))
    #expect(stops(-0.5, -0.625) && !stops(-0.625, -0.625))
    #expect(!stops(0, 9, held: .preview) && !stops(0, 9, at: 0) && !stops(0, 9, at: 2))
  }

  @Test func `seven of ten steps the other way are no mirror, and eight are`() {
    func isMirrored(_ same: Int, _ opposed: Int, step: Double = 2.5) -> Bool {
      var (offsets, model) = ([0.0], [0.0])
      for number in 0..<same + opposed {
        model.append((model.last ?? 0) + step)
        offsets.append((offsets.last ?? 0) + (number < same ? 1 : -1))
      }
      return Self.findings(Self.samples(offsets, model: model)).isMirrored
    }
    #expect(isMirrored(2, 8) && !isMirrored(3, 7) && !isMirrored(0, 9) && isMirrored(0, 10))
    #expect(!isMirrored(0, 10, step: 2) && !isMirrored(0, 10, step: 200))
    #expect(isMirrored(0, 10, step: 199.5) && !isMirrored(0, 10, step: -2.5))
  }
}
