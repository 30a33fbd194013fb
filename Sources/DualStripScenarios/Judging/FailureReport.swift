/// Tells of failed checks in the shape of diagnostics: the place, what was found, and how to
/// see it again.
public struct FailureReport {
  private let run: ReplayRun
  private let source: SourceText

  /// A report on one run.
  ///
  /// - Parameters:
  ///   - run: a finished run, failed or not.
  ///   - source: the text of its scenario, whose lines are quoted.
  public init(_ run: ReplayRun, source: SourceText) {
    self.run = run
    self.source = source
  }

  /// All failures of one run, in full.
  ///
  /// - Parameter notes: what else is known, such as in how many variants it held.
  public func text(notes: [String] = []) -> String {
    let variant = run.variant.description
    let head = variant.isEmpty ? "" : "  [\(variant)]"
    return FailureReport.text(
      of: run.checks.compactMap { $0.failure }, source: source, head: head, notes: notes,
      help: "again: \(command)")
  }

  /// Failures that belong to no one run, such as those of a relation.
  public static func text(
    of failures: [ReplayCheck.Failure], source: SourceText, head: String = "", notes: [String] = [],
    help: String? = nil
  ) -> String {
    var result = "FAIL \(TerminalText.shown(source.name))\(TerminalText.shown(head))\n"
    let renderer = DiagnosticRenderer(source)
    for failure in failures.prefix(20) {
      result += renderer.render(
        .make(
          failure.code, failure.message, at: failure.range, failure.label,
          notes: failure.notes + notes, helps: help.map { [$0] } ?? []))
    }
    if failures.count > 20 { result += "… and \(failures.count - 20) more\n" }
    return result
  }

  private var command: String {
    let values = run.variant.values.map { "\($0.name)=\($0.value.text)" }
    let choice =
      values.isEmpty ? "" : " --variant \(TerminalText.quoted(values.joined(separator: ",")))"
    return "dualstrip replay \(TerminalText.quoted(source.name))\(choice)"
  }
}
