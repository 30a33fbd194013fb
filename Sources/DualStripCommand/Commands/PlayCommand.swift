import DualStripScenarios

/// `dualstrip play`: writes a page that plays the runs of a scenario.
struct PlayCommand {
  static let options =
    [PageImageFiles.option, PictureFile.option, Arguments.forceOption] + VariantChoice.options + [
      Help.option
    ]
  static let summary = "write an HTML page that plays the runs in a browser"

  private let arguments: Arguments
  private let images: PageImageFiles

  init(_ words: [String]) throws(CommandFailure) {
    arguments = try Arguments(words, options: PlayCommand.options)
    images = try PageImageFiles(arguments)
  }

  func run() throws(CommandFailure) -> ExitCode {
    var files = ScenarioFiles(try VariantChoice(arguments))
    guard let scenario = try OneScenario.read(arguments, for: "play", by: &files) else {
      return files.exitCode
    }
    let player = RunPlayer(
      scenario, PlayCommand.runs(of: scenario), of: scenario.variants.count,
      images: images.references)
    return PictureFile.write(
      player.html { images.image($0, besides: scenario.source) }, arguments)
  }

  /// As many runs as a page holds, in the order of the matrix. If there are more, failing runs have
  /// priority.
  private static func runs(of scenario: Scenario) -> [ReplayRun] {
    var failed: [(number: Int, run: ReplayRun)] = []
    var held: [(number: Int, run: ReplayRun)] = []
    for number in 0..<scenario.variants.count where failed.count < RunPlayer.mostRuns {
      let run = scenario.run(scenario.variants[number])
      if !run.holds {
        failed.append((number, run))
      } else if held.count < RunPlayer.mostRuns {
        held.append((number, run))
      }
    }
    let kept = failed + held.prefix(RunPlayer.mostRuns - failed.count)
    return kept.sorted { $0.number < $1.number }.map { $0.run }
  }
}
