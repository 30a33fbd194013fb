import DualStripScenarios

/// The results of the variants of one scenario, collected one by one. It keeps one example and a
/// count for each broken expectation, so that memory does not grow with failures.
struct VariantVerdicts {
  /// One way in which runs fail.
  private struct Breach {
    let failure: ReplayCheck.Failure
    /// The first variant that failed in this way.
    let variant: ScenarioVariant
    var count = 1
  }

  private(set) var runs = 0
  private(set) var failed = 0
  /// The first variant that failed, if any did.
  private(set) var firstFailing: ScenarioVariant?
  private(set) var frames = 0
  /// The number of checks in the first variant.
  private(set) var checks = 0
  /// One example of each warning, with the number of variants that have it.
  private var warnings: [ReplayCheck.Failure.Cause: (warning: Diagnostic, count: Int)] = [:]
  private var breaches: [ReplayCheck.Failure.Cause: Breach] = [:]
  /// Runs whose trace differs from their golden.
  private(set) var changed: [(variant: ScenarioVariant, section: String)] = []
  /// How many of these runs hold nevertheless.
  private(set) var changedButHolding = 0

  mutating func take(_ outcome: RunOutcome) {
    if runs == 0 { checks = outcome.checks }
    runs += 1
    frames += outcome.frames
    if !outcome.holds {
      failed += 1
      if firstFailing == nil { firstFailing = outcome.variant }
    }
    if let section = outcome.changedSection {
      changed.append((outcome.variant, section))
      if outcome.holds { changedButHolding += 1 }
    }
    for warning in outcome.warnings {
      warnings[warning.cause, default: (warning, 0)].count += 1
    }
    var seen: Set<ReplayCheck.Failure.Cause> = []
    for failure in outcome.failures where seen.insert(failure.cause).inserted {
      breaches[failure.cause, default: Breach(failure: failure, variant: outcome.variant, count: 0)]
        .count += 1
    }
  }

  /// Each warning of the runs once, in the order of the text.
  var allWarnings: [Diagnostic] {
    warnings.values.sorted {
      ($0.warning.primary.range.lower, $0.warning.code)
        < ($1.warning.primary.range.lower, $1.warning.code)
    }.map { found in
      var warning = found.warning
      if runs > 1 { warning.notes.append("in \(found.count) of \(runs) variants") }
      return warning
    }
  }

  /// Every broken expectation once, in the order of the text.
  func report(on source: SourceText) -> String {
    let ordered = breaches.values.sorted {
      ($0.failure.range.lower, $0.failure.code, $0.failure.label)
        < ($1.failure.range.lower, $1.failure.code, $1.failure.label)
    }
    let findings = ordered.map { breach in
      FailureReport.Finding(
        failure: breach.failure,
        notes: runs > 1
          ? ["broken in \(breach.count) of \(runs) variants, held in \(runs - breach.count)"] : [],
        helps: ["again: \(FailureReport.command(for: breach.variant, of: source))"])
    }
    let head =
      runs > 1 ? "  in \(failed) of \(runs) variants" : breaches.first?.value.variant.suffix ?? ""
    return FailureReport.text(of: findings, source: source, head: head)
  }
}
