import DualStripScenarios
import Foundation

/// Does the same work for many things, several at a time; the answers arrive in order.
struct RunPool {
  static let option = Arguments.Option(
    name: "--jobs", value: "N", meaning: "how many runs at the same time; default: one per core")

  let jobs: Int

  init(_ arguments: Arguments) throws(CommandFailure) {
    let wanted = try arguments.number("--jobs", from: 1)
    jobs = min(wanted ?? ProcessInfo.processInfo.activeProcessorCount, 1024)
  }

  /// - Parameters:
  ///   - count: how many things there are; they are numbered from 0.
  ///   - work: does the work for one thing, on any thread.
  ///   - take: receives each answer, in order; the pool keeps none. If it returns `false`, no
  ///     further work begins. After ⌃C, some answers may be missing between others.
  func run<Answer: Sendable>(
    _ count: Int, progress: Progress?, _ work: @Sendable @escaping (Int) -> Answer,
    taking take: (Answer) -> Bool
  ) async {
    let workers = min(jobs, count)
    let chunk = workers > 1 ? max(1, min(16, count / (workers * 4))) : 1
    let (messages, inbox) = AsyncStream.makeStream(of: Message<Answer>.self)
    let waker = Interruption.wake { inbox.yield(.interrupted) }
    defer { Interruption.forget(waker) }
    // Answers that arrive before an earlier one wait here for it; there are never many.
    var early: [Int: Answer] = [:]
    var (next, done, running) = (0, 0, 0)
    var goesOn = true
    func fill() {
      while goesOn, !Interruption.isRequested, next < count, running < workers,
        early.count <= 64 * workers
      {
        let range = next..<min(next + chunk, count)
        next = range.upperBound
        running += 1
        // Threads, not tasks: tasks share as many threads as there are cores, and code that waits
        // for an answer or a signal would have to wait for a free one.
        Thread.detachNewThread {
          for number in range where !Interruption.isRequested {
            inbox.yield(.answer(number, work(number)))
          }
          inbox.yield(.idle)
        }
      }
    }
    fill()
    guard running > 0 else { return }
    loop: for await message in messages {
      switch message {
      case .answer(let number, let answer):
        early[number] = answer
        while let answer = early.removeValue(forKey: done) {
          if goesOn { goesOn = take(answer) }
          done += 1
        }
        progress?.show(done)
      case .idle:
        running -= 1
        fill()
        if running == 0 { break loop }
      // Work that is under way at ⌃C is dropped.
      case .interrupted: break loop
      }
    }
    // Work that finished before ⌃C counts, even if earlier work did not finish.
    for (_, answer) in early.sorted(by: { $0.key < $1.key }) where goesOn { goesOn = take(answer) }
  }

  /// A message from a worker.
  private enum Message<Answer: Sendable>: Sendable {
    case answer(Int, Answer)
    /// The worker has nothing more to do.
    case idle
    /// The command should end.
    case interrupted
  }

  /// Checks the relations between the variants of a scenario; each pair is run by itself.
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
