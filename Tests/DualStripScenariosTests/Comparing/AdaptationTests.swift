import DualStrip
import DualStripScenarios
@testable import ScenarioRecordings
import Testing

/// Differences of an app from its header that are measured, named, and taken for granted.
@Suite struct AdaptationTests {
  /// A view that rests on one page after the other, for 100 ms each.
  ///
  /// Two frames lie between two rests: a finger is halfway, then on the next page.
  private static func turning(through pages: [Int], pitch: Double) -> RecordedView {
    var view = RecordedView()
    view.frames = 12 * pages.count - 2
    var places: [Double] = []
    for (number, page) in pages.enumerated() {
      places += Array(repeating: Double(page), count: 10)
      guard number + 1 < pages.count else { break }
      let (start, way) = (120 * number, Double(pages[number + 1] - page))
      places += [Double(page) + way / 2, Double(page) + way]
      view.hold(from: start + 95, by: -393 * way / 2)
      view.drag(by: -393 * way / 2, at: start + 105)
      view.lines.append((start + 115, "\"touch\":\"cancel\",\"handled\":\(start + 115)"))
    }
    let shown = places
    view.preview = { 393 * shown[$0] }
    view.strip = { pitch * shown[$0] }
    return view
  }

  private static func pitch(_ view: RecordedView) throws -> Double? {
    try view.explanation().otherPitch.map { ($0 * 1000).rounded() / 1000 }
  }

  @Test func `rests on three pages tell how far the pages of the strip are apart`() throws {
    let cases: [(pages: [Int], pitch: Double, found: Double?)] = [
      ([0, 1, 2], 42, 42), ([0, 1, 2], 33.5, 33.5), ([2, 1, 0], 30, 30), ([0, 1, 2], 37, nil),
      ([0, 1], 42, nil), ([0, 2], 42, nil), ([0, 1, 0], 42, nil), ([0, 1, 3], 42, 42),
      // A fifth of a point is rounding, and a difference of a whole page is another page.
      ([0, 1, 2], 37.1875, nil), ([0, 1, 2], 37.25, 37.25), ([0, 1, 2], 75, nil),
    ]
    for (pages, pitch, found) in cases {
      let view = Self.turning(through: pages.map { $0 + 1 }, pitch: pitch)
      var first = view
      // A finger may turn two pages at once.
      first.header =
        ",\"active\":\"p\(pages[0] + 2)\",\"settings\":{\"page-turn-limit\":3}"
      #expect(try Self.pitch(first) == found, "\(pages) \(pitch)")
    }
  }

  @Test func `the rests must lie on a line, and show a page in the preview`() throws {
    func pitch(
      strip: @escaping (Int) -> Double = { _ in 0 }, preview: @escaping (Int) -> Double = { _ in 0 }
    ) throws -> Double? {
      var view = Self.turning(through: [1, 2, 3], pitch: 42)
      view.header = #","active":"p2""#
      let (first, second) = (view.preview, view.strip)
      view.preview = { first($0) + preview($0) }
      view.strip = { second($0) + strip($0) }
      return try Self.pitch(view)
    }
    // The rests are in the frames 0 to 9, 12 to 21 and 24 to 33.
    #expect(try pitch(strip: { (12...21).contains($0) ? 0.375 : 0 }) == 42)
    #expect(try pitch(strip: { (12...21).contains($0) ? 0.625 : 0 }) == nil)
    #expect(try pitch(preview: { (12...21).contains($0) ? 15 : 0 }) == 42)
    #expect(try pitch(preview: { (12...21).contains($0) ? 25 : 0 }) == nil)
    // The last three samples may already show what comes next, and the three before them must rest.
    #expect(try pitch(strip: { (19...21).contains($0) ? 9 : 0 }) == 42)
    #expect(try pitch(strip: { (18...21).contains($0) ? 9 : 0 }) == nil)
    #expect(try pitch(strip: { $0 == 16 ? 0.625 : 0 }) == nil)
    #expect(try pitch(strip: { $0 == 15 ? 0.625 : 0 }) == 42)
  }

