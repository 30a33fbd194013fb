import DualStripScenarios
import Foundation

/// `dualstrip replay`: runs scenarios and says what held.
struct ReplayCommand {
  static let options = [
    Arguments.Option(
      name: "--trace", value: "FILE",
      meaning: "write the trace of one scenario; - = to standard output"),
    Arguments.Option(
      name: "--attributes", value: nil, meaning: "with --trace: every visible cell of every frame"),
    Arguments.Option(
      name: "--precise", value: nil, meaning: "with --trace: unrounded numbers"),
    Arguments.Option(
      name: "--filter", value: "TEXT", meaning: "only scenarios with TEXT in path or title"),
    Arguments.Option(
      name: "--help", value: nil, meaning: "what you are reading"),
  ]

  static let summary = "runs scenarios and says what held"

  private let arguments: Arguments
  private var tally = Tally()

  private struct Tally {
    var scenarios = 0
    var runs = 0
    var failed = 0
    var invalid = 0
    var unreadable = 0

    var exitCode: ExitCode {
      if unreadable > 0 { return .unreadable }
      if invalid > 0 { return .invalid }
      return failed > 0 ? .failed : .success
    }
  }

  init(_ words: [String]) throws(CommandFailure) {
    arguments = try Arguments(words, options: ReplayCommand.options)
  }

  mutating func run() throws(CommandFailure) -> ExitCode {
    guard !arguments.words.isEmpty else { throw .usage("replay needs a file or a folder") }
    var scenarios: [Scenario] = []
    for entry in ScenarioFiles.find(arguments.words) {
      switch entry {
      case .problem(let message):
        tally.unreadable += 1
        Console.printError("dualstrip: \(message)\n")
      case .file(let path): if let scenario = read(path) { scenarios.append(scenario) }
      }
    }
    if arguments.has("--trace"), scenarios.count + tally.invalid + tally.unreadable > 1 {
      throw .usage("--trace takes one scenario; \(scenarios.count) were found")
    }
    for scenario in scenarios { try replay(scenario) }
    if let filter = arguments.value("--filter"), scenarios.isEmpty, tally.exitCode == .success {
      throw .usage("no scenario has \"\(filter)\" in its path or title")
    }
    if !writesTraceToOutput { Console.print(closing) }
    return tally.exitCode
  }

  private var writesTraceToOutput: Bool { arguments.value("--trace") == "-" }

  private mutating func read(_ path: String) -> Scenario? {
    switch ScenarioFiles.read(path) {
    case .failure(let failure):
      tally.unreadable += 1
      Console.printError("dualstrip: \(failure.message)\n")
      return nil
    case .success(let source):
      switch Scenario.read(source) {
      case .invalid(let diagnostics):
        tally.invalid += 1
        Console.printError(DiagnosticRenderer(source).render(diagnostics) + "\n")
        return nil
      case .valid(let scenario):
        let filter = arguments.value("--filter")
        let isWanted =
          filter.map { path.contains($0) || scenario.syntax.title.contains($0) } ?? true
        return isWanted ? scenario : nil
      }
    }
  }

  private mutating func replay(_ scenario: Scenario) throws(CommandFailure) {
    tally.scenarios += 1
    for variant in scenario.variants {
      let run = scenario.run(variant)
      tally.runs += 1
      if !run.holds { tally.failed += 1 }
      report(run, of: scenario)
      if let path = arguments.value("--trace") { writeTrace(of: run, to: path) }
    }
  }

  private func report(_ run: ReplayRun, of scenario: Scenario) {
    let text =
      run.holds
      ? "ok   \(scenario.source.name)  \(run.checks.count) checks, \(run.frameCount) frames\n"
      : FailureReport(run, source: scenario.source).text()
    if writesTraceToOutput { Console.printError(text) } else { Console.print(text) }
  }

  private mutating func writeTrace(of run: ReplayRun, to path: String) {
    let options = TraceWriter.Options(
      showsAttributes: arguments.has("--attributes"), isPrecise: arguments.has("--precise"))
    let text = TraceWriter(run, options: options).text()
    if path == "-" { return Console.print(text) }
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      tally.unreadable += 1
      Console.printError("dualstrip: \(path): cannot be written\n")
    }
  }

  private var closing: String {
    var parts = ["\(tally.scenarios) scenarios", "\(tally.runs) runs", "\(tally.failed) failed"]
    if tally.invalid > 0 { parts.append("\(tally.invalid) invalid") }
    if tally.unreadable > 0 { parts.append("\(tally.unreadable) could not be read or written") }
    return parts.joined(separator: ", ") + "\n"
  }
}
