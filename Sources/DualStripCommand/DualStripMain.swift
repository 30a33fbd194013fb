import DualStripScenarios
import Foundation
import ScenarioFolders

@main
struct DualStripMain {
  static func main() async {
    // If the reader closes the pipe, a write fails; no signal ends the process.
    signal(SIGPIPE, SIG_IGN)
    Interruption.listen()
    let words = Array(CommandLine.arguments.dropFirst())
    let code: ExitCode
    do throws(CommandFailure) {
      code = try await run(words)
    } catch {
      Console.tell(error)
      code = error.code
    }
    // After an interruption a thread may still be writing a file.
    UnfinishedFile.removeAll()
    exit(code.rawValue)
  }

  private static func run(_ words: [String]) async throws(CommandFailure) -> ExitCode {
    guard let name = words.first else {
      Console.printError(Help.overview)
      return .usage
    }
    let rest = Array(words.dropFirst())
    if rest.prefix(while: { $0 != "--" }).contains("--help"), let help = Help.text(of: name) {
      Console.print(help)
      return .success
    }
    switch name {
    case "--help", "-h", "help":
      Console.print(Help.overview)
      return .success
    case "--version":
      Console.print("dualstrip \(DualStripVersion.current)\n")
      return .success
    case "replay":
      var command = try ReplayCommand(rest)
      return try await command.run()
    case "update":
      var command = try UpdateCommand(rest)
      return try await command.run()
    case "merge":
      var command = try MergeCommand(rest)
      return command.run()
    case "watch":
      var command = try WatchCommand(rest)
      return try await command.run()
    case "fuzz":
      var command = try FuzzCommand(rest)
      return try await command.run()
    case "compare":
      var command = try CompareCommand(rest)
      return try await command.run()
    case "session": return try SessionCommand(rest).run()
    case "diff": return try DiffCommand(rest).run()
    case "check": return try CheckCommand(rest).run()
    case "fmt": return try FormatCommand(rest).run()
    case "list": return try ListCommand(rest).run()
    case "explain": return try ExplainCommand(rest).run()
    case "plan": return try PlanCommand(rest).run()
    case "play": return try PlayCommand(rest).run()
    case "draw": return try DrawCommand(rest).run()
    case "completions": return try CompletionsCommand(rest).run()
    default:
      let guess = Explanations.nearest(to: name, in: Help.commands.map(\.name))
        .map { "; did you mean \($0)?" }
      throw .usage("there is no command \(name)\(guess ?? "; see --help")")
    }
  }
}
