import DualStripScenarios
import ScenarioFolders

/// `dualstrip diff`: how two traces differ, in physical terms.
struct DiffCommand {
  static let options = [Help.option]
  static let summary = "show how two traces differ"

  private let arguments: Arguments

  init(_ words: [String]) throws(CommandFailure) {
    arguments = try Arguments(words, options: DiffCommand.options)
  }

  func run() throws(CommandFailure) -> ExitCode {
    guard arguments.words.count == 2 else {
      throw .usage("diff takes two traces; \(arguments.words.count) were named")
    }
    var traces: [Trace] = []
    for path in arguments.words {
      do {
        traces.append(try Trace(String(decoding: try Files.read(path), as: UTF8.self)))
      } catch let fault as Trace.Fault {
        Console.tell("\(path):\(fault.line): \(fault.reason)")
        return .invalid
      } catch {
        Console.tell("\(error)")
        return .unreadable
      }
    }
    let comparison = TraceComparison(from: traces[0], to: traces[1])
    guard !comparison.isSame else { return .success }
    show("\(arguments.words[1]), compared with \(arguments.words[0]):")
    for line in comparison.summary { show("  \(line)") }
    if !comparison.firstRecord.isEmpty { show("the first record that differs:") }
    for line in comparison.firstRecord { show("  \(line)") }
    return .failed
  }

  /// Traces may come from anywhere, so control characters are escaped.
  private func show(_ line: String) { Console.print(TerminalText.shown(line) + "\n") }
}
