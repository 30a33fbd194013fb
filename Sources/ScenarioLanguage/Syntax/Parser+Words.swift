/// Variables that stand for words: a line that uses one is read once for each of its values.
extension Parser {
  /// What the matrix of a text varies, wherever it stands: the lines above it may use it.
  ///
  /// - Returns: also whether a line of the matrix has a fault of its own, so that its variable is
  ///   not known.
  static func variations(of source: SourceText) -> (known: [Variation], lacksSome: Bool) {
    guard !source.variableNames.isEmpty else { return ([], false) }
    var lexer = Lexer(source)
    var parser = Parser(source: source, kind: .strips)
    var isMatrix = false
    var lacksSome = false
    while let tokens = lexer.nextStatement() {
      var line = LineParser(tokens, source: source)
      if let section = line.word.flatMap(SectionWord.init) {
        isMatrix = section == .matrix
      } else if isMatrix {
        // What is wrong with it is told when its turn comes.
        do throws(Faulty) {
          if let fault = tokens.fault { throw Faulty(fault) }
          try parser.parseMatrixLine(&line)
        } catch {
          lacksSome = true
        }
      }
    }
    let known = parser.syntax.variations.filter {
      !ScenarioVariant.environmentNames.contains($0.name.value)
    }
    return (known, lacksSome)
  }

  /// The lines of the matrix that a line takes words from, or the number of a page. None for
  /// headings, and for the matrix itself, which says what stands for what.
  func wordVariations(in line: TokenLine) -> [Variation] {
    guard !variations.isEmpty, section != .matrix, section != .touches,
      section != .frames, !line.isHeading
    else {
      return []
    }
    var names: Set<String> = []
    for (k, token) in line.tokens.enumerated() {
      guard case .variable(let name) = token.kind else { continue }
      let isInBrackets = k > 0 && line.tokens[k - 1].kind == .sign("[")
      if isInBrackets || variations.kind(of: name) == .name { names.insert(name) }
    }
    return names.isEmpty ? [] : variations.filter { names.contains($0.name.value) }
  }

  /// Statements and readings, beyond those that are written, that a file may come to.
  static let mostExpansions = 100_000

  /// Takes account of so many statements or readings; `false` where they are too many.
  mutating func allows(_ number: Int) -> Bool {
    guard number <= Parser.mostExpansions - expansions else { return false }
    expansions += number
    return true
  }

  /// Reads a line of a section once for each choice of its words, and keeps all readings.
  mutating func parseReadings(
    of line: TokenLine, in section: SectionWord, choosing words: [Variation]
  ) throws(Faulty) {
    let choices = ScenarioVariants(words)
    // Those of a block are accounted for by the block.
    guard round != nil || allows(choices.count) else {
      throw Faulty(.tooManyReadings(at: line.range))
    }
    var readings: [ScenarioVariant: SyntaxItem] = [:]
    for choice in choices {
      var parser = Parser(source: source, kind: kind)
      parser.round = round
      do throws(Faulty) {
        var words = LineParser(line.reading(choice), source: source)
        if section == .device { parser.syntax.device = syntax.device?.withoutTraits }
        try parser.parseLine(of: section, &words)
      } catch {
        var diagnostic = error.diagnostic
        diagnostic.notes.append("with \(choice.description)")
        throw Faulty(diagnostic)
      }
      readings[choice] = parser.syntax.onlyItem
    }
    guard let first = choices.first.flatMap({ readings[$0] }), let place = syntax.append(first)
    else { return }
    syntax.readings.append(
      LineReadings(place: place, names: words.map { $0.name.value }, readings: readings))
  }

  /// Tells what is wrong with a line; of a variable where a word was asked for, why it has none.
  mutating func report(_ diagnostic: Diagnostic, in line: TokenLine) {
    syntax.lostLabels.formUnion(labels(of: line))
    // Where the line that gives a variable its values has a fault, that is the error.
    if syntax.lacksVariables, line.variables.contains(where: { variations.kind(of: $0) == nil }) {
      return
    }
    let culprit = line.tokens.first { $0.range == diagnostic.primary.range }
    guard case .variable(let name) = culprit?.kind else { return report(diagnostic) }
    guard let kind = variations.kind(of: name) else {
      if line.isHeading { return report(diagnostic.notingHeading()) }
      let known = variations.map { $0.name.value }
      return report(.unknownVariable(name, known: known, at: diagnostic.primary.range))
    }
    if line.isHeading { return report(diagnostic.notingHeading()) }
    var diagnostic = diagnostic
    if kind != .name {
      diagnostic.notes.append("`$\(name)` stands for \(Diagnostic.article(kind))")
    }
    report(diagnostic)
  }
}

extension Diagnostic {
  /// A heading is the same for all variants.
  fileprivate func notingHeading() -> Diagnostic {
    var diagnostic = self
    diagnostic.notes.append("a heading takes no variables")
    let text = "`vary device = …` and `vary orientation = …` set these by themselves"
    diagnostic.helps.append(Help(text: text))
    return diagnostic
  }
}

extension TokenLine {
  /// The variables that it uses.
  var variables: [String] {
    tokens.compactMap { if case .variable(let name) = $0.kind { name } else { nil } }
  }

  /// Its first token, where that is a word.
  var firstWord: String? {
    if case .word(let word) = tokens.first?.kind { word } else { nil }
  }

  var beginsSection: Bool { firstWord.flatMap(SectionWord.init) != nil }

  /// Whether it begins a section, or stands before all.
  var isHeading: Bool { beginsSection || isNote }

  /// Whether it is one of those that stand before all.
  var isNote: Bool { firstWord.flatMap(MetaWord.init) != nil }

  /// Whether it is the last of a `repeat`.
  var endsBlock: Bool { tokens.count == 1 && firstWord == "end" }

  /// The line with words, and numbers of pages, in the place of variables.
  fileprivate func reading(_ choice: ScenarioVariant) -> TokenLine {
    var line = self
    for k in line.tokens.indices {
      guard case .variable(let name) = line.tokens[k].kind else { continue }
      switch choice[name] {
      case .name(let word): line.tokens[k].kind = .word(word)
      case .quantity(let number, let unit) where k > 0 && tokens[k - 1].kind == .sign("["):
        line.tokens[k].kind = .number(number, unit: unit)
      case .quantity, nil: break
      }
    }
    return line
  }
}
