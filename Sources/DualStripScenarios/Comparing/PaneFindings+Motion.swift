import DualStrip

/// How a pane moves where it should not.
extension PaneFindings {
  /// A step that the steps around it have not.
  struct Jump {
    var time: Time
    /// How far it goes beyond the steps around it, in points.
    var way: Double
    var sample: ComparedSample
  }

  /// From what way on a step is a jump, in points.
  private var leastJump: Double { max(2 * tolerance, 2) }

  /// Steps that neither the model nor the steps around them have.
  ///
  /// Where the app follows the model otherwise, what goes beyond the model's step is one; where it does
  /// not, its own step has to stand out from both beside it.
  var jumps: [Jump] {
    guard samples.count > 3 else { return [] }
    func extra(_ k: Int) -> Double {
      k > 0 && k < samples.count ? samples[k].distance - samples[k - 1].distance : 0
    }
    func step(_ k: Int) -> Double {
      k > 0 && k < samples.count ? samples[k].sample.offset - samples[k - 1].sample.offset : 0
    }
    return samples.indices.dropFirst().compactMap { k -> Jump? in
      guard isStep(k), extra(k).magnitude > leastJump else { return nil }
      let follows = max(extra(k - 1).magnitude, extra(k + 1).magnitude) < leastJump / 2
      let beside = [step(k - 1), step(k + 1)]
      let widest = max(beside[0].magnitude, beside[1].magnitude)
      let past = max(step(k) - max(beside[0], beside[1]), min(beside[0], beside[1]) - step(k))
      guard follows || past > leastJump + 0.3 * widest else { return nil }
      return Jump(time: samples[k].sample.time, way: extra(k), sample: samples[k])
    }
  }

  /// Whether two samples follow each other like frames.
  private func isStep(_ k: Int) -> Bool {
    samples[k].sample.time - samples[k - 1].sample.time <= frame.scaled(by: 3)
  }

  func finding(of jump: Jump, count: Int) -> RecordingFinding {
    let other = pane == .preview ? Pane.thumbnails : .preview
    let more = count > 1 ? "; \(count) such jumps" : ""
    return RecordingFinding(
      kind: .jump, time: jump.time,
      message: "\(pane.words) jumps by \(RecordingFinding.points(jump.way)) at "
        + "\(RecordingFinding.seconds(jump.time)), and \(other.words) does not\(more)",
      expectation: expectation(of: jump.sample), place: jump.sample.place)
  }

  /// A drag under which the pane goes to and fro.
  struct Echo {
    var pane: Pane
    var from: Time
    var through: Time
    var finding: RecordingFinding

    func contains(_ time: Time, of pane: Pane) -> Bool {
      self.pane == pane && time >= from && time <= through
    }
  }

  /// Drags under which it goes to and fro.
  var echoes: [Echo] {
    samples.split { $0.held != pane }.compactMap { echo(in: $0) }
  }

  private func echo(in drag: ArraySlice<ComparedSample>) -> Echo? {
    var turns = 0
    var widest = 0.0
    var first: ComparedSample?
    var last = 0.0
    for (before, sample) in zip(drag, drag.dropFirst()) {
      let change = sample.distance - before.distance
      guard change.magnitude > tolerance / 2 else { continue }
      if change * last < 0 {
        turns += 1
        first = first ?? sample
        widest = max(widest, change.magnitude)
      }
      last = change
    }
    guard turns >= 4, widest > tolerance, let first, let start = drag.first, let end = drag.last
    else { return nil }
    let finding = RecordingFinding(
      kind: .echo, time: first.sample.time,
      message:
        "\(pane.words) goes to and fro by up to \(RecordingFinding.points(widest)) under the finger "
        + "that drags it, from \(RecordingFinding.seconds(first.sample.time)) on: the other pane "
        + "scrolls it back",
      expectation: expectation(of: first), place: first.place)
    return Echo(pane: pane, from: start.sample.time, through: end.sample.time, finding: finding)
  }
}
