import DualStrip

/// The frames of a run, reduced to what comparisons of two runs need.
package struct RunOutline: Sendable {
  struct Frame: Sendable {
    var time: Time
    var shown: SubjectOutline
  }

  let variant: ScenarioVariant
  let frames: [Frame]
  /// Points per page of the strip.
  let pitch: Double
}

extension Scenario {
  /// Runs a variant for its frames only. Cost: O(frames + inputs).
  package func outline(_ variant: ScenarioVariant) -> RunOutline {
    let syntax = self.syntax.resolved(for: variant)
    let setup = Setup(syntax, variant: variant)
    var runner = ReplayRunner(
      syntax, setup: setup, limit: ReplayRun.mostStates, showing: OutlineWitness())
    runner.run()
    return RunOutline(
      variant: variant, frames: runner.witness.frames,
      pitch: setup.configuration.thumbnails.pitch)
  }
}

/// Keeps what comparisons need of the frames.
private struct OutlineWitness: RunWitness {
  private(set) var frames: [RunOutline.Frame] = []

  mutating func note(_ happening: Happening, subject: ReplaySubject, names: Names) {
    guard case .state(.some) = happening else { return }
    frames.append(.init(time: subject.now, shown: SubjectOutline(subject, names: names)))
  }
}

extension RunOutline {
  struct Difference {
    var time: Time
    /// The size of the difference; infinite if something other than a number differs.
    var points: Double
    var what: String
  }

  /// The largest difference of the frames that both runs have, in points; infinite if they show
  /// different pages, or if this run lacks a frame of the other.
  package func difference(from other: RunOutline, mirrored: Bool) -> Double {
    largestDifference(from: other, mirrored: mirrored, tolerance: 0)?.points ?? 0
  }

  /// The largest difference above a tolerance, in points; for something other than a number, the
  /// first difference.
  func largestDifference(
    from other: RunOutline, mirrored: Bool, tolerance: Double
  ) -> Difference? {
    if let cut = difference(inLengthFrom: other) { return cut }
    var largest: Difference?
    var index = 0
    for frame in other.frames {
      while index < frames.count, frames[index].time < frame.time { index += 1 }
      // A finer run ends earlier: its last frame is nearer to the end.
      guard index < frames.count else { break }
      guard frames[index].time == frame.time else {
        return Difference(time: frame.time, points: .infinity, what: "the set of frames")
      }
      let (points, what) = frames[index].shown.difference(
        from: frame.shown, mirrored: mirrored, pitch: pitch)
      let found = Difference(time: frame.time, points: points, what: what)
      if found.points > max(tolerance, largest?.points ?? 0) { largest = found }
      if found.points == .infinity { break }
    }
    return largest
  }

  /// A difference in length: a run may end earlier than the other by at most one frame.
  private func difference(inLengthFrom other: RunOutline) -> Difference? {
    func lastFrames(_ frames: [Frame]) -> (end: Time, step: Time) {
      let end = frames.last?.time ?? .zero
      return (end, frames.count > 1 ? frames[1].time : .zero)
    }
    let (mine, others) = (lastFrames(frames), lastFrames(other.frames))
    let apart = max(mine.end, others.end) - min(mine.end, others.end)
    guard apart > max(mine.step, others.step) else { return nil }
    return Difference(time: min(mine.end, others.end), points: .infinity, what: "the length")
  }
}
