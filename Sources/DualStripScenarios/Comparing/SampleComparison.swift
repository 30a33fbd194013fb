import DualStrip

/// Samples of one pane beside the model, which is looked at a little earlier.
struct SampleComparison {
  private(set) var samples: [ComparedSample] = []
  /// The model as it is after the last sample.
  private(set) var drive: RecordedDrive
  private let recording: Recording
  private let tolerance: Double
  private var next = 0

  /// From what distance on it is asked whether another side of a moment is meant, in points.
  private static let clearDistance = 0.005

  /// What nobody can tell apart on two clocks, even when they are aligned.
  private static let instant = Time.milliseconds(0.5)

  /// No finger does more in an instant.
  private static let mostTies = 16

  /// - Parameters:
  ///   - samples: of one pane, in order.
  ///   - recording: that they are of.
  ///   - source: of the inputs.
  ///   - delay: how far the app is behind its inputs.
  ///   - tolerance: how far the app may be from the model, in points.
  init(
    _ samples: [Sample], of recording: Recording, source: InputSource, delay: Time,
    tolerance: Double
  ) {
    self.recording = recording
    self.tolerance = tolerance
    drive = RecordedDrive(recording, source: source)
    for sample in samples { compare(sample, at: max(.zero, sample.time - delay)) }
  }

  /// Takes in all that is left of the recording.
  mutating func finish() {
    for record in recording.records[next...] { drive.take(record) }
    drive.advance(to: recording.end)
  }

  private mutating func compare(_ sample: Sample, at time: Time) {
    let before = drive.withoutLog
    let first = next
    let records = recording.records
    while next < records.count, (records[next].time, records[next].line) <= (time, sample.line) {
      drive.take(records[next])
      next += 1
    }
    drive.advance(to: time)
    var compared = ComparedSample(sample, drive.viewer)
    if compared.distance.magnitude > SampleComparison.clearDistance {
      let others = steps(before: before.viewer, compared) + ties(before, first, compared, at: time)
      compared.expected =
        others.min { ($0 - sample.offset).magnitude < ($1 - sample.offset).magnitude }
        ?? compared.expected
    }
    samples.append(compared)
  }

  /// The offset on the other side of a page by which a stepped preview steps within half a frame, if
  /// that is the app's.
  private func steps(before: DualStripViewer, _ compared: ComparedSample) -> [Double] {
    let viewer = drive.viewer
    guard compared.sample.pane == .preview, viewer.configuration.mapping == .stepped,
      compared.distance.magnitude > 0.4 * compared.pitch
    else { return [] }
    let half = recording.header.frame.scaled(by: 0.5)
    var (earlier, later) = (before, viewer)
    earlier.advance(to: viewer.now - half)
    later.advance(to: viewer.now + half)
    return [earlier, later].map { $0.contentOffset(of: .preview) }
      .filter { ($0 - compared.sample.offset).magnitude < compared.distance.magnitude / 2 }
  }

  /// The offsets with and without the inputs that come at the very moment, if they are the app's.
  private func ties(
    _ before: RecordedDrive, _ first: Int, _ compared: ComparedSample, at time: Time
  ) -> [Double] {
    let instant = SampleComparison.instant
    let records = recording.records
    var results: [Double] = []
    let taken = records[first..<next].suffix(SampleComparison.mostTies)
    if let last = taken.last, last.time >= time - instant {
      var without = before
      for record in records[first..<next] where record.time < time - instant {
        without.take(record)
      }
      without.advance(to: time)
      results.append(without.viewer.contentOffset(of: compared.sample.pane))
    }
    let coming = records[next...].prefix(SampleComparison.mostTies).prefix {
      $0.time <= time + instant
    }
    if !coming.isEmpty {
      var with = drive.withoutLog
      for record in coming { with.take(record) }
      results.append(with.viewer.contentOffset(of: compared.sample.pane))
    }
    return results.filter { ($0 - compared.sample.offset).magnitude <= tolerance }
  }
}
