import DualStripScenarios
import Foundation
import ScenarioFolders

/// Standard output and standard error, whole texts at a time.
enum Console {
  static func print(_ text: String) { write(text, to: STDOUT_FILENO) }

  static func printError(_ text: String) { write(text, to: STDERR_FILENO) }

  /// Prints on standard error what went wrong.
  static func tell(_ failure: FileFailure) { tell("\(failure)") }

  static func tell(_ failure: CommandFailure) {
    switch failure {
    case .usage(let message): tell(message)
    case .file(let failure): tell(failure)
    }
  }

  static func tell(_ message: String) { printError("dualstrip: \(TerminalText.shown(message))\n") }

  /// Writes all of a text, or ends the command: quietly if the reader has closed the pipe, as
  /// `head` does, otherwise with the reason.
  private static func write(_ text: String, to file: Int32) {
    if !Files.writeAll(Array(text.utf8), to: file) { end(file, because: errno) }
  }

  private static func end(_ file: Int32, because code: Int32) -> Never {
    if code == EPIPE { exit(ExitCode.success.rawValue) }
    if file == STDOUT_FILENO {
      let reason = unsafe String(cString: strerror(code))
      printError("dualstrip: standard output: cannot be written: \(reason)\n")
    }
    exit(ExitCode.unreadable.rawValue)
  }

  static var outputIsTerminal: Bool { isatty(1) == 1 }

  static var errorIsTerminal: Bool { isatty(2) == 1 }
}

/// Colours, if they are wanted and can be seen.
struct Style {
  let isColored: Bool

  init(_ arguments: Arguments) throws(CommandFailure) {
    switch arguments.value("--color") ?? "auto" {
    case "always": isColored = true
    case "never": isColored = false
    case "auto":
      let isUnwanted = ProcessInfo.processInfo.environment["NO_COLOR"].map { !$0.isEmpty } ?? false
      isColored = Console.outputIsTerminal && !isUnwanted
    case let other: throw .usage("--color is auto, always or never, not \(other)")
    }
  }

  func good(_ text: String) -> String { painted(text, "32") }

  func bad(_ text: String) -> String { painted(text, "1;31") }

  /// A report whose first word `FAIL` is in colour.
  func failure(_ report: String) -> String {
    report.hasPrefix("FAIL") ? bad("FAIL") + report.dropFirst(4) : report
  }

  private func painted(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
