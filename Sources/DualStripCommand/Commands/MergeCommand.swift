import DualStripScenarios
import ScenarioFolders

/// `dualstrip merge`: joins the JSON reports of shards into the report of the whole.
struct MergeCommand {
  static let options = Reports.options + [Help.option]
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
    var whole: Int?
    for path in arguments.words {
      do throws(FileFailure) {
        let text = String(decoding: try Files.read(path), as: UTF8.self)
        guard let (found, origin) = JSONReport.read(text) else {
          throw FileFailure(path: path, reason: "is no JSON report of a replay")
        }
        cases += found
        exit = max(exit, origin.exit)
        shards.append((path, origin.shard ?? "1/1"))
        if origin.isStopped {
          throw FileFailure(path: path, reason: "stopped early: not everything of it was run")
        }
        if let whole, whole != origin.whole {
          throw FileFailure(path: path, reason: "is of other scenarios than the first report")
        }
        whole = origin.whole
      } catch {
        failures.append(error)
      }
    }
    if failures.isEmpty { failures += MergeCommand.gaps(in: shards) }
    cases = RunCase.ordered(cases)
    for run in cases { reports.add(run) }
    let result = failures.isEmpty ? exit : .unreadable
    failures += reports.write(from: JSONReport.Origin(exit: result, whole: whole))
    for failure in failures { Console.printError("dualstrip: \(failure)\n") }
    let failed = cases.count { $0.kind != .passed }
    Console.print("\(cases.count) runs, \(failed) failed\n")
    return failures.isEmpty ? result : .unreadable
  }

  /// Shards that are missing, there twice, or of another whole.
  private static func gaps(in shards: [(path: String, shard: String)]) -> [FileFailure] {
    var failures: [FileFailure] = []
    var first: [Int: String] = [:]
    let total = shards.first.flatMap { Shard.parts(of: $0.shard)?.count } ?? 1
    for (path, shard) in shards {
      guard let (number, count) = Shard.parts(of: shard), count == total else {
        let reason = "is shard \(shard), the first report is one of \(total)"
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
