import DualStrip

/// What is to be said of the samples of one pane.
struct PaneFindings {
  let pane: Pane
  /// In order.
  let samples: [ComparedSample]
  let tolerance: Double
  /// One of the app's.
  let frame: Time
  /// When the app was given its first input: from then on a scenario can expect anything.
  let start: Time
  /// Where the model is at rest; those of a few samples left out: a pane may come to rest a little later.
  let rests: [Rest]

  init(
    _ pane: Pane, _ samples: [ComparedSample], tolerance: Double, frame: Time, start: Time
  ) {
    self.pane = pane
    self.samples = samples
    self.tolerance = tolerance
    self.frame = frame
    self.start = start
    rests = samples.split { !$0.isSettled }.filter { $0.count >= 6 }.map { Rest($0) }
  }

  /// The sample that is farthest from the model.
  var farthest: ComparedSample? {
    samples.max { $0.distance.magnitude < $1.distance.magnitude }
  }

  // MARK: Apart

  /// The moment from which it is too far from the model.
  var parting: RecordingFinding? {
    guard let farthest, farthest.distance.magnitude > tolerance,
      let first = samples.first(where: { $0.distance.magnitude > tolerance })
    else { return nil }
    let most = RecordingFinding.points(farthest.distance.magnitude)
    return RecordingFinding(
      kind: .apart, time: first.sample.time,
      message:
        "\(pane.words) parts from the model at \(RecordingFinding.seconds(first.sample.time)), and is "
        + "\(most) away at \(RecordingFinding.seconds(farthest.sample.time))",
      expectation: expectation(of: farthest), place: farthest.place)
  }

  func expectation(of sample: ComparedSample) -> String {
    "expect \(pane).offset == \(DecimalText.rounded(sample.modelOffset, decimals: 3))pt ± "
      + "\(DecimalText.exact(max(tolerance, 0.001)))pt"
  }

  /// Where the model runs fastest on its own: there any delay shows most.
  var fastest: ComparedSample? {
    let pairs = zip(samples, samples.dropFirst()).filter { $1.held == nil && !$1.isSettled }
    return pairs.max {
      ($0.1.expected - $0.0.expected).magnitude < ($1.1.expected - $1.0.expected).magnitude
    }?.1
  }
}
