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
  static func guess(_ word: String, in words: [String], else text: String = "") -> String {
    Vocabulary.nearest(to: word, in: words).map { "did you mean `\($0)`?" } ?? text
  }

  static func list(_ words: [String]) -> String { words.joined(separator: ", ") }

  /// Several words, each in backquotes: "`a`, `b` or `c`".
  static func alternatives(_ words: [String]) -> String {
    list(words.dropLast().map { "`\($0)`" }) + " or `\(words.last ?? "")`"
  }

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
      guess(word, in: words), notes: notes,
      helps: ["`dualstrip explain action` lists every action"])
  }

  static func notAScenario(at range: SourceRange, looksLike other: String?) -> Diagnostic {
    let message =
      other.map { "this looks like \($0); scenarios have a language of their own" }
      ?? "the first line of a scenario is its title"
    var diagnostic = make(
      "E0102", message, at: range, "write `scenario \"a title\"` first",
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
    // A message that names the words already needs no list of them.
    let named = expected.split(separator: "`")
    let isListed = words.allSatisfy { word in named.contains { $0 == word } }
    return make(
      "E0103", "expected \(expected), found \(found)", at: range,
      guess(found.filter { $0 != "`" }, in: words),
      notes: isListed ? [] : ["possible here: \(list(words))"],
      helps: example.map { ["for example: `\($0)`"] } ?? [])
  }

  static func commentInstead(
    of expected: String, at range: SourceRange, remedy: String
  ) -> Diagnostic {
    make(
      "E0104", "`#` begins a comment, so \(expected) is missing", at: range,
      "a comment from here on", helps: [remedy])
  }

  static func outsideSection(
    _ word: String, of kind: SubjectKind, at range: SourceRange
  ) -> Diagnostic {
    let sections = kind.sections.map { $0.rawValue }
    let words = sections + Vocabulary.meta.map { $0.name }
    return make(
      "E0105", "`\(word)` appears before the first section", at: range,
      guess(word, in: words, else: "which section is this for?"),
      notes: ["sections: \(list(sections))"],
      helps: ["put statements under a line `script`"])
  }

  static func repeatedSection(_ word: String, at range: SourceRange, first: SourceRange)
    -> Diagnostic
  {
    make(
      "E0106", "duplicate `\(word)`", at: range, "the second one",
      others: [Label(range: first, text: "the first one")],
      notes: ["each section and each setting may appear only once"],
      helps: ["keep one of them"])
  }

  static func missingScript(at range: SourceRange) -> Diagnostic {
    make(
      "E0107", "this scenario has no script", at: range, "",
      helps: ["add a line `script`, and below it for example `settle`"])
  }

  static func invalidUTF8(at range: SourceRange) -> Diagnostic {
    make(
      "E0108", "this file is not UTF-8", at: range, "invalid byte",
      notes: ["the file was not read"], helps: ["save it as UTF-8"])
  }

  /// The error for a file that comes to too many statements, over all rounds and choices of words.
  static func tooManyReadings(at range: SourceRange) -> Diagnostic {
    let limit = "\(Parser.mostExpansions) statements over all rounds and choices of words"
    return tooLarge("the expanded script", limit: limit, at: range)
  }

  static func binary(at range: SourceRange) -> Diagnostic {
    make(
      "E0108", "this file is binary, not text", at: range, "contains zero bytes",
      notes: ["the file was not read, and is not shown"],
      helps: ["name a scenario, a text file in UTF-8"])
  }

  static func unfinishedText(at range: SourceRange) -> Diagnostic {
    make(
      "E0109", "this text has no closing quote", at: range, "begins here",
      notes: ["a text cannot span lines; `\\\"` is a quote within it"], helps: ["add `\"`"])
  }

  static func strayCharacter(_ character: String, at range: SourceRange) -> Diagnostic {
    make(
      "E0110", "unexpected `\(character)`", at: range, "",
      helps: [
        strayCharacterHelps[character] ?? "a comment begins with `#`"
      ])
  }

  /// What to write instead of signs that other languages use.
  private static let strayCharacterHelps = [
    "&": "write `and`", "|": "write `or`", "!": "write `not`",
    ";": "write each statement on its own line",
    "/": "write a unit right after its number: `900pt/s`; a comment begins with `#`",
    "%": "write a fraction: `0.5`", "*": "only `+` and `-` are supported",
    "'": "put a text in `\"`",
  ]

  static func unknownVersion(_ text: String, at range: SourceRange) -> Diagnostic {
    make(
      "E0111", "this program reads languages 1 and 2, not \(text)", at: range, "",
      helps: ["write `language 1`, or use a newer `dualstrip`"])
  }

  package static func tooLarge(_ what: String, limit: String, at range: SourceRange) -> Diagnostic {
    make(
      "E0112", "\(what) is too large", at: range, "the limit is \(limit)")
  }
}
