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
  /// What the pane is off at the rests before and after each sample, in points: it lasts into the next motion.
  let lasting: [(before: Double, after: Double)]
  /// The distance of each sample from the model, in points: the least of its own and those without what lasts.
  let residuals: [Double]
  /// Steps that neither the model nor the steps around them have.
  private(set) var jumps: [Jump] = []

  init(
    _ pane: Pane, _ samples: [ComparedSample], tolerance: Double, frame: Time, start: Time
  ) {
    self.pane = pane
    self.samples = samples
    self.tolerance = tolerance
    self.frame = frame
    self.start = start
    rests = samples.split { !$0.isSettled }.filter { $0.count >= Rest.fewestSamples }
      .map { Rest($0) }
    lasting = PaneFindings.lasting(samples, rests)
    residuals = zip(samples, lasting).map { sample, lasting in
      min(
        sample.distance.magnitude, sample.residual(beside: lasting.before),
        sample.residual(beside: lasting.after))
    }
    jumps = foundJumps
  }

  /// Before the first rest, and after the last, there is one only.
  private static func lasting(
    _ samples: [ComparedSample], _ rests: [Rest]
  ) -> [(before: Double, after: Double)] {
    var next = 0
    var before = rests.first?.lasting ?? 0
    return samples.indices.map { number in
      while next < rests.count, rests[next].samples.endIndex <= number {
        before = rests[next].lasting
        next += 1
      }
      return (before, next < rests.count ? rests[next].lasting : before)
    }
  }

  /// The samples from a time of the model until before another. Cost: O(log *n*).
  func samples(from time: Time, until end: Time) -> Range<Int> {
    let first = partitionPoint(of: samples.count) { samples[$0].time >= time }
    return first..<max(first, partitionPoint(of: samples.count) { samples[$0].time >= end })
  }

  /// The samples that neither the model nor a lasting difference explains. Beside a motion one or two that are hardly
  /// off say nothing: they may have been taken while it began.
  var apart: [Int] {
    let apart = samples.indices.filter { excess(of: $0) > 0 }
    var told: [Int] = []
    var rest = apart[...]
    while let first = rest.first {
      let length = rest.enumerated().prefix { $1 == first + $0 }.count
      let run = rest.prefix(length)
      rest = rest.dropFirst(length)
      let around = max(0, first - 2)..<min(samples.count, first + length + 2)
      let isHardlyOff =
        run.allSatisfy { excess(of: $0) <= tolerance }
        && around.contains { !samples[$0].isSettled }
      if length > 2 || !isHardlyOff { told += run }
    }
    return told
  }

  /// By how much more than is allowed a sample is off, in points.
  func excess(of number: Int) -> Double {
    residuals[number] - tolerance - samples[number].slack
  }

  /// The sample that is farthest from the model.
  var farthest: ComparedSample? {
    samples.max { $0.distance.magnitude < $1.distance.magnitude }
  }

  // MARK: Apart

  /// From when on it is too far from the model, of samples that nothing else explains.
  func parting(_ apart: [Int]) -> RecordingFinding? {
    guard let first = apart.first,
      let farthest = apart.max(by: { residuals[$0] < residuals[$1] })
    else { return nil }
    let (from, most) = (samples[first], samples[farthest])
    return RecordingFinding(
      kind: .apart, time: from.sample.time,
      message:
        "\(pane.words) parts from the model at \(RecordingFinding.seconds(from.sample.time)), and is "
        + "\(RecordingFinding.points(most.distance.magnitude)) away at "
        + "\(RecordingFinding.seconds(most.sample.time))",
      expectation: expectation(of: most), place: most.place)
  }

  /// What is to be said of one sample.
  func finding(
    _ kind: RecordingFinding.Kind, at sample: ComparedSample, _ message: String
  ) -> RecordingFinding {
    RecordingFinding(
      kind: kind, time: sample.sample.time, message: message,
      expectation: expectation(of: sample), place: sample.place)
  }

  func expectation(of sample: ComparedSample) -> String {
    "expect \(pane).offset == \(DecimalText.rounded(sample.modelOffset, decimals: 3))pt ± "
      + "\(DecimalText.exact(max(tolerance, 0.001)))pt"
  }

  /// Where the model runs fastest on its own: there any delay shows most.
  var fastest: ComparedSample? {
    let pairs = zip(samples, samples.dropFirst()).filter { $1.held == nil && !$1.isSettled }
    return pairs.max {
      ($0.1.modelOffset - $0.0.modelOffset).magnitude
        < ($1.1.modelOffset - $1.0.modelOffset).magnitude
    }?.1
  }
}
