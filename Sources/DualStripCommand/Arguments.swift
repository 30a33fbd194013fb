import ScenarioFolders

/// The arguments of a command: options by name, and the words that belong to no option.
struct Arguments {
  /// An option of a command.
  struct Option {
    let name: String
    /// The placeholder of its value in the help; `nil` for a switch.
    let value: String?
    let meaning: String
  }

  private(set) var words: [String] = []
  private var values: [String: [String]] = [:]

  /// Reads the words after the command's name; `--` ends the options.
  init(_ arguments: [String], options: [Option]) throws(CommandFailure) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--" {
        words += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        words.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      guard let option = options.first(where: { $0.name == parts[0] }) else {
        throw .usage("there is no option \(parts[0]); see --help")
      }
      if option.value == nil {
        guard parts.count == 1 else { throw .usage("\(option.name) takes no value") }
        values[option.name, default: []].append("")
      } else {
        // Refuses an empty value, as in `--trace=$UNSET`: it names no file.
        guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
          throw .usage("\(option.name) needs \(option.value ?? "a value")")
        }
        values[option.name, default: []].append(value)
      }
    }
  }

  /// The option of every command that writes files.
  static let forceOption = Option(
    name: "--force", value: nil,
    meaning: "replace even files that dualstrip did not write, and follow links")

  /// A file to write. The command's words are its inputs, which the file must not replace.
  func output(_ path: String, _ content: OutputFile.Content) -> OutputFile {
    OutputFile(path, content, inputs: words, isForced: has(Arguments.forceOption.name))
  }

  /// The file that an option names, for output that cannot go to standard output.
  func file(
    _ name: String, _ content: OutputFile.Content
  ) throws(CommandFailure) -> OutputFile? {
    guard let path = value(name) else { return nil }
    guard path != Files.standardInput else { throw .usage("\(name) needs a file, not -") }
    return output(path, content)
  }

  func has(_ name: String) -> Bool { values[name] != nil }

  /// The value that was given last.
  func value(_ name: String) -> String? { values[name]?.last }

  /// All values that were given, in order.
  func values(_ name: String) -> [String] { values[name] ?? [] }

  /// The whole number of an option, `least` or more; `nil` if it was not given.
  func number(_ name: String, from least: Int) throws(CommandFailure) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), number >= least else {
      throw .usage("\(name) needs a whole number from \(least) up, not \(text)")
    }
    return number
  }
}

/// An error that ends a command before it has done anything.
enum CommandFailure: Error {
  case usage(String)
  /// A file that must not be replaced.
  case file(FileFailure)
}

extension CommandFailure {
  /// The exit code for the shell.
  var code: ExitCode {
    switch self {
    case .usage: return .usage
    case .file: return .unreadable
    }
  }
}

/// How a command ended, as its exit code.
enum ExitCode: Int32, Comparable {
  case success = 0
  /// Something did not hold.
  case failed = 1
  /// A scenario is invalid.
  case invalid = 2
  /// A run was not the same twice: a bug in this program.
  case unequal = 3
  /// A recording cannot tell whether the app is in step.
  case undecided = 4
  /// The command was called the wrong way.
  case usage = 64
  /// A file cannot be read or written.
  case unreadable = 74
  /// The user pressed ⌃C.
  case interrupted = 130
  /// The process received SIGTERM.
  case terminated = 143

  /// The greatest of several codes decides. A failure outweighs a recording that cannot tell.
  static func < (left: ExitCode, right: ExitCode) -> Bool { left.weight < right.weight }

  private var weight: Double { self == .undecided ? 0.5 : Double(rawValue) }
}
