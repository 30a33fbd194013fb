import DualStrip
import DualStripScenarios
@testable import ScenarioRecordings
import Testing

/// Apps whose strip browses, or whose panes scroll down: each pane is judged by its own rules.
@Suite struct BrowsingStripTests {
  // MARK: Without a model

  /// The kinds of findings about two panes, judged by each other every 50 ms.
  private static func kinds(
    _ preview: (Int) -> Double, _ strip: (Int) -> Double, isCentered: Bool = false,
    other line: (time: Int, text: String)? = nil
  ) throws -> [RecordingFinding.Kind] {
    var lines = stride(from: 0, through: 1200, by: 50).map { time in
      (time: time, text: "\"offsets\":[\(preview(time)),\(strip(time))]")
    }
    if let line { lines.append(line) }
    lines.sort { $0.time < $1.time }
    let mode = isCentered ? "centered" : "browsing"
    let recording = try Recording(
      lines.map { "{\"time\":\($0.time),\($0.text)}" },
      header: "\"bounds\":[393,852],\"pages\":40,\"refresh\":20,"
        + "\"settings\":{\"strip-mode\":\"\(mode)\"}")
    return RecordingComparison(recording, source: .offsets).findings.map { $0.kind }
  }

  @Test func `a strip that browses may rest anywhere, but it must not jump`() throws {
    #expect(try Self.kinds({ _ in 0 }, { _ in 310 }).isEmpty)
    #expect(try Self.kinds({ _ in 0 }, { _ in 310 }, isCentered: true) == [.restsOff, .notMapped])
    #expect(try Self.kinds({ _ in 0 }, { $0 < 600 ? 310 : 319 }) == [.jump])
    // The notch of a wheel is the reason of a jump.
    let notch = (time: 590, text: #""wheel":[0,1],"unit":"notches","pane":"thumbnails""#)
    let strip: (Int) -> Double = { $0 < 600 ? 310 : 421 }
    #expect(try Self.kinds({ _ in 0 }, strip, other: notch).isEmpty)
    // Its preview rests on pages, and keeps its page in a rotation.
    #expect(try Self.kinds({ _ in 3 }, { _ in 310 }) == [.restsOff])
    let bounds = (time: 310, text: #""bounds":[852,393]"#)
    #expect(
      try Self.kinds({ $0 < 310 ? 0 : 852 }, { _ in 310 }, other: bounds) == [.indexLost])
    #expect(try Self.kinds({ _ in 0 }, { _ in 310 }, other: bounds).isEmpty)
  }

  // MARK: With a model

  /// A finger scrolls the strip, then the app goes to a page and reveals it.
  private static var steps: [RecordedStep] {
    let moves = (1...14).map { number -> RecordedStep in
      (105 + 10 * number, .dragMoved(.thumbnails, by: -7.5), "\"drag\":-7.5")
    }
    let down: RecordedStep = (105, .touchBegan(.thumbnails), #""touch":"down","pane":"thumbnails""#)
    let up: RecordedStep = (
      252, .touchEnded(.thumbnails, velocity: 0), #""touch":"up","velocity":0"#
    )
    return [down] + moves + [
      up, (405, .focus(20, animated: true), #""focus":"p20""#),
      (1205, .reveal(.center), #""reveal":"center""#),
    ]
  }

  @Test(arguments: [InputSource.touches, .offsets])
  func `a faithful app whose strip browses is in step`(_ source: InputSource) throws {
    var configuration = DualStripViewer.Configuration()
    configuration.thumbnails.mode = .browsing
    var viewer = DualStripViewer(
      pages: (1...40).map { Page(id: PageID($0), aspect: 0.7071) },
      bounds: Size(width: 393, height: 852), configuration: configuration)
    let recording = try Recording(
      viewer.recordedLines(of: Self.steps, until: 2100),
      header: #""bounds":[393,852],"pages":40,"refresh":50,"uncertainty":0.1,"#
        + #""settings":{"strip-mode":"browsing"}"#)
    let comparison = RecordingComparison(recording, source: source)
    #expect(comparison.holds, "\(ComparisonReport(comparison, name: "browsing").text)")
  }

  /// A run in which a line comes after the frames of an app that does not show the first page.
  private static func run(
    _ preview: [Double], strip: Double, isCentered: Bool = false,
    line: String = #""touch":"down","pane":"preview""#
  ) throws -> FittedRun {
    let frames = preview.enumerated().map {
      "{\"time\":\($0 * 20),\"offsets\":[\($1),\(strip)]}"
    }
    let mode = isCentered ? "centered" : "browsing"
    let recording = try Recording(
      frames + ["{\"time\":\(preview.count * 20),\(line)}"],
      header: "\"bounds\":[393,852],\"pages\":40,\"refresh\":50,\"uncertainty\":0.1,"
        + "\"settings\":{\"strip-mode\":\"\(mode)\"}")
    return FittedRun(recording, source: .touches, TimeAllowance(recording), Alignment())
  }

  @Test func `the model goes on from the page that the app shows, wherever its strip browses`()
    throws
  {
    let run = try Self.run([393, 393, 393], strip: 7)
    let restart = try #require(run.drive.log.restarts.first)
    // A finger may have come down twice, and a sample three times, as early as the clock is off.
    #expect(restart.number == 0 && restart.page == 2 && restart.time == .milliseconds(59.5))
    #expect(
      run.drive.log.inputs.map { $0.input } == [.focus(2, animated: false), .touchBegan(.preview)])
    #expect(run.drive.viewer.activePage == 2)
    let pages: [(preview: [Double], page: PageID?)] = [
      ([393, 393], nil), ([0, 393, 393, 393], 2), ([0, 0, 0], nil), ([786, 786, 786], 3),
      ([393, 393.25, 393.5], nil), ([393, 393.25, 393.375], 2), ([471, 471, 471], 2),
      ([472, 472, 472], nil), ([315, 315, 315], 2), ([314, 314, 314], nil),
      ([-393, -393, -393], nil),
    ]
    for (preview, page) in pages {
      let run = try Self.run(preview, strip: 7)
      #expect(run.drive.log.restarts.first?.page == page, "\(preview)")
    }
    let quiet = try Self.run([393, 393, 393], strip: 7, line: #""commits":"by-host""#)
    #expect(quiet.drive.log.restarts.isEmpty)
  }

  @Test func `a centered strip must show the same page as the preview for the model to go on`()
    throws
  {
    for (strip, page) in [(-180.0, nil), (-143, 2), (-136, 2), (-135, nil), (-106, nil)]
      as [(Double, PageID?)]
    {
      let run = try Self.run([393, 393, 393], strip: strip, isCentered: true)
      #expect(run.drive.log.restarts.first?.page == page, "\(strip)")
    }
  }

  // MARK: Axes

  private static let axes: [ScrollAxis] = [.horizontal, .vertical]

  private static func viewer(
    _ preview: ScrollAxis, _ strip: ScrollAxis, _ direction: LayoutDirection,
    active: PageID = 5, spacing: Double = 4
  ) -> DualStripViewer {
    var configuration = DualStripViewer.Configuration(direction: direction, previewAxis: preview)
    configuration.thumbnails.axis = strip
    configuration.thumbnails.spacing = spacing
    return DualStripViewer(
      pages: (1...9).map { Page(id: PageID($0), aspect: 0.7071) }, activePage: active,
      bounds: Size(width: 393, height: 852), configuration: configuration)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a pane counts from the right only if it reads to the left, and none that goes down does`(
    _ direction: LayoutDirection
  ) {
    for preview in Self.axes {
      for strip in Self.axes {
        let viewer = Self.viewer(preview, strip, direction, active: 3)
        for (pane, axis) in [(Pane.preview, preview), (.thumbnails, strip)] {
          let compared = ComparedSample(
            Sample(line: 2, time: .zero, pane: pane, offset: 0), viewer, viewer.contentOffsets)
          let isMirrored = axis == .horizontal && direction == .rightToLeft
          #expect(compared.sign == (isMirrored ? -1 : 1), "\(preview) \(strip) \(pane)")
          #expect(compared.position == (isMirrored ? 6 : 2), "\(preview) \(strip) \(pane)")
        }
      }
    }
  }

  @Test(arguments: [ScrollAxis.horizontal, .vertical])
  func `how far pages of the strip are apart is measured on either axis of either pane`(
    _ preview: ScrollAxis
  ) throws {
    // The app rests on three pages, 43 points apart in its strip; the model is on the fifth.
    for strip in Self.axes {
      let app = Self.viewer(preview, strip, .rightToLeft, spacing: 10)
      var lines = (0...90).map { number -> (time: Int, text: String) in
        let page = number <= 30 ? 4.0 : number <= 60 ? 6 : 8
        let offsets = [Pane.preview, .thumbnails].map {
          "\(app.contentOffset(of: $0, at: page))"
        }
        return (50 * number, "\"offsets\":[\(offsets.joined(separator: ","))]")
      }
      for time in [1505, 3005] {
        lines += [
          (time, #""touch":"down","pane":"preview""#), (time + 1, #""drag":40"#),
          (time + 5, #""touch":"cancel""#),
        ]
      }
      lines.sort { $0.time < $1.time }
      let words = [preview, strip].map { $0 == .vertical ? "vertical" : "horizontal" }
      let recording = try Recording(
        lines.map { "{\"time\":\($0.time),\($0.text)}" },
        header: #""bounds":[393,852],"pages":9,"active":"p5","refresh":20,"direction":"rtl","#
          + "\"settings\":{\"preview-axis\":\"\(words[0])\",\"strip-axis\":\"\(words[1])\"}")
      let explanation = Explanation(
        recording, source: .touches, tolerance: 1,
        TimeAllowance(clock: .zero, frame: recording.header.frame), Alignment(),
        showsFinalOffsets: false)
      let pitch = try #require(explanation.otherPitch, "\(words)")
      #expect((pitch - 43).magnitude < 1e-6, "\(words)")
    }
  }
}
