import DualStripScenarios
import Foundation

/// Does the same for many things, several at a time; the answers come in the order of the things.
struct RunPool {
  static let option = Arguments.Option(
    name: "--jobs", value: "N", meaning: "runs at the same time; all cores unless said")

  let jobs: Int

  init(_ arguments: Arguments) throws(CommandFailure) {
    jobs =
      try arguments.number("--jobs", from: 1) ?? ProcessInfo.processInfo.activeProcessorCount
  }

  /// - Parameters:
  ///   - count: how many things there are; they are numbered from 0.
  ///   - work: what is done for each, on any thread.
  ///   - take: what is done with each answer, in order; nothing else is kept of it.
  func run<Answer: Sendable>(
    _ count: Int, progress: Progress, _ work: @Sendable @escaping (Int) -> Answer,
    taking take: (Answer) -> Void
  ) async {
    let workers = min(jobs, count)
    guard workers > 1 else {
      for number in 0..<count {
        progress.show(number)
        take(work(number))
      }
      return
    }
    let chunk = max(1, min(16, count / (workers * 4)))
    // Answers that came before an earlier one wait for it; there are never many.
    var early: [Int: [Answer]] = [:]
    await withTaskGroup(of: (Int, [Answer]).self) { group in
      var (next, done, running) = (0, 0, 0)
      func fill() {
        while next < count, running < workers, early.count <= 4 * workers {
          let range = next..<min(next + chunk, count)
          next = range.upperBound
          running += 1
          group.addTask { (range.lowerBound, range.map(work)) }
        }
      }
      fill()
      while let (first, answers) = await group.next() {
        running -= 1
        early[first] = answers
        while let answers = early.removeValue(forKey: done) {
          for answer in answers { take(answer) }
          done += answers.count
        }
        progress.show(done)
        fill()
      }
    }
  }

  /// Whether the variants of a scenario relate as it says, each pair run by itself.
  func relationChecks(of scenario: Scenario) async -> [ReplayCheck] {
    let judge = RelationJudge(scenario)
    let pairs = judge.pairs(of: scenario.variants)
    let progress = Progress(scenario.source.name, total: pairs.count)
    var findings: [RelationJudge.Finding] = []
    await run(
      pairs.count, progress: progress, { judge.finding(pairs[$0]) },
      taking: { finding in
        if let finding { findings.append(finding) }
      })
    progress.clear()
    return judge.checks(pairs, findings)
  }
}
