import DualStrip
import DualStripScenarios
import Testing

/// An app that behaves like the model under another setting gets one finding: that setting.
@Suite struct OtherSettingTests {
  /// What an app with other settings shows, every 20 ms, recorded under a plain header.
  private static func comparison(
    of steps: [RecordedStep], _ configuration: DualStripViewer.Configuration, header: String = "",
    every frame: Int = 20, until end: Int
  ) throws -> RecordingComparison {
    var viewer = DualStripViewer(
      pages: (1...9).map { Page(id: PageID($0), aspect: 0.7071) }, activePage: 5,
      bounds: Size(width: 393, height: 852), configuration: configuration)
    let lines = viewer.recordedLines(of: steps, every: frame, until: end)
    let head = #""bounds":[393,852],"pages":9,"active":"p5","uncertainty":0.1,"#
    return RecordingComparison(
      try Recording(lines, header: "\(head)\"refresh\":\(1000 / frame)\(header)"))
  }

  /// A finger that drags the strip by nearly three pages.
  private static var drag: [RecordedStep] {
    func step(_ time: Int, _ input: DualStripViewer.Input, _ text: String) -> RecordedStep {
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
