import DualStripScenarios
import ScenarioFolders

/// `dualstrip merge`: joins the JSON reports of shards into the report of the whole.
struct MergeCommand {
  static let options = Reports.options + [Arguments.forceOption, Help.option]
  static let summary = "join the JSON reports of shards into one"

  private let arguments: Arguments
  private var reports: Reports

  init(_ words: [String]) throws(CommandFailure) {
    arguments = try Arguments(words, options: MergeCommand.options)
    reports = try Reports(arguments)
    guard !arguments.words.isEmpty else { throw .usage("name the JSON reports to join") }
  }

  mutating func run() -> ExitCode {
    var failures: [FileFailure] = []
    var cases: [RunCase] = []
    var shards: [(path: String, shard: String)] = []
    var exit = ExitCode.success
    var first: JSONReport.Origin?
    for path in arguments.words {
      do throws(FileFailure) {
        let text = String(decoding: try Files.read(path), as: UTF8.self)
        guard let (found, origin) = JSONReport.read(text) else {
          throw FileFailure(
            path: path,
            reason: "is not a JSON report of this version, or its counts are wrong")
        }
        cases += found
        exit = max(exit, origin.exit)
        shards.append((path, origin.shard ?? "1/1"))
        if origin.isStopped {
          throw FileFailure(path: path, reason: "stopped early: some of its runs are missing")
        }
        if let first, first.whole != origin.whole || first.allRuns != origin.allRuns {
          throw FileFailure(path: path, reason: "covers other scenarios than the first report")
        }
        first = first ?? origin
      } catch {
        failures.append(error)
      }
    }
    if failures.isEmpty { failures += MergeCommand.gaps(in: shards) }
    if failures.isEmpty, let first { failures += MergeCommand.missing(cases, first) }
    cases = RunCase.ordered(cases)
    exit = max(exit, MergeCommand.exitCode(of: cases))
    for run in cases { reports.add(run) }
    let result = failures.isEmpty ? exit : .unreadable
    failures += reports.write(
      from: JSONReport.Origin(
        exit: result, whole: first?.whole ?? 0, allRuns: first?.allRuns ?? 0))
    for failure in failures { Console.tell(failure) }
    reports.say(cases.counts + "\n")
    return failures.isEmpty ? result : .unreadable
  }

  /// The exit code that follows from the cases, whatever the headers say.
  private static func exitCode(of cases: [RunCase]) -> ExitCode {
    let codes = cases.flatMap { $0.problems }.map { problem -> ExitCode in
      switch (problem.kind, problem.code.first) {
      case (.undecided, _): return .undecided
      case (.error, _) where problem.code == "unreadable": return .unreadable
      case (.error, _) where problem.code == "invalid": return .invalid
      case (.error, "E"), (_, "W"): return .invalid
      default: return .failed
      }
    }
    return codes.max() ?? .success
  }

  /// The failures for runs that no report has, or that several have.
  private static func missing(
    _ cases: [RunCase], _ origin: JSONReport.Origin
  ) -> [FileFailure] {
    let runs = cases.filter { $0.isRun }.map { $0.number }
    let reason: String
    if Set(runs).count < runs.count {
      reason = "a run appears twice"
    } else if runs.count != origin.allRuns {
      reason = "found \(runs.count) of \(origin.allRuns) runs"
    } else {
      return []
    }
    return [FileFailure(path: "merge", reason: reason)]
  }

  /// The failures for shards that are missing, there twice, or of a different total.
  private static func gaps(in shards: [(path: String, shard: String)]) -> [FileFailure] {
    var failures: [FileFailure] = []
    var first: [Int: String] = [:]
    let total = shards.first.flatMap { Shard.parts(of: $0.shard)?.count } ?? 1
    for (path, shard) in shards {
      guard let (number, count) = Shard.parts(of: shard), count == total else {
        let reason = "is shard \(shard), but the first report is one of \(total)"
        failures.append(FileFailure(path: path, reason: reason))
        continue
      }
      if let other = first[number] {
        failures.append(FileFailure(path: path, reason: "is shard \(shard), and so is \(other)"))
      }
      first[number] = path
    }
    guard failures.isEmpty, first.count < total else { return failures }
    let missing = (1...total).lazy.filter { first[$0] == nil }.prefix(8).map { "\($0)/\(total)" }
    let more = total - first.count > 8 ? ", …" : ""
    let reason = "shards are missing: \(missing.joined(separator: ", "))\(more)"
    return [FileFailure(path: "merge", reason: reason)]
  }
}
