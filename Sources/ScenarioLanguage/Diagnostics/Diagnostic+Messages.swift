/// Messages about words and the shape of a line. A code never changes its meaning.
extension Diagnostic {
  package static func make(
    _ code: String, _ message: String, at range: SourceRange, _ label: String,
    others: [Label] = [], notes: [String] = [], helps: [String] = []
  ) -> Diagnostic {
    Diagnostic(
      code: code, message: message, primary: Label(range: range, text: label), others: others,
      notes: notes, helps: helps.map { Help(text: $0) })
  }

  /// `did you mean …?` with the nearest word, or a given text if no word is near.
  static func guess(_ word: String, in words: [String], else text: String) -> String {
    Vocabulary.nearest(to: word, in: words).map { "did you mean `\($0)`?" } ?? text
  }

  static func list(_ words: [String]) -> String { words.joined(separator: ", ") }

  static func unknownAction(
    _ word: String, in words: [String], of kind: SubjectKind, rest: [String],
    at range: SourceRange
  ) -> Diagnostic {
    var notes: [String] = []
    if let action = ActionWord(rawValue: word), action.description(of: kind) == nil {
      notes = [kind.note(onForeign: action)]
    }
    if rest.count >= 2, PaneName(rawValue: rest[0]) != nil, HeadingName(rawValue: rest[1]) != nil {
      notes = ["actions that take `\(rest[0]) \(rest[1])`: drag, flick"]
    }
    return make(
      "E0101", "there is no action called `\(word)`", at: range,
      guess(word, in: words, else: "not an action"), notes: notes,
      helps: ["`dualstrip explain action` lists every action"])
  }

  static func notAScenario(at range: SourceRange, looksLike other: String?) -> Diagnostic {
    let message =
      other.map { "this looks like \($0); scenarios have a language of their own" }
      ?? "a scenario begins with its title"
    var diagnostic = make(
      "E0102", message, at: range, "a scenario begins with `scenario \"a title\"`",
      notes: ["nothing after this line was read"])
    diagnostic.helps = [
      Help(
        text: "the shape of a scenario:",
        replacement: [
          Replacement(line: 1, text: "scenario \"a title\""), Replacement(line: 2, text: "script"),
          Replacement(line: 3, text: "  drag preview forward 300pt over 900ms"),
        ])
    ]
    return diagnostic
  }

  static func unexpected(
    _ found: String, expected: String, at range: SourceRange, words: [String] = [],
    example: String? = nil
  ) -> Diagnostic {
    make(
      "E0103", "expected \(expected), found \(found)", at: range,
      guess(found.filter { $0 != "`" }, in: words, else: "expected \(expected)"),
      notes: words.count > 1 ? ["possible here: \(list(words))"] : [],
      helps: example.map { ["for example: `\($0)`"] } ?? [])
  }

  static func commentInstead(of expected: String, at range: SourceRange) -> Diagnostic {
    make(
      "E0104", "`#` begins a comment, so \(expected) is missing", at: range,
      "ignored from here on",
      helps: [
        "a page by position is written in brackets: `[3]`",
        "a page by name is written as it is: `p3`",
      ])
  }

  static func outsideSection(
    _ word: String, of kind: SubjectKind, at range: SourceRange
  ) -> Diagnostic {
    let sections = kind.sections.map { $0.rawValue }
    let words = sections + Vocabulary.meta.map { $0.name }
    return make(
      "E0105", "`\(word)` stands before any section", at: range,
      guess(word, in: words, else: "which section is this for?"),
      notes: ["sections: \(list(sections))"],
      helps: ["what happens stands under a line that says `script`"])
  }

  static func repeatedSection(_ word: String, at range: SourceRange, first: SourceRange)
    -> Diagnostic
  {
    make(
      "E0106", "there is a `\(word)` already", at: range, "a second time",
      others: [Label(range: first, text: "the first is here")],
      notes: ["each section and setting stands at most once"],
      helps: ["join both under the first one"])
  }

  static func missingScript(at range: SourceRange) -> Diagnostic {
    make(
      "E0107", "this scenario has no script", at: range, "says nothing of what happens",
      helps: ["add a line `script`, and below it for example `settle`"])
  }

  static func invalidUTF8(at range: SourceRange) -> Diagnostic {
    make(
      "E0108", "this file is not UTF-8", at: range, "no character begins or ends like this",
      notes: ["nothing of the file was read"], helps: ["save it again as UTF-8"])
  }

  /// The error for a file that comes to too many statements, over all rounds and choices of words.
  static func tooManyReadings(at range: SourceRange) -> Diagnostic {
    let limit = "\(Parser.mostExpansions) statements over all rounds and choices of words"
    return tooLarge("what this comes to", limit: limit, at: range)
  }

  static func binary(at range: SourceRange) -> Diagnostic {
    make(
      "E0108", "this file is no text", at: range, "it has bytes that are 0",
      notes: ["nothing of the file was read, and nothing of it is shown"],
      helps: ["name a scenario: a text in UTF-8"])
  }

  static func unfinishedText(at range: SourceRange) -> Diagnostic {
    make(
      "E0109", "this text has no closing quote", at: range, "begins here",
      notes: ["a text ends on its line; `\\\"` is a quote within it"], helps: ["add `\"`"])
  }

  static func strayCharacter(_ character: String, at range: SourceRange) -> Diagnostic {
    make(
      "E0110", "`\(character)` means nothing here", at: range, "not a sign of the language",
      helps: [
        strayCharacterHelps[character] ?? "a remark goes behind `#`"
      ])
  }

  /// What to write instead of signs that other languages use.
  private static let strayCharacterHelps = [
    "&": "write `and`", "|": "write `or`", "!": "write `not`", ";": "each statement has its line",
    "/": "a unit stands right behind its number, as in `900pt/s`; a remark goes behind `#`",
    "%": "shares are numbers: `0.5`", "*": "sums only: `+` and `-`", "'": "a text has `\"`",
  ]

  static func unknownVersion(_ text: String, at range: SourceRange) -> Diagnostic {
    make(
      "E0111", "this program reads languages 1 and 2, not \(text)", at: range, "not known",
      helps: ["write `language 1`, or use a newer `dualstrip`"])
  }

  package static func tooLarge(_ what: String, limit: String, at range: SourceRange) -> Diagnostic {
    make(
      "E0112", "\(what) is too large", at: range, "the limit is \(limit)",
      helps: ["stay at or below \(limit)"])
  }
}
