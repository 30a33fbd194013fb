import DualStripScenarios
import ScenarioFolders

/// A suite for each file, a case for each variant, as most CI systems read it.
enum JUnitReport {
  static let content = OutputFile.Content(
    beginning: "<?xml", mark: "<testsuites name=\"dualstrip\"")

  static func text(_ cases: [RunCase]) -> String {
    var result = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    result += "<testsuites name=\"dualstrip\"\(counts(cases))>\n"
    var rest = cases[...]
    while let first = rest.first {
      let suite = rest.prefix { $0.file == first.file }
      rest = rest.dropFirst(suite.count)
      result += "  <testsuite name=\"\(escaped(first.file))\"\(counts(Array(suite)))>\n"
      result += suite.map(testCase).joined()
      result += "  </testsuite>\n"
    }
    return result + "</testsuites>\n"
  }

  private static func counts(_ cases: [RunCase]) -> String {
    let failed = cases.count { $0.kind == .failed }
    let errors = cases.count { $0.kind == .error }
    let skipped = cases.count { $0.kind == .undecided }
    return " tests=\"\(cases.count)\" failures=\"\(failed)\" errors=\"\(errors)\""
      + (skipped > 0 ? " skipped=\"\(skipped)\"" : "")
  }

  private static func testCase(_ run: RunCase) -> String {
    let name = run.variant.isEmpty ? run.file : run.variant
    let head = "    <testcase classname=\"\(escaped(run.file))\" name=\"\(escaped(name))\""
    guard let first = run.problems.first else { return head + "/>\n" }
    if run.kind == .undecided {
      return head + ">\n      <skipped message=\"cannot tell: \(escaped(first.message))\"/>\n"
        + "    </testcase>\n"
    }
    let element = run.kind == .error ? "error" : "failure"
    let lines = run.problems.map { "\(run.file):\($0.line): \($0.code): \($0.message)" }
    return head
      + ">\n      <\(element) type=\"\(escaped(first.code))\" message=\"\(escaped(first.message))\">"
      + escaped((lines + ["again: \(run.command)"]).joined(separator: "\n"))
      + "</\(element)>\n    </testcase>\n"
  }

  /// Escapes each line by itself, so that line breaks are kept.
  private static func escaped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Markup.escaped(String($0)) }.joined(separator: "\n")
  }
}
