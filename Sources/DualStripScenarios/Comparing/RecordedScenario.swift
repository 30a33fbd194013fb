import DualStrip

/// A recording as a scenario: its inputs, and what the app did not do as expectations.
public struct RecordedScenario {
  private let comparison: RecordingComparison

  /// - Parameter comparison: of the recording with the model.
  public init(_ comparison: RecordingComparison) { self.comparison = comparison }

  /// What pages are called in a scenario: as the app calls them, where that is a word of its own.
  static func names(_ recording: Recording) -> [PageID: String] {
    var chosen: [PageID: String] = [:]
    for id in recording.pages {
      let name = [id: recording.names.name(id)]
      if (try? RecordedNames(pages: [id], chosen: name)) != nil { chosen[id] = name[id] }
    }
    return chosen
  }

  /// As many findings as anybody mends at once.
  private static let mostFindings = 100

  /// The text, which holds in the model; the app passes it when it has learnt to.
  public var text: String {
    let recording = comparison.recording
    let source = comparison.source == .offsets ? InputSource.auto : comparison.source
    var drive = RecordedDrive(recording, source: source == .auto ? recording.bestSource : source)
    let names = RecordedScenario.names(recording)
    var recorder =
      (try? ScenarioRecorder(drive.viewer, title: recording.header.title, names: names))
      ?? ScenarioRecorder(drive.viewer, title: recording.header.title)
    var told = comparison.findings.prefix(RecordedScenario.mostFindings).sorted {
      place(of: $0) < place(of: $1)
    }[...]
    for record in recording.records {
      let next = (record.time, record.line)
      while let finding = told.first, place(of: finding) < next {
        tell(told.removeFirst(), to: &recorder)
      }
      for input in drive.take(record) { recorder.record(input, at: record.time) }
    }
    for finding in told { tell(finding, to: &recorder) }
    return recorder.text + "  settle\n  expect still\n"
  }

  /// Where an expectation stands among the inputs: behind those that the model had been given by then.
  private func place(of finding: RecordingFinding) -> (Time, Int) {
    (
      max(.zero, (finding.place?.time ?? finding.time) - comparison.delay),
      finding.place?.line ?? .max
    )
  }

  private func tell(_ finding: RecordingFinding, to recorder: inout ScenarioRecorder) {
    recorder.note(
      finding.message, expecting: finding.expectation, at: place(of: finding).0)
  }
}

extension Recording {
  /// All pages that were ever there.
  var pages: [PageID] {
    header.pages.map { $0.id }
      + records.flatMap { record -> [PageID] in
        switch record.kind {
        case .edit(.insert(let pages, _), _), .edit(.replace(let pages), _):
          return pages.map { $0.id }
        default: return []
        }
      }
  }
}
