public import DualStripScenarios
import ScenarioFolders
public import Testing

/// One test case of a scenario: the run of one variant, or the relations between several.
public struct ScenarioRun: Sendable {
  /// The path of the scenario, relative to the folder that was given.
  public let name: String
  private let source: SourceText
  private let subject: Subject

  enum Subject: Sendable {
    case variant(Scenario, ScenarioVariant, isFirst: Bool, GoldenFiles.Expected)
    case relations(Scenario, [ScenarioVariant])
    case invalid(DiagnosticList)
  }

  init(name: String, source: SourceText, subject: Subject) {
    self.name = name
    self.source = source
    self.subject = subject
  }

  /// The scenario; `nil` if the text is invalid.
  public var scenario: Scenario? {
    switch subject {
    case .variant(let scenario, _, _, _), .relations(let scenario, _): return scenario
    case .invalid: return nil
    }
  }

  /// The variant that is run; `nil` if the case does not concern a single variant.
  public var variant: ScenarioVariant? {
    if case .variant(_, let variant, _, _) = subject { variant } else { nil }
  }

  /// A failure, with the command that repeats it, at its place in the scenario.
  package struct Problem {
    package var text: String
    package var line = 1
    package var column = 1
  }

  /// Runs the case, and records an issue for each failure, at the scenario's own file, line and
  /// column, with the command that repeats it. Cost: one run, and another one for a golden.
  ///
  /// - Throws: an error if a golden cannot be read.
  public func expectSuccess() throws {
    for problem in try problems() {
      Issue.record("\(problem.text)", sourceLocation: place(of: problem))
    }
  }

  /// Where a test navigator shows a failure.
  package func place(of problem: Problem) -> SourceLocation {
    SourceLocation(
      fileID: "Scenarios/\(name)", filePath: source.name, line: problem.line,
      column: problem.column)
  }

  /// Runs the case, and returns its failures.
  package func problems() throws -> [Problem] {
    switch subject {
    case .invalid(let diagnostics):
      return diagnostics.map {
        problem(DiagnosticRenderer(source).render($0), at: $0.primary.range)
      }
    case .variant(let scenario, let variant, let isFirst, let golden):
      let run = scenario.run(variant)
      let failures = run.checks.compactMap(\.failure).map { problem($0, of: variant) }
      return try failures
        + [difference(of: run, isFirst: isFirst, golden)].compactMap { $0 }.map {
          Problem(text: $0)
        }
    case .relations(let scenario, let variants):
      let checks = scenario.relationChecks(between: variants.map { scenario.run($0) })
      let isWhole = variants.count == scenario.variants.count
      // If only some variants run, there may be none to compare.
      return checks.compactMap(\.failure).filter { isWhole || $0.code != "X0009" }
        .map { problem($0, of: nil) }
    }
  }

  /// Describes how a run differs from its golden; `nil` if it does not.
  private func difference(
    of run: ReplayRun, isFirst: Bool, _ golden: GoldenFiles.Expected
  ) throws -> String? {
    let remedy = "dualstrip update \(TerminalText.argument(source.name))"
    switch golden {
    case .nothing: return nil
    case .unreadable(let failure): throw failure
    case .missing: return "it has no golden trace; to write one: \(remedy)"
    case .golden(let golden):
      let found = run.goldenSection(isFirst: isFirst)
      guard let expected = golden.section(of: run.variant) else {
        return "its golden lacks this variant; to accept it: \(remedy)"
      }
      guard found != expected else { return nil }
      let lines = GoldenReport.lines(from: expected, to: found)
      return
        "it differs from its golden:\n  \(lines.joined(separator: "\n  "))\nto accept it: \(remedy)"
    }
  }

  private func problem(_ failure: ReplayCheck.Failure, of variant: ScenarioVariant?) -> Problem {
    var text = "\(failure.code): \(failure.message): \(failure.label)"
    for line in failure.notes + failure.helps { text += "\n  \(line)" }
    if let variant { text += "\n  again: \(FailureReport.command(for: variant, of: source))" }
    return problem(text, at: failure.range)
  }

  private func problem(_ text: String, at range: SourceRange) -> Problem {
    Problem(
      text: text, line: source.line(at: range.lower), column: source.column(at: range.lower))
  }
}

extension ScenarioRun: CustomTestStringConvertible {
  /// `Peers/echo.scenario [moment=20ms]`.
  public var testDescription: String {
    switch subject {
    case .invalid: return "\(name) (cannot be read)"
    case .relations: return "\(name) (relations between its variants)"
    case .variant(_, let variant, _, _):
      return variant.values.isEmpty ? name : "\(name) [\(variant.description)]"
    }
  }
}
