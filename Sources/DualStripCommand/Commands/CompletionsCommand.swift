import DualStripScenarios

/// `dualstrip completions`: what a shell needs to complete commands, options and words.
struct CompletionsCommand {
  static let options = [Help.option]
  static let summary = "print shell completions for bash, zsh or fish"

  let arguments: Arguments

  init(_ words: [String]) throws(CommandFailure) {
    arguments = try Arguments(words, options: CompletionsCommand.options)
  }

  func run() throws(CommandFailure) -> ExitCode {
    switch arguments.words.first {
    case "bash": Console.print(bash)
    case "zsh": Console.print("autoload -U +X bashcompinit && bashcompinit\n" + bash)
    case "fish": Console.print(fish)
    default: throw .usage("completions needs a shell: bash, zsh or fish")
    }
    return .success
  }

  private var names: String { Help.commands.map(\.name).joined(separator: " ") }

  private var words: String { Explanations.topics.joined(separator: " ") }

  private var bash: String {
    var cases = ""
    for command in Help.commands {
      let options = command.options.map(\.name).joined(separator: " ")
      let extra = command.name == "explain" ? " \(words)" : ""
      cases += "    \(command.name)) words=\"\(options)\(extra)\" ;;\n"
    }
    return """
      _dualstrip() {
        local current="${COMP_WORDS[COMP_CWORD]}" words="\(names)"
        [[ $COMP_CWORD -gt 1 ]] && case "${COMP_WORDS[1]}" in
      \(cases)  esac
        COMPREPLY=($(compgen -W "$words" -- "$current") $(compgen -f -- "$current"))
      }
      complete -o filenames -F _dualstrip dualstrip

      """
  }

  private var fish: String {
    var text = ""
    for command in Help.commands {
      text += "complete -c dualstrip -n __fish_use_subcommand -a \(command.name) "
      text += "-d '\(command.summary)'\n"
      for option in command.options {
        text += "complete -c dualstrip -n '__fish_seen_subcommand_from \(command.name)' "
        let isLong = option.name.hasPrefix("--")
        text += isLong ? "-l \(option.name.dropFirst(2))" : "-s \(option.name.dropFirst())"
        text += " -d '\(option.meaning)'\n"
      }
    }
    return text
      + "complete -c dualstrip -n '__fish_seen_subcommand_from explain' -a '\(words)'\n"
  }
}
