import DualStrip

/// Finds jumps and echoes: motions of a pane that neither the model nor a finger explains.
extension PaneFindings {
  /// A step that the steps around it do not have.
  struct Jump {
    /// How far it goes beyond the steps around it, in points.
    var way: Double
    var sample: ComparedSample
    var number: Int

    var time: Time { sample.sample.time }
  }

  /// The shortest step that counts as a jump, in points.
  private var leastJump: Double { max(2 * tolerance, 2) }

  /// The steps that are jumps.
  ///
  /// Where the app follows the model just before and after, any part of a step beyond the model's
  /// step is a jump. Elsewhere, the step must also stand out from both steps beside it.
  var foundJumps: [Jump] {
    guard samples.count > 3 else { return [] }
    func extra(_ k: Int) -> Double {
      k > 0 && k < samples.count ? samples[k].distance - samples[k - 1].distance : 0
    }
    func step(_ k: Int) -> Double {
      k > 0 && k < samples.count ? samples[k].sample.offset - samples[k - 1].sample.offset : 0
    }
    return samples.indices.dropFirst().compactMap { k -> Jump? in
      guard isStep(k), extra(k).magnitude > leastJump + samples[k].slack else { return nil }
      let follows = max(extra(k - 1).magnitude, extra(k + 1).magnitude) < leastJump / 2
      let beside = [step(k - 1), step(k + 1)]
      let widest = max(beside[0].magnitude, beside[1].magnitude)
      let past = max(step(k) - max(beside[0], beside[1]), min(beside[0], beside[1]) - step(k))
      guard follows || past > leastJump + 0.3 * widest else { return nil }
      return Jump(way: extra(k), sample: samples[k], number: k)
    }
  }

  /// Whether a sample follows the previous one within three frames.
  private func isStep(_ k: Int) -> Bool {
    samples[k].sample.time - samples[k - 1].sample.time <= frame.scaled(by: 3)
  }

  func finding(of jump: Jump, count: Int) -> RecordingFinding {
    let other = pane == .preview ? Pane.thumbnails : .preview
    let more = count > 1 ? "; \(count) such jumps in all" : ""
    var finding = finding(
      .jump, at: jump.sample,
      "\(pane.words) jumps by \(RecordingFinding.points(jump.way)) at "
        + "\(RecordingFinding.seconds(jump.time)), and \(other.words) does not\(more)")
    finding.mayBeDelivery = jump.way.magnitude < tolerance + 2 * jump.sample.frameWay
    return finding
  }

  /// Returns a finding if the pane moves to and fro under the finger that drags it; `nil` if it
  /// does not.
  ///
  /// - Parameter drag: The samples of one touch, in order.
  func echo(in drag: Range<Int>) -> RecordingFinding? {
    var turns = 0
    var widest = 0.0
    var first: ComparedSample?
    var last = 0.0
    for (before, number) in zip(drag, drag.dropFirst()) where samples[number].held == pane {
      let change = samples[number].distance - samples[before].distance
      guard change.magnitude > tolerance / 2 + samples[number].slack else { continue }
      if change * last < 0 {
        turns += 1
        first = first ?? samples[number]
        widest = max(widest, change.magnitude)
      }
      last = change
    }
    guard turns >= 4, widest > tolerance, let first else { return nil }
    return finding(
      .echo, at: first,
      "\(pane.words) oscillates by up to \(RecordingFinding.points(widest)) under the finger "
        + "that drags it, from \(RecordingFinding.seconds(first.sample.time)) on: the other pane "
        + "scrolls it back")
  }
}
