import DualStrip

/// How far an app is behind its inputs: clocks begin where they like, and a frame shows what was known
/// when it was made.
struct Alignment: Sendable {
  /// By which the app as a whole is behind its inputs.
  var delay = Time.zero
  /// How much further behind one pane is than the other; `nil` where both go together.
  var lag: (pane: Pane, by: Time)?

  /// Samples that are looked at, and how many have to move.
  private static let mostSamples = 4000
  private static let fewestMoves = 10

  /// By which the samples of a pane are compared with an earlier model.
  func delay(of pane: Pane) -> Time { lag?.pane == pane ? delay + (lag?.by ?? .zero) : delay }

  /// None: callbacks and offsets are of the app's own time.
  init() {}

  /// Finds the delay of each pane: the one at which half of its moving samples are nearest to the model.
  init(_ recording: Recording, source: InputSource, tolerance: Double) {
    let delays = Pane.allCases.compactMap { pane in
      Alignment.delay(of: pane, recording, source, tolerance).map { (pane: pane, delay: $0) }
    }
    guard let first = delays.min(by: { $0.delay.ticks.magnitude < $1.delay.ticks.magnitude }) else {
      return
    }
    delay = first.delay
    for other in delays where other.pane != first.pane {
      let difference = other.delay - first.delay
      if difference.ticks.magnitude > recording.header.frame.ticks.magnitude / 4 {
        lag = (other.pane, difference)
      }
    }
  }

  /// - Returns: `nil` where too little moves for any answer.
  private static func delay(
    of pane: Pane, _ recording: Recording, _ source: InputSource, _ tolerance: Double
  ) -> Time? {
    let frame = recording.header.frame
    let samples = Array(recording.samples(of: pane).prefix(mostSamples))
    func score(_ delay: Time) -> Double? {
      Alignment.score(
        recording.compared(samples, source: source, delay: delay, isWhole: false).samples)
    }
    guard let now = score(.zero) else { return nil }
    if now <= tolerance { return .zero }
    var best = (delay: Time.zero, score: now)
    func consider(_ delay: Time) {
      let found = score(delay) ?? .infinity
      if found < best.score { best = (delay, found) }
    }
    for quarter in -8...12 { consider(frame.scaled(by: Double(quarter) / 4)) }
    var step = frame.scaled(by: 0.125)
    while step > .milliseconds(0.0005) {
      let middle = best.delay
      consider(middle - step)
      consider(middle + step)
      step = step.scaled(by: 0.5)
    }
    // Another time has to explain what is seen; else the app is off, and not late.
    return best.score < now / 4 ? best.delay : .zero
  }

  /// The median distance of the samples that move, in points.
  private static func score(_ samples: [ComparedSample]) -> Double? {
    var distances: [Double] = []
    for (before, sample) in zip(samples, samples.dropFirst()) {
      let way = (sample.sample.offset - before.sample.offset).magnitude
      if way > 0.5, way < 200 { distances.append(sample.distance.magnitude) }
    }
    guard distances.count >= fewestMoves else { return nil }
    return distances.sorted()[distances.count / 2]
  }
}
