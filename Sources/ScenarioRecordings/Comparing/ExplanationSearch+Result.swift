import DualStrip

/// What a search for an explanation finds.
extension ExplanationSearch {
  /// Information that the recording lacks, without which an explanation proves nothing.
  enum Lack: Sendable {
    /// When the app handled each touch.
    case handling
    /// Touches: delegates do not report a finger that stops a pane.
    case touches
    /// Whether offsets are final values while the bounds change.
    case finalOffsets
    /// How far times are off.
    case uncertainty(Time)
    /// Times that are less than a frame off.
    case precision
  }

  /// What was found.
  struct Result {
    let explanation: Explanation
    /// Findings about settings of the app that differ from the header.
    let differences: [RecordingFinding]
    /// What the recording lacks for the explanation to prove anything.
    let lacks: [Lack]
    /// The model's inputs before differences were adopted: a scenario replays them.
    let log: DriveLog
    /// Whether the app is in step, provided that what the recording lacks is as assumed.
    let isComplete: Bool
    /// What is left of the explanation's findings.
    let findings: [RecordingFinding]

    /// - Parameters:
    ///   - findings: those of the explanation unless given.
    ///   - log: that of the explanation unless given.
    init(
      _ explanation: Explanation, findings: [RecordingFinding]? = nil,
      differences: [RecordingFinding] = [], lacks: [Lack] = [], log: DriveLog? = nil,
      isComplete: Bool = true
    ) {
      self.explanation = explanation
      self.findings = findings ?? explanation.findings
      self.differences = differences
      self.lacks = lacks
      self.log = log ?? explanation.run.drive.log
      self.isComplete = isComplete
    }

    /// Returns this result with one more difference from the header. Such an app is not in step,
    /// whatever else is found.
    ///
    /// - Parameters:
    ///   - difference: from the header, which this result takes for granted.
    ///   - log: the model's inputs without it.
    func adopting(_ difference: RecordingFinding, log: DriveLog) -> Result {
      Result(
        explanation, findings: isComplete ? [] : findings, differences: [difference] + differences,
        lacks: lacks, log: log, isComplete: false)
    }
  }
}
