import DualStrip

/// Chooses an input again if the next input cannot be explained after it.
///
/// The samples between two inputs do not tell everything about the first. A small difference in
/// time decides on which page a finger stops a moving pane, and an edit moves the panes only after
/// the next finger is down.
extension FittedRun {
  /// The state of the run just before a choice.
  private struct Fork {
    let number: Int
    let run: FittedRun
  }

  /// A cost above which the previous choice is reconsidered, in points.
  private static let doubtful = 4.0
  /// The most choices to reconsider: each costs as much as up to 85 others.
  private static let mostDoubts = 16
  /// Into how many steps to divide the window, and the range of velocities.
  private static let shifts = 16
  private static let speeds = 4

  /// Takes all inputs. Each input that needs a choice may revise the choice before it.
  mutating func takeAllReconsidering() {
    var last: Fork?
    var doubts = 0
    for number in inputs.indices {
      guard isDecisive(inputs[number]) else {
        take(number)
        continue
      }
      let fork = Fork(number: number, run: self)
      take(number)
      if let last, lastCost > FittedRun.doubtful, doubts < FittedRun.mostDoubts {
        doubts += 1
        reconsider(last, through: number)
      }
      last = fork
    }
  }

  /// Tries choices all over the window of an earlier input, each with the best choices for the
  /// inputs after it, and keeps the best result.
  private mutating func reconsider(_ fork: Fork, through number: Int) {
    var least = cost(since: fork)
    for choice in fork.run.choices(for: fork.number) {
      var other = fork.run
      other.take(fork.number, as: choice)
      for next in fork.number + 1...number { other.take(next) }
      let cost = other.cost(since: fork)
      if cost < least { (least, self) = (cost, other) }
    }
  }

  /// Returns how badly the run explains everything since a fork, in points, including the samples
  /// that judge the last choice.
  private func cost(since fork: Fork) -> Double {
    Pane.allCases.reduce(lastCost) { sum, pane in
      let first = fork.run.samples[pane]?.count ?? 0
      return (samples[pane] ?? [])[first...].reduce(sum) {
        $0 + min($1.distance.magnitude, FittedRun.farthest(pane))
      }
    }
  }

  /// Returns choices all over the window of an input.
  private func choices(for number: Int) -> [Choice] {
    let record = inputs[number]
    let window = allowance.window(of: record, delay: alignment.delay)
    let speeds = drive.velocities(of: record, uncertainty: allowance.clock)?.range
    return (0...FittedRun.shifts).flatMap { k in
      let shift =
        window.from
        + (window.through - window.from).scaled(by: Double(k) / Double(FittedRun.shifts))
      guard let speeds else { return [Choice(shift: shift, velocity: nil)] }
      return (0...FittedRun.speeds).map { k in
        let part = Double(k) / Double(FittedRun.speeds)
        return Choice(
          shift: shift,
          velocity: speeds.lowerBound + part * (speeds.upperBound - speeds.lowerBound))
      }
    }
  }
}
