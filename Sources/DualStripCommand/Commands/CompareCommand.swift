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
    if let file = arguments.value("--scenario") {
      guard arguments.words.count == 1 else {
        throw .usage("--scenario writes one recording; \(arguments.words.count) were named")
      }
      if Files.isSame(file, arguments.words[0]) {
        throw .usage("--scenario would overwrite the recording \(file); name another file")
      }
    }
  }

  /// A failed recording decides the exit status, even if others are undecided.
  func run() -> ExitCode {
    let codes = arguments.words.map(compare)
    let worst = codes.max() ?? .success
    return worst == .undecided && codes.contains(.failed) ? .failed : worst
  }

  private func compare(_ path: String) -> ExitCode {
    do {
      let place = path == ScenarioFiles.standardInput ? "/dev/stdin" : path
      let recording = try Recording(try Files.read(place))
      let comparison = RecordingComparison(recording, source: source, tolerance: tolerance)
      Console.print(ComparisonReport(comparison, name: path).text)
      if let file = arguments.value("--scenario") {
        let text = RecordedScenario(comparison).text
        guard text.utf8.count <= Parser.largestFile else {
          throw FileFailure(path: file, reason: "no scenario is as large as this recording")
        }
        try Files.write(text, to: file)
      }
      switch comparison.verdict {
      case .inStep: return .success
      case .notInStep: return .failed
      case .cannotTell: return .undecided
      }
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
