import DualStripScenarios
import ScenarioFolders

/// A report for other programs: all runs and what went wrong, a run a line.
enum JSONReport {
  static let formatVersion = 3
  static let content = OutputFile.Content(beginning: "{\"report\":")

  /// What a report says besides its runs.
  struct Origin {
    /// How the replay ended.
    var exit: ExitCode
    /// The shard that was run, such as `2/8`; `nil` for all.
    var shard: String?
    /// The number of cases in all shards; the numbers of cases are below it.
    var whole: Int
    /// The number of runs in all shards.
    var allRuns: Int
    /// Whether the replay stopped before everything was run.
    var isStopped = false
  }

  static func text(_ cases: [RunCase], from origin: Origin) -> String {
    var head = JSONText()
    head.add("report", formatVersion)
    head.add("exit", Int(origin.exit.rawValue))
    if let shard = origin.shard { head.add("shard", shard) }
    head.add("whole", origin.whole)
    head.add("all", origin.allRuns)
    if origin.isStopped { head.add("stopped", raw: "true") }
    head.add("runs", cases.count)
    head.add("failed", cases.count { $0.kind == .failed })
    head.add("errors", cases.count { $0.kind == .error })
    let undecided = cases.count { $0.kind == .undecided }
    if undecided > 0 { head.add("undecided", undecided) }
    let lines = cases.map(record).joined(separator: ",\n")
    return head.text + ",\"cases\":[\n" + lines + "\n]}\n"
  }

  private static func record(_ run: RunCase) -> String {
    var json = JSONText()
    json.add("number", run.number)
    json.add("file", run.file)
    json.add("variant", run.variant)
    json.add("result", run.kind.rawValue)
    if run.isRun { json.add("run", raw: "true") }
    guard run.kind != .passed else { return json.closed }
    let problems = run.problems.map { problem in
      var json = JSONText()
      json.add("code", problem.code)
      json.add("line", problem.line)
      json.add("message", problem.message)
      if let time = problem.time { json.add("time", time.milliseconds, decimals: 3) }
      return json.closed
    }
    json.add("problems", raw: JSONText.list(problems))
    json.add("again", run.command)
    return json.closed
  }

  /// Reads the cases and the origin of a report; `nil` if the text is no report, or contradicts
  /// itself.
  static func read(_ text: String) -> (cases: [RunCase], origin: Origin)? {
    guard let report = try? JSONValue(text), report["report"]?.number == Double(formatVersion),
      let records = report["cases"]?.array,
      let exit = report["exit"]?.number.flatMap({ Int32(exactly: $0) }).flatMap(ExitCode.init),
      let whole = count("whole", in: report), let all = count("all", in: report)
    else { return nil }
    let cases = records.compactMap(RunCase.init)
    guard cases.count == records.count, count("runs", in: report) == cases.count,
      count("failed", in: report) == cases.count(where: { $0.kind == .failed }),
      count("errors", in: report) == cases.count(where: { $0.kind == .error }),
      count("undecided", in: report) ?? 0 == cases.count(where: { $0.kind == .undecided }),
      cases.allSatisfy({ $0.number < whole })
    else { return nil }
    let origin = Origin(
      exit: exit, shard: report["shard"]?.string, whole: whole, allRuns: all,
      isStopped: report["stopped"] != nil)
    return (cases, origin)
  }

  private static func count(_ key: String, in report: JSONValue) -> Int? {
    report[key]?.number.flatMap { Int(exactly: $0) }
  }
}
