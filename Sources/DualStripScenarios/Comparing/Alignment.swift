import DualStrip

/// How far an app is behind its inputs: clocks begin where they like, and a frame shows what was known
/// when it was made.
struct Alignment: Sendable, Equatable {
  /// By which the app as a whole is behind its inputs.
  var delay = Time.zero
  /// How much further behind one pane is than the other; `nil` where both go together.
  var lag: Lag?

  struct Lag: Sendable, Equatable {
    var pane: Pane
    var by: Time
  }

  /// By which the samples of a pane are compared with an earlier model.
  func delay(of pane: Pane) -> Time { lag?.pane == pane ? delay + (lag?.by ?? .zero) : delay }

  /// The delays that the times of a recording suggest: one for both panes, then one for each pane. Empty if the
  /// recording fits without a delay.
  static func candidates(
    _ recording: Recording, source: InputSource, tolerance: Double
  ) -> [Alignment] {
    let panes = Pane.allCases.compactMap { DelaySearch($0, recording, source) }
    let now = panes.map { $0.score(.zero) }
    guard now.contains(where: { $0 > 0.002 }) else { return [] }
    /// Of both panes, in pages.
    func total(_ points: [Double]) -> Double {
      zip(panes, points).reduce(0) { $0 + $1.1 / $1.0.pitch }
    }
    let frame = recording.header.frame
    let limit = max(tolerance, 0.02)
    var known: [Time: [Double]] = [:]
    /// Of each pane; both searches ask for the same delays.
    func scores(_ delay: Time) -> [Double] {
      if let scores = known[delay] { return scores }
      let scores = panes.map { $0.score(delay) }
      known[delay] = scores
      return scores
    }
    let common = DelaySearch.best(
      frame, now: total(now), enough: total(panes.map { _ in limit })
    ) { delay in total(scores(delay)) }
    var found: [Alignment] = []
    // Another time has to explain what is seen; else the app is off, and not late.
    if common.score < total(now) / 2 { found.append(Alignment(delay: common.delay)) }
    let own = panes.indices.map { number in
      let best = DelaySearch.best(frame, now: now[number], enough: limit) { scores($0)[number] }
      return (pane: panes[number].pane, delay: best.delay)
    }
    guard own.count == 2 else { return found }
    let first = own[0].delay.ticks.magnitude <= own[1].delay.ticks.magnitude ? 0 : 1
    let by = own[1 - first].delay - own[first].delay
    // Panes are drawn by frames: less than half of one is noise.
    guard by.ticks.magnitude > frame.ticks.magnitude / 2 else { return found }
    let lag = Lag(pane: own[1 - first].pane, by: by)
    return found + [Alignment(delay: own[first].delay, lag: lag)]
  }
}

/// How well a delay explains what a pane showed.
struct DelaySearch {
  let pane: Pane
  /// Points for a page of it.
  let pitch: Double
  private let recording: Recording
  private let source: InputSource

  /// Samples that are looked at, and how many have to move.
  private static let mostSamples = 900
  private static let fewestMoves = 10
  /// In points.
  private static let farthest = 40.0

  /// The uncertainty of times during the search: small, so that delays stay apart.
  private static let instant = Time.milliseconds(0.15)

  /// `nil` where too little moves for any answer.
  init?(_ pane: Pane, _ recording: Recording, _ source: InputSource) {
    let part = recording.beginning(samples: DelaySearch.mostSamples, of: pane).only(pane)
    let samples = part.samples
    let moves = zip(samples, samples.dropFirst()).count {
      DelaySearch.isMove($0.0.offset, $0.1.offset)
    }
    guard moves >= DelaySearch.fewestMoves else { return nil }
    self.pane = pane
    self.recording = part
    self.source = source
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
      Alignment(delay: delay), fits: false)
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
