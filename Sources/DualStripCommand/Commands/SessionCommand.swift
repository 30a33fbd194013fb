import DualStripScenarios
import ScenarioFolders

/// `dualstrip session`: a viewer behind a pipe.
struct SessionCommand {
  static let options = [Help.option]
  static let summary = "run a viewer over a pipe: JSON lines in, events and frames out"

  init(_ words: [String]) throws(CommandFailure) {
    let arguments = try Arguments(words, options: SessionCommand.options)
    guard arguments.words.isEmpty else { throw .usage("session reads standard input, not files") }
  }

  /// Answers each line at once, until there are no more.
  func run() throws(CommandFailure) -> ExitCode {
    var session = LiveSession()
    var lines = InputLines()
    while let line = try nextLine(&lines) {
      let records: [String]
      switch line {
      case .text(let text): records = session.take(text)
      case .tooLong:
        records = session.refuse(because: "a line has at most \(InputLines.longest) bytes")
      }
      if !records.isEmpty { Console.print(records.map { $0 + "\n" }.joined()) }
    }
    return session.hasBegun ? .success : .invalid
  }

  private func nextLine(_ lines: inout InputLines) throws(CommandFailure) -> InputLines.Line? {
    do throws(FileFailure) { return try lines.next() } catch { throw .file(error) }
  }
}
