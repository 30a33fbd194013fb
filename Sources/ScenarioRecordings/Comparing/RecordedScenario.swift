import DualStrip

/// Turns a recording into a scenario: the inputs, and expectations for what the app did wrong.
public struct RecordedScenario {
  private let comparison: RecordingComparison

  /// - Parameter comparison: The comparison of the recording with the model.
  public init(_ comparison: RecordingComparison) { self.comparison = comparison }

  /// The most findings to write, as many as anyone fixes at once.
  private static let mostFindings = 100

  /// The text of the scenario. The model passes it; the app passes it when its faults are fixed.
  /// Its times are the recording's.
  public var text: String { recorder.text }

  /// The text with gestures in place of touches, as `ScenarioRecorder.tidyText` has them. Cost: that of
  /// 60 runs at most.
  public var tidyText: String { recorder.tidyText }

  private var recorder: ScenarioRecorder {
    let recording = comparison.recording
    let log = comparison.log ?? unfitted
    let names = recording.pages.map { ($0, recording.scenarioName($0)) }
    var recorder = ScenarioRecorder(
      recording.viewer, title: recording.header.title,
      wordsAmong: Dictionary(uniqueKeysWithValues: names), startingAtZero: true)
    var told = comparison.findings.prefix(RecordedScenario.mostFindings)
      .sorted { time(of: $0) < time(of: $1) }[...]
    var last: String?
    func tell(_ finding: RecordingFinding) {
      // If two findings expect the same at one time, write the expectation once.
      let key = "\(time(of: finding)) \(finding.expectation ?? "")"
      recorder.note(
        finding.message, expecting: key == last ? nil : finding.expectation,
        at: time(of: finding))
      if finding.expectation != nil { last = key }
    }
    for (number, given) in log.inputs.enumerated() {
      while let finding = told.first, isDue(finding, before: number, at: given.time) {
        tell(told.removeFirst())
      }
      if let restart = log.restarts.first(where: { $0.number == number }) {
        recorder.note(
          "The app goes on from \(recording.names.name(restart.page)).", expecting: nil,
          at: given.time)
      }
      recorder.record(given.input, at: given.time)
    }
    for finding in told { tell(finding) }
    let end = recorder.advanced(to: recording.end)
    recorder.finish(expecting: Self.end(of: end), at: end.now)
    return recorder
  }

  /// The log of the inputs at their recorded times, for a comparison without a model.
  private var unfitted: DriveLog {
    let recording = comparison.recording
    let source = recording.bestSource == .offsets ? InputSource.touches : recording.bestSource
    var drive = RecordedDrive(recording, source: source)
    for record in recording.inputs(for: source) { drive.take(record, at: record.handlingTime) }
    return drive.log
  }

  /// Returns what to expect at the end: rest, unless an edit waits for an answer.
  private static func end(of viewer: DualStripViewer) -> String {
    var viewer = viewer
    viewer.settle(limit: .seconds(10))
    return viewer.isSettled ? "still" : "editing or not still"
  }

  /// Returns when a scenario checks the expectation of a finding, in the model's time.
  private func time(of finding: RecordingFinding) -> Time {
    max(.zero, finding.place?.time ?? finding.time)
  }

  private func isDue(_ finding: RecordingFinding, before number: Int, at time: Time) -> Bool {
    if let count = finding.place?.count, count <= number { return true }
    return self.time(of: finding) < time
  }
}

extension Recording {
  /// All pages that were ever in the document.
  var pages: Set<PageID> {
    Set(header.pages.map { $0.id } + records.flatMap { $0.deed(in: viewer)?.comingPages ?? [] })
  }

  /// Returns the name of a page in a scenario: the app's name if it is a valid word, else its
  /// number.
  func scenarioName(_ page: PageID) -> String {
    let name = names.name(page)
    let isWord = (try? RecordedNames(pages: [page], chosen: [page: name])) != nil
    return isWord ? name : "p\(page.rawValue)"
  }
}
