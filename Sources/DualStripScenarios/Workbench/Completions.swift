import CollectionLayouts

/// The words that can stand at a place in a text, as the parser says of each. Only the line is
/// parsed, and the matrix if the line has variables, because an editor asks at every keystroke.
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
    let word = Array((lines.last ?? []).reversed().prefix(while: Completions.isWordPart).reversed())
    let statement = lines.suffix(Completions.length(ofStatementEnding: lines))
    let line = Array(statement.joined(separator: [UInt8(ascii: "\n")]).dropLast(word.count))
    let isIndented = statement.first?.first.map(" \t".utf8.contains) ?? false
    let section = section(of: lines.dropLast(statement.count), indented: isIndented)
    let beginning = words(in: section, behind: line, begun: word)
    let words = beginning.filter { $0.name.utf8.count > word.count }
    var json = JSONText()
    json.add("start", units.count - word.count)
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

  /// The number of lines from the one that begins the last statement: others go on with it.
  private static func length(ofStatementEnding lines: [ArraySlice<UInt8>]) -> Int {
    1 + lines.dropLast().reversed().prefix { Lexer.continues($0) }.count
  }

  /// The section that a line is in; `nil` for one that begins a section.
  private func section(of lines: [ArraySlice<UInt8>], indented: Bool) -> SectionWord? {
    guard indented else { return nil }
    for line in lines.reversed() {
      let name = String(decoding: line.prefix { $0 != 0x20 && $0 != 0x0D }, as: UTF8.self)
      if let section = SectionWord(rawValue: name) { return section }
    }
    return nil
  }

  // MARK: Words

  /// The words that can follow a line and begin with some letters. Likely words come first.
  private func words(
    in section: SectionWord?, behind line: [UInt8], begun: [UInt8]
  ) -> [Vocabulary.Word] {
    if line.last == UInt8(ascii: "$") { return names(of: .variable, begun: begun) }
    let kind = SubjectKind(of: source)
    let said = line.split { $0 <= 0x20 }.map { String(decoding: $0, as: UTF8.self) }
    let variations =
      line.contains(UInt8(ascii: "$")) ? Parser.variations(of: source).known : []
    func end(_ word: String, _ rest: String = "") -> LineEnd {
      let place = line.count..<line.count + word.utf8.count
      let line = line + word.utf8 + rest.utf8
      return Parser.end(of: line, at: place, in: section, of: kind, with: variations)
    }
    var seen: Set<String> = []
    let asked = said.isEmpty ? [] : end("").asked
    let likely = candidates(in: section, of: kind, behind: said, asked: asked)
      .filter { $0.name.utf8.starts(with: begun) && seen.insert($0.name).inserted }
    if said.isEmpty { return likely }
    let fitting = likely.filter { word in
      switch end(word.name).lastWord {
      case .word: return true
      // A variable may have any word as its value.
      case .name(nil) where section == .matrix && said.count > 2: return true
      // `section` can be the name of an item, but the parser looked for the word first.
      case .name where asked.contains(word.name): return true
      // A signal of a page is a word only with its parenthesis.
      case .refused, .name: return end(word.name, "(any-name)").lastWord != .refused
      }
    }
    guard case .name(let owner?) = end("any-name").lastWord else { return fitting }
    return fitting + names(of: owner, begun: begun)
  }

  /// The words of a section in the order in which they are likely behind others.
  private func candidates(
    in section: SectionWord?, of kind: SubjectKind, behind said: [String], asked: [String]
  ) -> [Vocabulary.Word] {
    let all = Explanations.words(ofSection: section?.rawValue ?? "", kind: kind)
    // A word that begins a line begins its own example; a section's example stands within the
    // section.
    func begins(_ word: Vocabulary.Word) -> Bool {
      section == nil || word.example.utf8.starts(with: word.name.utf8)
    }
    let beginners = all.filter(begins)
    if said.isEmpty { return beginners + all.filter { ["at", "after"].contains($0.name) } }
    // A word that goes with another is in its example, or has an example that begins with it.
    let examples = all.filter { said.contains($0.name) }
      .flatMap { $0.example.split(separator: " ").map(String.init) }
    func goes(_ word: Vocabulary.Word) -> Bool {
      examples.contains(word.name)
        || said.contains { word.example.utf8.starts(with: ($0 + " ").utf8) }
    }
    let others = all.filter { !begins($0) }
    let unlisted = asked.filter { name in !all.contains { $0.name == name } }
      .map { Vocabulary.Word($0, "", "") }
    return others.filter(goes) + unlisted + others + beginners
  }

  // MARK: Names

  /// The names that the text makes up, by what has them.
  private func names(of kind: NameKind, begun: [UInt8]) -> [Vocabulary.Word] {
    var result: [Vocabulary.Word] = []
    var seen: Set<String> = []
    var lexer = Lexer(source)
    while let line = lexer.nextStatement(), result.count < 1000 {
      for name in Completions.names(of: kind, in: line)
      where name.utf8.starts(with: begun) && seen.insert(name).inserted {
        result.append(.init(name, "\(kind.meaning) of this text", ""))
      }
    }
    return result
  }

  private static func names(of kind: NameKind, in line: TokenLine) -> [String] {
    let words = line.tokens.map { token in
      if case .word(let word) = token.kind { word } else { "" }
    }
    func behind(_ heads: String...) -> [String] {
      zip(words, words.dropFirst()).filter { heads.contains($0.0) && $0.1 != "" }.map { $0.1 }
    }
    /// `p1`, `p2` and so on.
    func numbered(_ prefix: String, _ token: Int) -> [String] {
      guard line.tokens.count > token, case .number(let count, _) = line.tokens[token].kind,
        count >= 1
      else { return [] }
      return (1...Int(min(count, 100))).map { "\(prefix)\($0)" }
    }
    switch kind {
    case .label: return behind("as")
    case .section: return behind("section")
    case .table: return behind("touches", "wheels", "frames")
    case .variable: return behind("vary")
    case .layout:
      return GalleryLayout.Kind(rawValue: words.dropFirst().first ?? "") == nil ? [] : [words[0]]
    case .page:
      if words.first == "pages" { return numbered("p", 1) }
      guard words.first == "section", words.count > 3, words[2] == "items" else {
        return behind("page", "item", "insert").filter { $0 != "section" }
      }
      return numbered(words[1], 3)
    }
  }
}

extension NameKind {
  fileprivate var meaning: String {
    switch self {
    case .page: return "a page"
    case .label: return "a label"
    case .section: return "a section"
    case .layout: return "a layout"
    case .table: return "a table"
    case .variable: return "a variable"
    }
  }
}
