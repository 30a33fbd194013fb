import DualStrip

/// How far an app is behind its inputs: clocks begin where they like, and a frame shows what was known
/// when it was made.
struct Alignment: Sendable {
  /// By which the app as a whole is behind its inputs.
  private(set) var delay = Time.zero
  /// How much further behind one pane is than the other; `nil` where both go together.
  private(set) var lag: (pane: Pane, by: Time)?

  /// By which the samples of a pane are compared with an earlier model.
  func delay(of pane: Pane) -> Time { lag?.pane == pane ? delay + (lag?.by ?? .zero) : delay }

  /// None: callbacks are of the app's own time.
  init() {}

  /// Finds one delay that explains both panes; where none does, one for each.
  init(_ recording: Recording, source: InputSource, tolerance: Double) {
    let panes = Pane.allCases.compactMap { DelaySearch($0, recording, source) }
    let limit = max(tolerance, 0.02)
    let now = panes.map { $0.score(.zero).mean }
    guard now.contains(where: { $0 > 0.002 }) else { return }
    /// Of both panes, in pages.
    func total(_ points: [Double]) -> Double {
      zip(panes, points).reduce(0) { $0 + $1.1 / $1.0.pitch }
    }
    let frame = recording.header.frame
    let common = DelaySearch.best(
      frame, now: total(now), enough: total(panes.map { _ in limit })
    ) { delay in total(panes.map { $0.score(delay).mean }) }
    if panes.allSatisfy({ $0.score(common.delay).middle <= limit }) {
      // Another time has to explain what is seen; else the app is off, and not late.
      if common.score < total(now) / 2 { delay = common.delay }
      return
    }
    let own = zip(panes, now).map { pane, now in
      let best = DelaySearch.best(frame, now: now, enough: limit) { pane.score($0).mean }
      return (pane: pane, delay: best.delay)
    }
    guard own.count == 2, own.allSatisfy({ $0.pane.score($0.delay).middle <= limit }) else {
      return
    }
    let first = own[0].delay.ticks.magnitude <= own[1].delay.ticks.magnitude ? 0 : 1
    let by = own[1 - first].delay - own[first].delay
    guard by.ticks.magnitude > frame.ticks.magnitude / 4 else { return }
    delay = own[first].delay
    lag = (own[1 - first].pane.pane, by)
  }
}

/// How well a delay explains what a pane showed.
struct DelaySearch {
  let pane: Pane
  /// Points for a page of it.
  let pitch: Double
  private let recording: Recording
  private let source: InputSource
  private let samples: [Sample]

  /// Samples that are looked at, and how many have to move.
  private static let mostSamples = 3000
  private static let fewestMoves = 10
  /// In points.
  private static let farthest = 40.0

  /// `nil` where too little moves for any answer.
  init?(_ pane: Pane, _ recording: Recording, _ source: InputSource) {
    samples = Array(recording.samples(of: pane).prefix(DelaySearch.mostSamples))
    let moves = zip(samples, samples.dropFirst()).count {
      DelaySearch.isMove($0.0.offset, $0.1.offset)
    }
    guard moves >= DelaySearch.fewestMoves else { return nil }
    self.pane = pane
    self.recording = recording
    self.source = source
    pitch = max(1, recording.viewer.pitch(ofPane: pane))
  }

  private static func isMove(_ offset: Double, _ next: Double) -> Bool {
    let way = (next - offset).magnitude
    return way > 0.5 && way < 200
  }

  /// Distances of the samples that move, in points: the mean, which tells delays apart also where a finger
  /// moves by steps, and the middle one, which stays small where only a part of the recording is off. No
  /// distance counts for more than the farthest, and what the pane is off at rest is no matter of time.
  func score(_ delay: Time) -> (mean: Double, middle: Double) {
    let compared = SampleComparison(
      samples, of: recording, source: source, delay: delay, tolerance: 0
    ).samples
    let resting = compared.filter { $0.isSettled }.map { $0.distance }.sorted()
    let bias = resting.isEmpty ? 0 : resting[resting.count / 2]
    var distances: [Double] = []
    for (before, sample) in zip(compared, compared.dropFirst())
    where DelaySearch.isMove(before.sample.offset, sample.sample.offset) {
      distances.append(min((sample.distance - bias).magnitude, DelaySearch.farthest))
    }
    let mean = distances.reduce(0, +) / Double(distances.count)
    return (mean, distances.sorted()[distances.count / 2])
  }

  /// The delay with the least score: from two frames ahead to three behind, to half a microsecond; where
  /// none of these is any good, to twenty behind.
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
      while step > .milliseconds(0.0005) {
        let middle = best.delay
        consider(middle - step)
        consider(middle + step)
        step = step.scaled(by: 0.5)
      }
    }
    for half in -4...6 where half != 0 { consider(frame.scaled(by: Double(half) / 2)) }
    refine()
    guard best.score > enough else { return best }
    for half in 7...40 { consider(frame.scaled(by: Double(half) / 2)) }
    refine()
    return best
  }
}
