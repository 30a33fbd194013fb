/// Variables that stand for words: a line that uses one is read once for each of its values.
extension Parser {
  /// Reads the matrix of a text ahead: the lines above it may use its variables.
  ///
  /// - Returns: the variations, and whether some variables are unknown because their lines have
  ///   faults.
  package static func variations(
    of source: SourceText
  ) -> (known: [Variation], lacksSome: Bool) {
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
        // Its faults are reported when the matrix is parsed in its turn.
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

  /// The variations that give a line its words, or the number of a page. None for headings, and for
  /// the matrix itself, which declares the variables.
  func wordVariations(in line: TokenLine) -> [Variation] {
    guard !variations.isEmpty, section != .matrix, section != .touches, section != .wheels,
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

  /// The most statements and readings that rounds and variables may add to a file.
  static let mostExpansions = 100_000

  /// Counts further statements or readings; returns `false` if that makes too many.
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
    // For the lines of a block, the block has counted them.
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

  /// Reports an error in a line; for a variable in the place of a word, why it gives no word.
  mutating func report(_ diagnostic: Diagnostic, in line: TokenLine) {
    syntax.lostLabels.formUnion(labels(of: line))
    // If the line that gives a variable its values has a fault, only that fault is reported.
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
  /// Adds a note that headings take no variables: a heading is the same for all variants.
  fileprivate func notingHeading() -> Diagnostic {
    var diagnostic = self
    diagnostic.notes.append("a heading takes no variables")
    let text = "`vary device = …` and `vary orientation = …` set these by themselves"
    diagnostic.helps.append(Help(text: text))
    return diagnostic
  }
}

extension TokenLine {
  /// The variables that the line uses.
  var variables: [String] {
    tokens.compactMap { if case .variable(let name) = $0.kind { name } else { nil } }
  }

  /// The first token, if it is a word.
  var firstWord: String? {
    if case .word(let word) = tokens.first?.kind { word } else { nil }
  }

  var beginsSection: Bool { firstWord.flatMap(SectionWord.init) != nil }

  /// Whether the line begins a section, or belongs before all sections.
  var isHeading: Bool { beginsSection || isNote }

  /// Whether the line belongs before all sections, such as `scenario` and `note`.
  var isNote: Bool { firstWord.flatMap(MetaWord.init) != nil }

  /// Whether the line ends a `repeat`.
  var endsBlock: Bool { tokens.count == 1 && firstWord == "end" }

  /// Returns the line with its variables replaced by words and by numbers of pages.
  func reading(_ choice: ScenarioVariant) -> TokenLine {
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
