/// What can have a name that a text makes up.
package enum NameKind: Sendable {
  /// A page of the strips, or an item of a collection.
  case page
  case label
  case section
  case layout
  case table
  case variable
}

/// How the parser reads the end of a line. Completions ask it about each word that might stand
/// there, so they offer what the parser takes.
package struct LineEnd: Sendable {
  package enum LastWord: Equatable, Sendable {
    /// The line cannot go on like this.
    case refused
    /// A word of the language.
    case word
    /// A name that the text makes up. `nil`: the text gives the name here.
    case name(NameKind?)
  }

  package var lastWord: LastWord
  /// Words that the parser looked for behind the last one.
  package var asked: [String] = []
}

extension Parser {
  /// Parses one line of a text up to a word, or up to a word and what follows it without a space.
  ///
  /// - Parameters:
  ///   - line: the line, in UTF-8.
  ///   - word: the place of the word in it.
  ///   - section: the section that it is in; `nil` before all sections.
  ///   - variations: those of the text, if the line uses variables.
  package static func end(
    of line: [UInt8], at word: Range<Int>, in section: SectionWord?, of kind: SubjectKind,
    with variations: [Variation]
  ) -> LineEnd {
    let source = SourceText(name: "", bytes: line)
    var lexer = Lexer(source)
    guard var tokens = lexer.nextLine(), tokens.fault == nil, lexer.nextLine() == nil else {
      return LineEnd(lastWord: .refused)
    }
    // In a comment there are no words.
    guard word.isEmpty || tokens.tokens.contains(where: { $0.range.lower == word.lowerBound })
    else { return LineEnd(lastWord: .refused) }
    var parser = Parser(source: source, kind: kind, variations: variations)
    parser.section = section
    let words = ScenarioVariants(parser.wordVariations(in: tokens))
    if let choice = words.first { tokens = tokens.reading(choice) }
    var reader = LineParser(tokens, source: source, notesAsked: true)
    do throws(Faulty) {
      try parser.parseLine(&reader)
    } catch {
      // What is missing behind the word is no fault of the word.
      let fault = error.diagnostic.primary.range
      if fault.lower < word.upperBound, fault.upper > word.lowerBound {
        return LineEnd(lastWord: .refused)
      }
    }
    let needed = tokens.tokens.count { $0.range.lower <= word.upperBound }
    guard reader.next >= needed else { return LineEnd(lastWord: .refused) }
    let name = reader.lastName.flatMap { $0.token == tokens.tokens.count - 1 ? $0 : nil }
    return LineEnd(lastWord: name.map { .name($0.kind) } ?? .word, asked: reader.asked ?? [])
  }
}
