import DualStripScenarios

/// `dualstrip play`: writes a page that plays the runs of a scenario.
struct PlayCommand {
  static let options =
    [PageImageFiles.option, besideOption, PictureFile.option, Arguments.forceOption]
    + VariantChoice.options + [Help.option]
  private static let besideOption = Arguments.Option(
    name: "--beside", value: "FILE", meaning: "another scenario, to be played on a second device")
  static let summary = "write an HTML page that plays the runs in a browser"

  private let arguments: Arguments
  private let images: PageImageFiles

  init(_ words: [String]) throws(CommandFailure) {
    arguments = try Arguments(words, options: PlayCommand.options)
    images = try PageImageFiles(arguments)
  }

  func run() throws(CommandFailure) -> ExitCode {
    let choice = try VariantChoice(arguments)
    var files = ScenarioFiles(choice)
    guard let scenario = try OneScenario.read(arguments, for: "play", by: &files) else {
      return files.exitCode
    }
    var other: RunPlayer.Other?
    if let path = arguments.value("--beside") {
      // The choice of variants is about the first scenario.
      var others = ScenarioFiles(choice.ofAll)
      other = try another(path, like: scenario, by: &others)
      if other == nil { return others.exitCode }
    }
    let (runs, verdicts) = PlayCommand.runs(of: scenario)
    let player = RunPlayer(
      scenario, runs, of: scenario.variants.count, verdicts: verdicts, beside: other,
      images: { images.references(of: $0, besides: scenario.source) })
    return PictureFile.write(player.html(reading: images.image), arguments)
  }

  /// Reads the scenario of the second device.
  ///
  /// - Returns: `nil` if the file is not a valid scenario; the reason has been printed.
  private func another(
    _ path: String, like scenario: Scenario, by files: inout ScenarioFiles
  ) throws(CommandFailure) -> RunPlayer.Other? {
    if path == ScenarioFiles.standardInput, arguments.words.contains(path) {
      throw .usage("standard input can be read once: write one of the scenarios to a file")
    }
    guard let other = try OneScenario.read(path, for: "--beside", by: &files) else { return nil }
    guard other.isOfPages == scenario.isOfPages else {
      throw .usage("--beside needs another scenario of the same kind, of strips or of a collection")
    }
    return (
      other, PlayCommand.runs(of: other).runs,
      { images.references(of: $0, besides: other.source) }
    )
  }

  /// As many runs as a page holds, in the order of the matrix, and which variants hold. If there are
  /// more, failing runs have priority.
  private static func runs(
    of scenario: Scenario
  ) -> (runs: [ReplayRun], verdicts: [RunPlayer.Verdict]) {
    var verdicts: [RunPlayer.Verdict] = []
    var failed: [(number: Int, run: ReplayRun)] = []
    var held: [(number: Int, run: ReplayRun)] = []
    for (number, variant) in scenario.variants.enumerated() {
      let run = scenario.run(variant)
      verdicts.append((variant, run.holds))
      if !run.holds, failed.count < RunPlayer.mostRuns {
        failed.append((number, run))
      } else if run.holds, held.count < RunPlayer.mostRuns {
        held.append((number, run))
      }
    }
    let kept = failed + held.prefix(RunPlayer.mostRuns - failed.count)
    return (kept.sorted { $0.number < $1.number }.map { $0.run }, verdicts)
  }
}
