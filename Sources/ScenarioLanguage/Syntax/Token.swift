/// One word, number, text or sign of a scenario, with its place.
package struct Token: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case word(String)
    /// The digits as written, and the unit behind them, which may be empty.
    case number(Double, unit: String)
    /// A quoted text, without its quotes.
    case text(String)
    /// `$name`, without the sign.
    case variable(String)
    case sign(String)
  }

  package var kind: Kind
  package var range: SourceRange
}

/// The tokens of one statement: a line, with those that continue it.
package struct TokenLine: Sendable {
  package var tokens: [Token]
  /// The places of comments, with their `#`.
  var comments: [SourceRange]
  /// The range from the first character to the last one that is no comment.
  var range: SourceRange
  /// The lexer's error, if it could not read the line; the line is skipped.
  var fault: Diagnostic?
}
