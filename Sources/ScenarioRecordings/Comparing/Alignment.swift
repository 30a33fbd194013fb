import DualStrip

/// How far an app is behind its inputs. Clocks may start at different times, and a frame shows the
/// inputs that were known when it was made.
struct Alignment: Sendable, Equatable {
  /// The delay of the whole app behind its inputs.
  var delay = Time.zero
  /// The pane that is further behind its inputs than the other, and by how much; `nil` if neither
  /// is.
  var lag: Lag?

  struct Lag: Sendable, Equatable {
    var pane: Pane
    var by: Time
  }

  /// How far to look back in the model for the samples of a pane.
  func delay(of pane: Pane) -> Time { lag?.pane == pane ? delay + (lag?.by ?? .zero) : delay }

  /// Returns the delay that the times of a recording suggest; `nil` if nothing is off, or if no
  /// delay explains most of the distance.
  ///
  /// - Parameter lag: How far one pane is behind the other, in addition.
  static func delay(
    _ recording: Recording, source: InputSource, tolerance: Double, lag: Lag?
  ) -> Time? {
    let panes = Pane.allCases.compactMap { DelaySearch($0, recording, source, lag) }
    let now = panes.map { $0.score(.zero) }
    guard now.contains(where: { $0 > 0.002 }) else { return nil }
    /// Returns the sum over both panes, in pages.
    func total(_ points: [Double]) -> Double {
      zip(panes, points).reduce(0) { $0 + $1.1 / $1.0.pitch }
    }
    let enough = total(panes.map { _ in max(tolerance, 0.02) })
    let best = DelaySearch.best(recording.header.frame, now: total(now), enough: enough) { delay in
      total(panes.map { $0.score(delay) })
    }
    // A delay must explain most of the distance; otherwise the app is off, not late.
    return best.score < total(now) / 2 ? best.delay : nil
  }
}

/// Measures how well a delay explains what a pane showed.
struct DelaySearch {
  let pane: Pane
  /// Points per page of the pane.
  let pitch: Double
  private let recording: Recording
  private let source: InputSource
  private let lag: Alignment.Lag?

  /// The most samples to use, and the fewest of them that must move.
  private static let mostSamples = 900
  private static let fewestMoves = 10
  /// The largest distance that counts, in points.
  private static let farthest = 40.0

  /// The uncertainty of times during the search: small, so that delays stay apart.
  private static let instant = Time.milliseconds(0.15)

  /// Creates a search; returns `nil` if the pane moves too little for an answer.
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

  /// Returns the mean distance of the moving samples from the model, in points.
  ///
  /// Every moving sample counts, so the score tells delays apart even if a finger moves in steps.
  /// Each distance is limited to `farthest`, and the pane's distance at rest is subtracted, since
  /// no delay explains it.
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
      // Many delays fit within the uncertainty; the distance from the model itself is smallest in
      // the middle of them.
      let own = sample.sample.offset - sample.modelOffset
      sum += min((sample.distance - bias).magnitude, DelaySearch.farthest)
      sum += 0.1 * min((own - bias).magnitude, DelaySearch.farthest)
      count += 1
    }
    return sum / Double(max(1, count))
  }

  /// Returns the delay with the lowest score, to a fiftieth of a millisecond.
  ///
  /// It searches from two frames ahead to three behind; if the best delay is over two frames and
  /// still scores badly, up to twenty behind.
  ///
  /// - Parameters:
  ///   - frame: The length of one frame of the app.
  ///   - now: The score without any delay.
  ///   - enough: A score at which there is nothing more to explain.
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
