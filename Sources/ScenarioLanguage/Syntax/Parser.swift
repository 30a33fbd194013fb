/// Parses a scenario. Never fails: it reports one error for each faulty line, and goes on with the
/// next line.
package struct Parser {
  let source: SourceText
  var syntax = ScenarioSyntax()
  var diagnostics = DiagnosticList()
  /// The variables of the matrix, which may stand for words; without those of the environment.
  let variations: [Variation]
  let kind: SubjectKind
  /// The place where the text says that it is about a collection.
  private var collectionRange: SourceRange?
  var section: SectionWord?
  var block: Block?
  var round: Round?
  /// The number of statements and readings that rounds and variables have added so far.
  var expansions = 0
  private var sectionRanges: [(name: String, range: SourceRange)] = []

  /// The largest file that is read, in bytes: a larger one is no scenario.
  package static let largestFile = 16_000_000

  /// Parses a text into a tree, and returns the errors in the order of the text.
  package static func parse(_ source: SourceText) -> (ScenarioSyntax, DiagnosticList) {
    guard source.bytes.count <= Parser.largestFile else {
      var errors = DiagnosticList()
      errors.append(
        .tooLarge("this file", limit: "\(Parser.largestFile) bytes", at: SourceRange(0, 0)))
      return (ScenarioSyntax(), errors)
    }
    let (known, lacksSome) = variations(of: source)
    let collection = SubjectKind.collection(in: source)
    var parser = Parser(
      source: source, kind: SubjectKind(hasCollection: collection != nil), variations: known)
    parser.collectionRange = collection
    parser.syntax.lacksVariables = lacksSome
    parser.parseFile()
    return (parser.syntax, parser.diagnostics)
  }

  init(source: SourceText, kind: SubjectKind, variations: [Variation] = []) {
    self.source = source
    self.kind = kind
    self.variations = variations
  }

  private mutating func parseFile() {
    if source.isBinary {
      diagnostics.append(.binary(at: SourceRange(0, 0)))
      return
    }
    if let byte = source.firstInvalidByte {
      diagnostics.append(.invalidUTF8(at: SourceRange(byte, min(byte + 1, source.bytes.count))))
      return
    }
    var lexer = Lexer(source)
    // Reads one line at a time: all tokens of a large file would take many times its memory.
    let first = lexer.nextStatement()
    guard let header = first, header.fault == nil,
      case .word("scenario") = header.tokens[0].kind
    else {
      let range = first.map {
        $0.fault?.primary.range ?? source.lineRange(source.line(at: $0.range.lower))
      }
      diagnostics.append(
        .notAScenario(at: trimmed(range ?? SourceRange(0, 0)), looksLike: foreignFormat(first)))
      return
    }
    syntax.kind = kind
    syntax.collectionRange = collectionRange
    parse(header)
    while let line = lexer.nextStatement() {
      if section != .matrix, !variations.isEmpty {
        syntax.usedVariables.formUnion(line.variables)
      }
      if line.fault != nil || !takesIntoBlock(line) { parse(line) }
    }
    reportUnfinishedBlock()
    if !sectionRanges.contains(where: { $0.name == "script" }) {
      diagnostics.append(.missingScript(at: header.range))
    }
  }

  private func trimmed(_ range: SourceRange) -> SourceRange {
    var lower = range.lower
    while lower < range.upper, source.bytes[lower] == UInt8(ascii: " ") { lower += 1 }
    return SourceRange(lower, max(lower, range.upper))
  }

  private func foreignFormat(_ first: TokenLine?) -> String? {
    let text = source.lineText(max(1, first.map { source.line(at: $0.range.lower) } ?? 1))
    let hasKey = text.hasSuffix(":") || text.split(separator: " ").contains { $0.hasSuffix(":") }
    if text.hasPrefix("{") || text.hasPrefix("[") { return "JSON" }
    return hasKey || text.hasPrefix("---") ? "YAML" : nil
  }

  mutating func parse(_ line: TokenLine) {
    if let fault = line.fault {
      report(fault)
      return
    }
    var parser = LineParser(line, source: source)
    do throws(Faulty) {
      let words = wordVariations(in: line)
      if let section, !words.isEmpty {
        try parseReadings(of: line, in: section, choosing: words)
        try onceOfSettings(parser.word, at: parser.range)
      } else {
        try parseLine(&parser)
      }
    } catch {
      report(error.diagnostic, in: line)
    }
  }

  /// Reports an error. What the faulty line should have declared counts as missing, so that using
  /// it is not another error.
  mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
    if section == .matrix { syntax.lacksVariables = true }
    if section == .document || section == .collection { syntax.lacksPages = true }
    if section == .layouts { syntax.lacksLayouts = true }
  }

  mutating func parseLine(_ line: inout LineParser) throws(Faulty) {
    if case .number = line.token?.kind, section == .touches {
      return try parseTouch(&line)
    }
    if case .number = line.token?.kind, section == .wheels {
      return try parseWheelRow(&line)
    }
    guard let word = line.word else { throw line.unexpected("a word") }
    if try parseMeta(word, &line) { return }
    if try beginSection(word, &line) { return }
    let range = line.range
    guard let section else { throw Faulty(.outsideSection(word, of: kind, at: range)) }
    try parseLine(of: section, &line)
    try onceOfSettings(word, at: range)
  }

  mutating func parseLine(of section: SectionWord, _ line: inout LineParser) throws(Faulty) {
    switch section {
    case .document: try parseDocumentLine(&line)
    case .device: try parseTrait(&line)
    case .viewer: try parseSetting(&line)
    case .matrix: try parseMatrixLine(&line)
    case .touches: throw line.unexpected("a row: time, x, y, and down, move, up or cancel")
    case .wheels: throw line.unexpected("a row: time, and the distances to the right and down")
    case .collection: try parseContentLine(&line)
    case .layouts: try parseLayout(&line)
    case .pane: try parsePaneSetting(&line)
    case .frames: try parseFrameRow(&line)
    case .script: try parseStatement(&line)
    }
  }

  private mutating func parseMeta(
    _ word: String, _ line: inout LineParser
  ) throws(Faulty) -> Bool {
    guard let meta = MetaWord(rawValue: word) else { return false }
    let range = line.range
    _ = line.take()
    if word != "note" { try once(word, at: range) }
    switch meta {
    case .scenario:
      syntax.headRange = range
      syntax.title = try line.text("a title")
    case .note: syntax.notes.append(try line.text("a remark"))
    case .goldens:
      try line.expect("off")
      syntax.omitsGoldens = true
    case .language:
      let version = try line.measure(.number, of: "the version", isCount: true)
      guard case .literal(.quantity(let number, _)) = version.content, [1, 2].contains(number)
      else { throw Faulty(.unknownVersion(source.text(version.range), at: version.range)) }
      if number < kind.firstVersion { throw Faulty(.oldVersion(at: version.range)) }
    }
    try line.expectEnd("`\(word)`")
    return true
  }

  /// The place of the section that says what the scenario is about.
  private var otherSection: SourceRange? {
    let name = SectionWord.document.rawValue
    return collectionRange ?? sectionRanges.first { $0.name == name }?.range
  }

  private mutating func once(_ name: String, at range: SourceRange) throws(Faulty) {
    if let first = sectionRanges.first(where: { $0.name == name }) {
      throw Faulty(.repeatedSection(name, at: range, first: first.range))
    }
    sectionRanges.append((name, range))
  }

  /// Sees to it that each setting of the device, the viewer and the pane is there only once.
  private mutating func onceOfSettings(
    _ word: String?, at range: SourceRange
  ) throws(Faulty) {
    guard let word, let section, [.device, .viewer, .pane].contains(section) else { return }
    try once(word, at: range)
  }

  private mutating func beginSection(
    _ word: String, _ line: inout LineParser
  ) throws(Faulty) -> Bool {
    guard let new = SectionWord(rawValue: word) else { return false }
    let range = line.range
    _ = line.take()
    // The lines below belong to this section, whatever is wrong with the heading.
    section = new
    guard kind.sections.contains(new) else {
      syntax.lacksLayouts = true
      throw Faulty(.foreignSection(word, kind, at: range, other: otherSection))
    }
    if ![.touches, .wheels, .frames].contains(new) { try once(word, at: range) }
    switch new {
    case .device: try parseDevice(&line)
    case .touches: try parseTableHeading(&line)
    case .wheels: try parseWheelsHeading(&line)
    case .frames: try parseFramesHeading(&line)
    case .document, .viewer, .matrix, .script, .collection, .layouts, .pane: break
    }
    try line.expectEnd("`\(word)`")
    return true
  }
}
