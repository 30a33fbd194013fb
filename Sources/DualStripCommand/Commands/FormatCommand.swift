import DualStripScenarios
import ScenarioFolders

/// `dualstrip fmt`: brings scenarios into their one canonical form.
struct FormatCommand {
  static let options = [
    Arguments.Option(
      name: "--check", value: nil, meaning: "change nothing; fail where something would change"),
    Help.option,
  ]
  static let summary = "bring scenarios into their canonical form"

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
      if source.name == ScenarioFiles.standardInput, !arguments.has("--check") {
        Console.print(text)
        continue
      }
      guard Array(text.utf8) != source.bytes else { continue }
      if arguments.has("--check") {
        Console.print("\(source.name): not in canonical form\n")
        code = max(code, .failed)
      } else {
        do {
          try Files.write(text, to: source.name)
          Console.print("\(source.name): changed\n")
        } catch {
          Console.printError("dualstrip: \(error)\n")
          code = max(code, .unreadable)
        }
      }
    }
    return max(code, files.exitCode)
  }
}
