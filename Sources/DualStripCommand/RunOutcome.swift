import DualStripScenarios
import ScenarioFolders

/// What the runs of a scenario should give besides their verdicts.
struct RunRequest: Sendable {
  let scenario: Scenario
  /// The variant whose frames a golden keeps.
  let firstVariant: ScenarioVariant?
  /// The golden that the runs are compared with, if any.
  var golden: Golden?
  var keepsMargins = false
  var keepsDigests = false
  /// Whether each run is done twice, and the digests compared.
  var proves = false
  var traces: TraceFiles?
}

/// What is kept of a finished run.
struct RunOutcome: Sendable {
  let variant: ScenarioVariant
  let checks: Int
  let frames: Int
  let failures: [ReplayCheck.Failure]
  let warnings: DiagnosticList
  /// The closest calls among the checks that hold.
  let margins: [ClosestCall]
  /// The golden's section that this run would leave, if it differs from the expected one.
  let changedSection: String?
  /// The digest of every bit of the run, if it is needed.
  let digest: String?
  /// Whether a second run gave another digest, which should never happen.
  let isUnstable: Bool
  let trace: TraceFiles.Outcome

  var holds: Bool { failures.isEmpty }

  init(_ run: ReplayRun, for request: RunRequest) {
    variant = run.variant
    checks = run.checks.count
    frames = run.frameCount
    failures = run.checks.compactMap(\.failure)
    warnings = run.warnings
    let source = request.scenario.source
    margins = request.keepsMargins ? ClosestCall.all(in: run, source: source) : []
    var changed: String?
    if let golden = request.golden {
      let section = run.goldenSection(isFirst: run.variant == request.firstVariant)
      if section != golden.section(of: run.variant) { changed = section }
    }
    changedSection = changed
    digest = request.keepsDigests || request.proves ? run.digest : nil
    isUnstable = request.proves && request.scenario.run(run.variant).digest != digest
    trace = request.traces?.write(run, of: source) ?? .unwanted
  }
}

/// A check that holds, and how far it was from failing.
struct ClosestCall: Sendable {
  let share: Double
  let text: String

  /// The five closest calls of a run.
  static func all(in run: ReplayRun, source: SourceText) -> [ClosestCall] {
    closest(
      run.checks.compactMap { check in
        guard check.holds, let share = check.relativeMargin, let margin = check.margin else {
          return nil
        }
        return ClosestCall(
          share: share,
          text: TerminalText.shown(
            "\(source.name):\(check.line)\(run.variant.suffix)  \(run.text(of: check))  "
              + "by \(run.rounded(margin)), \(run.rounded(share * 100)) % of what is allowed"))
      })
  }

  static func closest(_ calls: [ClosestCall]) -> [ClosestCall] {
    Array(calls.sorted { $0.share < $1.share }.prefix(5))
  }
}
