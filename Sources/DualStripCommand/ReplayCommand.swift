import DualStripScenarios
import Foundation

/// `dualstrip replay`: runs scenarios and says what held.
struct ReplayCommand {
  static let options =
    [
      Arguments.Option(
        name: "--trace", value: "FILE",
        meaning: "write the trace of one run; - = to standard output"),
      Arguments.Option(
        name: "--attributes", value: nil, meaning: "with --trace: every visible cell of every frame"
      ),
      Arguments.Option(name: "--precise", value: nil, meaning: "with --trace: unrounded numbers"),
      Arguments.Option(
        name: "--filter", value: "TEXT", meaning: "only scenarios with TEXT in path or title"),
    ] + VariantChoice.options + [
      Arguments.Option(
        name: "--jobs", value: "N", meaning: "runs at the same time; all cores unless said"),
      Arguments.Option(
        name: "--color", value: "WHEN", meaning: "auto, always or never; NO_COLOR is respected"),
      Help.option,
    ]

  static let summary = "run scenarios and say what held"

  private let arguments: Arguments
  private let choice: VariantChoice
  private let jobs: Int
  private let style: Style
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
    choice = try VariantChoice(arguments)
    let cores = ProcessInfo.processInfo.activeProcessorCount
    jobs = try arguments.number("--jobs", from: 1) ?? cores
    style = try Style(arguments)
  }

  mutating func run() async throws(CommandFailure) -> ExitCode {
    var files = ScenarioFiles(choice)
    let scenarios = try files.read(arguments.words).filter(isWanted)
    tally.invalid = files.invalid
    tally.unreadable = files.unreadable
    if arguments.has("--filter"), scenarios.isEmpty, tally.exitCode == .success {
      throw .usage("no scenario has \"\(arguments.value("--filter") ?? "")\" in its path or title")
    }
    if arguments.has("--trace") { try checkTraceIsOfOne(scenarios) }
    for scenario in scenarios { await replay(scenario) }
    say(closing)
    return tally.exitCode
  }

  private func isWanted(_ scenario: Scenario) -> Bool {
    guard let filter = arguments.value("--filter") else { return true }
    return scenario.source.name.contains(filter) || scenario.syntax.title.contains(filter)
  }

  private func checkTraceIsOfOne(_ scenarios: [Scenario]) throws(CommandFailure) {
    let count = scenarios.count + tally.invalid + tally.unreadable
    if count > 1 { throw .usage("--trace takes one scenario; \(count) were found") }
  }

  private mutating func replay(_ scenario: Scenario) async {
    tally.scenarios += 1
    let relations = RelationJudge(scenario.syntax, source: scenario.source)
    let progress = Progress(scenario.source.name, total: scenario.variants.count, style: style)
    let outcomes = await RunPool(jobs: jobs).run(
      scenario, keepsOutlines: relations.isNeeded, progress: progress)
    progress.clear()
    tally.runs += outcomes.count
    report(outcomes, of: scenario)
    if relations.isNeeded, choice.isEmpty {
      report(relations.checks(outcomes.compactMap(\.outline)), of: scenario)
    }
    if let path = arguments.value("--trace"), let variant = scenario.variants.first {
      writeTrace(of: scenario.run(variant), to: path)
    }
  }

  /// One line where all held, else every failure in full.
  private mutating func report(_ outcomes: [RunOutcome], of scenario: Scenario) {
    let failed = outcomes.filter { !$0.holds }
    tally.failed += failed.count
    guard let first = outcomes.first else { return }
    guard !failed.isEmpty else {
      let runs = outcomes.count > 1 ? "\(outcomes.count) variants, " : ""
      return say(
        "\(style.good("ok  ")) \(scenario.source.name)  \(runs)\(first.checks) checks, "
          + "\(outcomes.reduce(0) { $0 + $1.frames }) frames\n")
    }
    let held = "held in \(outcomes.count - failed.count) of \(outcomes.count) variants"
    for outcome in failed.prefix(4) {
      say(style.failure(outcome.report(notes: outcomes.count > 1 ? [held] : [])))
    }
    if failed.count > 4 {
      say(
        "\(style.bad("FAIL")) \(scenario.source.name)  and in \(failed.count - 4) more variants\n")
    }
  }

  private mutating func report(_ checks: [Check], of scenario: Scenario) {
    let failures = checks.compactMap(\.failure)
    guard !failures.isEmpty else { return }
    tally.failed += 1
    say(style.failure(FailureReport.text(of: failures, source: scenario.source)))
  }

  private mutating func writeTrace(of run: ReplayRun, to path: String) {
    let options = TraceWriter.Options(
      showsAttributes: arguments.has("--attributes"), isPrecise: arguments.has("--precise"))
    let text = TraceWriter(run, options: options).text()
    if path == "-" { return Console.print(text) }
    if !Console.write(text, to: path) { tally.unreadable += 1 }
  }

  /// Verdicts make room for a trace on standard output.
  private func say(_ text: String) {
    if arguments.value("--trace") == "-" { Console.printError(text) } else { Console.print(text) }
  }

  private var closing: String {
    var parts = ["\(tally.scenarios) scenarios", "\(tally.runs) runs", "\(tally.failed) failed"]
    if tally.invalid > 0 { parts.append("\(tally.invalid) invalid") }
    if tally.unreadable > 0 { parts.append("\(tally.unreadable) could not be read or written") }
    return parts.joined(separator: ", ") + "\n"
  }
}
