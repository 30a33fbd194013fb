import DualStripScenarios
import ScenarioFolders

/// `dualstrip compare`: an app's recording against the model.
struct CompareCommand {
  static let options = [
    Arguments.Option(
      name: "--tolerance", value: "LENGTH",
      meaning: "how far a pane may be from the model; 1pt unless said"),
    Arguments.Option(
      name: "--as-input", value: "WHAT",
      meaning: "drive the model by touches or callbacks; offsets judges the panes by each other"),
    Arguments.Option(
      name: "--scenario", value: "FILE",
      meaning: "write the recording as a scenario that expects what the app did not do"),
    Help.option,
  ]
  static let summary = "judge an app's recording: is it in step, from when not, by how much"

  private let arguments: Arguments
  private let tolerance: Double
  private let source: InputSource

  init(_ words: [String]) throws(CommandFailure) {
    arguments = try Arguments(words, options: CompareCommand.options)
    guard !arguments.words.isEmpty else { throw .usage("compare needs a recording") }
    let length = arguments.value("--tolerance") ?? "1pt"
    guard let points = Double(length.hasSuffix("pt") ? String(length.dropLast(2)) : length),
      points >= 0, points <= 1000
    else { throw .usage("--tolerance needs a length up to 1000pt, not \(length)") }
    tolerance = points
    let word = arguments.value("--as-input") ?? "auto"
    guard let source = InputSource(rawValue: word) else {
      throw .usage("--as-input is auto, touches, callbacks or offsets, not \(word)")
    }
    self.source = source
    if arguments.has("--scenario"), arguments.words.count > 1 {
      throw .usage("--scenario writes one recording; \(arguments.words.count) were named")
    }
  }

  func run() -> ExitCode { arguments.words.map(compare).max() ?? .success }

  private func compare(_ path: String) -> ExitCode {
    do {
      let place = path == ScenarioFiles.standardInput ? "/dev/stdin" : path
      let recording = try Recording(try Files.read(place))
      let comparison = RecordingComparison(recording, source: source, tolerance: tolerance)
      Console.print(ComparisonReport(comparison, name: path).text)
      if let file = arguments.value("--scenario") {
        try Files.write(RecordedScenario(comparison).text, to: file)
      }
      return comparison.holds ? .success : .failed
    } catch let fault as RecordFault {
      Console.printError(
        "dualstrip: \(TerminalText.shown(path)):\(fault.line): \(TerminalText.shown(fault.reason))\n"
      )
      return .invalid
    } catch {
      Console.printError("dualstrip: \(TerminalText.shown("\(error)"))\n")
      return .unreadable
    }
  }
}
