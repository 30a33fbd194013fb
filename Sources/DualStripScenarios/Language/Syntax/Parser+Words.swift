/// Variables that stand for words: a line that uses one is read once for each of its values.
extension Parser {
  /// What the matrix of a text varies, wherever it stands: the lines above it may use it.
  static func variations(of source: SourceText) -> [Variation] {
    guard !source.variableNames.isEmpty else { return [] }
    var lexer = Lexer(source)
    var parser = Parser(source: source)
    var isMatrix = false
    while let tokens = lexer.nextStatement() {
      guard tokens.fault == nil else { continue }
      var line = LineParser(tokens, source: source)
      if let section = line.word.flatMap(SectionWord.init) {
        isMatrix = section == .matrix
      } else if isMatrix {
        // What is wrong with it is told when its turn comes.
        try? parser.parseMatrixLine(&line)
      }
    }
    return parser.syntax.variations.filter {
      !ScenarioVariant.environmentNames.contains($0.name.value)
    }
  }

  /// The lines of the matrix that a line takes words from, or the number of a page.
  func wordVariations(in line: TokenLine) -> [Variation] {
    var names: Set<String> = []
    for (k, token) in line.tokens.enumerated() {
      guard case .variable(let name) = token.kind else { continue }
      let isInBrackets = k > 0 && line.tokens[k - 1].kind == .sign("[")
      if isInBrackets || variableKind(name) == .name { names.insert(name) }
    }
    return variations.filter { names.contains($0.name.value) }
  }

  private func variableKind(_ name: String) -> Kind? {
    variations.first { $0.name.value == name }?.values.first?.value.kind
  }

  /// Reads a line of a section once for each choice of its words, and keeps all readings.
  mutating func parseReadings(
    of line: TokenLine, in section: SectionWord, choosing words: [Variation]
  ) throws(Faulty) {
    let choices = ScenarioVariants(words)
    guard choices.count <= Parser.mostReadings else {
      let limit = "\(Parser.mostReadings) combinations"
      throw Faulty(.tooLarge("this choice of words", limit: limit, at: line.range))
    }
    var readings: [ScenarioVariant: ScenarioSyntax] = [:]
    for choice in choices {
      var parser = Parser(source: source)
      parser.round = round
      if section == .device { parser.syntax.device = syntax.device?.withoutTraits }
      do throws(Faulty) {
        var words = LineParser(line.reading(choice), source: source)
        try parser.parseLine(of: section, &words)
      } catch {
        var diagnostic = error.diagnostic
        diagnostic.notes.append("with \(choice.description)")
        throw Faulty(diagnostic)
      }
      readings[choice] = parser.syntax
    }
    guard let first = choices.first.flatMap({ readings[$0] }) else { return }
    if let place = syntax.append(first) {
      syntax.readings.append(
        LineReadings(place: place, names: words.map { $0.name.value }, readings: readings))
    }
  }

  private static let mostReadings = 10_000

  /// A variable where a word was asked for: it has none to give.
  func explained(_ diagnostic: Diagnostic, in line: TokenLine) -> Diagnostic {
    let culprit = line.tokens.first { $0.range == diagnostic.primary.range }
    guard case .variable(let name) = culprit?.kind else { return diagnostic }
    if let kind = variableKind(name) {
      guard kind != .name else { return diagnostic }
      var explained = diagnostic
      explained.notes.append("`$\(name)` stands for \(Diagnostic.article(kind))")
      return explained
    }
    if syntax.lacksVariables { return diagnostic }
    return .unknownVariable(
      name, known: variations.map { $0.name.value }, at: diagnostic.primary.range)
  }
}

extension TokenLine {
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

extension DeviceClause {
  fileprivate var withoutTraits: DeviceClause { DeviceClause(name: name) }
}

/// A line that has words from variables, as it reads with each choice of them.
struct LineReadings: Sendable {
  /// Where what it says stands in the tree.
  enum Place {
    case document(Int)
    case trait(Int)
    case setting(Int)
    case statement(Int)
  }

  var place: Place
  /// The variables that matter.
  var names: [String]
  /// For each choice of their values a tree with nothing but this line.
  var readings: [ScenarioVariant: ScenarioSyntax]
}

extension ScenarioSyntax {
  /// Takes in what another tree has, which is one line; says where it is now.
  fileprivate mutating func append(_ line: ScenarioSyntax) -> LineReadings.Place? {
    if let statement = line.script.first {
      script.append(statement)
      return .statement(script.count - 1)
    }
    if let setting = line.settings.first {
      settings.append(setting)
      return .setting(settings.count - 1)
    }
    if let pages = line.document.first {
      document.append(pages)
      return .document(document.count - 1)
    }
    guard let trait = line.device?.traits.first, device != nil else { return nil }
    device?.traits.append(trait)
    return .trait((device?.traits.count ?? 0) - 1)
  }

  /// The tree with the words that a variant has. Cost: O(lines) where any has words to choose.
  func resolved(for variant: ScenarioVariant) -> ScenarioSyntax {
    guard !readings.isEmpty || !repetitions.isEmpty else { return self }
    var result = self
    for line in readings {
      guard let reading = line.readings[variant.choosing(line.names)] else { continue }
      switch line.place {
      case .document(let place): result.document[place] = reading.document[0]
      case .trait(let place):
        if let trait = reading.device?.traits.first { result.device?.traits[place] = trait }
      case .setting(let place): result.settings[place] = reading.settings[0]
      case .statement(let place): result.script[place] = reading.script[0]
      }
    }
    result.dropRounds(beyond: variant)
    return result
  }
}
