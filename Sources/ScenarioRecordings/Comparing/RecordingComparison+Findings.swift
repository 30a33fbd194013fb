import DualStrip

/// Findings that do not come from the samples of one pane alone.
extension RecordingComparison {
  /// Returns a finding if there is nothing to compare; `nil` otherwise.
  static func nothing(
    in recording: Recording, _ source: InputSource
  ) -> RecordingFinding? {
    func finding(_ message: String) -> RecordingFinding {
      RecordingFinding(kind: .nothingSeen, time: .zero, message: message)
    }
    if recording.samples.isEmpty {
      return finding("no line records offsets, such as {\"time\":0,\"offsets\":[0,-180]}")
    }
    switch source {
    case .touches where !recording.has(.touches):
      return finding("the recording has no touches; try --as-input callbacks or offsets")
    case .callbacks where !recording.has(.callbacks):
      return finding(
        "the recording has no delegate calls; try --as-input touches or offsets")
    default: return nil
    }
  }

  static func broken(_ log: DriveLog) -> [RecordingFinding] {
    guard let line = log.misplaced.first else { return [] }
    let more = log.misplaced.count > 1 ? ", and \(log.misplaced.count - 1) more" : ""
    return [
      RecordingFinding(
        kind: .brokenTouches, time: .zero,
        message: "impossible touch in line \(line)\(more): a finger comes down, moves, then lifts")
    ]
  }

  static func delays(
    _ alignment: Alignment, _ recording: Recording, _ panes: [PaneFindings]
  ) -> [RecordingFinding] {
    var findings: [RecordingFinding] = []
    func report(_ message: String, _ pane: PaneFindings?) {
      let fastest = pane?.fastest
      findings.append(
        RecordingFinding(
          kind: .late, time: fastest?.sample.time ?? .zero, message: message,
          expectation: fastest.flatMap { pane?.expectation(of: $0) }, place: fastest?.place))
    }
    // A frame shows what was known when it began, so a delay of one frame is not a fault.
    if alignment.delay > recording.header.frame.scaled(by: 1.1) {
      let by = RecordingFinding.milliseconds(alignment.delay)
      report("both panes follow their inputs \(by) late", panes.first)
    }
    if let lag = alignment.lag {
      let frames = Int((lag.by.seconds / recording.header.frame.seconds).rounded())
      report(
        "\(lag.pane.words) is \(RecordingFinding.milliseconds(lag.by)) behind the other pane "
          + "(\(frames) \(frames == 1 ? "frame" : "frames"))",
        panes.first { $0.pane == lag.pane })
    }
    return findings
  }

  static func commits(
    _ drive: RecordedDrive, _ recording: Recording
  ) -> [RecordingFinding] {
    var due: [EditID: Time] = [:]
    for event in drive.log.events {
      if case .commitRequested(let edit, _) = event.kind { due[edit] = event.time }
    }
    let slack = recording.header.frame.scaled(by: 1.5)
    let early = drive.log.earlyCommits.filter { early in
      due[early.edit].map { $0 > early.time + slack } ?? true
    }.map { early in
      let by = due[early.edit].map { "\(RecordingFinding.milliseconds($0 - early.time)) " } ?? ""
      return RecordingFinding(
        kind: .earlyCommit, time: early.time,
        message: "the commit of \(early.name) came at \(RecordingFinding.seconds(early.time)), "
          + "\(by)before its animation was over",
        expectation: "expect count == \(early.count)")
    }
    let missing = drive.viewer.pendingEdits.filter { $0.isCommitting }.compactMap { edit in
      due[edit.id].flatMap { $0 + .seconds(1) < recording.end ? $0 : nil }
    }
    return early
      + missing.map { due in
        let when = RecordingFinding.seconds(due)
        return RecordingFinding(
          kind: .noCommit, time: due,
          message: "a delete ended at \(when), but no commit or failure was recorded for it")
      }
  }
}
