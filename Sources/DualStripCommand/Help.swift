/// The help texts of all commands.
enum Help {
  struct Command {
    let name: String
    let words: String
    let summary: String
    let options: [Arguments.Option]
  }

  static let option = Arguments.Option(
    name: "--help", value: nil, meaning: "show this help")

  static let commands = [
    Command(
      name: "replay", words: "PATH…", summary: ReplayCommand.summary,
      options: ReplayCommand.options),
    Command(
      name: "update", words: "PATH…", summary: UpdateCommand.summary,
      options: UpdateCommand.options),
    Command(
      name: "diff", words: "A B", summary: DiffCommand.summary, options: DiffCommand.options),
    Command(
      name: "compare", words: "PATH…", summary: CompareCommand.summary,
      options: CompareCommand.options),
    Command(
      name: "session", words: "", summary: SessionCommand.summary,
      options: SessionCommand.options),
    Command(
      name: "check", words: "PATH…", summary: CheckCommand.summary, options: CheckCommand.options),
    Command(
      name: "fmt", words: "PATH…", summary: FormatCommand.summary, options: FormatCommand.options),
    Command(
      name: "list", words: "PATH…", summary: ListCommand.summary, options: ListCommand.options),
    Command(
      name: "watch", words: "PATH…", summary: WatchCommand.summary, options: WatchCommand.options),
    Command(
      name: "fuzz", words: "[FOLDER|FILE]", summary: FuzzCommand.summary,
      options: FuzzCommand.options),
    Command(
      name: "merge", words: "REPORT…", summary: MergeCommand.summary,
      options: MergeCommand.options),
    Command(
      name: "explain", words: "CODE|WORD…", summary: ExplainCommand.summary,
      options: ExplainCommand.options),
    Command(
      name: "plan", words: "FILE", summary: PlanCommand.summary, options: PlanCommand.options),
    Command(
      name: "draw", words: "FILE", summary: DrawCommand.summary, options: DrawCommand.options),
    Command(
      name: "play", words: "FILE", summary: PlayCommand.summary, options: PlayCommand.options),
    Command(
      name: "completions", words: "SHELL", summary: CompletionsCommand.summary,
      options: CompletionsCommand.options),
  ]

  static var overview: String {
    var text = "dualstrip: a document viewer with two coupled strips, driven by scenarios\n\n"
    for command in commands {
      text += "  dualstrip \(padded("\(command.name) \(command.words)", 22)) \(command.summary)\n"
    }
    text += "  dualstrip --version\n\n"
    return text
      + "A path is a scenario, a folder of them, or - for standard input. `dualstrip COMMAND --help` says more.\n"
  }

  static func text(of name: String) -> String? {
    guard let command = commands.first(where: { $0.name == name }) else { return nil }
    var text = "dualstrip \(command.name) [options] \(command.words)\n\(command.summary)\n\n"
    for option in command.options {
      let words = option.name + (option.value.map { " \($0)" } ?? "")
      text += "  \(padded(words, 24)) \(option.meaning)\n"
    }
    return text + "\nexit codes: 0 success, 1 a check failed, 2 a scenario is invalid, 3 two runs\n"
      + "            of one scenario differed, 4 a recording is inconclusive, 64 wrong\n"
      + "            usage, 74 a file cannot be read or written, 130 or 143 interrupted\n"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
