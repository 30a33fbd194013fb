import DualStrip

/// Reports the result of a comparison, for people to read.
public struct ComparisonReport {
  private let comparison: RecordingComparison
  private let name: String

  /// - Parameters:
  ///   - comparison: The comparison to report.
  ///   - name: The path of the recording.
  public init(_ comparison: RecordingComparison, name: String) {
    self.comparison = comparison
    self.name = name
  }

  /// The most findings of one kind that a report lists.
  private static let mostOfAKind = 5

  /// Returns a line for each finding, and a count for each kind that has more than the report
  /// lists.
  static func lines(of findings: [RecordingFinding]) -> [String] {
    var lines: [String] = []
    var counts: [RecordingFinding.Kind: Int] = [:]
    for finding in findings {
      counts[finding.kind, default: 0] += 1
      guard counts[finding.kind, default: 0] <= mostOfAKind else { continue }
      lines.append("     \(finding.kind.rawValue): \(TerminalText.shown(finding.message))")
    }
    for kind in RecordingFinding.Kind.allCases {
      let more = counts[kind, default: 0] - mostOfAKind
      if more > 0 { lines.append("     \(kind.rawValue): … and \(more) more") }
    }
    return lines
  }

  /// The whole report, in lines: the verdict, the findings in their order, remarks, and numbers.
  public var text: String {
    let verdict: String
    switch comparison.verdict {
    case .inStep: verdict = "ok  "
    case .notInStep: verdict = "FAIL"
    case .cannotTell: verdict = "????"
    }
    let samples =
      "\(comparison.sampleCount) offsets over "
      + RecordingFinding.seconds(comparison.recording.end)
    var lines = ["\(verdict) \(TerminalText.shown(name))  \(samples), \(allowance)"]
    if comparison.delay != .zero {
      let side = comparison.delay > .zero ? "behind" : "ahead of"
      lines.append(
        "     aligned: the app is \(RecordingFinding.milliseconds(comparison.delay)) \(side) its inputs"
      )
    }
    lines += ComparisonReport.lines(of: comparison.findings)
    lines += comparison.remarks.map { "     note: \($0)" }
    lines += comparison.farthest.map { pane, points, time in
      "     \(pane == .preview ? "preview   " : "thumbnails") at most "
        + "\(RecordingFinding.points(points)) from the model, at \(RecordingFinding.seconds(time))"
    }
    if comparison.pageChanges.told > 0 {
      lines.append(
        "     active page: \(comparison.pageChanges.matched) of \(comparison.pageChanges.told) changes "
          + "match the model")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var allowance: String {
    switch comparison.source {
    case .offsets: return "panes compared with each other"
    case .callbacks: return "model driven by delegate calls, tolerance \(points)"
    case .touches, .auto: return "model driven by touches, tolerance \(points)"
    }
  }

  private var points: String { RecordingFinding.points(comparison.tolerance) }
}
