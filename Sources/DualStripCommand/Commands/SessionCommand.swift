import DualStripScenarios

/// `dualstrip session`: a viewer behind a pipe.
struct SessionCommand {
  static let options = [Help.option]
  static let summary = "a viewer over a pipe: JSON lines in, events and frames out"

  init(_ words: [String]) throws(CommandFailure) {
    let arguments = try Arguments(words, options: SessionCommand.options)
    guard arguments.words.isEmpty else { throw .usage("session reads standard input, no file") }
  }

  /// Answers line by line, at once, until there are no more.
  func run() -> ExitCode {
    var session = LiveSession()
    while let line = Swift.readLine() {
      let records = session.take(line)
      if !records.isEmpty { Console.print(records.map { $0 + "\n" }.joined()) }
    }
    return session.hasBegun ? .success : .invalid
  }
}
