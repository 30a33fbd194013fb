import DualStrip

/// The frames of a run, as far as two runs are compared by them.
public struct RunOutline: Sendable {
  struct Frame: Sendable {
    var time: Time
    var active: PageID?
    var position: Double
    var previewPosition: Double
    var thumbnailsPosition: Double
    var previewVelocity: Double
    var thumbnailsVelocity: Double
    var width: Double
  }

  let variant: Variant
  let frames: [Frame]
  /// Points per page of the strip.
  let pitch: Double
}

extension ReplayRun {
  public var outline: RunOutline {
    let frames = record.samples.filter { $0.frame != nil }.map { sample in
      let shown = sample.presentation
      return RunOutline.Frame(
        time: sample.time, active: shown.viewer.activePage, position: shown.position,
        previewPosition: shown.previewPosition, thumbnailsPosition: shown.thumbnailsPosition,
        previewVelocity: shown.previewVelocity, thumbnailsVelocity: shown.thumbnailsVelocity,
        width: shown.bounds.width)
    }
    return RunOutline(
      variant: variant, frames: frames, pitch: setup.configuration.thumbnails.pitch)
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
  public func difference(from other: RunOutline, mirrored: Bool) -> Double {
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
      let found = compare(frames[index], frame, sign: mirrored ? -1 : 1)
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

  private func compare(_ left: Frame, _ right: Frame, sign: Double) -> Difference {
    var worst = Difference(time: right.time, points: 0, what: "")
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

/// Compares the runs of variants that differ in one value only.
public struct RelationJudge {
  private let syntax: ScenarioSyntax
  private let source: SourceText

  public init(_ syntax: ScenarioSyntax, source: SourceText) {
    self.syntax = syntax
    self.source = source
  }

  /// Whether there is anything to compare.
  public var isNeeded: Bool { !syntax.relations.isEmpty }

  /// One check for each line that relates; `outlines` are those of all variants that ran.
  public func checks(_ outlines: [RunOutline]) -> [Check] {
    syntax.relations.map { relation in
      let line = source.line(at: relation.range.lower)
      var check = Check(kind: .relate, line: line, holds: true, time: .zero)
      var pairs = 0
      for left in outlines where left.variant[relation.name.value] == relation.left.value {
        guard let right = partner(of: left, in: outlines, relation) else { continue }
        pairs += 1
        guard check.holds, let difference = difference(left, right, relation) else { continue }
        check.holds = false
        check.time = difference.time
        check.failure = failure(relation, left, difference)
      }
      if pairs == 0 {
        check.holds = false
        check.failure = .init(
          code: "X0009", message: "this relation was never evaluated", range: relation.range,
          label: "no two variants that ran differ in this only")
      }
      return check
    }
  }

  private func partner(
    of left: RunOutline, in outlines: [RunOutline], _ relation: Relation
  ) -> RunOutline? {
    let wanted = Variant(
      left.variant.values.map { value in
        value.name == relation.name.value ? (value.name, relation.right.value) : value
      })
    return outlines.first { $0.variant == wanted }
  }

  private func difference(
    _ left: RunOutline, _ right: RunOutline, _ relation: Relation
  ) -> RunOutline.Difference? {
    var tolerance = 0.0
    if case .literal(.quantity(let points, _)) = relation.tolerance.content { tolerance = points }
    return left.largestDifference(
      from: right, mirrored: relation.kind == .mirrors, tolerance: tolerance)
  }

  private func failure(
    _ relation: Relation, _ left: RunOutline, _ difference: RunOutline.Difference
  ) -> Check.Failure {
    let seconds = DecimalText.rounded(difference.time.seconds, decimals: 3)
    return Check.Failure(
      code: "X0010", message: "the runs differ, most at \(seconds) s", range: relation.range,
      label: difference.points == .infinity
        ? "\(difference.what) is another"
        : "\(difference.what) is up to \(DecimalText.rounded(difference.points, decimals: 6)) off",
      notes: ["in [\(left.variant.description)] and its counterpart"])
  }
}
