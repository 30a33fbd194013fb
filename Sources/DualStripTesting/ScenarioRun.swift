public import DualStripScenarios
import ScenarioFolders
public import Testing

/// One run of a scenario, as one case of a test: of a variant, or of what relates several.
public struct ScenarioRun: Sendable {
  /// The path of the scenario, from the folder that was named.
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

  /// The scenario; `nil` for a text that is none.
  public var scenario: Scenario? {
    switch subject {
    case .variant(let scenario, _, _, _), .relations(let scenario, _): return scenario
    case .invalid: return nil
    }
  }

  /// The values of the matrix that it is run with; `nil` for what is of no one variant.
  public var variant: ScenarioVariant? {
    if case .variant(_, let variant, _, _) = subject { variant } else { nil }
  }

  /// Runs it, and records an issue for everything that does not hold, at the scenario's own file, line and
  /// column, with the command that repeats it. Cost: that of the run, and of another one for a golden.
  ///
  /// - Throws: where a golden cannot be read.
  public func expectSuccess() throws {
    switch subject {
    case .invalid(let diagnostics):
      for diagnostic in diagnostics {
        record(DiagnosticRenderer(source).render(diagnostic), at: diagnostic.primary.range)
      }
    case .variant(let scenario, let variant, let isFirst, let golden):
      let run = scenario.run(variant)
      for failure in run.checks.compactMap(\.failure) { record(failure, of: variant) }
      try compare(run, isFirst: isFirst, golden)
    case .relations(let scenario, let variants):
      let checks = scenario.relationChecks(between: variants.map { scenario.run($0) })
      let isWhole = variants.count == scenario.variants.count
      // Of a few variants there may be none to compare.
      for failure in checks.compactMap(\.failure) where isWhole || failure.code != "X0009" {
        record(failure, of: nil)
      }
    }
  }

  private func compare(
    _ run: ReplayRun, isFirst: Bool, _ golden: GoldenFiles.Expected
  ) throws {
    switch golden {
    case .nothing: break
    case .unreadable(let failure): throw failure
    case .missing:
      record("there is no golden trace; again: dualstrip update \(source.name)", at: nil)
    case .golden(let golden):
      let found = run.goldenSection(isFirst: isFirst)
      guard let expected = golden.section(of: run.variant) else {
        return record(
          "its golden knows no such variant; again: dualstrip update \(source.name)", at: nil)
      }
      guard found != expected else { return }
      let lines = GoldenReport.lines(from: expected, to: found)
      record(
        "it differs from its golden:\n  \(lines.joined(separator: "\n  "))\n"
          + "to accept it: dualstrip update \(source.name)", at: nil)
    }
  }

  private func record(_ failure: ReplayCheck.Failure, of variant: ScenarioVariant?) {
    var text = "\(failure.code): \(failure.message): \(failure.label)"
    for line in failure.notes + failure.helps { text += "\n  \(line)" }
    if let variant { text += "\n  again: \(FailureReport.command(for: variant, of: source))" }
    record(text, at: failure.range)
  }

  private func record(_ text: String, at range: SourceRange?) {
    let line = range.map { source.line(at: $0.lower) } ?? 1
    let column = range.map { source.column(at: $0.lower) } ?? 1
    Issue.record(
      "\(text)",
      sourceLocation: SourceLocation(
        fileID: "Scenarios/\(name)", filePath: source.name, line: line, column: column))
  }
}

extension ScenarioRun: CustomTestStringConvertible {
  /// `Peers/echo.scenario [moment=20ms]`.
  public var testDescription: String {
    switch subject {
    case .invalid: return "\(name) (cannot be read)"
    case .relations: return "\(name) (what relates its variants)"
    case .variant(_, let variant, _, _):
      return variant.values.isEmpty ? name : "\(name) [\(variant.description)]"
    }
  }
}
