/// Reads the tokens of one statement from left to right.
package struct LineParser {
  let source: SourceText
  let line: TokenLine
  private(set) var next = 0
  /// The last token that was read as a name that the text makes up, and what has that name.
  private(set) var lastName: (token: Int, kind: NameKind?)?
  /// The words that the parser looked for at the end of the line; `nil` if they are not noted.
  private(set) var asked: [String]?

  /// - Parameter notesAsked: whether to note the words that are looked for at the end of the line.
  init(_ line: TokenLine, source: SourceText, notesAsked: Bool = false) {
    self.line = line
    self.source = source
    if notesAsked { asked = [] }
  }

  // MARK: Looking

  var token: Token? { next < line.tokens.count ? line.tokens[next] : nil }

  var isAtEnd: Bool { next >= line.tokens.count }

  var word: String? { word(at: 0) }

  func word(at distance: Int) -> String? {
    guard next + distance < line.tokens.count,
      case .word(let word) = line.tokens[next + distance].kind
    else { return nil }
    return word
  }

  func isSign(_ sign: String, at distance: Int = 0) -> Bool {
    next + distance < line.tokens.count && line.tokens[next + distance].kind == .sign(sign)
  }

  /// Returns the number at a distance from the next token, if it has no unit.
  func number(at distance: Int) -> Double? {
    guard next + distance < line.tokens.count,
      case .number(let number, unit: "") = line.tokens[next + distance].kind
    else { return nil }
    return number
  }

  /// Whether the token at a distance is a time, or a variable, which may be one.
  func isTime(at distance: Int) -> Bool {
    guard next + distance < line.tokens.count else { return false }
    switch line.tokens[next + distance].kind {
    case .number(_, let unit): return Unit(rawValue: unit)?.kind == .time
    case .variable: return true
    case .word, .text, .sign: return false
    }
  }

  /// The range of the next token; at the end of the line, the place behind the last one.
  var range: SourceRange { token?.range ?? SourceRange(line.range.upper, line.range.upper) }

  /// Returns the range from one token to the last one that was read.
  func range(from first: Int) -> SourceRange {
    guard first < next, first < line.tokens.count else { return range }
    return line.tokens[first].range.joined(with: line.tokens[next - 1].range)
  }

  var restOfWords: [String] {
    line.tokens[next...].compactMap { if case .word(let word) = $0.kind { word } else { nil } }
  }

  // MARK: Taking

  mutating func take() -> Token? {
    defer { next += 1 }
    return token
  }

  mutating func accept(_ word: String) -> Bool {
    ask([word])
    guard self.word == word else { return false }
    next += 1
    return true
  }

  /// Takes a word, if it stands here and another word behind it.
  mutating func acceptBeforeWord(_ word: String) -> Bool {
    ask([word])
    guard self.word == word, self.word(at: 1) != nil else { return false }
    next += 1
    return true
  }

  /// Takes one of some words, if it stands here.
  mutating func acceptOne<Choice: RawRepresentable & CaseIterable>(
    of choices: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    ask(Choice.allCases.map { $0.rawValue })
    guard let choice = word.flatMap(Choice.init) else { return nil }
    next += 1
    return choice
  }

  private mutating func ask(_ words: @autoclosure () -> [String]) {
    if isAtEnd { asked? += words() }
  }

  mutating func acceptSign(_ sign: String) -> Bool {
    guard isSign(sign) else { return false }
    next += 1
    return true
  }

  mutating func expect(_ word: String, example: String? = nil) throws(Faulty) {
    if !accept(word) { throw unexpected("`\(word)`", words: [word], example: example) }
  }

  mutating func expectSign(_ sign: String) throws(Faulty) {
    if !acceptSign(sign) { throw unexpected("`\(sign)`") }
  }

  /// Reads one of the words that are valid here.
  mutating func oneOf<Choice: RawRepresentable & CaseIterable>(
    _ choices: Choice.Type, _ what: String
  ) throws(Faulty) -> Choice where Choice.RawValue == String {
    if let choice = acceptOne(of: choices) { return choice }
    throw unexpected(what, words: Choice.allCases.map { $0.rawValue })
  }

  /// Reads one of the words that are valid here; `nil` if the line ends.
  mutating func oneOfOrEnd<Choice: RawRepresentable & CaseIterable>(
    _ choices: Choice.Type, _ what: String
  ) throws(Faulty) -> Choice? where Choice.RawValue == String {
    isAtEnd ? acceptOne(of: choices) : try oneOf(choices, what)
  }

  /// - Parameter what: what the words stand for; `nil` to name them all.
  mutating func oneOf(_ words: [String], _ what: String? = nil) throws(Faulty) -> String {
    ask(words)
    guard let word, words.contains(word) else {
      throw unexpected(what ?? Diagnostic.alternatives(words), words: words)
    }
    next += 1
    return word
  }

  /// Reads a name that the text makes up.
  ///
  /// - Parameter kind: what has the name; `nil` if the text gives it here.
  mutating func name(_ what: String, of kind: NameKind? = nil) throws(Faulty) -> Located<String> {
    let name = try listedWord(what)
    lastName = (next - 1, kind)
    return name
  }

  /// Reads a word that the caller looks up in a list of the language.
  mutating func listedWord(
    _ what: String, in list: [String] = []
  ) throws(Faulty) -> Located<String> {
    ask(list)
    let range = self.range
    guard let word else { throw unexpected(what) }
    next += 1
    return Located(value: word, range: range)
  }

  mutating func text(_ what: String) throws(Faulty) -> String {
    guard case .text(let text) = token?.kind else { throw unexpected("\(what) in quotes") }
    next += 1
    return text
  }

  mutating func expectEnd(_ what: String) throws(Faulty) {
    if !isAtEnd { throw unexpected("the end of the line after \(what)") }
  }

  // MARK: Failing

  /// The text of a token as written; for a variable that stands for a word, that word.
  private func text(of token: Token) -> String {
    if case .word(let word) = token.kind { return word }
    return source.text(token.range)
  }

  /// Returns the error that the line needs something other than what stands here.
  ///
  /// - Parameter uncommented: the remedy if a `#` has made a comment of it.
  func unexpected(
    _ expected: String, words: [String] = [], example: String? = nil,
    uncommented: String = "write it without `#`"
  ) -> Faulty {
    if isAtEnd, let comment = line.comments.first(where: { $0.lower >= line.range.upper }),
      comment.upper > comment.lower + 1, source.bytes[comment.lower + 1] > UInt8(ascii: " ")
    {
      return Faulty(.commentInstead(of: expected, at: comment, remedy: uncommented))
    }
    let found = token.map { "`\(text(of: $0))`" } ?? "the end of the line"
    return Faulty(
      .unexpected(found, expected: expected, at: range, words: words, example: example))
  }
}
