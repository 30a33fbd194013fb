/// Parses the statements of a script.
extension Parser {
  mutating func parseStatement(_ line: inout LineParser) throws(Faulty) {
    var anchor: TimeAnchor?
    var isAwaited = false
    if line.accept("at") {
      anchor = try parseAnchor(&line)
    } else if line.accept("after") {
      anchor = try parseAnchor(&line).atEnd
      isAwaited = true
    }
    let first = line.next
    let body: Statement.Body
    if line.accept("expect") {
      body = .expectation(try parseExpectation(&line))
    } else {
      body = .action(try parseAction(&line))
    }
    let bodyRange = line.range(from: first)
    var label: Located<String>?
    if line.accept("as") {
      let name = try line.name("a label")
      // A line that ends with one of these words continues, and would swallow the next line.
      if Lexer.continuations.contains(name.value) {
        throw Faulty(.reservedName(name.value, of: "a statement", at: name.range))
      }
      label = Located(value: inRound(name.value), range: name.range)
    }
    try line.expectEnd("the statement")
    syntax.script.append(
      Statement(
        anchor: anchor, isAwaited: isAwaited, body: body, label: label, round: round?.number,
        range: line.range(from: 0), bodyRange: bodyRange))
  }

  /// Parses the action of one statement, without `at` and `as`; `nil` if the text is not one.
  package static func action(_ text: String, of kind: SubjectKind) -> Action? {
    guard var line = line(text) else { return nil }
    return try? Parser(source: line.source, kind: kind).parseAction(&line)
  }

  /// Parses a moment, such as `1.2s`, `throw.end + 40ms` or `end`; `nil` if the text is not one.
  package static func anchor(_ text: String, of kind: SubjectKind) -> TimeAnchor? {
    guard var line = line(text), line.source.variableNames.isEmpty else { return nil }
    let anchor = try? Parser(source: line.source, kind: kind).parseAnchor(&line)
    return line.isAtEnd ? anchor : nil
  }

  /// A parser for one line that is not part of a scenario; `nil` if the text is not one line.
  private static func line(_ text: String) -> LineParser? {
    let source = SourceText(name: "", text: text)
    var lexer = Lexer(source)
    let lines = lexer.lines()
    return lines.count == 1 ? LineParser(lines[0], source: source) : nil
  }

  /// - Parameter isOperand: whether the anchor is part of a sum; then it takes only times after it.
  func parseAnchor(
    _ line: inout LineParser, isOperand: Bool = false
  ) throws(Faulty) -> TimeAnchor {
    let first = line.next
    if line.isAtEnd { throw line.unexpected("a time or a label") }
    guard let word = line.word else {
      // A bare time counts from the start.
      let time = try line.measure(.time, of: "an anchor")
      return TimeAnchor(base: .start, offset: (1, time), range: time.range)
    }
    var base: TimeAnchor.Base
    switch word {
    case "start", "end":
      _ = line.take()
      base = word == "start" ? .start : .end
    default:
      let label = try parseLabel(&line, "a label")
      var isEnd = false
      if line.acceptSign(".") {
        try line.expect("end", example: "at swipe.end + 100ms settle")
        isEnd = true
      }
      base = .label(label, isEnd: isEnd)
    }
    var offset: (sign: Double, time: Measure)?
    if line.isSign("+") || line.isSign("-"), !isOperand || line.isTime(at: 1) {
      let sign: Double = line.isSign("+") ? 1 : -1
      _ = line.take()
      offset = (sign, try line.measure(.time, of: "the distance from the anchor"))
    }
    return TimeAnchor(base: base, offset: offset, range: line.range(from: first))
  }
}

extension TimeAnchor {
  /// The anchor, with a label standing for the end of its statement.
  fileprivate var atEnd: TimeAnchor {
    var anchor = self
    if case .label(let label, _) = base { anchor.base = .label(label, isEnd: true) }
    return anchor
  }
}
