/// Formats a scenario in its one canonical form; comments stay where they are.
///
/// ```swift
/// let source = SourceText(name: "swipe.scenario", text: text)
/// let canonical = ScenarioFormatter(source).formatted()
/// ```
public struct ScenarioFormatter {
  private let source: SourceText

  /// Creates a formatter for a text; nothing is read yet.
  public init(_ source: SourceText) {
    self.source = source
  }

  /// Returns the canonical text of a file that parses.
  public func formatted() -> String {
    var lexer = Lexer(source)
    let lines = lexer.physicalLines()
    let indents = ScenarioFormatter.indents(of: lines)
    var result: [String] = []
    var isContinued = false
    for (k, line) in lines.enumerated() {
      if line.tokens.isEmpty, line.comments.isEmpty {
        if let last = result.last, !last.isEmpty { result.append("") }
        continue
      }
      let isHeading = !isContinued && line.isHeading
      if isHeading, line.beginsSection, let last = result.last, !last.isEmpty,
        !last.hasPrefix("#")
      {
        result.append("")
      }
      let margin = String(repeating: " ", count: indents[k] + (isContinued ? 4 : 0))
      result.append(margin + text(of: line))
      isContinued = ScenarioFormatter.continues(line, isContinued)
    }
    while result.last?.isEmpty == true { result.removeLast() }
    return result.joined(separator: "\n") + "\n"
  }

  /// Returns the canonical text of a part of a line.
  ///
  /// - Parameters:
  ///   - range: the part, in bytes of the text.
  ///   - variant: the values of the variables; a variable without a value stays.
  public func canonicalText(of range: SourceRange, in variant: ScenarioVariant = ScenarioVariant())
    -> String
  {
    var lexer = Lexer(SourceText(name: "", bytes: Array(source.bytes[range.lower..<range.upper])))
    return ScenarioFormatter.join(lexer.lines().flatMap { $0.tokens }, variant: variant)
  }

  /// Whether a statement goes on behind a line; a line of only comments does not end it.
  private static func continues(_ line: TokenLine, _ isContinued: Bool) -> Bool {
    line.tokens.isEmpty ? isContinued : Lexer.continues(line)
  }

  /// The indentation of each line. A comment on a line of its own is about the next line, and is
  /// indented like it.
  private static func indents(of lines: [TokenLine]) -> [Int] {
    var indents: [Int?] = []
    var isInBlock = false
    var isContinued = false
    for line in lines {
      guard !line.tokens.isEmpty else {
        indents.append(nil)
        continue
      }
      if !isContinued, line.beginsSection || line.endsBlock { isInBlock = false }
      indents.append(!isContinued && line.isHeading ? 0 : isInBlock ? 4 : 2)
      if !isContinued, line.tokens[0].kind == .word("repeat") { isInBlock = true }
      isContinued = continues(line, isContinued)
    }
    var next = 2
    for k in indents.indices.reversed() {
      // The last comment of a block belongs to the block.
      indents[k] = indents[k] ?? (k + 1 < lines.count && lines[k + 1].endsBlock ? 4 : next)
      next = indents[k] ?? next
    }
    return indents.map { $0 ?? 2 }
  }

  private func text(of line: TokenLine) -> String {
    let comments = line.comments.map { source.text($0) }.joined(separator: " ")
    let statement = ScenarioFormatter.join(line.tokens)
    if comments.isEmpty { return statement }
    return statement.isEmpty ? comments : statement + "  " + comments
  }

  private static func join(_ tokens: [Token], variant: ScenarioVariant = ScenarioVariant())
    -> String
  {
    var result = ""
    // By index: with -Ounchecked, Swift 6.3 releases a token carried along once too often.
    for (k, token) in tokens.enumerated() {
      let isPlace = k > 1 && isPlace(of: tokens[k - 2], tokens[k - 1], token)
      if k > 0, !isPlace, needsSpace(between: tokens[k - 1], and: token) { result += " " }
      result += text(of: token, in: variant)
    }
    return result
  }

  /// Whether the tokens begin a numbered place, as in `to b[2]`.
  private static func isPlace(of word: Token, _ section: Token, _ sign: Token) -> Bool {
    guard case .word = section.kind, sign.kind == .sign("[") else { return false }
    return word.kind == .word("to") || word.kind == .word("at")
  }

  private static func text(of token: Token, in variant: ScenarioVariant) -> String {
    switch token.kind {
    case .word(let word): return word
    case .number(let number, let unit): return DecimalText.exact(number) + unit
    case .text(let text):
      return quoted(text)
    case .variable(let name): return variant[name]?.text ?? "$\(name)"
    case .sign("+/-"): return "±"
    case .sign(let sign): return sign
    }
  }

  /// Returns a text in quotes, as the lexer reads it: scalar by scalar, whatever they combine to.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { result.unicodeScalars.append("\\") }
      result.unicodeScalars.append(scalar)
    }
    result.unicodeScalars.append("\"")
    return result
  }

  private static func needsSpace(between left: Token, and right: Token) -> Bool {
    switch (left.kind, right.kind) {
    case (_, .sign(",")), (_, .sign(")")), (_, .sign("]")), (_, .sign(".")), (_, .sign("@")),
      (.sign("("), _), (.sign("["), _), (.sign("."), _), (.sign("@"), _):
      return false
    case (.word(let word), .sign("(")):
      return !functions.contains(word)
    default: return true
    }
  }

  private static let functions =
    ["change", "abs", "finite", "thumbnail", "page", "count"]
    + PageSignal.names + PageFlag.names
    + ElementSignal.names + ElementFrame.names + ElementFlag.names
}
