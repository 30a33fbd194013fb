import DualStripScenarios
import Foundation

/// Runs the variants of a scenario, several at a time; the answers are in the variants' order.
struct RunPool {
  static let option = Arguments.Option(
    name: "--jobs", value: "N", meaning: "runs at the same time; all cores unless said")

  let jobs: Int

  init(_ arguments: Arguments) throws(CommandFailure) {
    jobs =
      try arguments.number("--jobs", from: 1) ?? ProcessInfo.processInfo.activeProcessorCount
  }

  /// - Parameter digest: what is kept of a run; the rest is forgotten at once.
  func run<Answer: Sendable>(
    _ scenario: Scenario, progress: Progress,
    keeping digest: @Sendable @escaping (ReplayRun) -> Answer
  ) async -> [Answer] {
    let count = scenario.variants.count
    let workers = min(jobs, count)
    guard workers > 1 else {
      return (0..<count).map { number in
        progress.show(number)
        return digest(scenario.run(scenario.variants[number]))
      }
    }
    var answers: [Answer?] = Array(repeating: nil, count: count)
    await withTaskGroup(of: [(Int, Answer)].self) { group in
      var next = 0
      let chunk = max(1, min(16, count / (workers * 4)))
      func add() {
        guard next < count else { return }
        let range = next..<min(next + chunk, count)
        next = range.upperBound
        group.addTask { range.map { ($0, digest(scenario.run(scenario.variants[$0]))) } }
      }
      for _ in 0..<workers { add() }
      var done = 0
      while let finished = await group.next() {
        for (number, answer) in finished { answers[number] = answer }
        done += finished.count
        progress.show(done)
        add()
      }
    }
    return answers.compactMap { $0 }
  }
}
