import DualStripScenarios
import ScenarioFolders

/// `dualstrip check`: reads and checks scenarios, and runs nothing.
struct CheckCommand {
  static let options = VariantChoice.options + [ScenarioFiles.strictOption, Help.option]
  static let summary = "check scenarios for errors, without running them"

  let arguments: Arguments

  init(_ words: [String]) throws(CommandFailure) {
    arguments = try Arguments(words, options: CheckCommand.options)
  }

  func run() throws(CommandFailure) -> ExitCode {
    var files = ScenarioFiles(try VariantChoice(arguments))
    let scenarios = try files.read(arguments.words)
    for scenario in scenarios {
      Console.print("ok   \(TerminalText.shown(scenario.source.name))\n")
    }
    let warnings = files.warnings > 0 ? ", \(counted(files.warnings, "warning"))" : ""
    Console.print("\(scenarios.count) valid, \(files.invalid) invalid\(warnings)\n")
    if arguments.has("--strict"), files.warnings > 0 { return max(files.exitCode, .invalid) }
    return files.exitCode
  }
}

/// `dualstrip list`: scenarios and their variants.
struct ListCommand {
  static let options = VariantChoice.options + [Help.option]
  static let summary = "list scenarios and their variants"

  let arguments: Arguments

  init(_ words: [String]) throws(CommandFailure) {
    arguments = try Arguments(words, options: ListCommand.options)
  }

  func run() throws(CommandFailure) -> ExitCode {
    var files = ScenarioFiles(try VariantChoice(arguments))
    for scenario in try files.read(arguments.words) {
      let line = "\(scenario.source.name)  \(scenario.syntax.title)"
      Console.print(TerminalText.shown(line) + "\n")
      for variant in scenario.variants where !variant.values.isEmpty {
        Console.print("  \(variant.description.split(separator: " ").joined(separator: ","))\n")
      }
    }
    return files.exitCode
  }
}
