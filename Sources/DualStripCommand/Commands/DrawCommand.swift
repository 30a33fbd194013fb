import DualStripScenarios
import ScenarioFolders

/// `dualstrip draw`: draws a run as a picture.
struct DrawCommand {
  static let options =
    [
      Arguments.Option(
        name: "--at", value: "MOMENT",
        meaning:
          "1.2s, throw, throw.end + 40ms or end; default: the first failure, or else the end"),
      Arguments.Option(name: "--label", value: "LABEL", meaning: "when this statement begins"),
      Arguments.Option(name: "--snapshot", value: "TITLE", meaning: "at the snapshot TITLE"),
      Arguments.Option(
        name: "--every", value: "TIME", meaning: "a sheet of pictures, one every TIME"),
      Arguments.Option(
        name: "--timeline", value: nil,
        meaning: "the whole run over time: panes, drivers, touches, events, expectations"),
      Arguments.Option(
        name: "--animate", value: nil,
        meaning: "a moving picture: the run in real time, with its finger and statements"),
      Arguments.Option(
        name: "--matrix", value: nil,
        meaning: "which variants hold, as a table with two variables as its axes"),
      Arguments.Option(
        name: "--pr", value: nil,
        meaning: "a card for a pull request: the failure, before and after, curves, command"),
      Arguments.Option(
        name: "--text", value: nil, meaning: "draw in block characters, for a terminal"),
      PageImageFiles.option, PictureFile.option, Arguments.forceOption,
    ] + VariantChoice.options + [
      Arguments.Option(
        name: "--color", value: "WHEN",
        meaning: "with --text: auto, always or never; NO_COLOR is respected"),
      Help.option,
    ]
  static let summary = "draw a run as SVG: at moments, over time, moving, as a card; or which hold"

  private let arguments: Arguments
  private let moment: RunDrawing.Moment
  private let style: Style
  private let images: PageImageFiles

  init(_ words: [String]) throws(CommandFailure) {
    arguments = try Arguments(words, options: DrawCommand.options)
    moment = try DrawCommand.moment(arguments)
    style = try Style(arguments)
    images = try PageImageFiles(arguments)
    for option in ["--timeline", "--animate", "--matrix", "--pr"]
    where arguments.has("--text") && arguments.has(option) {
      throw .usage("--text draws the viewer at a moment; it excludes \(option)")
    }
    if arguments.has("--color"), !arguments.has("--text") { throw .usage("--color needs --text") }
    for option in ["--text", "--timeline", "--matrix"]
    where arguments.has(option) && arguments.has("--images") {
      throw .usage("\(option) shows no images; it excludes --images")
    }
  }

  private static func moment(_ arguments: Arguments) throws(CommandFailure) -> RunDrawing.Moment {
    let given = [
      "--at", "--label", "--snapshot", "--every", "--timeline", "--animate", "--matrix", "--pr",
    ].filter(arguments.has)
    if given.count > 1 { throw .usage("\(given.joined(separator: " and ")) exclude each other") }
    if let text = arguments.value("--at") ?? arguments.value("--label") { return .at(text) }
    if let title = arguments.value("--snapshot") { return .snapshot(title) }
    guard let text = arguments.value("--every") else { return .decisive }
    guard let step = RunDrawing.time(text) else {
      throw .usage("--every needs a time such as 100ms or 0.5s, not \(text)")
    }
    return .every(step)
  }

  func run() throws(CommandFailure) -> ExitCode {
    var files = ScenarioFiles(try VariantChoice(arguments))
    guard let scenario = try OneScenario.read(arguments, for: "draw", by: &files) else {
      return files.exitCode
    }
    if arguments.has("--matrix") {
      let runs = scenario.variants.map(scenario.run)
      let drawing = MatrixDrawing(
        title: scenario.title, runs.map { ($0.variant, $0.holds) },
        relations: scenario.relationChecks(between: runs))
      return PictureFile.write(drawing.svg(), arguments)
    }
    do throws(RunDrawing.Fault) {
      let picture = try picture(DrawCommand.run(of: scenario), scenario.source)
      return PictureFile.write(picture, arguments)
    } catch {
      throw .usage(error.description)
    }
  }

  /// Returns the first failing run; if none fails, the first run.
  private static func run(of scenario: Scenario) -> ReplayRun {
    let first = scenario.run(scenario.variants.first ?? ScenarioVariant())
    if !first.holds { return first }
    return scenario.variants.dropFirst().lazy.map(scenario.run).first { !$0.holds } ?? first
  }

  private func picture(
    _ run: ReplayRun, _ source: SourceText
  ) throws(RunDrawing.Fault) -> [UInt8] {
    let drawing = RunDrawing(run, images: images.references(of: run, besides: source))
    if arguments.has("--timeline") { return drawing.timeline() }
    if arguments.has("--animate") {
      return try drawing.animation(reading: images.image)
    }
    if arguments.has("--pr") {
      return drawing.card(of: source, reading: images.image)
    }
    if arguments.has("--text") {
      return Array(try drawing.text(moment, painted: style.isColored).utf8)
    }
    return try drawing.svg(moment, reading: images.image)
  }
}
