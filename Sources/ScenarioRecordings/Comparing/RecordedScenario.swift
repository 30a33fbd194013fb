import DualStrip

/// A recording as a scenario: its inputs, and what the app did not do as expectations.
public struct RecordedScenario {
  private let comparison: RecordingComparison

  /// - Parameter comparison: of the recording with the model.
  public init(_ comparison: RecordingComparison) { self.comparison = comparison }

  /// As many findings as anybody mends at once.
  private static let mostFindings = 100

  /// The text, which holds in the model; the app passes it when it has learnt to. Its times are the
  /// recording's.
  public var text: String {
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
      // What two findings expect at one time is expected once.
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
    return recorder.text
  }

  /// The inputs where no model was asked.
  private var unfitted: DriveLog {
    let recording = comparison.recording
    let source = recording.bestSource == .offsets ? InputSource.touches : recording.bestSource
    var drive = RecordedDrive(recording, source: source)
    for record in recording.inputs(for: source) { drive.take(record, at: record.handlingTime) }
    return drive.log
  }

  /// What is left to expect when all is done: of a viewer that nobody answers, not even rest.
  private static func end(of viewer: DualStripViewer) -> String {
    var viewer = viewer
    viewer.settle(limit: .seconds(10))
    return viewer.isSettled ? "still" : "editing or not still"
  }

  /// When an expectation is asked, in the model's time.
  private func time(of finding: RecordingFinding) -> Time {
    max(.zero, finding.place?.time ?? finding.time)
  }

  private func isDue(_ finding: RecordingFinding, before number: Int, at time: Time) -> Bool {
    if let count = finding.place?.count, count <= number { return true }
    return self.time(of: finding) < time
  }
}

extension Recording {
  /// All pages that were ever there.
  var pages: Set<PageID> {
    Set(header.pages.map { $0.id } + records.flatMap { $0.deed(in: viewer)?.comingPages ?? [] })
  }

  /// What a page is called in a scenario: as the app calls it, where that is a word of its own.
  func scenarioName(_ page: PageID) -> String {
    let name = names.name(page)
    let isWord = (try? RecordedNames(pages: [page], chosen: [page: name])) != nil
    return isWord ? name : "p\(page.rawValue)"
  }
}
