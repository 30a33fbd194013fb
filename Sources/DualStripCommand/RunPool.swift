import DualStripScenarios
import Foundation

/// Does the same for many things, several at a time; the answers come in the order of the things.
struct RunPool {
  static let option = Arguments.Option(
    name: "--jobs", value: "N", meaning: "runs at the same time; all cores unless said")

  let jobs: Int

  init(_ arguments: Arguments) throws(CommandFailure) {
    let wanted = try arguments.number("--jobs", from: 1)
    jobs = min(wanted ?? ProcessInfo.processInfo.activeProcessorCount, 1024)
  }

  /// - Parameters:
  ///   - count: how many things there are; they are numbered from 0.
  ///   - work: what is done for each, on any thread.
  ///   - take: what is done with each answer, in order; nothing else is kept of it. When it answers
  ///     `false`, or somebody interrupts, what is under way is finished and nothing else begun.
  func run<Answer: Sendable>(
    _ count: Int, progress: Progress?, _ work: @Sendable @escaping (Int) -> Answer,
    taking take: (Answer) -> Bool
  ) async {
    let workers = min(jobs, count)
    guard workers > 1 else {
      for number in 0..<count where !Interruption.isRequested {
        progress?.show(number)
        guard take(work(number)) else { return }
      }
      return
    }
    let chunk = max(1, min(16, count / (workers * 4)))
    // Answers that came before an earlier one wait for it; there are never many.
    var early: [Int: [Answer]] = [:]
    await withTaskGroup(of: (Int, [Answer]).self) { group in
      var (next, done, running) = (0, 0, 0)
      var goesOn = true
      func fill() {
        while goesOn, !Interruption.isRequested, next < count, running < workers,
          early.count <= 4 * workers
        {
          let range = next..<min(next + chunk, count)
          next = range.upperBound
          running += 1
          group.addTask {
            var answers: [Answer] = []
            for number in range where !Interruption.isRequested { answers.append(work(number)) }
            return (range.lowerBound, answers)
          }
        }
      }
      fill()
      while let (first, answers) = await group.next() {
        running -= 1
        early[first] = answers
        while let answers = early.removeValue(forKey: done) {
          for answer in answers where goesOn { goesOn = take(answer) }
          done += answers.count
        }
        progress?.show(done)
        fill()
      }
      // What was finished after an interruption has lost its place, but counts.
      for (_, answers) in early.sorted(by: { $0.key < $1.key }) {
        for answer in answers where goesOn { goesOn = take(answer) }
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
        return true
      })
    progress.clear()
    return judge.checks(pairs, findings)
  }
}
