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
    let (runs, verdicts) = PlayCommand.runs(of: scenario)
    let player = RunPlayer(
      scenario, runs, of: scenario.variants.count, verdicts: verdicts, images: images.references)
    return PictureFile.write(
      player.html { images.image($0, besides: scenario.source) }, arguments)
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
