/// Reports failed checks as diagnostics: the place, what was found, and how to see it again.
///
/// ```swift
/// let run = scenario.run()
/// if !run.holds { print(FailureReport(run, source: scenario.source).text()) }
/// ```
public struct FailureReport {
  private let run: ReplayRun
  private let source: SourceText

  /// Creates a report on one run.
  ///
  /// - Parameters:
  ///   - run: a finished run, failed or not.
  ///   - source: the text of its scenario, whose lines are quoted.
  public init(_ run: ReplayRun, source: SourceText) {
    self.run = run
    self.source = source
  }

  /// Returns the full text of all failures of the run.
  ///
  /// - Parameter notes: further facts, such as the number of variants in which it held.
  public func text(notes: [String] = []) -> String {
    let command = FailureReport.command(for: run.variant, of: source)
    return FailureReport.text(
      of: run.checks.compactMap { $0.failure }.map {
        Finding(failure: $0, notes: notes, helps: ["again: \(command)"])
      }, source: source, head: run.variant.suffix)
  }

  /// Returns the text of failures that belong to no single run, such as those of a relation.
  public static func text(of failures: [ReplayCheck.Failure], source: SourceText) -> String {
    text(of: failures.map { Finding(failure: $0) }, source: source, head: "")
  }

  /// A failure with further notes and suggestions.
  package struct Finding {
    package var failure: ReplayCheck.Failure
    package var notes: [String] = []
    package var helps: [String] = []

    package init(failure: ReplayCheck.Failure, notes: [String] = [], helps: [String] = []) {
      self.failure = failure
      self.notes = notes
      self.helps = helps
    }
  }

  /// The most failures that a report lists; it says how many more there are.
  private static let mostFindings = 100

  package static func text(of findings: [Finding], source: SourceText, head: String) -> String {
    var result = "FAIL \(TerminalText.shown(source.name))\(TerminalText.shown(head))\n"
    let renderer = DiagnosticRenderer(source)
    for finding in findings.prefix(mostFindings) {
      let failure = finding.failure
      result += renderer.render(
        .make(
          failure.code, failure.message, at: failure.range, failure.label,
          notes: failure.notes + finding.notes, helps: failure.helps + finding.helps))
    }
    if findings.count > mostFindings {
      result += "… and \(findings.count - mostFindings) more\n"
    }
    return result
  }

  /// The command that repeats a run, for pasting; with a second variant if a relation compares two.
  ///
  /// - Parameter options: further options of the command, with a space behind them.
  package static func command(
    for variant: ScenarioVariant, and other: ScenarioVariant? = nil, of source: SourceText,
    options: String = ""
  ) -> String {
    var chosen = variant.values
    chosen += (other?.values ?? []).filter { value in
      !variant.values.contains { $0.name == value.name && $0.value == value.value }
    }
    let values = chosen.map { "\($0.name)=\($0.value.text)" }
    let choice =
      values.isEmpty ? "" : " --variant \(TerminalText.quoted(values.joined(separator: ",")))"
    return "dualstrip replay \(options)\(TerminalText.argument(source.name))\(choice)"
  }
}
