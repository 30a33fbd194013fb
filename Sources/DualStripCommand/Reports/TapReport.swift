import DualStripScenarios
import ScenarioFolders

/// Test Anything Protocol, version 14: a test point for each run.
enum TapReport {
  static let content = OutputFile.Content(beginning: "TAP version 14\n# dualstrip\n")

  static func text(_ cases: [RunCase]) -> String {
    var result = "TAP version 14\n# dualstrip\n1..\(cases.count)\n"
    for (number, run) in cases.enumerated() {
      let isOK = run.kind == .passed || run.kind == .undecided
      let doubt =
        run.kind == .undecided
        ? run.problems.first.map { " # SKIP cannot tell: \(escaped($0.message))" } : nil
      result += "\(isOK ? "ok" : "not ok") \(number + 1) - \(escaped(run.name))\(doubt ?? "")\n"
      guard !isOK else { continue }
      result += "  ---\n  severity: \(run.kind == .error ? "error" : "fail")\n  problems:\n"
      for problem in run.problems {
        let text = "\(run.file):\(problem.line): \(problem.code): \(problem.message)"
        result += "    - \(JSONText.quoted(text))\n"
      }
      result += "  again: \(JSONText.quoted(run.command))\n  ...\n"
    }
    return result
  }

  /// Escapes `#`, which would begin a directive.
  private static func escaped(_ text: String) -> String {
    TerminalText.shown(text).replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }
}
