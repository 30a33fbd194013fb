import DualStrip

/// A recording as a scenario: its inputs, and what the app did not do as expectations.
public struct RecordedScenario {
  private let comparison: RecordingComparison

  /// - Parameter comparison: of the recording with the model.
  public init(_ comparison: RecordingComparison) { self.comparison = comparison }

  /// As many findings as anybody mends at once.
  private static let mostFindings = 100

  /// The text, which holds in the model; the app passes it when it has learnt to.
  public var text: String {
    let recording = comparison.recording
    let source = comparison.source == .offsets ? recording.bestSource : comparison.source
    var drive = RecordedDrive(recording, source: source == .offsets ? .touches : source)
    let names = recording.pages.map { ($0, recording.scenarioName($0)) }
    var recorder = ScenarioRecorder(
      drive.viewer, title: recording.header.title,
      wordsAmong: Dictionary(uniqueKeysWithValues: names))
    var told = comparison.findings.prefix(RecordedScenario.mostFindings)
      .sorted { place(of: $0) < place(of: $1) }[...]
    var count = 0
    func record() {
      if count == 0, let first = drive.log.inputs.first, first.time > .zero {
        let start = RecordingFinding.seconds(first.time)
        recorder.note(
          "Times count from the first input, at \(start) of the recording.", expecting: nil,
          at: first.time)
      }
      for given in drive.log.inputs[count...] { recorder.record(given.input, at: given.time) }
      count = drive.log.inputs.count
    }
    for next in recording.records {
      while let finding = told.first, place(of: finding) < (next.time, next.line) {
        drive.advance(to: place(of: finding).0)
        record()
        tell(told.removeFirst(), to: &recorder)
      }
      drive.take(next)
      record()
    }
    for finding in told { tell(finding, to: &recorder) }
    drive.advance(to: max(recording.end, drive.viewer.now))
    record()
    recorder.finish(expecting: end(of: drive.viewer), at: drive.viewer.now)
    return recorder.text
  }

  /// What is left to expect when all is done: of a viewer that nobody answers, not even rest.
  private func end(of viewer: DualStripViewer) -> String {
    var viewer = viewer
    viewer.settle(limit: .seconds(10))
    return viewer.isSettled ? "still" : "editing or not still"
  }

  /// Where an expectation stands among the inputs, in the model's time.
  private func place(of finding: RecordingFinding) -> (Time, Int) {
    (max(.zero, finding.place?.time ?? finding.time), finding.place?.line ?? .max)
  }

  private func tell(_ finding: RecordingFinding, to recorder: inout ScenarioRecorder) {
    recorder.note(
      finding.message, expecting: finding.expectation, at: place(of: finding).0)
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
