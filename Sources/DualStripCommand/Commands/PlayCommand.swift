import DualStripScenarios

/// `dualstrip play`: a page that plays the runs of a scenario.
struct PlayCommand {
  static let options =
    [PageImageFiles.option, PictureFile.option] + VariantChoice.options + [Help.option]
  static let summary = "write a page that plays the runs: one file of HTML, opened by any browser"

  private let arguments: Arguments
  private let images: PageImageFiles

  init(_ words: [String]) throws(CommandFailure) {
    arguments = try Arguments(words, options: PlayCommand.options)
    images = try PageImageFiles(arguments)
    guard arguments.words.count == 1 else { throw .usage("play needs one scenario") }
  }

  func run() throws(CommandFailure) -> ExitCode {
    var files = ScenarioFiles(try VariantChoice(arguments))
    for scenario in try files.read(arguments.words) {
      let runs = PlayCommand.runs(of: scenario)
      let player = RunPlayer(
        scenario, runs, of: scenario.variants.count,
        images: images.images(of: runs[0], from: scenario.source))
      return PictureFile.write(player.html(), to: arguments.value("-o"))
    }
    return files.exitCode
  }

  /// As many as a page holds, in the order of the matrix: those that fail before all others.
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
