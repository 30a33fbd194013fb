import DualStripScenarios

/// Annotations of a workflow, and the summary of its step.
enum GitHubReport {
  /// A step shows ten: nine, and how many more there are.
  private static let mostAnnotations = 9

  static func annotations(_ cases: [RunCase]) -> String {
    let failed = cases.filter { $0.kind != .passed }
    var result = ""
    for run in failed.prefix(mostAnnotations) {
      guard let problem = run.problems.first else { continue }
      result += "::error file=\(property(run.file)),line=\(problem.line),"
      result += "title=\(property(problem.code))::"
      let variant = run.variant.isEmpty ? "" : " [\(run.variant)]"
      result += message("\(problem.message)\(variant) again: \(run.command)") + "\n"
    }
    if failed.count > mostAnnotations {
      result += "::error title=dualstrip::\(failed.count - mostAnnotations) more runs failed\n"
    }
    return result
  }

  /// A table in Markdown.
  static func summary(_ cases: [RunCase]) -> String {
    let failed = cases.filter { $0.kind != .passed }
    var result = "### dualstrip: \(cases.count) runs, \(failed.count) failed\n\n"
    guard !failed.isEmpty else { return result }
    result += "| run | what | again |\n| --- | --- | --- |\n"
    for run in failed.prefix(100) {
      let what = run.problems.first.map { "\($0.code): \($0.message)" } ?? ""
      result += "| \(cell(run.name)) | \(cell(what)) | `\(cell(run.command))` |\n"
    }
    if failed.count > 100 { result += "\nand \(failed.count - 100) more\n" }
    return result
  }

  private static func message(_ text: String) -> String {
    TerminalText.shown(text).replacing("%", with: "%25")
  }

  private static func property(_ text: String) -> String {
    message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  private static func cell(_ text: String) -> String {
    TerminalText.shown(text).replacing("|", with: "\\|").replacing("<", with: "&lt;")
      .replacing("`", with: "'")
  }
}
