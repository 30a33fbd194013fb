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
    var files = ScenarioFiles(try VariantChoice(arguments))
    guard let scenario = try OneScenario.read(arguments, for: "play", by: &files) else {
      return files.exitCode
    }
    var other: RunPlayer.Other?
    if let path = arguments.value("--beside") {
      // The choice of variants is about the first scenario.
      var others = ScenarioFiles(VariantChoice())
      guard let another = try another(path, like: scenario, by: &others) else {
        return others.exitCode
      }
      other = (another, PlayCommand.runs(of: another).runs)
    }
    let (runs, verdicts) = PlayCommand.runs(of: scenario)
    let player = RunPlayer(
      scenario, runs, of: scenario.variants.count, verdicts: verdicts, beside: other,
      images: images.references)
    return PictureFile.write(
      player.html { images.image($0, besides: scenario.source) }, arguments)
  }

  /// Reads the scenario of the second device.
  ///
  /// - Returns: `nil` if the file is not a valid scenario; the reason has been printed.
  private func another(
    _ path: String, like scenario: Scenario, by files: inout ScenarioFiles
  ) throws(CommandFailure) -> Scenario? {
    let found = try files.read([path])
    guard found.count < 2 else {
      throw .usage("--beside takes one scenario; \(found.count) were found")
    }
    guard let other = found.first else { return nil }
    guard other.isOfPages == scenario.isOfPages else {
      throw .usage("--beside needs another scenario of the same kind, of strips or of a collection")
    }
    return other
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
