import DualStripScenarios
import ScenarioFolders

/// What a replay prints about its runs.
extension ReplayCommand {
  /// Whether a scenario matches the filter.
  func isWanted(_ scenario: Scenario) -> Bool {
    guard let filter = arguments.value("--filter") else { return true }
    return scenario.source.name.contains(filter) || scenario.syntax.title.contains(filter)
  }

  /// Reports how the runs differ from their golden.
  ///
  /// - Returns: whether there is no difference.
  mutating func report(
    _ expected: GoldenFiles.Expected, _ verdicts: VariantVerdicts, of scenario: Scenario
  ) -> Bool {
    let file = GoldenFiles.path(for: scenario)
    let (path, name) = (TerminalText.shown(file), TerminalText.shown(scenario.source.name))
    let accept = "dualstrip update \(TerminalText.argument(scenario.source.name))"
    switch expected {
    case .nothing: return true
    case .unreadable(let failure):
      tally.unreadable += 1
      Console.tell(failure)
      return false
    case .missing:
      tally.failed += 1
      let what = Files.exists(file) ? "is a trace of every frame, not a golden" : "is missing"
      say(
        style.failure(
          "FAIL \(name)\n  \(path) \(what): write it with `\(accept)`, "
            + "or write `goldens off` in the scenario\n"))
      return false
    case .golden(let golden):
      let changed = verdicts.changed
      let isShort = choice.isEmpty && golden.count != scenario.variants.count
      guard !changed.isEmpty || isShort || !golden.isWhole else { return true }
      tally.failed += max(1, verdicts.changedButHolding)
      let runs = verdicts.runs > 1 ? " in \(changed.count) of \(verdicts.runs) variants" : ""
      var text = "FAIL \(name)  differs from its golden\(runs)\n"
      if !golden.isWhole {
        text += "  \(path) is not a trace, or has a variant twice, as a merge may leave it\n"
      } else {
        let sections = changed.compactMap { golden.section(of: $0.variant) }.joined()
        let found = changed.map(\.section).joined()
        let lines =
          sections.isEmpty ? ["new variants"] : GoldenReport.lines(from: sections, to: found)
        for line in lines { text += "  \(line)\n" }
        if isShort {
          text += "  it has \(golden.count) variants, the scenario \(scenario.variants.count)\n"
        }
      }
      say(style.failure(text + "  = help: to accept the change: \(accept)\n"))
      return false
    }
  }

  mutating func warn(_ warnings: [Diagnostic], in source: SourceText) {
    tally.warnings += warnings.count
    let renderer = DiagnosticRenderer(source)
    for warning in warnings {
      Console.printError(renderer.render(warning) + "\n")
    }
  }

  /// Prints one line if all held, otherwise every broken expectation in full.
  mutating func report(_ verdicts: VariantVerdicts, of scenario: Scenario, isQuiet: Bool) {
    tally.failed += verdicts.failed
    guard verdicts.failed == 0 else {
      return say(style.failure(verdicts.report(on: scenario.source)))
    }
    if isQuiet { return }
    let runs = verdicts.runs > 1 ? "\(verdicts.runs) variants, " : ""
    let name = TerminalText.shown(scenario.source.name)
    say(
      "\(style.good("ok  ")) \(name)  \(runs)\(counted(verdicts.checks, "check")), "
        + "\(counted(verdicts.frames, "frame"))\n")
  }

  /// Draws a run at its first failure, or at its end, in block characters.
  mutating func draw(_ scenario: Scenario, _ variant: ScenarioVariant?) {
    guard pictures > 0, let variant = variant ?? scenario.variants.first else { return }
    pictures -= 1
    let drawing = RunDrawing(scenario.run(variant))
    if let text = try? drawing.text(painted: style.isColored) { say(text) }
  }

  mutating func report(_ checks: [ReplayCheck], of scenario: Scenario) {
    let failures = checks.compactMap(\.failure)
    guard !failures.isEmpty else { return }
    tally.failed += 1
    say(style.failure(FailureReport.text(of: failures, source: scenario.source)))
  }

  mutating func prove() {
    let options = ["--variant", "--max-variants", "--filter", "--shard"].flatMap { name in
      arguments.values(name).flatMap { [name, $0] }
    }
    let found = Proof.digestsOfAnotherProcess(
      of: arguments.words, options: options, jobs: pool.jobs)
    // An interruption of this process also interrupts the other one.
    guard !Interruption.isRequested else { return }
    guard let others = found else {
      tally.unequal += 1
      return say("DIFFERS the second process could not run\n")
    }
    guard others != digests else {
      return say("proved  \(counted(digests.count, "run")): twice here, once in another process\n")
    }
    tally.unequal += 1
    let known = Set(others)
    for line in digests where !known.contains(line) {
      say("DIFFERS \(line): the other process has a different digest\n")
    }
  }

  func tellMargins() {
    say("closest calls:\n")
    for call in margins { say("  \(call.text)\n") }
  }
}
