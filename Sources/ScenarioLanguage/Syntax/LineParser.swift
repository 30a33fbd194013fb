/// Reads the tokens of one statement from left to right.
package struct LineParser {
  let source: SourceText
  let line: TokenLine
  private(set) var next = 0
  /// The last token that was read as a name that the text makes up, and what has that name.
  private(set) var lastName: (token: Int, kind: NameKind?)?
  /// The words that would have been taken behind the last token.
  private(set) var asked: [String] = []

  init(_ line: TokenLine, source: SourceText) {
    self.line = line
    self.source = source
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
    if isAtEnd { asked += words() }
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

  // MARK: Numbers

  /// Reads a number with a unit of this kind, or a variable.
  mutating func measure(
    _ kind: Kind, of what: String, isCount: Bool = false
  ) throws(Faulty) -> Measure {
    let range = self.range
    let before = next > 0 ? line.tokens[next - 1] : nil
    switch token?.kind {
    case .variable(let name):
      next += 1
      return Measure(content: .variable(name), kind: kind, isCount: isCount, range: range)
    case .number:
      let value = try quantity(expecting: kind, of: what, after: before)
      if isCount, case .quantity(let number, _) = value, !LineParser.isWhole(number) {
        throw Faulty(
          .outOfRange(
            source.text(range), "is not valid here", at: range,
            label: "must be a whole number, 0 or more"))
      }
      return Measure(content: .literal(value), kind: kind, isCount: isCount, range: range)
    case .word, .text, .sign, nil:
      throw unexpected("\(kind == .number ? "a number" : Diagnostic.article(kind)) for \(what)")
    }
  }

  static func isWhole(_ number: Double) -> Bool {
    number >= 0 && number <= 1e15 && number == Double(Int64(number))
  }

  /// Reads a number; if a kind is given, its unit must be of that kind.
  mutating func quantity(
    expecting kind: Kind?, of what: String, after before: Token? = nil
  ) throws(Faulty) -> ScenarioValue {
    let range = self.range
    guard case .number(let number, let suffix) = token?.kind else { throw unexpected(what) }
    let text = source.text(range)
    guard let unit = Unit(rawValue: suffix) else {
      throw Faulty(
        .unknownUnit(suffix, of: text, kind: kind ?? .number, at: range))
    }
    if let kind, unit.kind != kind {
      if unit == .none {
        let role = before.map { (source.text($0.range), $0.range) }
        throw Faulty(.noUnit(text, kind: kind, at: range, after: role))
      }
      throw Faulty(wrongKind(unit.kind, expected: kind, of: what, at: range))
    }
    guard number.magnitude <= 1e9 || unit == .none && number.magnitude <= 1e15 else {
      throw Faulty(
        .outOfRange(text, "is too large", at: range, label: "write a smaller number")
      )
    }
    if unit == .frames, number != Double(Int64(number)) {
      throw Faulty(
        .outOfRange(
          text, "is not a whole number of frames", at: range, label: "write a time in ms"))
    }
    next += 1
    return .quantity(number, unit: suffix)
  }

  private func wrongKind(
    _ found: Kind, expected: Kind, of what: String, at range: SourceRange
  ) -> Diagnostic {
    guard what == "a flick", found == .time else {
      return .wrongKind(found: found, expected: expected, of: what, at: range)
    }
    let number = source.line(at: range.lower)
    let line = source.lineText(number)
    let column = range.lower - source.lineRange(number).lower
    let bytes = Array(line.utf8)
    let before = String(decoding: bytes[..<column], as: UTF8.self)
    let rest = String(decoding: bytes[column...], as: UTF8.self)
    return .wrongKind(
      found: found, expected: expected, of: what, at: range,
      notes: ["a flick is given by the speed at which the finger leaves the glass"],
      helps: [
        Diagnostic.Help(
          text: "if \(source.text(range)) is how long the finger moves, give both:",
          replacement: [
            Diagnostic.Replacement(line: number, text: "\(before)6000pt/s over \(rest)")
          ])
      ])
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
