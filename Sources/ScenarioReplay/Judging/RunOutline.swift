import DualStrip

/// The frames of a run, as far as two runs are compared by them.
package struct RunOutline: Sendable {
  struct Frame: Sendable {
    var time: Time
    var shown: Shown
  }

  /// What a frame shows.
  enum Shown: Sendable {
    case strips(Strips)
    case collection(CollectionOutline)
  }

  struct Strips: Sendable {
    var active: PageID?
    var position: Double
    var previewPosition: Double
    var thumbnailsPosition: Double
    var previewVelocity: Double
    var thumbnailsVelocity: Double
    var width: Double
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

/// Keeps the frames as far as runs are compared by them.
private struct OutlineWitness: RunWitness {
  private(set) var frames: [RunOutline.Frame] = []

  mutating func note(_ happening: Happening, subject: ReplaySubject, names: Names) {
    guard case .state(.some) = happening else { return }
    switch subject {
    case .strips(let viewer):
      let shown = viewer.presentation
      let outline = RunOutline.Strips(
        active: viewer.activePage, position: shown.position,
        previewPosition: shown.previewPosition, thumbnailsPosition: shown.thumbnailsPosition,
        previewVelocity: shown.previewVelocity, thumbnailsVelocity: shown.thumbnailsVelocity,
        width: shown.bounds.width)
      frames.append(.init(time: shown.time, shown: .strips(outline)))
    case .collection(let collection):
      frames.append(
        .init(
          time: subject.now,
          shown: .collection(CollectionOutline(collection.viewer, names: names))))
    }
  }
}

extension RunOutline {
  struct Difference {
    var time: Time
    /// Infinite where something else than a number differs.
    var points: Double
    var what: String
  }

  /// How far two runs are apart at the frames that both have, in points; infinite where they
  /// show different pages, or where this one lacks a frame of the other.
  package func difference(from other: RunOutline, mirrored: Bool) -> Double {
    largestDifference(from: other, mirrored: mirrored, tolerance: 0)?.points ?? 0
  }

  /// The largest difference above a tolerance, in points; of something else than a number the
  /// first.
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
        return Difference(time: frame.time, points: .infinity, what: "the frame is missing")
      }
      let found = compare(frames[index], frame, mirrored: mirrored)
      if found.points > max(tolerance, largest?.points ?? 0) { largest = found }
      if found.points == .infinity { break }
    }
    return largest
  }

  /// A run may end up to a frame of the other earlier, not more.
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

  private func compare(_ left: Frame, _ right: Frame, mirrored: Bool) -> Difference {
    switch (left.shown, right.shown) {
    case (.strips(let a), .strips(let b)):
      return compare(a, b, at: right.time, sign: mirrored ? -1 : 1)
    case (.collection(let a), .collection(let b)):
      let (points, what) = a.difference(from: b, mirrored: mirrored)
      return Difference(time: right.time, points: points, what: what)
    default: return Difference(time: right.time, points: .infinity, what: "the subject")
    }
  }

  private func compare(
    _ left: Strips, _ right: Strips, at time: Time, sign: Double
  ) -> Difference {
    var worst = Difference(time: time, points: 0, what: "")
    func consider(_ points: Double, _ what: String) {
      if points.magnitude > worst.points {
        worst.points = points.magnitude
        worst.what = what
      }
    }
    consider((left.position - right.position) * pitch, "position")
    consider((left.previewPosition - right.previewPosition) * left.width, "preview")
    consider((left.thumbnailsPosition - right.thumbnailsPosition) * pitch, "thumbnails")
    consider(left.previewVelocity - sign * right.previewVelocity, "preview.velocity")
    consider(left.thumbnailsVelocity - sign * right.thumbnailsVelocity, "thumbnails.velocity")
    if left.active != right.active { consider(.infinity, "active") }
    return worst
  }
}
