import DualStripScenarios
import Foundation
import ScenarioFolders

/// Annotations of a GitHub workflow, and the summary of its step.
enum GitHubReport {
  /// A step shows ten annotations: nine problems, and the number of all others.
  private static let mostAnnotations = 9

  static func annotations(_ cases: [RunCase]) -> String {
    let failed = cases.filter { $0.kind != .passed }
    var result = ""
    let breaches = breaches(failed)
    for breach in breaches.prefix(mostAnnotations) {
      let (run, problem) = (breach.run, breach.problem)
      result +=
        "::\(run.kind == .undecided ? "warning" : "error") file=\(property(run.file)),line=\(problem.line),"
      result += "title=\(property(problem.code))::"
      let variant = run.variant.isEmpty ? "" : " [\(run.variant)]"
      let others = breach.count > 1 ? ", and in \(counted(breach.count - 1, "more run"))" : ""
      result += message("\(problem.message)\(variant)\(others); again: \(run.command)") + "\n"
    }
    if breaches.count > mostAnnotations {
      result += "::error title=dualstrip::\(breaches.count - mostAnnotations) more; "
      result += "\(cases.counts)\n"
    }
    return result
  }

  /// Each broken expectation once, with its first run and the number of its runs.
  private static func breaches(
    _ failed: [RunCase]
  ) -> [(run: RunCase, problem: RunCase.Problem, count: Int)] {
    struct Place: Hashable {
      let file: String
      let line: Int
      let code: String
    }
    var result: [(run: RunCase, problem: RunCase.Problem, count: Int)] = []
    var known: [Place: Int] = [:]
    for run in failed {
      var met: Set<Place> = []
      for problem in run.problems {
        let place = Place(file: run.file, line: problem.line, code: problem.code)
        guard met.insert(place).inserted else { continue }
        if let number = known[place] {
          result[number].count += 1
        } else {
          known[place] = result.count
          result.append((run, problem, 1))
        }
      }
    }
    return result
  }

  /// Adds a table to the summary of the step, if the workflow says where that is.
  static func addSummary(of cases: [RunCase]) throws(FileFailure) {
    guard let path = ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty
    else { return }
    let before = Files.exists(path) ? try Files.read(path) : []
    try Files.write(String(decoding: before, as: UTF8.self) + summary(cases), to: path)
  }

  /// A table in Markdown.
  static func summary(_ cases: [RunCase]) -> String {
    let failed = cases.filter { $0.kind != .passed }
    var result = "### dualstrip: \(cases.counts)\n\n"
    guard !failed.isEmpty else { return result }
    result += "| what | first run | runs | again |\n| --- | --- | --- | --- |\n"
    let breaches = breaches(failed)
    for breach in breaches.prefix(100) {
      let what = "\(breach.problem.code), line \(breach.problem.line): \(breach.problem.message)"
      result += "| \(cell(what)) | \(cell(breach.run.name)) | \(breach.count) "
      result += "| \(code(breach.run.command)) |\n"
    }
    if breaches.count > 100 { result += "\nand \(breaches.count - 100) more\n" }
    return result
  }

  private static func message(_ text: String) -> String {
    TerminalText.shown(text).replacing("%", with: "%25")
  }

  private static func property(_ text: String) -> String {
    message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  /// A command as code in a table, where `|` would end the cell.
  private static func code(_ text: String) -> String {
    let shown = TerminalText.shown(text).replacing("|", with: "\\|")
    return shown.contains("`") ? "`` \(shown) ``" : "`\(shown)`"
  }

  private static func cell(_ text: String) -> String {
    TerminalText.shown(text).replacing("|", with: "\\|").replacing("<", with: "&lt;")
      .replacing("`", with: "'")
  }
}
