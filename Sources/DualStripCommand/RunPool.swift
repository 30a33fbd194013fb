import DualStripScenarios

/// What is kept of a run when it is over.
struct RunOutcome: Sendable {
  let holds: Bool
  let checks: Int
  let frames: Int
  let outline: RunOutline?
  private let failed: (run: ReplayRun, source: SourceText)?

  init(_ run: ReplayRun, source: SourceText, keepsOutline: Bool) {
    holds = run.holds
    checks = run.checks.count
    frames = run.frameCount
    outline = keepsOutline ? run.outline : nil
    failed = run.holds ? nil : (run, source)
  }

  /// The failures in full; empty where all held.
  func report(notes: [String]) -> String {
    failed.map { FailureReport($0.run, source: $0.source).text(notes: notes) } ?? ""
  }
}

/// Runs the variants of a scenario, several at a time; the answers are in the variants' order.
struct RunPool {
  let jobs: Int

  func run(_ scenario: Scenario, keepsOutlines: Bool, progress: Progress) async -> [RunOutcome] {
    let count = scenario.variants.count
    let workers = min(jobs, count)
    guard workers > 1 else {
      return (0..<count).map { number in
        progress.show(number)
        return outcome(of: scenario, number, keepsOutlines)
      }
    }
    var outcomes: [RunOutcome?] = Array(repeating: nil, count: count)
    await withTaskGroup(of: [(Int, RunOutcome)].self) { group in
      var next = 0
      let chunk = max(1, min(16, count / (workers * 4)))
      func add() {
        guard next < count else { return }
        let range = next..<min(next + chunk, count)
        next = range.upperBound
        group.addTask { range.map { ($0, outcome(of: scenario, $0, keepsOutlines)) } }
      }
      for _ in 0..<workers { add() }
      var done = 0
      while let finished = await group.next() {
        for (number, outcome) in finished { outcomes[number] = outcome }
        done += finished.count
        progress.show(done)
        add()
      }
    }
    return outcomes.compactMap { $0 }
  }

  private func outcome(
    of scenario: Scenario, _ number: Int, _ keepsOutlines: Bool
  ) -> RunOutcome {
    RunOutcome(
      scenario.run(scenario.variants[number]), source: scenario.source,
      keepsOutline: keepsOutlines)
  }
}
