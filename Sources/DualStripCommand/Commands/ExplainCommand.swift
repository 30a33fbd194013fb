import DualStripScenarios

/// `dualstrip explain`: what a word or a code means.
struct ExplainCommand {
  static let options = [Help.option]
  static let summary = "explain an error code or a word of the language"

  let arguments: Arguments

  init(_ words: [String]) throws(CommandFailure) {
    arguments = try Arguments(words, options: ExplainCommand.options)
  }

  func run() throws(CommandFailure) -> ExitCode {
    guard !arguments.words.isEmpty else {
      throw .usage("explain needs an error code such as E0203, or a word such as drag")
    }
    for word in arguments.words {
      guard let text = Explanations.text(of: word) else {
        let near = Explanations.nearest(to: word).map { "; did you mean \($0)?" } ?? ""
        throw .usage("there is no code or word \(word)\(near)")
      }
      Console.print(text)
    }
    return .success
  }
}
