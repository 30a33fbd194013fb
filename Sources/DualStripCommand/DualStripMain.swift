import DualStripScenarios
import Foundation

@main
struct DualStripMain {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    do throws(CommandFailure) {
      exit(try run(words).rawValue)
    } catch {
      switch error {
      case .usage(let message): Console.printError("dualstrip: \(message)\n")
      }
      exit(ExitCode.usage.rawValue)
    }
  }

  private static func run(_ words: [String]) throws(CommandFailure) -> ExitCode {
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
      Console.print("dualstrip \(Version.current)\n")
      return .success
    case "replay":
      var command = try ReplayCommand(rest)
      return try command.run()
    default: throw .usage("there is no command \(name); see dualstrip --help")
    }
  }
}
