/// Looks for scenarios that break a law: the viewer's invariants, the conditions at rest, no jumps,
/// mirror images, refinements, the same result of two runs, the canonical form.
package enum ScenarioFuzzer {
  /// A scenario that breaks a law.
  package struct Finding: Sendable {
    package var seed: UInt64
    /// The name of the law; two findings with the same law are likely the same fault.
    package var law: String
    package var draft: ScenarioDraft

  }

  /// Whether a replay also fails if a scenario breaks this law; if not, only fuzzing sees it.
  package static func isSeenByReplay(_ law: String) -> Bool { law.hasPrefix("X") }

  /// Draws the scenario of a seed.
  package static func draft(of kind: SubjectKind = .strips, seed: UInt64) -> ScenarioDraft {
    kind.draft(seed: seed)
  }

  /// Returns the law that the scenario of a seed breaks; `nil` if it breaks none.
  package static func finding(of kind: SubjectKind = .strips, seed: UInt64) -> Finding? {
    let draft = draft(of: kind, seed: seed)
    return brokenLaw(of: draft.text).map { Finding(seed: seed, law: $0, draft: draft) }
  }

  /// Returns the same failure in as few lines as possible. Cost: some hundred runs.
  package static func shrunk(_ finding: Finding) -> Finding {
    var result = finding
    result.draft = ScenarioShrinker.shrunk(finding.draft, judgedBy: LawJudge(law: finding.law))
    return result
  }

  private struct LawJudge: DraftJudge {
    let law: String

    func fails(_ draft: ScenarioDraft) -> Bool { brokenLaw(of: draft.text) == law }
  }

  /// The first law that the scenario in a text breaks; also `nil` for a text that is no scenario.
  static func brokenLaw(of text: String) -> String? {
    let source = SourceText(name: "drawn.scenario", text: text)
    guard case .valid(let scenario) = Scenario.read(source) else { return nil }
    return brokenLaw(of: scenario)
  }

  /// The first law that a scenario breaks; `nil` for one that breaks none.
  package static func brokenLaw(of scenario: Scenario) -> String? {
    let source = scenario.source
    let runs = scenario.variants.map { scenario.run($0) }
    for run in runs {
      // Random statements may be impossible, and an expectation that was never evaluated is no law.
      if let failure = run.checks.lazy.compactMap({ $0.failure }).first(where: {
        $0.code != "X0008" && $0.code != "X0009"
      }) {
        return name(of: failure, in: source)
      }
    }
    if let first = runs.first {
      let again = first.again(showing: JumpWitness(first.syntax))
      if let jump = again.jump { return jump }
      if scenario.run(first.variant).fingerprint != first.fingerprint {
        return "the same run twice"
      }
    }
    let broken = scenario.relationChecks(between: runs).compactMap { $0.failure }
    if let failure = broken.first { return name(of: failure, in: source) }
    return formLaw(of: source)
  }

  private static func name(of failure: ReplayCheck.Failure, in source: SourceText) -> String {
    let rule = failure.cause.rule
    guard rule.isEmpty else { return "\(failure.code): \(rule)" }
    return "\(failure.code): \(source.text(failure.range))"
  }

  private static func formLaw(of source: SourceText) -> String? {
    let form = ScenarioFormatter(source).formatted()
    let again = SourceText(name: source.name, text: form)
    guard ScenarioFormatter(again).formatted() == form, case .valid = Scenario.read(again) else {
      return "the canonical form"
    }
    return nil
  }
}
