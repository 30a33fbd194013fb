import DualStrip
import DualStripScenarios
@testable import ScenarioRecordings

/// Panes beside a model of nine pages that only a finger moves: every distance is known.
///
/// There is a frame every 10 ms. The first page is at 0 in the preview and at -180 in the strip;
/// pages are 393 and 37 points apart.
struct RecordedView {
  /// The lines besides the frames, at their times in milliseconds.
  var lines: [(time: Int, text: String)] = []
  /// Further fields of the header, each with a comma before it.
  var header = ""
  /// How far each time may be off, in milliseconds.
  var clock = 0.0
  var frames = 40
  /// What each pane shows in a frame, in points from the first page.
  var preview: (Int) -> Double = { _ in 0 }
  var strip: (Int) -> Double = { _ in 0 }

  /// A finger comes down on the preview and drags it, if only by nothing.
  mutating func hold(from start: Int, until end: Int? = nil, by distance: Double = 0) {
    lines.append((start, "\"touch\":\"down\",\"pane\":\"preview\",\"handled\":\(start)"))
    drag(by: distance, at: start)
    if let end { lines.append((end, "\"touch\":\"cancel\",\"handled\":\(end)")) }
  }

  mutating func drag(by distance: Double, at time: Int) {
    lines.append((time, "\"drag\":\(distance),\"handled\":\(time)"))
  }

  /// Points of the strip for points of the preview.
  static func strip(_ preview: Double) -> Double { preview * 37 / 393 }

  func recording() throws -> Recording {
    let shown = (0..<frames).map { number in
      (time: 10 * number, text: "\"offsets\":[\(preview(number)),\(strip(number) - 180)]")
    }
    let all = (shown + lines).sorted { $0.time < $1.time }
    return try Recording(
      all.map { "{\"time\":\($0.time),\($0.text)}" },
      header: "\"bounds\":[393,852],\"pages\":9,\"refresh\":100,\"uncertainty\":\(clock)\(header)")
  }

  func explanation(
    _ source: InputSource = .touches, tolerance: Double = 1
  ) throws -> Explanation {
    let recording = try recording()
    return Explanation(
      recording, source: source, tolerance: tolerance, TimeAllowance(recording), Alignment(),
      showsFinalOffsets: false)
  }

  func comparison() throws -> RecordingComparison { RecordingComparison(try recording()) }
}

extension Explanation {
  /// The findings as a report has them.
  var words: [String] { findings.map { "\($0.kind.rawValue): \($0.message)" } }
}

/// What is done to an app, at a time in milliseconds, and the fields of its line.
typealias RecordedStep = (time: Int, input: DualStripViewer.Input, text: String)

extension DualStripViewer {
  /// The lines of an app that shows what this viewer shows, with a frame every so many milliseconds.
  mutating func recordedLines(
    of steps: [RecordedStep], every frame: Int = 20, until end: Int
  ) -> [String] {
    var lines: [String] = []
    var rest = steps[...]
    for time in stride(from: 0, through: end, by: frame) {
      while let step = rest.first, step.time <= time {
        rest.removeFirst()
        handle(step.input, at: .milliseconds(step.time))
        lines.append("{\"time\":\(step.time),\(step.text)}")
      }
      advance(to: .milliseconds(time))
      let offsets = "\(presentation.previewOffset),\(presentation.thumbnailsOffset)"
      lines.append("{\"time\":\(time),\"offsets\":[\(offsets)]}")
    }
    return lines
  }
}
