import DualStripScenarios

/// `dualstrip plan`: the timetable of a scenario; nothing runs.
struct PlanCommand {
  static let options = VariantChoice.options + [Help.option]
  static let summary = "print the timetable of a run: every statement and every touch"

  let arguments: Arguments

  init(_ words: [String]) throws(CommandFailure) {
    arguments = try Arguments(words, options: PlanCommand.options)
  }

  func run() throws(CommandFailure) -> ExitCode {
    var files = ScenarioFiles(try VariantChoice(arguments))
    let scenario = try OneScenario.read(arguments, for: "plan", by: &files)
    if let scenario, let variant = scenario.variants.first {
      let lines = ScenarioPlan(scenario, variant: variant).text().split(
        separator: "\n", omittingEmptySubsequences: false)
      Console.print(lines.map { TerminalText.shown(String($0)) }.joined(separator: "\n"))
    }
    return files.exitCode
  }
}
