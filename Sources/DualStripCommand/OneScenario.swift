import DualStripScenarios

/// Reads the scenario of a command that takes exactly one.
enum OneScenario {
  /// - Returns: `nil` if the file is not a valid scenario; the reason has been printed.
  static func read(
    _ arguments: Arguments, for command: String, by files: inout ScenarioFiles
  ) throws(CommandFailure) -> Scenario? {
    guard arguments.words.count == 1 else { throw .usage("\(command) needs one scenario") }
    let scenario = try read(arguments.words[0], for: command, by: &files)
    if arguments.has("--images"), scenario?.isOfPages == false {
      throw .usage("--images are for pages; a collection has none")
    }
    return scenario
  }

  /// - Parameter word: The command or the option that needs it.
  static func read(
    _ path: String, for word: String, by files: inout ScenarioFiles
  ) throws(CommandFailure) -> Scenario? {
    let scenarios = try files.read([path])
    guard scenarios.count < 2 else {
      throw .usage("\(word) takes one scenario; \(scenarios.count) were found")
    }
    return scenarios.first
  }
}
