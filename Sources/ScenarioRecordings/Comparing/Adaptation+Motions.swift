import DualStrip

/// Finds motions that take another duration or follow another curve than the model's.
extension Adaptation {
  /// Returns the first motion that another duration or curve explains; `nil` if there is none.
  func otherTime() -> (Explanation, RecordingFinding)? {
    var isTried: Set<String> = []
    for group in explanation.groups {
      guard let number = group.cause else { continue }
      let cause = explanation.causes[number]
      for change in Change.candidates(for: cause.input)
      where isTried.insert(change.word).inserted {
        if let found = fitted(change, cause, number) { return found }
      }
    }
    return nil
  }

  /// A duration or stiffness that a factor may change.
  private enum Change {
    case setting(SettingWord)
    case rotation

    var word: String {
      switch self {
      case .setting(let word): return word.rawValue
      case .rotation: return "over"
      }
    }

    static func candidates(for input: DualStripViewer.Input) -> [Change] {
      switch input {
      case .focus, .tapThumbnails, .step(.thumbnails, _): return [.setting(.focusTime)]
      case .step(.preview, _): return [.setting(.previewStiffness)]
      case .changeBounds: return [.rotation]
      case .edit(.byHost(let edit)): return candidates(for: .edit(edit))
      case .edit(.move), .edit(.arrange): return [.setting(.moveTime)]
      case .edit(.delete), .edit(.insert), .edit(.cancel), .edit(.failCommit):
        return [.setting(.closingTime), .setting(.shrinkingTime)]
      default:
        switch input.releasedPane {
        case .preview?: return [.setting(.previewStiffness)]
        case .thumbnails?: return [.setting(.thumbnailsStiffness)]
        case nil: return []
        }
      }
    }

    func applied(_ factor: Double, to recording: Recording) -> Recording {
      switch self {
      case .rotation: return recording.resizing(slowerBy: factor)
      case .setting(let word):
        return recording.changed { configuration in
          if let value = configuration.value(of: word) {
            configuration.set(word, to: value * factor)
          }
        }
      }
    }
  }

  private func fitted(
    _ change: Change, _ cause: Causes.Cause, _ number: Int
  ) -> (Explanation, RecordingFinding)? {
    let recording = explanation.recording
    let end = min(explanation.causes.end(of: number), cause.time + .seconds(3))
    let part = recording.beginning(until: end + recording.header.frame)
    func left(_ factor: Double) -> Double {
      let run = FittedRun(
        change.applied(factor, to: part), source: explanation.source, explanation.run.allowance,
        explanation.run.alignment, showsFinalOffsets: explanation.showsFinalOffsets,
        following: explanation.run,
        until: cause.time - explanation.run.allowance.late - .milliseconds(10))
      return Pane.allCases.reduce(0) { sum, pane in
        (run.samples[pane] ?? []).filter { $0.time >= cause.time }
          .reduce(sum) { $0 + min($1.distance.magnitude, 40) }
      }
    }
    var best = (factor: 1.0, left: left(1))
    let before = best.left
    func consider(_ factor: Double) {
      let found = left(factor)
      if found < best.left { best = (factor, found) }
    }
    for factor in [0.4, 0.5, 0.6, 0.67, 0.75, 0.83, 0.9, 1.1, 1.2, 1.33, 1.5, 1.7, 2, 2.5] {
      consider(factor)
    }
    guard best.left < before / 2 else { return nil }
    var step = 0.06
    while step > 0.002 {
      let middle = best.factor
      consider(middle * (1 - step))
      consider(middle * (1 + step))
      step /= 2
    }
    let other = explained(change.applied(best.factor, to: recording))
    let apart = explanation.groups.filter { $0.cause == number }.reduce(0) { $0 + $1.numbers.count }
    let still = other.groups.filter { $0.cause == number }.reduce(0) { $0 + $1.numbers.count }
    guard other.unexplained < explanation.unexplained,
      Double(still) <= Adaptation.share * Double(apart)
    else { return nil }
    return (other, finding(change, best.factor, cause, number))
  }

  private func finding(
    _ change: Change, _ factor: Double, _ cause: Causes.Cause, _ number: Int
  ) -> RecordingFinding {
    let recording = explanation.recording
    let group = explanation.groups.first { $0.cause == number }
    let pane = group.map { explanation.findings(of: $0.pane) }
    let worst = group.flatMap { group in
      group.numbers.max { (pane?.residuals[$0] ?? 0) < (pane?.residuals[$1] ?? 0) }
    }
    let sample = worst.flatMap { pane?.samples[$0] }
    let when = RecordingFinding.seconds(cause.time)
    let words = cause.input.words(recording.names)
    var message: String
    var kind = RecordingFinding.Kind.otherDuration
    switch change {
    case .rotation:
      message =
        "the \(words) at \(when) takes \(DecimalText.rounded(100 * factor, decimals: 0)) % of "
        + "the time in \"over\""
    case .setting(let word):
      let own = recording.header.configuration.value(of: word) ?? 0
      let value = DecimalText.rounded(own * factor, decimals: word.kind == .time ? 0 : 2)
      let unit = word.kind == .time ? "ms" : ""
      if word.kind == .time {
        message = "the \(words) at \(when) takes longer or shorter than the model's"
      } else {
        kind = .otherCurve
        message =
          "after the \(words) at \(when) the pane settles \(factor < 1 ? "softer" : "harder") than the model"
      }
      message +=
        "; \"\(word.rawValue)\":\"\(value)\(unit)\" fits: if that is intended, write it in the "
        + "settings of the header"
    }
    return RecordingFinding(
      kind: kind, time: sample?.sample.time ?? cause.time, message: message,
      expectation: sample.flatMap { pane?.expectation(of: $0) }, place: sample?.place)
  }
}

extension DualStripViewer.Configuration {
  /// The number behind a setting of a motion: milliseconds for a time, the bare number otherwise.
  fileprivate func value(of word: SettingWord) -> Double? {
    switch word {
    case .focusTime: return durations.focus.milliseconds
    case .moveTime: return durations.move.milliseconds
    case .closingTime: return durations.closing.milliseconds
    case .shrinkingTime: return durations.shrinking.milliseconds
    case .previewStiffness: return scrolling.previewStiffness
    case .thumbnailsStiffness: return scrolling.thumbnailsStiffness
    default: return nil
    }
  }
}