  @Test func `another distance of the pages is adopted, whatever the spacing`() throws {
    for (pitch, words) in [(42.0, "42"), (33.5, "33.5"), (33, "33")] {
      var view = Self.turning(through: [1, 2, 3], pitch: pitch)
      view.header = #","active":"p2""#
      let plain = try view.explanation(tolerance: 0.125)
      let (adapted, finding) = try #require(Adaptation(explanation: plain).ofWhole())
      #expect(plain.unexplained > 0 && adapted.unexplained == 0, "\(pitch)")
      #expect(finding.kind == .otherMeasures && finding.time == .zero)
      #expect(
        finding.message
          == "pages of the strip are \(words) pt apart in the app, but 37 pt in the model: write "
          + "the app's settings in the header (\"spacing\", \"thumbnail-height\", "
          + "\"thumbnail-aspect\")")
    }
    var same = Self.turning(through: [1, 2, 3], pitch: 37)
    same.header = #","active":"p2""#
    let plain = try same.explanation()
    #expect(Adaptation(explanation: plain).ofWhole()?.1.kind == nil)
  }

  @Test(arguments: Pane.allCases)
  func `a pane that a finger moves the other way is left out, and named`(pane: Pane) throws {
    var view = RecordedView()
    view.hold(from: 85)
    for number in 0..<12 { view.drag(by: -30, at: 95 + 10 * number) }
    func way(_ number: Int, _ pane: Pane, _ mirrored: Pane) -> Double {
      30 * Double(min(max(0, number - 9), 12)) * (pane == mirrored ? -1 : 1)
    }
    view.preview = { way($0, .preview, pane) }
    view.strip = { RecordedView.strip(way($0, .thumbnails, pane)) }
    let plain = try view.explanation()
    let (rest, finding) = try #require(Adaptation(explanation: plain).ofWhole())
    let words = pane == .preview ? "the preview" : "the strip"
    #expect(
      finding.message
        == "\(words) moves opposite to the model's: its direction is wrong, or the sign of its "
        + "offsets")
    #expect(finding.kind == .mirrored && rest.unexplained == 0)
    for other in Pane.allCases {
      #expect(rest.findings(of: other).samples.isEmpty == (other == pane), "\(other)")
    }
  }

  /// What an app with these settings shows while it does something from 105 ms on.
  private static func recording(
    _ configuration: DualStripViewer.Configuration, doing input: DualStripViewer.Input,
    _ line: String, header: String, every frame: Int, until end: Int
  ) throws -> Recording {
    var viewer = DualStripViewer(
      pages: (1...9).map { Page(id: PageID($0), aspect: 0.7071) }, activePage: 5,
      bounds: Size(width: 393, height: 852), configuration: configuration)
    var lines: [String] = []
    for time in stride(from: 0, through: end, by: frame) {
      if viewer.now < .milliseconds(105), time >= 105 {
        viewer.handle(input, at: .milliseconds(105))
        lines.append("{\"time\":105,\(line)}")
      }
      viewer.advance(to: .milliseconds(time))
      let shown = viewer.presentation
      let offsets = "\(shown.previewOffset),\(shown.thumbnailsOffset)"
      lines.append("{\"time\":\(time),\"offsets\":[\(offsets)]}")
    }
    return try Recording(
      lines,
      header: "\"bounds\":[393,852],\"pages\":9,\"active\":\"p5\",\"uncertainty\":0,"
        + "\"refresh\":\(1000 / frame)\(header)")
  }

  private static func explanation(_ recording: Recording) -> Explanation {
    Explanation(
      recording, source: .touches, tolerance: 1, TimeAllowance(recording), Alignment(),
      showsFinalOffsets: false)
  }

  @Test(arguments: [true, false])
  func `if both panes move the other way, the app has the other direction`(
    isRightToLeft: Bool
  ) throws {
    var configuration = DualStripViewer.Configuration()
    configuration.mapping = .continuous
    configuration.direction = isRightToLeft ? .rightToLeft : .leftToRight
    let settings = #","settings":{"mapping":"continuous"}"#
    let recording = try Self.recording(
      configuration, doing: .focus(8, animated: true), #""focus":"p8""#,
      header: settings + (isRightToLeft ? "" : #","direction":"rtl""#), every: 10, until: 420)
    let (adapted, finding) = try #require(
      Adaptation(explanation: Self.explanation(recording)).ofWhole())
    let word = isRightToLeft ? "rtl" : "ltr"
    #expect(
      finding.message
        == "both panes move opposite to the model: the app's \"direction\" is \"\(word)\", or its "
        + "offsets have the wrong sign")
    #expect(finding.kind == .mirrored && adapted.unexplained == 0)
  }

  @Test(arguments: [400, 670, 900, 1330, 2500])
  func `an app that takes another time is named with that time`(time: Int) throws {
    var configuration = DualStripViewer.Configuration()
    configuration.durations.focus = .milliseconds(time)
    let recording = try Self.recording(
      configuration, doing: .step(.thumbnails, by: 1),
      #""wheel":[0,1],"unit":"notches","pane":"thumbnails""#,
      header: #","settings":{"focus-time":"1000ms"}"#, every: 50,
      until: max(1000, time) + 300)
    let found = Adaptation.explained(Self.explanation(recording))
    #expect(
      found.findings.map { "\($0.kind.rawValue): \($0.message)" } == [
        "other-duration: the step of the strip by 1 at 0.105 s takes longer or shorter than the "
          + "model's; \"focus-time\":\"\(time)ms\" fits: if that is intended, write it in the "
          + "settings of the header"
      ])
    #expect(found.explanation.unexplained == 0)
  }

  @Test(arguments: [(0.5, "softer", "6"), (1.5, "harder", "18")])
  func `an app that settles along another curve is named with its stiffness`(
    factor: Double, word: String, value: String
  ) throws {
    var configuration = DualStripViewer.Configuration()
    configuration.scrolling.previewStiffness = 12 * factor
    let recording = try Self.recording(
      configuration, doing: .step(.preview, by: 1),
      #""wheel":[0,1],"unit":"notches","pane":"preview""#,
      header: #","settings":{"preview-stiffness":12}"#, every: 50, until: 1500)
    let found = Adaptation.explained(Self.explanation(recording))
    #expect(
      found.findings.map { "\($0.kind.rawValue): \($0.message)" } == [
        "other-curve: after the step of the preview by 1 at 0.105 s the pane settles \(word) than "
          + "the model; \"preview-stiffness\":\"\(value)\" fits: if that is intended, write it in "
          + "the settings of the header"
      ])
  }
}
