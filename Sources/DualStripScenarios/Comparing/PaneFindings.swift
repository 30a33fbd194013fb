import DualStrip

/// What is to be said of the samples of one pane.
struct PaneFindings {
  let pane: Pane
  /// In order.
  let samples: [ComparedSample]
  let tolerance: Double
  /// One of the app's.
  let frame: Time

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
    "expect \(pane).offset == \(DecimalText.rounded(sample.expected, decimals: 3))pt ± "
      + "\(DecimalText.exact(max(tolerance, 0.001)))pt"
  }

  /// Where the model runs fastest on its own: there any delay shows most.
  var fastest: ComparedSample? {
    let pairs = zip(samples, samples.dropFirst()).filter { $1.held == nil && !$1.isSettled }
    return pairs.max {
      ($0.1.expected - $0.0.expected).magnitude < ($1.1.expected - $1.0.expected).magnitude
    }?.1
  }

  // MARK: Rest

  /// Whether it rests beside its page.
  var rest: RecordingFinding? {
    let resting = samples.filter { $0.isSettled }
    let distances = resting.map { $0.distance }.sorted()
    guard distances.count >= 3, let first = resting.first(where: isOff) else { return nil }
    let middle = distances[distances.count / 2]
    guard middle.magnitude > tolerance else { return nil }
    let side = middle > 0 ? "large" : "small"
    return RecordingFinding(
      kind: .restsOff, time: first.sample.time,
      message:
        "\(pane.words) rests \(RecordingFinding.points(middle.magnitude)) beside its page: its offset is "
        + "too \(side), first at \(RecordingFinding.seconds(first.sample.time))",
      expectation: resting.last(where: isOff).map(expectation),
      place: resting.last(where: isOff)?.place)
  }

  private func isOff(_ sample: ComparedSample) -> Bool { sample.distance.magnitude > tolerance }

  // MARK: Jumps

  /// A step that the steps around it have not.
  struct Jump {
    var time: Time
    /// How far it goes beyond the model's step, in points.
    var way: Double
    var sample: ComparedSample
  }

  /// From what way on a step is a jump, in points.
  private var leastJump: Double { max(2 * tolerance, 2) }

  /// Steps that neither the model nor the neighbouring steps have.
  var jumps: [Jump] {
    guard samples.count > 3 else { return [] }
    var jumps: [Jump] = []
    func extra(_ k: Int) -> Double {
      guard k > 0, k < samples.count else { return 0 }
      return samples[k].distance - samples[k - 1].distance
    }
    for k in samples.indices.dropFirst() where isStep(k) {
      let way = extra(k)
      let neighbours = (extra(k - 1) + extra(k + 1)) / 2
      if way.magnitude > leastJump, (way - neighbours).magnitude > leastJump {
        jumps.append(Jump(time: samples[k].sample.time, way: way, sample: samples[k]))
      }
    }
    return jumps
  }

  /// Whether two samples follow each other like frames.
  private func isStep(_ k: Int) -> Bool {
    samples[k].sample.time - samples[k - 1].sample.time <= frame.scaled(by: 3)
  }

  func finding(of jump: Jump, count: Int) -> RecordingFinding {
    let other = pane == .preview ? Pane.thumbnails : .preview
    let more = count > 1 ? "; \(count) such jumps" : ""
    return RecordingFinding(
      kind: .jump, time: jump.time,
      message: "\(pane.words) jumps by \(RecordingFinding.points(jump.way)) at "
        + "\(RecordingFinding.seconds(jump.time)), and \(other.words) does not\(more)",
      expectation: expectation(of: jump.sample), place: jump.sample.place)
  }

  // MARK: Echo

  /// Whether it goes to and fro under the finger that drags it.
  var echo: RecordingFinding? {
    let held = samples.filter { $0.held == pane }
    guard held.count >= 6 else { return nil }
    var turns = 0
    var widest = 0.0
    var first: ComparedSample?
    var last = 0.0
    for (before, sample) in zip(held, held.dropFirst()) {
      let change = sample.distance - before.distance
      guard change.magnitude > tolerance / 2 else { continue }
      if change * last < 0 {
        turns += 1
        first = first ?? sample
      }
      widest = max(widest, sample.distance.magnitude)
      last = change
    }
    guard turns >= 4, widest > tolerance, let first else { return nil }
    return RecordingFinding(
      kind: .echo, time: first.sample.time,
      message:
        "\(pane.words) goes to and fro by up to \(RecordingFinding.points(widest)) under the finger "
        + "that drags it, from \(RecordingFinding.seconds(first.sample.time)) on: the other pane "
        + "scrolls it back",
      expectation: expectation(of: first), place: first.place)
  }
}
