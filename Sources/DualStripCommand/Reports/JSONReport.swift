import DualStripScenarios

/// All runs with what went wrong, a run a line: what other programs read.
enum JSONReport {
  static let formatVersion = 1

  static func text(_ cases: [RunCase]) -> String {
    var head = JSONText()
    head.add("report", formatVersion)
    head.add("runs", cases.count)
    head.add("failed", cases.count { $0.kind == .failed })
    head.add("errors", cases.count { $0.kind == .error })
    let lines = cases.map(record).joined(separator: ",\n")
    return head.text + ",\"cases\":[\n" + lines + "\n]}\n"
  }

  private static func record(_ run: RunCase) -> String {
    var json = JSONText()
    json.add("number", run.number)
    json.add("file", run.file)
    json.add("variant", run.variant)
    json.add("result", run.kind.rawValue)
    guard run.kind != .passed else { return json.closed }
    let problems = run.problems.map { problem in
      var json = JSONText()
      json.add("code", problem.code)
      json.add("line", problem.line)
      json.add("message", problem.message)
      return json.closed
    }
    json.add("problems", raw: JSONText.list(problems))
    json.add("again", run.command)
    return json.closed
  }

  /// The cases of a report; `nil` where a text is none.
  static func cases(in text: String) -> [RunCase]? {
    guard let report = try? JSONValue(text), report["report"]?.number == Double(formatVersion),
      let records = report["cases"]?.array
    else { return nil }
    let cases = records.compactMap(RunCase.init)
    return cases.count == records.count ? cases : nil
  }
}
