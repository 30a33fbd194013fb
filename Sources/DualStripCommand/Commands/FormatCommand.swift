import DualStripScenarios
import ScenarioFolders

/// `dualstrip fmt`: brings scenarios into their one canonical form.
struct FormatCommand {
  static let options = [
    Arguments.Option(
      name: "--check", value: nil, meaning: "change nothing; fail if a file is not formatted"),
    Arguments.forceOption,
    Help.option,
  ]
  static let summary = "format scenarios in place"

  let arguments: Arguments

  init(_ words: [String]) throws(CommandFailure) {
    arguments = try Arguments(words, options: FormatCommand.options)
  }

  func run() throws(CommandFailure) -> ExitCode {
    var files = ScenarioFiles(try VariantChoice(arguments))
    var code = ExitCode.success
    for source in try files.sources(arguments.words) {
      // A file that cannot be read as a scenario keeps every byte.
      let (_, diagnostics) = Parser.parse(source)
      guard diagnostics.isEmpty else {
        Console.printError(DiagnosticRenderer(source).render(diagnostics) + "\n")
        code = max(code, .invalid)
        continue
      }
      let text = ScenarioFormatter(source).formatted()
      let name = TerminalText.shown(source.name)
      if source.name == ScenarioFiles.standardInput, !arguments.has("--check") {
        Console.print(text)
        continue
      }
      guard Array(text.utf8) != source.bytes else { continue }
      if arguments.has("--check") {
        Console.print("\(name): not formatted\n")
        code = max(code, .failed)
      } else {
        do {
          try arguments.output(source.name, .sameFile).write(text)
          Console.print("\(name): changed\n")
        } catch {
          Console.tell(error)
          code = max(code, .unreadable)
        }
      }
    }
    return max(code, files.exitCode)
  }
}
