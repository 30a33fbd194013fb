import DualStrip

/// Compares the samples of one pane with the model.
struct PaneFindings {
  let pane: Pane
  /// The samples, in order.
  let samples: [ComparedSample]
  let tolerance: Double
  /// The length of one frame of the app.
  let frame: Time
  /// The time of the first input. A scenario can expect something only from then on.
  let start: Time
  /// The stretches in which the model is at rest. Short ones are left out, since a pane may come to
  /// rest a little later.
  let rests: [Rest]
  /// How far the pane is off at the rests before and after each sample, in points. The difference
  /// lasts into the next motion.
  let lasting: [(before: Double, after: Double)]
  /// The distance of each sample from the model, in points: the smallest of its own distance and
  /// those after subtracting what lasts.
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

  /// Before the first rest and after the last, both distances are the same.
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

  /// Returns the indices of the samples from one time of the model until just before another. Cost:
  /// O(log *n*).
  func samples(from time: Time, until end: Time) -> Range<Int> {
    let first = partitionPoint(of: samples.count) { samples[$0].time >= time }
    return first..<max(first, partitionPoint(of: samples.count) { samples[$0].time >= end })
  }

  /// The samples that neither the model nor a lasting difference explains.
  ///
  /// One or two samples next to a motion that are only slightly off do not count: the app may have
  /// shown them just as the motion began.
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

  /// Returns by how much a sample is farther from the model than is allowed, in points.
  func excess(of number: Int) -> Double {
    residuals[number] - tolerance - samples[number].slack
  }

  /// The sample that is farthest from the model.
  var farthest: ComparedSample? {
    samples.max { $0.distance.magnitude < $1.distance.magnitude }
  }

  // MARK: Apart

  /// Returns a finding about when the pane parts from the model, given the samples that nothing
  /// else explains.
  func parting(_ apart: [Int]) -> RecordingFinding? {
    guard let first = apart.first,
      let farthest = apart.max(by: { residuals[$0] < residuals[$1] })
    else { return nil }
    let (from, most) = (samples[first], samples[farthest])
    return RecordingFinding(
      kind: .apart, time: from.sample.time,
      message:
        "\(pane.words) leaves the model at \(RecordingFinding.seconds(from.sample.time)), and is "
        + "\(RecordingFinding.points(most.distance.magnitude)) away at "
        + "\(RecordingFinding.seconds(most.sample.time))",
      expectation: expectation(of: most), place: most.place)
  }

  /// Returns a finding about one sample.
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

  /// The sample where the model moves fastest without a finger. Any delay shows most there.
  var fastest: ComparedSample? {
    let pairs = zip(samples, samples.dropFirst()).filter { $1.held == nil && !$1.isSettled }
    return pairs.max {
      ($0.1.modelOffset - $0.0.modelOffset).magnitude
        < ($1.1.modelOffset - $1.0.modelOffset).magnitude
    }?.1
  }
}
