import DualStripScenarios

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
    for path in arguments.words {
      do throws(FileFailure) {
        guard
          let found = JSONReport.cases(in: String(decoding: try Files.read(path), as: UTF8.self))
        else { throw FileFailure(path: path, reason: "is no JSON report of a replay") }
        cases += found
      } catch {
        failures.append(error)
      }
    }
    // In the order of the whole.
    cases = cases.enumerated().sorted {
      ($0.element.number, $0.offset) < ($1.element.number, $1.offset)
    }
    .map(\.element)
    for run in cases { reports.add(run) }
    failures += reports.write()
    for failure in failures { Console.printError("dualstrip: \(failure)\n") }
    let failed = cases.count { $0.kind != .passed }
    Console.print("\(cases.count) runs, \(failed) failed\n")
    if !failures.isEmpty { return .unreadable }
    return failed > 0 ? .failed : .success
  }
}
