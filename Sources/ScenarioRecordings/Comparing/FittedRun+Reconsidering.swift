import DualStrip

/// Chooses an input again where the next one cannot be explained after it.
///
/// A finger that stops a moving pane chooses a page by a hair, and an edit moves the panes only after the next finger
/// is down: the samples between two inputs do not tell all about the first.
extension FittedRun {
  /// The run before an input that was chosen.
  private struct Fork {
    let number: Int
    let run: FittedRun
  }

  /// A cost above which the choice before is doubted, in points.
  private static let doubtful = 4.0
  /// The most choices that are doubted: each costs as much as up to 85 others.
  private static let mostDoubts = 16
  /// Steps of the window, and of the velocities, that are tried.
  private static let shifts = 16
  private static let speeds = 4

  /// Takes all inputs. Each that is chosen may change the choice before it.
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

  /// Takes the best of all choices for an earlier input, each with the best for the ones after it.
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

  /// How badly everything since is explained, in points, the samples that the last choice was judged by included.
  private func cost(since fork: Fork) -> Double {
    Pane.allCases.reduce(lastCost) { sum, pane in
      let first = fork.run.samples[pane]?.count ?? 0
      return (samples[pane] ?? [])[first...].reduce(sum) {
        $0 + min($1.distance.magnitude, FittedRun.farthest(pane))
      }
    }
  }

  /// Choices all over an input's window.
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
