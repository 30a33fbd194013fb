import DualStrip

/// Adopts a setting of the app that differs from the header, such as another spacing.
///
/// The difference becomes one finding, so that other faults stay visible.
struct Adaptation {
  let explanation: Explanation

  /// The most differences to adopt, one after the other.
  private static let most = 4

  /// The share of samples that may stay unexplained if a difference is to count as their reason.
  static let share = 0.2

  /// Adopts differences as long as each explains most of the remaining samples.
  static func explained(
    _ first: Explanation
  ) -> (explanation: Explanation, findings: [RecordingFinding]) {
    var explanation = first
    var findings: [RecordingFinding] = []
    for _ in 0..<most where explanation.unexplained > 0 {
      let adaptation = Adaptation(explanation: explanation)
      guard let (next, finding) = adaptation.otherMapping() ?? adaptation.otherTime() else { break }
      findings.append(finding)
      explanation = next
    }
    return (explanation, findings.sorted { $0.order < $1.order })
  }

  /// Returns a difference that affects the whole recording, as a finding, and the explanation that
  /// adopts it. Such a difference can be measured whatever else is wrong.
  func ofWhole() -> (Explanation, RecordingFinding)? {
    explanation.unexplained > 0 ? otherPitch() ?? mirrored() : nil
  }

  func explained(_ recording: Recording) -> Explanation {
    Explanation(
      recording, source: explanation.source, tolerance: explanation.tolerance,
      explanation.run.allowance, explanation.run.alignment,
      showsFinalOffsets: explanation.showsFinalOffsets)
  }

  private func isReason(_ other: Explanation) -> Bool {
    Double(other.unexplained) <= Adaptation.share * Double(explanation.unexplained)
  }

  // MARK: The whole recording

  private func otherPitch() -> (Explanation, RecordingFinding)? {
    let pitch = explanation.recording.viewer.pitch(ofPane: .thumbnails)
    guard let found = explanation.otherPitch else { return nil }
    let other = explained(
      explanation.recording.changed {
        $0.thumbnails.spacing = max(0, $0.thumbnails.spacing + found - pitch)
      })
    let finding = RecordingFinding(
      kind: .otherMeasures, time: .zero,
      message: "pages of the strip are \(RecordingFinding.points(found)) apart in the app, but "
        + "\(RecordingFinding.points(pitch)) in the model: write the app's settings in the header "
        + "(\"spacing\", \"thumbnail-height\", \"thumbnail-aspect\")")
    return other.unexplained < explanation.unexplained ? (other, finding) : nil
  }

  private func mirrored() -> (Explanation, RecordingFinding)? {
    let mirrored = explanation.panes.filter { $0.isMirrored }.map { $0.pane }
    guard let pane = mirrored.first ?? explanation.opposingPane else { return nil }
    if mirrored.count == 2 {
      let isRight = explanation.recording.header.configuration.direction == .rightToLeft
      let other = explained(
        explanation.recording.changed { $0.direction = isRight ? .leftToRight : .rightToLeft })
      guard isReason(other) else { return nil }
      return (
        other,
        RecordingFinding(
          kind: .mirrored, time: .zero,
          message: "both panes move opposite to the model: the app's \"direction\" is "
            + "\"\(isRight ? "ltr" : "rtl")\", or its offsets have the wrong sign")
      )
    }
    let sample = explanation.findings(of: pane).fastest
    return (
      explained(explanation.recording.only(pane == .preview ? .thumbnails : .preview)),
      RecordingFinding(
        kind: .mirrored, time: .zero,
        message:
          "\(pane.words) moves opposite to the model's: its direction is wrong, or the sign of its "
          + "offsets",
        expectation: sample.map { explanation.findings(of: pane).expectation(of: $0) },
        place: sample?.place)
    )
  }

  private func otherMapping() -> (Explanation, RecordingFinding)? {
    guard explanation.groups.contains(where: { $0.pane == .preview }) else { return nil }
    let isStepped = explanation.recording.header.configuration.mapping == .stepped
    let word = isStepped ? "continuous" : "stepped"
    let other = explained(
      explanation.recording.changed { $0.mapping = isStepped ? .continuous : .stepped })
    guard isReason(other) else { return nil }
    return (
      other,
      RecordingFinding(
        kind: .otherSetting, time: .zero,
        message:
          "the preview follows the strip as with \"mapping\":\"\(word)\": if intended, write it "
          + "in the settings of the header")
    )
  }
}
