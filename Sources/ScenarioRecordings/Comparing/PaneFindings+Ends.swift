import DualStrip

/// Findings about edits and the ends of the document.
extension PaneFindings {
  /// Returns a finding if the pane jumps to where an edit leads, while the model animates.
  ///
  /// - Parameters:
  ///   - numbers: The samples that are apart after the edit.
  ///   - cause: The edit.
  ///   - early: How long before the edit's time the pane may have jumped.
  ///   - names: The names of the pages.
  func editJump(
    _ numbers: [Int], _ cause: Causes.Cause, early: Time, _ names: Names
  ) -> RecordingFinding? {
    guard numbers.count >= PaneFindings.fewestOfAJump, let first = numbers.first,
      let last = numbers.last,
      case let start = min(first, samples(from: cause.time - early, until: .never).lowerBound),
      start > 0
    else { return nil }
    let before = samples[start - 1].sample.offset
    let after = samples[min(last + 1, samples.count - 1)].sample.offset
    let way = after - before
    guard way.magnitude > 4 * tolerance else { return nil }
    let isAtOnce = numbers.allSatisfy { number in
      let offset = samples[number].sample.offset
      return min((offset - before).magnitude, (offset - after).magnitude) <= 2 * tolerance
    }
    let models = numbers.map { samples[$0].modelOffset }
    let isOnItsWay = models.contains { model in
      min((model - before).magnitude, (model - after).magnitude) > 0.1 * way.magnitude
    }
    guard isAtOnce, isOnItsWay else { return nil }
    return finding(
      .editJump, at: samples[first],
      "the \(cause.input.words(names)) moves \(pane.words) by "
        + "\(RecordingFinding.points(way)) at once, at "
        + "\(RecordingFinding.seconds(samples[first].sample.time)); the model animates this")
  }

  /// How many samples the model must take on its way for a jump to be visible.
  private static let fewestOfAJump = 3

  /// Returns a finding if the pane stops at an end of the document, while the model goes beyond it.
  func noBounce(_ numbers: [Int]) -> RecordingFinding? {
    guard let first = numbers.first, numbers.allSatisfy({ samples[$0].isOverscrolled }) else {
      return nil
    }
    let offsets = numbers.map { samples[$0].sample.offset }
    guard let least = offsets.min(), let most = offsets.max(), most - least <= 2 * tolerance
    else { return nil }
    let farthest = numbers.map { samples[$0].distance.magnitude }.max() ?? 0
    return finding(
      .noBounce, at: samples[first],
      "\(pane.words) stops at the end of the document at "
        + "\(RecordingFinding.seconds(samples[first].sample.time)); the model bounces up "
        + "to \(RecordingFinding.points(farthest)) beyond it")
  }

  /// Whether the pane stands still from the first of some samples on, while the model moves, as if
  /// a finger held it.
  func stops(at numbers: [Int]) -> Bool {
    guard let first = numbers.first, first > 0, first + 1 < samples.count else { return false }
    let own = (samples[first + 1].sample.offset - samples[first].sample.offset).magnitude
    let model = (samples[first].modelOffset - samples[first - 1].modelOffset).magnitude
    return samples[first].held == nil && own <= tolerance / 2 && model > tolerance / 2
  }

  /// Whether the pane stays off by the distance of a jump.
  func lasts(_ jump: Jump) -> Bool {
    guard let after = rests.first(where: { $0.samples.endIndex > jump.number }),
      let before = rests.last(where: { $0.samples.startIndex <= jump.number })
    else { return false }
    let gone = (after.samples.last?.distance ?? 0) - (before.samples.first?.distance ?? 0)
    return (gone - jump.way).magnitude < max(tolerance, 0.2 * jump.way.magnitude)
  }
}
