import DualStrip
import DualStripScenarios
import Testing

/// An app that behaves like the model under another setting gets one finding: that setting.
@Suite struct OtherSettingTests {
  private typealias Step = (time: Int, input: DualStripViewer.Input, text: String)

  /// What an app with other settings shows, every 20 ms, recorded under a plain header.
  private static func comparison(
    of steps: [Step], _ configuration: DualStripViewer.Configuration, header: String = "",
    every frame: Int = 20, until end: Int
  ) throws -> RecordingComparison {
    var viewer = DualStripViewer(
      pages: (1...9).map { Page(id: PageID($0), aspect: 0.7071) }, activePage: 5,
      bounds: Size(width: 393, height: 852), configuration: configuration)
    var lines: [String] = []
    var rest = steps[...]
    for time in stride(from: 0, through: end, by: frame) {
      while let step = rest.first, step.time <= time {
        rest.removeFirst()
        viewer.handle(step.input, at: .milliseconds(step.time))
        lines.append("{\"time\":\(step.time),\(step.text)}")
      }
      viewer.advance(to: .milliseconds(time))
      let shown = viewer.presentation
      let offsets = "\(shown.previewOffset),\(shown.thumbnailsOffset)"
      lines.append("{\"time\":\(time),\"offsets\":[\(offsets)]}")
    }
    let head = #""bounds":[393,852],"pages":9,"active":"p5","uncertainty":0.1,"#
    return RecordingComparison(
      try Recording(lines, header: "\(head)\"refresh\":\(1000 / frame)\(header)"))
  }

  /// A finger that drags the strip by nearly three pages.
  private static var drag: [Step] {
    func step(_ time: Int, _ input: DualStripViewer.Input, _ text: String) -> Step {
      (time, input, "\(text),\"handled\":\(time)")
    }
    let moves = (1...14).map { number in
      step(105 + 10 * number, .dragMoved(.thumbnails, by: -7.5), "\"drag\":-7.5")
    }
    return [step(105, .touchBegan(.thumbnails), #""touch":"down","pane":"thumbnails""#)]
      + moves
      + [step(252, .touchEnded(.thumbnails, velocity: 0), #""touch":"up","velocity":0"#)]
  }

  @Test(arguments: [true, false])
  func `a preview that follows the strip in another way has another mapping`(
    isContinuous: Bool
  ) throws {
    let header = isContinuous ? "" : #","settings":{"mapping":"continuous"}"#
    let comparison = try Self.comparison(
      of: Self.drag, .init(mapping: isContinuous ? .continuous : .stepped), header: header,
      until: 800)
    let word = isContinuous ? "continuous" : "stepped"
    #expect(comparison.verdict == .notInStep)
    #expect(
      comparison.findings.map { "\($0.kind.rawValue): \($0.message)" } == [
        "other-setting: the preview follows the strip as with \"mapping\":\"\(word)\": if "
          + "intended, write it in the settings of the header"
      ])
  }
}
