import DualStrip
import DualStripScenarios
@testable import ScenarioRecordings
import Testing

/// A run beside a recording: what a choice costs, and what is excused.
///
/// A frame takes 10 ms. A page of the preview is 393 points wide, and one of the strip 37; the
/// first page is at 0 and at -180.
@Suite struct FittedRunTests {
  private typealias Line = (time: Double, text: String)

  private static func recording(_ lines: [Line]) throws -> Recording {
    try Recording(
      lines.sorted { $0.time < $1.time }.map { "{\"time\":\($0.time),\($0.text)}" },
      header: #""bounds":[393,852],"pages":9,"refresh":100"#)
  }

  private static func run(
    _ lines: [Line], clock: Time = .zero, source: InputSource = .touches
  ) throws -> FittedRun {
    FittedRun(
      try recording(lines), source: source,
      TimeAllowance(clock: clock, frame: .milliseconds(10)), Alignment())
  }

  private static func frame(_ time: Double, _ preview: Double, _ strip: Double) -> Line {
    (time, "\"offsets\":[\(preview),\(strip)]")
  }

  /// Lines of an instant focus at 100 ms, with a frame every 10 ms from 95 ms on: the second page
  /// is shown from a time on, and both panes are so far beside their pages.
  private static func focus(
    shownFrom start: Double = 105, preview: Double = 0, strip: Double = 0,
    told: [(page: Int, at: Double)] = []
  ) -> [Line] {
    let frames = (0...5).map { number -> Line in
      let time = 95 + 10 * Double(number)
      let page = time < start ? 0.0 : 1
      return frame(time, 393 * page + preview, 37 * page - 180 + strip)
    }
    let pages = told.map { told -> Line in (told.at, "\"active\":\"p\(told.page)\"") }
    return frames + pages + [(100, #""focus":"p2","animated":false"#)]
  }

  @Test func `each sample of a page that the app does not tell around it costs ten points`() throws
  {
    // Around means a frame and a half; there are six frames, one of them before the focus.
    let told: [(pages: [(page: Int, at: Double)], cost: Double)] = [
      ([], 0), ([(2, 100)], 0), ([(3, 50)], 60), ([(3, 100)], 50), ([(3, 100), (2, 110)], 0),
      ([(2, 80)], 10), ([(2, 80.1)], 0), ([(2, 120)], 0), ([(2, 120.1)], 10),
    ]
    for (pages, cost) in told {
      let run = try Self.run(Self.focus(told: pages))
      #expect((run.lastCost - cost).magnitude < 1e-6, "\(pages): \(run.lastCost)")
      #expect(run.drive.log.inputs.map { $0.time } == [.milliseconds(100)], "\(pages)")
    }
  }

  @Test func `a choice costs its distance and a twentieth more`()
    throws
  {
    // More than ten points for each of twelve samples explain nothing.
    let off: [(preview: Double, strip: Double, cost: Double, failures: Int)] = [
      (19, 0, 1.05 * 19, 0), (-19, 0, 1.05 * 19, 0), (19.25, 0, 1.05 * 19.25, 1),
      (0, 19, 1.05 * 19, 0),
    ]
    for (preview, strip, cost, failures) in off {
      let run = try Self.run(Self.focus(preview: preview, strip: strip))
      #expect((run.lastCost - 6 * cost).magnitude < 1e-6, "\(preview) \(strip): \(run.lastCost)")
      #expect(run.searches == 1 && run.failures == failures, "\(preview) \(strip)")
    }
    #expect(FittedRun.farthest(.preview) == 400 && FittedRun.farthest(.thumbnails) == 40)
  }

  @Test func `what a pane rests beside its page is no cost of what comes after six samples`() throws
  {
    func bias(_ offsets: [Double], _ pane: Pane = .preview) throws -> Double {
      let frames = offsets.enumerated().map { number, way in
        Self.frame(
          5 + 10 * Double(number), pane == .preview ? way : 0,
          pane == .preview ? -180 : way - 180)
      }
      return try Self.run(frames).bias[pane.number]
    }
    func still(_ way: Double, _ count: Int = 6) -> [Double] { Array(repeating: way, count: count) }
    #expect(try bias(still(3, 5)) == 0 && bias(still(3)) == 3 && bias(still(-3)) == -3)
    // Two fifths of a page are no page beside it.
    #expect(try bias(still(14.75), .thumbnails) == 14.75)
    #expect(try bias(still(14.875), .thumbnails) == 0)
    #expect(try bias(still(157)) == 157 && bias(still(157.25)) == 0)
    #expect(try bias(still(3, 3) + [200] + still(3, 5)) == 0)
    #expect(try bias(still(3, 3) + [200] + still(3)) == 3)
    #expect(try bias(still(3) + [4]) == 4)
    let before = (0..<9).map { Self.frame(5 + 10 * Double($0), 0, -177) }
    let run = try Self.run(before + Self.focus(strip: 3))
    #expect(run.lastCost < 1e-6 && run.bias[1] == 3)
  }

  @Test func `an error of the clock excuses as much as the fastest speed of 350 ms makes of it`()
    throws
  {
    var viewer = DualStripViewer(
      pages: (1...9).map { Page(id: PageID($0), aspect: 0.7071) },
      bounds: Size(width: 393, height: 852))
    var lines: [Line] = [(100, #""focus":"p3""#)]
    for number in 0..<80 {
      let time = 5 + 10 * number
      if number == 10 { viewer.handle(.focus(3, animated: true), at: .milliseconds(100)) }
      viewer.advance(to: .milliseconds(time))
      let shown = viewer.presentation
      lines.append(Self.frame(Double(time), shown.previewOffset, shown.thumbnailsOffset))
    }
    let run = try Self.run(lines, clock: .milliseconds(1))
    let strip = try #require(run.samples[.thumbnails])
    let preview = try #require(run.samples[.preview])
    #expect(strip.count == 80 && preview.count == 80 && run.lastCost < 1e-6)
    // In pages per second. The preview turns two pages at once, which is no speed.
    let speeds: [Double] =
      [0]
      + zip(strip, strip.dropFirst()).map {
        ($1.modelOffset - $0.modelOffset).magnitude / 37 / 0.01
      }
    for number in strip.indices {
      let start = max(0, number - 35)
      let before = speeds[start..<number].max() ?? 0
      for (sample, fastest) in [
        (preview[number], before), (strip[number], max(before, speeds[number])),
      ] {
        let slack = 2 * fastest * 0.001 * sample.pitch
        #expect((sample.slack - slack).magnitude < 1e-6, "\(number) \(sample.sample.pane)")
        let way = fastest * 0.01 * sample.pitch
        #expect((sample.frameWay - way).magnitude < 1e-6, "\(number) \(sample.sample.pane)")
      }
    }
    #expect((speeds.max() ?? 0) > 5 && preview.last?.slack == 0)
  }

  /// By how much the preview may be off in each frame, while the strip is off in that of 125 ms.
  private static func slack(dragging pane: Pane, strip off: Double) throws -> [Double] {
    let frames = (0..<15).map { number -> Line in
      let time = 5 + 10 * Double(number)
      let way = time < 110 ? 0.0 : 10
      let beside = time == 125 ? off : 0
      return pane == .preview
        ? frame(time, way, way * 37 / 393 - 180 + beside) : frame(time, 0, way - 180 + beside)
    }
    let run = try run(
      frames + [
        (100, "\"touch\":\"down\",\"pane\":\"\(pane.rawValue)\""), (110, #""drag":-10"#),
      ])
    return try #require(run.samples[.preview]).map { $0.slack }
  }

  @Test func `a preview that the strip leads may be off by what the strip is off, up to a point`()
    throws
  {
    for (off, points) in [(0.5, 0.5), (-0.5, 0.5), (1, 1), (3, 1)] {
      let slack = try Self.slack(dragging: .thumbnails, strip: off)
      #expect((slack[12] - points * 393 / 37).magnitude < 1e-6, "\(off)")
      #expect(slack.enumerated().allSatisfy { $0 == 12 || $1 < 1e-6 }, "\(off)")
    }
    #expect(try Self.slack(dragging: .preview, strip: 3).allSatisfy { $0 < 1e-6 })
  }

  @Test func `with delegate calls a moving pane may be off by what the other one is rounded`()
    throws
  {
    let frames = (0..<15).map { number -> Line in
      let time = 5 + 10 * Double(number)
      let way = time < 110 ? 0.0 : 10
      return Self.frame(time, way, way * 37 / 393 - 180)
    }
    let lines: [Line] = [
      (100, #""will-begin-dragging":"preview""#), (110, #""did-scroll":"preview","offset":10"#),
    ]
    for (source, ways) in [(InputSource.callbacks, [0, 0.4]), (.touches, [0, 0])] {
      let run = try Self.run(frames + lines, source: source)
      for (pane, pitch) in [(Pane.preview, 393.0), (.thumbnails, 37)] {
        let samples = try #require(run.samples[pane])
        let slack = [samples[9].slack, samples[11].slack]
        let expected = ways.map { $0 * pitch / 37 }
        #expect(zip(slack, expected).allSatisfy { ($0 - $1).magnitude < 1e-9 }, "\(source) \(pane)")
      }
    }
  }

  @Test func `a choice is searched once, and taken from another run until a time`() throws {
    // The page is shown from 115 ms on, so the focus came after the frame of 105 ms.
    let first = try Self.run(Self.focus(shownFrom: 115))
    let found = try #require(first.drive.log.inputs.first?.time)
    #expect(first.searches == 1 && found > .milliseconds(105) && found <= .milliseconds(110))
    for (time, searches) in [(100.0, 1), (100.1, 0)] {
      let again = FittedRun(
        first.recording, source: .touches, first.allowance, first.alignment, following: first,
        until: .milliseconds(time))
      #expect(again.searches == searches, "\(time)")
      #expect(again.drive.log.inputs.map { $0.time } == [found], "\(time)")
    }
    let plain = FittedRun(
      first.recording, source: .touches, first.allowance, first.alignment, fits: false)
    #expect(plain.searches == 0)
    #expect(plain.drive.log.inputs.map { $0.time } == [.milliseconds(100)])
  }
}
