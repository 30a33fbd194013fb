import DualStrip
import DualStripScenarios
@testable import ScenarioRecordings
import Testing

/// Recordings of panes that are judged by each other, without a model.
///
/// A frame takes 20 ms. A page of the preview is 393 points wide, and one of the strip 37; the
/// first page is at 0 and at -180.
@Suite struct PanesAloneTests {
  /// Offsets in pages, with points beside them.
  private struct Shown {
    var time: Int
    var pages: (preview: Double, strip: Double)
    var points: (preview: Double, strip: Double) = (0, 0)

    init(
      _ time: Int, _ preview: Double, _ strip: Double,
      points: (preview: Double, strip: Double) = (0, 0)
    ) {
      self.time = time
      pages = (preview, strip)
      self.points = points
    }

    var line: (time: Int, text: String) {
      let offsets = (393 * pages.preview + points.preview, 37 * pages.strip - 180 + points.strip)
      return (time, "\"offsets\":[\(offsets.0),\(offsets.1)]")
    }
  }

  private static func findings(
    _ shown: [Shown], other lines: [(time: Int, text: String)] = [], tolerance: Double = 1,
    settings: String = ""
  ) throws -> [String] {
    let all = (shown.map { $0.line } + lines).sorted { $0.time < $1.time }
    let recording = try Recording(
      all.map { "{\"time\":\($0.time),\($0.text)}" },
      header: #""bounds":[393,852],"pages":9,"refresh":50\#(settings)"#)
    let comparison = RecordingComparison(recording, source: .offsets, tolerance: tolerance)
    #expect(comparison.holds == comparison.findings.isEmpty)
    return comparison.findings.map { "\($0.kind.rawValue): \($0.message)" }
  }

  @Test func `what stands for 150 ms rests, and each pane that rests off is told once`() throws {
    func rest(
      until end: Int, _ points: (preview: Double, strip: Double), tolerance: Double = 1
    ) throws -> [String] {
      let times = [0, 50, 100, 149, 150, 200].filter { $0 <= end }
      return try Self.findings(times.map { Shown($0, 1, 1, points: points) }, tolerance: tolerance)
    }
    let strip = "rests-off: the strip rests 1.125 pt beside a page, first at 0.15 s"
    let preview = "rests-off: the preview rests 3 pt beside a page, first at 0.15 s"
    #expect(try rest(until: 200, (0.875, -0.875)).isEmpty)
    #expect(try rest(until: 149, (0, 1.125)).isEmpty)
    #expect(try rest(until: 150, (0, 1.125)) == [strip])
    #expect(try rest(until: 200, (-3, -1.125)) == [preview, strip])
    #expect(try rest(until: 200, (0, 1.125), tolerance: 1.25).isEmpty)
  }

  @Test func `a pane that moves by more than a hair does not rest`() throws {
    // Each sample is a little further than the one before.
    func moving(by hair: Double) throws -> [String] {
      try Self.findings(
        (0..<12).map { Shown($0 * 40, 1, 1, points: (0, 3 + hair * Double($0))) })
    }
    #expect(
      try moving(by: 0.004) == [
        "rests-off: the strip rests 3.016 pt beside a page, first at 0.16 s"
      ])
    #expect(try moving(by: 0.006).isEmpty)
  }

