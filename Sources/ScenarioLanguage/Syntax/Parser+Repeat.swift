/// Parses blocks: the lines between `repeat` and `end` are read once for each round.
extension Parser {
  /// A block whose `end` has not come yet.
  package struct Block {
    var count: Measure
    var range: SourceRange
    var lines: [TokenLine] = []
    /// The open blocks within it: each has been reported, and has an `end` of its own.
    var nested = 0
    /// Whether its number of rounds is invalid.
    var isFaulty = false
  }

  /// The round that is being read.
  package struct Round {
    var number: Int
    /// The labels that each round declares for itself.
    var labels: Set<String>
  }

  private static let mostRounds = 10_000.0

  /// Takes a line that begins, ends or belongs to a block; returns `false` for any other line.
  mutating func takesIntoBlock(_ line: TokenLine) -> Bool {
    guard section == .script, let token = line.tokens.first else { return false }
    if line.firstWord == "repeat" {
      if let block {
        report(
          .unfinishedBlock("`repeat` inside `repeat`", at: token.range, first: block.range))
        self.block?.nested += 1
      } else {
        beginBlock(line)
      }
    } else if line.endsBlock {
      if let nested = block?.nested, nested > 0 {
        block?.nested -= 1
      } else {
        if block == nil { report(.unfinishedBlock("`end` without `repeat`", at: token.range)) }
        endBlock()
      }
    } else {
      // Lines such as `note` never belong to a block.
      guard block != nil, !line.isNote else { return false }
      if line.beginsSection {
        reportUnfinishedBlock()
        return false
      }
      block?.lines.append(line)
    }
    return true
  }

  /// Reports a block that is still open at the end of the section or the file.
  mutating func reportUnfinishedBlock() {
    if let block { report(.unfinishedBlock("`repeat` without `end`", at: block.range)) }
    block = nil
  }

  private mutating func beginBlock(_ tokens: TokenLine) {
    var line = LineParser(tokens, source: source)
    do throws(Faulty) {
      _ = line.take()
      let count = try line.measure(.number, of: "the count of rounds", isCount: true)
      try line.expectEnd("`repeat`")
      block = Block(count: count, range: tokens.range)
      for case .quantity(let number, _) in variations.values(of: count)
      where !(1...Parser.mostRounds).contains(number) || !LineParser.isWhole(number) {
        throw Faulty(
          .outOfRange(
            DecimalText.exact(number), "is not valid here", at: count.range,
            label: "must be a whole number from 1 to 10000"))
      }
    } catch {
      report(error.diagnostic, in: tokens)
      // The lines of the block are still read, once, so that their own errors are reported.
      block = Block(
        count: Measure(content: .literal(.quantity(1, unit: "")), kind: .number, range: line.range),
        range: tokens.range, isFaulty: true)
    }
  }

  private mutating func endBlock() {
    guard let block else { return }
    self.block = nil
    guard !block.lines.isEmpty else {
      return report(.unfinishedBlock("`repeat` without statements", at: block.range))
    }
    let rounds = variations.values(of: block.count).reduce(1) { most, value in
      guard case .quantity(let number, _) = value else { return most }
      return max(most, Int(number))
    }
    let readings = block.lines.reduce(0) { sum, line in
      sum + min(ScenarioVariants(wordVariations(in: line)).count, Parser.mostExpansions)
    }
    guard readings <= Parser.mostExpansions, allows(rounds * readings) else {
      for line in block.lines { syntax.lostLabels.formUnion(self.labels(of: line)) }
      return report(.tooManyReadings(at: block.range))
    }
    let labels = Set(block.lines.flatMap { self.labels(of: $0) })
    if block.isFaulty { syntax.lostLabels.formUnion(labels) }
    var lines = block.lines
    let first = syntax.script.count
    for number in 1...rounds {
      round = Round(number: number, labels: labels)
      lines = lines.filter { line in
        let found = diagnostics.total
        parse(line)
        return diagnostics.total == found
      }
    }
    round = nil
    syntax.repetitions.append(
      Repetition(
        count: block.count, statements: first..<syntax.script.count,
        length: (syntax.script.count - first) / rounds))
  }

  /// The labels that a statement can have: one, or one for each value of a variable.
  func labels(of line: TokenLine) -> [String] {
    guard line.tokens.count > 2, line.tokens[line.tokens.count - 2].kind == .word("as") else {
      return []
    }
    switch line.tokens[line.tokens.count - 1].kind {
    case .word(let label): return [label]
    case .variable(let name):
      let words = variations.first { $0.name.value == name && variations.kind(of: name) == .name }
      return (words?.values ?? []).map { $0.value.text }
    case .number, .text, .sign: return []
    }
  }

  // MARK: Labels

  /// Parses a label that refers to a statement. `swipe.2` refers to the second round; without a
  /// number, a label refers to the present round within its block, and to the last round elsewhere.
  func parseLabel(_ line: inout LineParser, _ what: String) throws(Faulty) -> Located<String> {
    let first = line.next
    var label = try line.name(what, of: .label)
    if line.isSign("."), let number = line.number(at: 1), LineParser.isWhole(number) {
      _ = line.take()
      _ = line.take()
      return Located(
        value: Statement.label(label.value, round: Int(number)), range: line.range(from: first))
    }
    label.value = inRound(label.value)
    return label
  }

  /// The name of a label in the present round, such as `swipe.2`.
  func inRound(_ label: String) -> String {
    guard let round, round.labels.contains(label) else { return label }
    return Statement.label(label, round: round.number)
  }
}
