import DualStripScenarios

/// Reads the scenario of a command that takes exactly one.
enum OneScenario {
  /// - Returns: `nil` if the file is not a valid scenario; the reason has been printed.
  static func read(
    _ arguments: Arguments, for command: String, by files: inout ScenarioFiles
  ) throws(CommandFailure) -> Scenario? {
    guard arguments.words.count == 1 else { throw .usage("\(command) needs one scenario") }
    let scenarios = try files.read(arguments.words)
    guard scenarios.count < 2 else {
      throw .usage("\(command) takes one scenario; \(scenarios.count) were found")
    }
    if arguments.has("--images"), scenarios.first?.isOfPages == false {
      throw .usage("--images are for pages; a collection has none")
    }
    return scenarios.first
  }
}
