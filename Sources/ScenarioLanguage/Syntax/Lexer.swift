/// Cuts a text into lines of tokens. Never fails: what it cannot read becomes a fault of the line.
package struct Lexer {
  private let source: SourceText
  private var offset = 0

  package init(_ source: SourceText) {
    self.source = source
    // A byte order mark has no meaning in UTF-8.
    if source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  static let continuations: Set<String> = ["and", "or", "implies"]
  private static let signs = [
    "+/-", "==", "!=", "<=", ">=", "..", "±", "<", ">", "=", ",", "(", ")", "[", "]", "@", "+",
    "-", ".",
  ]

  /// Returns all lines that are not empty, including lines with only comments.
  package mutating func lines() -> [TokenLine] {
    var result: [TokenLine] = []
    while let line = nextLine() { result.append(line) }
    return result
  }

  /// Returns the next line that is not empty, with its continuation lines; `nil` at the end.
  mutating func nextLine() -> TokenLine? {
    var open: TokenLine?
    while offset < source.bytes.count {
      var line = physicalLine()
      if var before = open {
        // Appends in place: a statement may go on for thousands of lines.
        open = nil
        before.tokens += line.tokens
        before.comments += line.comments
        if !line.tokens.isEmpty { before.range = before.range.joined(with: line.range) }
        before.fault = line.fault
        line = before
      }
      if Lexer.continues(line), line.fault == nil {
        open = line
      } else if !line.tokens.isEmpty || !line.comments.isEmpty || line.fault != nil {
        return line
      }
    }
    return open
  }

  /// Returns the next line that is more than a comment.
  package mutating func nextStatement() -> TokenLine? {
    while let line = nextLine() {
      if !line.tokens.isEmpty || line.fault != nil { return line }
    }
    return nil
  }

  /// Returns every line of the file as it stands, including empty ones.
  mutating func physicalLines() -> [TokenLine] {
    var result: [TokenLine] = []
    while offset < source.bytes.count { result.append(physicalLine()) }
    return result
  }

  /// Whether a statement goes on behind a line of text.
  package static func continues(_ line: some Sequence<UInt8>) -> Bool {
    var lexer = Lexer(SourceText(name: "", bytes: Array(line)))
    let tokens = lexer.physicalLine()
    return tokens.fault == nil && continues(tokens)
  }

  static func continues(_ line: TokenLine) -> Bool {
    switch line.tokens.last?.kind {
    case .sign(","): return true
    case .word(let word): return continuations.contains(word)
    case .number, .text, .variable, .sign, nil: return false
    }
  }

  /// Reads up to and including the next line end.
  private mutating func physicalLine() -> TokenLine {
    var line = TokenLine(tokens: [], comments: [], range: SourceRange(offset, offset))
    while offset < source.bytes.count {
      let byte = source.bytes[offset]
      if byte == UInt8(ascii: "\n") {
        offset += 1
        break
      }
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r") {
        offset += 1
      } else if byte == UInt8(ascii: "#") {
        let start = offset
        skipLine()
        line.comments.append(SourceRange(start, trimmedEnd(from: start)))
      } else {
        do throws(Faulty) {
          line.tokens.append(try token())
        } catch {
          line.fault = error.diagnostic
          skipLine()
        }
      }
    }
    if let first = line.tokens.first, let last = line.tokens.last {
      line.range = first.range.joined(with: last.range)
    }
    return line
  }

  private mutating func skipLine() {
    while offset < source.bytes.count, source.bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
  }

  private func trimmedEnd(from start: Int) -> Int {
    var end = offset
    while end > start, source.bytes[end - 1] <= UInt8(ascii: " ") { end -= 1 }
    return end
  }

  private mutating func token() throws(Faulty) -> Token {
    let start = offset
    let byte = source.bytes[offset]
    if Lexer.isLetter(byte) {
      let word = takeName()
      return Token(kind: .word(word), range: SourceRange(start, offset))
    }
    if isNumber(at: offset) { return number() }
    if byte == UInt8(ascii: "\"") { return try text() }
    if byte == UInt8(ascii: "$") {
      offset += 1
      let name = takeName()
      let range = SourceRange(start, offset)
      guard !name.isEmpty else { throw Faulty(.strayCharacter("$", at: range)) }
      return Token(kind: .variable(name), range: range)
    }
    for sign in Lexer.signs where source.bytes[offset...].starts(with: sign.utf8) {
      offset += sign.utf8.count
      return Token(kind: .sign(sign), range: SourceRange(start, offset))
    }
    let rest = source.bytes[start..<min(start + 16, source.bytes.count)]
    let character = String(decoding: rest, as: UTF8.self).prefix(1)
    offset = min(offset + max(1, character.utf8.count), source.bytes.count)
    throw Faulty(.strayCharacter(String(character), at: SourceRange(start, offset)))
  }

  private mutating func takeName() -> String {
    let start = offset
    while offset < source.bytes.count, Lexer.isNamePart(source.bytes[offset]) { offset += 1 }
    return source.text(SourceRange(start, offset))
  }

  private func isNumber(at offset: Int) -> Bool {
    let byte = source.bytes[offset]
    if Lexer.isDigit(byte) { return true }
    return byte == UInt8(ascii: "-") && offset + 1 < source.bytes.count
      && Lexer.isDigit(source.bytes[offset + 1])
  }

  private mutating func number() -> Token {
    let start = offset
    if source.bytes[offset] == UInt8(ascii: "-") { offset += 1 }
    skipDigits()
    if offset + 1 < source.bytes.count, source.bytes[offset] == UInt8(ascii: "."),
      Lexer.isDigit(source.bytes[offset + 1])
    {
      offset += 1
      skipDigits()
    }
    let value = Double(source.text(SourceRange(start, offset))) ?? .nan
    let unitStart = offset
    while offset < source.bytes.count,
      Lexer.isLetter(source.bytes[offset]) || source.bytes[offset] == UInt8(ascii: "/")
        || source.bytes[offset] == UInt8(ascii: "%")
    {
      offset += 1
    }
    return Token(
      kind: .number(value, unit: source.text(SourceRange(unitStart, offset))),
      range: SourceRange(start, offset))
  }

  private mutating func skipDigits() {
    while offset < source.bytes.count, Lexer.isDigit(source.bytes[offset]) { offset += 1 }
  }

  private mutating func text() throws(Faulty) -> Token {
    let start = offset
    offset += 1
    var characters: [UInt8] = []
    while offset < source.bytes.count, source.bytes[offset] != UInt8(ascii: "\n") {
      let byte = source.bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\"") {
        return Token(
          kind: .text(String(decoding: characters, as: UTF8.self)),
          range: SourceRange(start, offset))
      }
      if byte == UInt8(ascii: "\\"), offset < source.bytes.count,
        source.bytes[offset] == UInt8(ascii: "\"") || source.bytes[offset] == UInt8(ascii: "\\")
      {
        characters.append(source.bytes[offset])
        offset += 1
      } else {
        characters.append(byte)
      }
    }
    throw Faulty(.unfinishedText(at: SourceRange(start, trimmedEnd(from: start + 1))))
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  package static func isNamePart(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
}
