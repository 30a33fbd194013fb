/// The texts of `explain`: every code, every word, every group of words.
package enum Explanations {
  package struct Code: Sendable {
    let code: String
    let title: String
    let meaning: String
    /// A correct line, which parses in the place of the faulty one.
    let example: String
  }

  /// All topics that `explain` knows.
  package static var topics: [String] {
    codes.map { $0.code } + groups.map { $0.name } + words.map { $0.name }
      + RecordingFindingKind.allCases.map { $0.rawValue }
  }

  /// The codes of all errors that a text can have, in order.
  package static var diagnosticCodes: [String] {
    codes.map { $0.code }.filter { $0.hasPrefix("E") }
  }

  /// The words that cannot be names, because the language uses them.
  package static var reservedWords: Set<String> {
    SubjectKind.strips.reserved.union(SubjectKind.collection.reserved)
  }

  /// An example of a word, and where it may stand.
  package struct Example: Sendable {
    package let word: String
    /// The section that the line belongs to; empty for a line that begins a section.
    package let section: String
    package let line: String
    /// The kind of subject whose scenarios may have the word.
    package let kind: SubjectKind
  }

  /// Every word with an example.
  package static var examples: [Example] {
    groups.flatMap { group in
      group.words.map {
        Example(word: $0.name, section: group.section, line: $0.example, kind: group.kind)
      }
    }
  }

  private struct Group: Sendable {
    let name: String
    let section: String
    let words: [Vocabulary.Word]
    var kind = SubjectKind.strips

    /// Whether a topic names this group, or the group of the same words for the two strips.
    func isMeant(by topic: String) -> Bool {
      let word = topic.hasSuffix("s") ? String(topic.dropLast()) : topic
      return topic == name || topic == plural || name == "\(word) of a collection"
    }

    /// The plural of the name, such as `actions of a collection`.
    var plural: String {
      let words = name.split(separator: " ", maxSplits: 1)
      return ([words[0] + "s"] + words.dropFirst()).joined(separator: " ")
    }
  }

  private static let groups =
    [
      Group(name: "action", section: "script", words: SubjectKind.strips.statements),
      Group(name: "expectation", section: "script", words: Vocabulary.expectations),
      Group(name: "signal", section: "script", words: StripSignal.words + PageSignal.words),
      Group(name: "flag", section: "script", words: StripFlag.words + PageFlag.words),
      Group(name: "event", section: "script", words: StripEvent.words),
      Group(name: "section", section: "", words: Vocabulary.sections),
      Group(name: "header", section: "", words: Vocabulary.meta),
      Group(name: "setting", section: "viewer", words: Vocabulary.settings),
      Group(name: "trait", section: "device", words: Vocabulary.traits),
      Group(name: "word", section: "script", words: Vocabulary.grammar),
      Group(name: "word of a matrix", section: "matrix", words: Vocabulary.matrixWords),
      Group(name: "word of a document", section: "document", words: Vocabulary.documentWords),
      Group(name: "device name", section: "", words: Vocabulary.deviceNames),
      Group(name: "word of a device", section: "device", words: Vocabulary.deviceWords),
      Group(name: "word of a setting", section: "viewer", words: Vocabulary.settingWords),
    ] + collectionGroups

  private static let collectionGroups = [
    Group(
      name: "action of a collection", section: "script",
      words: SubjectKind.collection.statements.filter { $0.name != "expect" }, kind: .collection),
    Group(
      name: "signal of a collection", section: "script",
      words: CollectionSignal.words + ElementSignal.words + ElementFrame.words,
      kind: .collection),
    Group(
      name: "flag of a collection", section: "script",
      words: CollectionFlag.words + ElementFlag.words, kind: .collection),
    Group(
      name: "event of a collection", section: "script", words: CollectionEventWord.words,
      kind: .collection),
    Group(
      name: "section of a collection", section: "",
      words: [SectionWord.collection, .layouts, .pane, .frames].map(Vocabulary.word),
      kind: .collection),
    Group(
      name: "word of a collection", section: "collection", words: Vocabulary.contentWords,
      kind: .collection),
    Group(
      name: "layout", section: "layouts", words: Vocabulary.layoutWords,
      kind: .collection),
    Group(
      name: "word of a pane", section: "pane", words: Vocabulary.paneWords, kind: .collection),
    Group(
      name: "word of its script", section: "script", words: Vocabulary.collectionGrammar,
      kind: .collection),
  ]

  private static var words: [Vocabulary.Word] { groups.flatMap { $0.words } }

  /// The words in the lines of a section; for an empty name, the words that begin a section.
  package static func words(ofSection section: String, kind: SubjectKind) -> [Vocabulary.Word] {
    groups.filter { $0.section == section && kind.includes($0.kind) }
      .flatMap { $0.words }
  }

  /// Returns the explanation of a code, a word or a group; `nil` for an unknown topic.
  package static func text(of topic: String) -> String? {
    if let code = codes.first(where: { $0.code == topic.uppercased() }) {
      return "\(code.code): \(code.title)\n\n  \(code.meaning)\n\n  for example: \(code.example)\n"
    }
    let lists = groups.filter { $0.isMeant(by: topic) }.map { group in
      let heading = [group.name, group.plural].contains(topic) ? "" : "\(group.plural):\n"
      return heading
        + group.words.map { "\(padded($0.name, 22)) \($0.meaning)\n" }.joined()
    }
    let found = groups.flatMap { group in
      group.words.filter { $0.name == topic }.map { (group.name, $0) }
    }
    let words = found.map { group, word in
      "\(word.name) (\(group)): \(word.meaning)\n\n  for example: \(word.example)\n"
    }
    if let finding = RecordingFindingKind(rawValue: topic) {
      return "\(topic) (finding of dualstrip compare): \(finding.meaning)\n"
    }
    return lists.isEmpty && words.isEmpty ? nil : (lists + words).joined(separator: "\n")
  }

  package static func nearest(to topic: String) -> String? { nearest(to: topic, in: topics) }

  /// Returns the word nearest to a misspelled one, if one is near enough.
  package static func nearest(to word: String, in words: [String]) -> String? {
    Vocabulary.nearest(to: word, in: words)
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