  @Test func `panes on different pages are told after 350 ms, from when on they were`() throws {
    func apart(until end: Int, strip: Double = 1) throws -> [String] {
      try Self.findings(
        stride(from: 0, through: end, by: 50).map { Shown($0, 0, strip) })
    }
    let told = "not-mapped: from 0.05 s on the preview shows page 1 and the strip page 2"
    #expect(try apart(until: 350).isEmpty)
    #expect(try apart(until: 400) == [told])
    #expect(try apart(until: 900) == [told])
    // After they have met, it is told again.
    let twice = [0, 50, 200, 400, 450, 500, 700, 850, 900].map {
      Shown($0, 0, $0 == 450 ? 0 : 1)
    }
    #expect(
      try Self.findings(twice) == [
        told, "not-mapped: from 0.5 s on the preview shows page 1 and the strip page 2",
      ])
  }

  @Test func `a continuous preview follows to a point, and a stepped one to half a page`() throws {
    func together(_ strip: Double, mapping: String) throws -> [String] {
      let shown = (0..<30).map { number in
        let page = Double(number) * 0.02
        return Shown(number * 20, page, page, points: (0, strip))
      }
      return try Self.findings(shown, settings: ",\"settings\":{\"mapping\":\"\(mapping)\"}")
    }
    #expect(try together(0.875, mapping: "continuous").isEmpty)
    let apart = try together(18.5, mapping: "continuous")
    #expect(
      apart == ["not-mapped: from 0.02 s on the preview shows page 1.02 and the strip page 1.52"])
    #expect(try together(1.125, mapping: "continuous").count == 1)
    #expect(try together(20, mapping: "stepped").isEmpty)
    #expect(try together(20.75, mapping: "stepped").count == 1)
  }

  /// The strip at four frames, in points, and when the last of them was.
  private static func jump(
    _ strip: [Double], last: Int = 160, preview: [Double] = [0, 0, 0, 0], tolerance: Double = 1,
    mapping: String = "stepped"
  ) throws -> [String] {
    let shown = zip([100, 120, 140, last], zip(preview, strip)).map { time, points in
      Shown(time, 0, 0, points: points)
    }
    return try findings(
      shown, tolerance: tolerance, settings: ",\"settings\":{\"mapping\":\"\(mapping)\"}")
  }

  @Test func `a step is a jump if it is far longer than those beside it`() throws {
    func told(_ points: String) -> [String] {
      ["jump: the strip jumps by \(points) pt at 0.14 s, and the other pane does not"]
    }
    #expect(try Self.jump([0, 0, 2, 2]).isEmpty)
    #expect(try Self.jump([0, 0, 2.125, 2.125]) == told("2.125"))
    #expect(try Self.jump([0, 0, -2.125, -2.125]) == told("-2.125"))
    #expect(try Self.jump([0, 0, 4, 4], tolerance: 2).isEmpty)
    #expect(try Self.jump([0, 0, 4.125, 4.125], tolerance: 2) == told("4.125"))
    // Three times the longer step beside it, and two points.
    #expect(try Self.jump([0, 1, 6, 6]).isEmpty)
    #expect(try Self.jump([0, 0, 5, 6]).isEmpty)
    #expect(try Self.jump([0, 1, 6.25, 6.25]) == told("5.25"))
    #expect(try Self.jump([0, 0, 5.25, 4.25]) == told("5.25"))
    // Four samples in five frames.
    #expect(try Self.jump([0, 0, 9, 9], last: 200) == told("9"))
    #expect(try Self.jump([0, 0, 9, 9], last: 201).isEmpty)
    // The other pane moves, too: by less than half a point, or by more.
    #expect(try Self.jump([0, 0, 10, 10], preview: [0, 0, 0.875, 0.875]) == told("10"))
    #expect(try Self.jump([0, 0, 10, 10], preview: [0, 0, -1, -1]).isEmpty)
  }

  @Test func `a stepped preview turns whole pages, and nothing else is without a jump`() throws {
    func told(_ points: Double, mapping: String = "stepped") throws -> [String] {
      let preview = [0, 0, points, points]
      return try Self.jump([0, 0, 0, 0], preview: preview, mapping: mapping).map {
        String($0.prefix { $0 != ":" })
      }
    }
    for way in [393.0, -786, 396] { #expect(try told(way).isEmpty, "\(way)") }
    for way in [399.0, 3] { #expect(try told(way) == ["jump"], "\(way)") }
    #expect(try told(393, mapping: "continuous") == ["jump"])
  }

  @Test func `several samples of one frame are one step`() throws {
    // The strip moves 12 points in one frame, and two samples show it.
    let shown = [(80, 0.0), (100, 0), (120, 0), (124, 4), (129, 12), (149, 12)].map {
      Shown($0, 0, 0, points: (0, $1))
    }
    #expect(
      try Self.findings(shown) == [
        "jump: the strip jumps by 12 pt at 0.129 s, and the other pane does not"
      ])
  }

  @Test func `the page that was at rest before a rotation is there afterwards`() throws {
    // The strip's first page is at -409.5 in a wide view, and the preview's pages are 852 apart.
    func turned(_ between: String? = nil, to page: Double = 1) throws -> [String] {
      let before = [Shown(0, 0, 0), Shown(150, 0, 0)]
      let after = stride(from: 400, through: 2400, by: 100).map {
        Shown($0, page, page, points: (459 * page, -229.5))
      }
      var lines = [(time: 300, text: #""bounds":[852,393]"#)]
      if let between { lines.append((360, between)) }
      return try Self.findings(before + after, other: lines)
    }
    #expect(
      try turned() == [
        "index-lost: page 1 was in view when the bounds changed at 0.3 s, and page 2 afterwards"
      ])
    #expect(try turned(to: 0).isEmpty)
    for line in [
      #""focus":"p2""#, #""key":"right""#, #""wheel":[0,9]"#, #""will-begin-dragging":"preview""#,
      #""delete":["p9"]"#, #""cancel":7"#,
    ] {
      #expect(try turned(line).isEmpty, "\(line)")
    }
    #expect(try turned(#""active":"p1""#).count == 1)
  }

  @Test func `a view that moves or is held when its bounds change may show any page`() throws {
    func turned(_ line: String?, moved: Int) throws -> [String] {
      let before = [Shown(0, 0, 0), Shown(moved, 0, 0, points: (0.5, 0))]
      let after = stride(from: 400, through: 1000, by: 100).map {
        Shown($0, 1, 1, points: (459, -229.5))
      }
      var lines = [(time: 300, text: #""bounds":[852,393]"#)]
      if let line {
        lines.append((100, line))
        lines.append((320, #""touch":"cancel""#))
      }
      return try Self.findings(before + after, other: lines)
    }
    #expect(try turned(nil, moved: 150).count == 1)
    #expect(try turned(nil, moved: 151).isEmpty)
    #expect(try turned(#""touch":"down","pane":"preview","x":9"#, moved: 150).isEmpty)
  }

  @Test func `the whole report on two panes is a line`() throws {
    let recording = try Recording(
      [0, 90].map { "{\"time\":\($0),\"offsets\":[0,-180]}" },
      header: #""bounds":[393,852],"pages":9"#)
    #expect(
      ComparisonReport(RecordingComparison(recording), name: "a\u{7}").text
        == "ok   a\\u{7}  4 offsets over 0.09 s, panes compared with each other\n")
  }

  @Test func `while the bounds change nothing is judged, and what was before is forgotten`() throws
  {
    let shown = stride(from: 0, to: 1000, by: 20).map { time in
      let page = Double(time) / 500
      return Shown(time, page, page + 1)
    }
    let bounds = (time: 310, text: #""bounds":[393,852],"over":400"#)
    #expect(try Self.findings(shown).count == 1)
    #expect(try Self.findings(shown, other: [bounds]).isEmpty)
  }
}
