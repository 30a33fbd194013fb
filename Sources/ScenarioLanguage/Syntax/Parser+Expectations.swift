/// Parses expectations and their predicates.
extension Parser {
  /// The most `and`, `or`, `implies` and `then` in an expectation: more than anybody writes, less than the
  /// stack holds, as predicates are judged by recursion.
  private static let mostCombinations = 500

  func parseExpectation(_ line: inout LineParser) throws(Faulty) -> Expectation {
    let range = line.range
    let combinations = line.restOfWords.count { ["and", "or", "implies", "then"].contains($0) }
    guard combinations <= Parser.mostCombinations else {
      let limit = "\(Parser.mostCombinations) combinations"
      throw Faulty(.tooLarge("this expectation", limit: limit, at: range))
    }
    switch line.word {
    case "always":
      _ = line.take()
      let predicate = try parsePredicate(&line)
      return .always(predicate, try parseWindow(&line))
    case "never":
      _ = line.take()
      let predicate = try parsePredicate(&line)
      return .never(predicate, try parseWindow(&line))
    case "eventually":
      _ = line.take()
      let first = line.next
      let predicate = try parsePredicate(&line)
      let text = source.text(line.range(from: first))
      guard line.accept("within") else { throw Faulty(.unlimited(text, at: range)) }
      return .eventually(predicate, within: try line.measure(.time, of: "the limit"))
    case "whenever":
      _ = line.take()
      return .course(try parseWhenever(&line))
    case "exactly", "at-least", "at-most":
      guard let comparison = Expectation.Comparison(rawValue: line.word ?? "") else { break }
      _ = line.take()
      let count = try line.measure(.number, of: "the count of events", isCount: true)
      let place = line.range
      let event = try line.oneOf(kind.events.map { $0.name }, "an event")
      let target = line.accept("of") ? try parseTarget(&line) : nil
      return .count(
        .init(
          comparison: comparison, number: count, event: Located(value: event, range: place),
          target: target, window: try parseWindow(&line)))
    default: break
    }
    let first = try parsePredicate(&line)
    if line.accept("until") {
      let predicates = [first, try parsePredicate(&line)]
      return .course(
        .init(kind: .until, predicates: predicates, window: try parseWindow(&line)))
    }
    var predicates = [first]
    while line.accept("then") { predicates.append(try parsePredicate(&line)) }
    if predicates.count == 1 { return .now(first) }
    return .course(.init(kind: .sequence, predicates: predicates, window: try parseWindow(&line)))
  }

  private func parseWhenever(_ line: inout LineParser) throws(Faulty) -> Expectation.Course {
    let example = "expect whenever resizing then still within 3s"
    let first = try parsePredicate(&line)
    try line.expect("then", example: example)
    let second = try parsePredicate(&line)
    try line.expect("within", example: example)
    let limit = try line.measure(.time, of: "the limit")
    return .init(
      kind: .whenever(within: limit), predicates: [first, second],
      window: try parseWindow(&line))
  }

  private func parseWindow(_ line: inout LineParser) throws(Faulty) -> Window? {
    let first = line.next
    guard line.accept("from") else { return nil }
    let from = try parseAnchor(&line)
    try line.expect("to", example: "expect always still from a.end to end")
    let to = try parseAnchor(&line)
    return Window(from: from, to: to, range: line.range(from: first))
  }

  /// The deepest nesting of parentheses and `not`: more than anybody writes, less than the stack
  /// holds.
  private static let deepest = 64

  private func parsePredicate(
    _ line: inout LineParser, depth: Int = 0
  ) throws(Faulty) -> Predicate {
    var result = try parseDisjunction(&line, depth: depth)
    if line.accept("implies") {
      result = .implies(result, try parsePredicate(&line, depth: try deeper(depth, line)))
    }
    return result
  }

  private func deeper(_ depth: Int, _ line: LineParser) throws(Faulty) -> Int {
    guard depth < Parser.deepest else {
      throw Faulty(.tooLarge("this predicate", limit: "\(Parser.deepest) levels", at: line.range))
    }
    return depth + 1
  }

  private func parseDisjunction(
    _ line: inout LineParser, depth: Int
  ) throws(Faulty) -> Predicate {
    var result = try parseConjunction(&line, depth: depth)
    while line.accept("or") { result = .or(result, try parseConjunction(&line, depth: depth)) }
    return result
  }

  private func parseConjunction(
    _ line: inout LineParser, depth: Int
  ) throws(Faulty) -> Predicate {
    var result = try parseTerm(&line, depth: depth)
    while line.accept("and") { result = .and(result, try parseTerm(&line, depth: depth)) }
    return result
  }

