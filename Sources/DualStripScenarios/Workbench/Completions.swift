/// The words that can stand at a place in a text. The text is read as words only, neither parsed
/// nor checked, because an editor asks at every keystroke.
package struct Completions {
  private let source: SourceText
  /// In UTF-16 code units from the start of the text.
  private let place: Int

  /// - Parameter place: in UTF-16 code units from the start of the text, clamped to its ends.
  package init(of text: [UInt8], at place: Int) {
    source = SourceText(name: "scenario", bytes: text)
    self.place = max(0, place)
  }

  /// The completions as JSON: where the word before the place begins, whether it is already a whole
  /// word, and the longer words that begin with it, with their meanings. Likely words come first.
  package var words: String {
    let units = Array(source.text(SourceRange(0, source.bytes.count)).utf16.prefix(place))
    let before = Array(String(decoding: units, as: UTF16.self).utf8)
    let lines = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let line = lines.last ?? []
    let word = Array(line.reversed().prefix(while: Completions.isWordPart).reversed())
    let said = Completions.parts(Array(line.dropLast(word.count)))
    let section = section(of: lines.dropLast(), indented: line.first == 0x20)
    var json = JSONText()
    json.add("start", units.count - word.count)
    let beginning = words(in: section, behind: said).filter { $0.name.utf8.starts(with: word) }
    let words = beginning.filter { $0.name.utf8.count > word.count }
    json.add("whole", raw: words.count < beginning.count ? "true" : "false")
    json.add(
      "words",
      raw: JSONText.list(
        words.prefix(Completions.mostWords).map { word in
          var json = JSONText()
          json.add("word", word.name)
          json.add("meaning", word.meaning)
          return json.closed
        }))
    return json.closed
  }

  private static let mostWords = 40

  private static func isWordPart(_ byte: UInt8) -> Bool {
    Lexer.isNamePart(byte) || byte == UInt8(ascii: ".")
  }

  /// The section that a line is in; empty for one that begins a section.
  private func section(of lines: ArraySlice<ArraySlice<UInt8>>, indented: Bool) -> String {
    guard indented else { return "" }
    for line in lines.reversed() {
      let name = String(decoding: line.prefix { $0 != 0x20 && $0 != 0x0D }, as: UTF8.self)
      if SectionWord(rawValue: name) != nil { return name }
    }
    return ""
  }

  private static func parts(_ line: [UInt8]) -> [String] {
    line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
  }

  private func words(in section: String, behind said: [String]) -> [Vocabulary.Word] {
    let all = Explanations.words(ofSection: section, kind: SubjectKind(of: source))
    // A word that begins a line begins its own example; a section's example stands within the
    // section.
    func begins(_ word: Vocabulary.Word) -> Bool {
      section.isEmpty || word.example.utf8.starts(with: word.name.utf8)
    }
    let beginners = all.filter(begins)
    var seen: Set<String> = []
    if said.isEmpty {
      return (beginners + all.filter { ["at", "after"].contains($0.name) })
        .filter { seen.insert($0.name).inserted }
    }
    // A word that goes with another is in its example, or has an example that begins with it.
    let examples = all.filter { said.contains($0.name) }
      .flatMap { Completions.parts(Array($0.example.utf8)) }
    func goes(_ word: Vocabulary.Word) -> Bool {
      examples.contains(word.name)
        || said.contains { word.example.utf8.starts(with: ($0 + " ").utf8) }
    }
    let others = all.filter { !begins($0) }
    return (others.filter(goes) + others + names + beginners).filter {
      seen.insert($0.name).inserted
    }
  }

  /// The labels, variables and page names of the text.
  private var names: [Vocabulary.Word] {
    var result: [Vocabulary.Word] = []
    var lexer = Lexer(source)
    while let line = lexer.nextStatement(), result.count < 1000 {
      for (token, next) in zip(line.tokens, line.tokens.dropFirst()) {
        guard case .word(let word) = token.kind, case .word(let name) = next.kind else { continue }
        switch word {
        case "as": result.append(.init(name, "a label of this text", ""))
        case "page": result.append(.init(name, "a page of this text", ""))
        case "vary": result.append(.init(name, "a variable of this text", ""))
        default: break
        }
      }
    }
    return result
  }
}
