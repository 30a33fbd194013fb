import DualStrip

/// How far an app is behind its inputs: clocks begin where they like, and a frame shows what was known
/// when it was made.
struct Alignment: Sendable, Equatable {
  /// By which the app as a whole is behind its inputs.
  var delay = Time.zero
  /// How much further behind its inputs one pane is than the other; `nil` where both go together.
  var lag: Lag?

  struct Lag: Sendable, Equatable {
    var pane: Pane
    var by: Time
  }

  /// By which the samples of a pane are compared with an earlier model.
  func delay(of pane: Pane) -> Time { lag?.pane == pane ? delay + (lag?.by ?? .zero) : delay }

  /// The delay that the times of a recording suggest; `nil` if none explains most of what is off, or nothing is.
  ///
  /// - Parameter lag: of one pane, besides.
  static func delay(
    _ recording: Recording, source: InputSource, tolerance: Double, lag: Lag?
  ) -> Time? {
    let panes = Pane.allCases.compactMap { DelaySearch($0, recording, source, lag) }
    let now = panes.map { $0.score(.zero) }
    guard now.contains(where: { $0 > 0.002 }) else { return nil }
    /// Of both panes, in pages.
    func total(_ points: [Double]) -> Double {
      zip(panes, points).reduce(0) { $0 + $1.1 / $1.0.pitch }
    }
    let enough = total(panes.map { _ in max(tolerance, 0.02) })
    let best = DelaySearch.best(recording.header.frame, now: total(now), enough: enough) { delay in
      total(panes.map { $0.score(delay) })
    }
    // Another time has to explain what is seen; else the app is off, and not late.
    return best.score < total(now) / 2 ? best.delay : nil
  }
}

/// How well a delay explains what a pane showed.
struct DelaySearch {
  let pane: Pane
  /// Points for a page of it.
  let pitch: Double
  private let recording: Recording
  private let source: InputSource
  private let lag: Alignment.Lag?

  /// Samples that are looked at, and how many have to move.
  private static let mostSamples = 900
  private static let fewestMoves = 10
  /// In points.
  private static let farthest = 40.0

  /// The uncertainty of times during the search: small, so that delays stay apart.
  private static let instant = Time.milliseconds(0.15)

  /// `nil` where too little moves for any answer.
  init?(
    _ pane: Pane, _ recording: Recording, _ source: InputSource, _ lag: Alignment.Lag?
  ) {
    let part = recording.beginning(samples: DelaySearch.mostSamples, of: pane).only(pane)
    let samples = part.samples
    let moves = zip(samples, samples.dropFirst()).count {
      DelaySearch.isMove($0.0.offset, $0.1.offset)
    }
    guard moves >= DelaySearch.fewestMoves else { return nil }
    self.pane = pane
    self.recording = part
    self.source = source
    self.lag = lag
    pitch = max(1, recording.viewer.pitch(ofPane: pane))
  }

  private static func isMove(_ offset: Double, _ next: Double) -> Bool {
    let way = (next - offset).magnitude
    return way > 0.5 && way < 200
  }

  /// The mean distance of the samples that move, in points: it tells delays apart also where a finger moves by
  /// steps. No distance counts for more than the farthest, and what the pane is off at rest is no matter of time.
  func score(_ delay: Time) -> Double {
    let run = FittedRun(
      recording, source: source,
      TimeAllowance(clock: DelaySearch.instant, frame: recording.header.frame),
      Alignment(delay: delay, lag: lag), fits: false)
    let compared = run.samples[pane] ?? []
    let resting = compared.filter { $0.isSettled }.map { $0.distance }.sorted()
    let bias = resting.isEmpty ? 0 : resting[resting.count / 2]
    var (sum, count) = (0.0, 0)
    for (before, sample) in zip(compared, compared.dropFirst())
    where DelaySearch.isMove(before.sample.offset, sample.sample.offset) {
      // Many delays fit within the uncertainty; the distance from the model itself is least in their middle.
      let own = sample.sample.offset - sample.modelOffset
      sum += min((sample.distance - bias).magnitude, DelaySearch.farthest)
      sum += 0.1 * min((own - bias).magnitude, DelaySearch.farthest)
      count += 1
    }
    return sum / Double(max(1, count))
  }

  /// The delay with the least score: from two frames ahead to three behind, to a fiftieth of a millisecond;
  /// if the best is among the latest and still bad, up to twenty behind.
  ///
  /// - Parameters:
  ///   - frame: one of the app's.
  ///   - now: the score without any delay.
  ///   - enough: a score at which there is nothing more to explain.
  static func best(
    _ frame: Time, now: Double, enough: Double, of score: (Time) -> Double
  ) -> (delay: Time, score: Double) {
    var best = (delay: Time.zero, score: now)
    func consider(_ delay: Time) {
      let found = score(delay)
      if found < best.score { best = (delay, found) }
    }
    func refine() {
      var step = frame.scaled(by: 0.25)
      while step > .milliseconds(0.02) {
        let middle = best.delay
        consider(middle - step)
        consider(middle + step)
        step = step.scaled(by: 0.5)
      }
    }
    for half in -4...6 where half != 0 { consider(frame.scaled(by: Double(half) / 2)) }
    refine()
    guard best.score > enough, best.delay > frame.scaled(by: 2) else { return best }
    for half in 7...40 { consider(frame.scaled(by: Double(half) / 2)) }
    refine()
    return best
  }
}
