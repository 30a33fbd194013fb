import DualStrip

/// What one pane of an app showed at one time.
struct Sample: Sendable {
  var line: Int
  var time: Time
  var pane: Pane
  /// Its content offset along the axis, in points.
  var offset: Double
}

extension Recording {
  /// All that one pane showed, in order.
  func samples(of pane: Pane) -> [Sample] { samples.filter { $0.pane == pane } }

  /// All that both panes showed, in order.
  var samples: [Sample] {
    records.flatMap { record -> [Sample] in
      switch record.kind {
      case .offsets(let preview, let thumbnails):
        return [
          Sample(line: record.line, time: record.time, pane: .preview, offset: preview),
          Sample(line: record.line, time: record.time, pane: .thumbnails, offset: thumbnails),
        ]
      case .didScroll(let pane, let offset):
        return [Sample(line: record.line, time: record.time, pane: pane, offset: offset)]
      default: return []
      }
    }
  }
}

/// A sample beside what the model shows.
struct ComparedSample: Sendable {
  var sample: Sample
  /// The model's offset of the same pane, in points.
  var expected: Double
  /// The pane that a finger of the model drags.
  var held: Pane?
  /// Whether nothing in the model moves.
  var isSettled: Bool

  var place: RecordingFinding.Place { .init(time: sample.time, line: sample.line) }

  /// How far the app is from the model, in points, with its sign.
  var distance: Double { sample.offset - expected }
}

extension Recording {
  /// Samples of one pane beside the model, which is looked at a little earlier.
  ///
  /// - Parameters:
  ///   - samples: of one pane, in order.
  ///   - source: of the inputs.
  ///   - delay: how far the app is behind its inputs.
  ///   - isWhole: whether all inputs behind the last sample are taken in too.
  /// - Returns: the samples, and the drive as it is after them and after all inputs.
  func compared(
    _ samples: [Sample], source: InputSource, delay: Time, isWhole: Bool = true
  ) -> (samples: [ComparedSample], drive: RecordedDrive) {
    var drive = RecordedDrive(self, source: source)
    var compared: [ComparedSample] = []
    var next = 0
    for sample in samples {
      let time = max(.zero, sample.time - delay)
      let before = drive.withoutLog
      let first = next
      while next < records.count,
        (records[next].time, records[next].line) <= (time, sample.line)
      {
        drive.take(records[next])
        next += 1
      }
      drive.advance(to: time)
      let viewer = drive.viewer
      var expected = viewer.contentOffset(of: sample.pane)
      if (sample.offset - expected).magnitude > Recording.clearDistance {
        expected = nearest(
          to: sample, at: time, expected,
          [
            steps(viewer, before: before.viewer, sample.pane),
            ties(drive, before, first..<next, time, sample.pane),
          ]
          .flatMap { $0 })
      }
      compared.append(
        ComparedSample(
          sample: sample, expected: expected, held: viewer.heldPane, isSettled: viewer.isSettled))
    }
    if isWhole {
      for record in records[next...] { drive.take(record) }
      drive.advance(to: end)
    }
    return (compared, drive)
  }

  /// From what distance on it is asked whether another side of a moment is meant, in points.
  private static let clearDistance = 0.005

  /// What nobody can tell apart on two clocks, even when they are aligned.
  private static let instant = Time.milliseconds(0.5)

  private func nearest(
    to sample: Sample, at time: Time, _ expected: Double, _ others: [Double]
  ) -> Double {
    ([expected] + others).min {
      ($0 - sample.offset).magnitude < ($1 - sample.offset).magnitude
    } ?? expected
  }

  /// The offsets on either side of a page by which a stepped preview steps within half a frame.
  private func steps(
    _ viewer: DualStripViewer, before: DualStripViewer, _ pane: Pane
  ) -> [Double] {
    guard pane == .preview, viewer.configuration.mapping == .stepped else { return [] }
    let half = header.frame.scaled(by: 0.5)
    var (earlier, later) = (before, viewer)
    earlier.advance(to: viewer.now - half)
    later.advance(to: viewer.now + half)
    let now = viewer.contentOffset(of: pane)
    return [earlier, later].map { $0.contentOffset(of: pane) }
      .filter { ($0 - now).magnitude > 0.4 * viewer.bounds.width }
  }

  /// The offsets with and without the inputs that come at the very moment.
  private func ties(
    _ drive: RecordedDrive, _ before: RecordedDrive, _ taken: Range<Int>, _ time: Time, _ pane: Pane
  ) -> [Double] {
    var results: [Double] = []
    if let last = taken.last, records[last].time >= time - Recording.instant {
      var without = before
      for record in records[taken] where record.time < time - Recording.instant {
        without.take(record)
      }
      without.advance(to: time)
      results.append(without.viewer.contentOffset(of: pane))
    }
    if taken.upperBound < records.count,
      records[taken.upperBound].time <= time + Recording.instant
    {
      var with = drive.withoutLog
      for record in records[taken.upperBound...].prefix(while: {
        $0.time <= time + Recording.instant
      }) {
        with.take(record)
      }
      results.append(with.viewer.contentOffset(of: pane))
    }
    return results
  }
}