  private func parseTerm(_ line: inout LineParser, depth: Int) throws(Faulty) -> Predicate {
    if line.accept("not") {
      return .not(try parseTerm(&line, depth: try deeper(depth, line)))
    }
    if line.acceptSign("(") {
      let inner = try parsePredicate(&line, depth: try deeper(depth, line))
      try line.expectSign(")")
      return inner
    }
    if line.accept("finite") {
      try line.expectSign("(")
      let signal = try parseSignal(&line)
      try line.expectSign(")")
      return .finite(signal)
    }
    if let term = try parseOwnTerm(&line) { return term }
    if let flag = line.word.flatMap(flag(named:)), !isOperator(line, at: 1) {
      _ = line.take()
      return flag
    }
    return try parseComparison(&line, depth: depth)
  }

  func isOperator(_ line: LineParser, at distance: Int) -> Bool {
    Vocabulary.operators.contains { line.isSign($0, at: distance) }
  }

  private func parseComparison(_ line: inout LineParser, depth: Int) throws(Faulty) -> Predicate {
    let left = try parseExpression(&line, depth: depth)
    if line.accept("absent") { return .presence(left, isPresent: false) }
    if line.accept("present") { return .presence(left, isPresent: true) }
    if line.accept("in") {
      let first = try parseExpression(&line, depth: depth)
      if line.acceptSign("..") {
        return .within(left, first, try parseExpression(&line, depth: depth))
      }
      var choices = [first]
      while line.acceptSign(",") { choices.append(try parseExpression(&line, depth: depth)) }
      return .oneOf(left, choices)
    }
    guard case .sign(let sign) = line.token?.kind,
      let comparison = Predicate.Operator(rawValue: sign)
    else {
      throw line.unexpected(
        "a comparison", words: Vocabulary.operators + ["in", "absent", "present"],
        example: kind.exampleOfComparison)
    }
    _ = line.take()
    let right = try parseExpression(&line, depth: depth)
    var tolerance: Measure?
    if line.acceptSign("±") || line.acceptSign("+/-") {
      tolerance = try parseTolerance(&line)
    }
    return .compare(left, comparison, right, tolerance: tolerance)
  }

  /// Parses a tolerance. Its kind follows from the compared values, so `MeaningCheck` checks it.
  private func parseTolerance(_ line: inout LineParser) throws(Faulty) -> Measure {
    let range = line.range
    if case .variable(let name) = line.token?.kind {
      _ = line.take()
      return Measure(content: .variable(name), kind: .number, range: range)
    }
    let value = try line.quantity(expecting: nil, of: "a tolerance")
    if case .quantity(let number, _) = value, number < 0 {
      throw Faulty(
        .outOfRange(
          source.text(range), "is not a valid tolerance", at: range, label: "must be 0 or more"))
    }
    return Measure(content: .literal(value), kind: value.kind, range: range)
  }

  private func parseExpression(
    _ line: inout LineParser, depth: Int
  ) throws(Faulty) -> Expression {
    let first = line.next
    var terms = [(sign: 1.0, operand: try parseOperand(&line, depth: depth))]
    while line.isSign("+") || line.isSign("-") {
      let sign: Double = line.isSign("+") ? 1 : -1
      _ = line.take()
      terms.append((sign, try parseOperand(&line, depth: depth)))
    }
    return Expression(terms: terms, range: line.range(from: first))
  }

  private func parseOperand(_ line: inout LineParser, depth: Int) throws(Faulty) -> Operand {
    let range = line.range
    switch line.token?.kind {
    case .number:
      let value = try line.quantity(expecting: nil, of: "a value")
      return .measure(Measure(content: .literal(value), kind: value.kind, range: range))
    case .variable(let name):
      _ = line.take()
      return .measure(Measure(content: .variable(name), kind: .number, range: range))
    case .sign("["): return .target(try parseTarget(&line))
    case .word(let word):
      if word == "change" || word == "abs", line.isSign("(", at: 1) {
        _ = line.take()
        _ = line.take()
        let inner = try parseExpression(&line, depth: try deeper(depth, line))
        try line.expectSign(")")
        return word == "change" ? .change(inner) : .absolute(inner)
      }
      return try parseWord(word, &line)
    case .text, .sign, nil:
      throw line.unexpected(
        "a signal, \(kind.aThing) or a value",
        example: kind.exampleOfComparison)
    }
  }

  private func parseWord(_ word: String, _ line: inout LineParser) throws(Faulty) -> Operand {
    let isFunction = line.isSign("(", at: 1)
    let isPath = line.isSign(".", at: 1)
    let isSignal = kind.signals.contains { $0.name == word }
    if isFunction || isPath || isSignal {
      let signal = try parseSignal(&line)
      let anchor = line.acceptSign("@") ? try parseAnchor(&line, isOperand: true) : nil
      return .signal(signal, at: anchor)
    }
    // A driver, a phase or none; everything else is the name of a page or an item.
    return kind.names.contains(word)
      ? .word(try line.listedWord("a value")) : .target(.name(try line.name("a value", of: .page)))
  }
}
