/// What a scenario is about: each kind has words of its own, and most are common to both.
package enum SubjectKind: String, Sendable {
  /// A preview and a strip of thumbnails in step.
  case strips
  /// One pane of items in a layout.
  case collection

  /// Where a text says that it is about a collection; `nil` where it is about the two strips.
  package static func collection(in source: SourceText) -> SourceRange? {
    let word = SectionWord.collection.rawValue
    guard source.mentions(word) else { return nil }
    var lexer = Lexer(source)
    while let line = lexer.nextStatement() {
      if line.tokens.count == 1, line.firstWord == word { return line.range }
    }
    return nil
  }

  init(hasCollection: Bool) { self = hasCollection ? .collection : .strips }

  /// What a text is about.
  package init(of source: SourceText) {
    self.init(hasCollection: SubjectKind.collection(in: source) != nil)
  }

  /// Since which version the language has it.
  var firstVersion: Double { self == .strips ? 1 : 2 }

  /// Whether its scenarios have the words of another kind too.
  func includes(_ other: SubjectKind) -> Bool { self == .collection || other == .strips }

  /// The sections that a scenario of this kind may have.
  var sections: [SectionWord] {
    switch self {
    case .strips: return [.document, .device, .viewer, .matrix, .touches, .script]
    case .collection:
      return [.collection, .layouts, .device, .pane, .matrix, .touches, .frames, .script]
    }
  }

  /// What an action does to it, with an example that parses; `nil` if it cannot do it.
  func description<Form: ActionForm>(of form: Form.Type) -> ActionDescription? {
    switch self {
    case .strips: return Form.strips
    case .collection: return Form.collection
    }
  }

  /// Where a finger may send the content, or go.
  var headings: [HeadingName] {
    switch self {
    case .strips: return [.forward, .backward, .left, .right]
    case .collection: return HeadingName.allCases
    }
  }

  /// Whether there are pages, which may have images.
  package var hasPages: Bool { self == .strips }

  /// Whether a finger has to say on which pane it is.
  var namesPanes: Bool { self == .strips }

  /// The pane in examples of gestures; empty where there is only one.
  var paneInExamples: String { namesPanes ? "preview " : "" }

  /// What is counted, and what predicates name.
  var thing: String { self == .strips ? "page" : "item" }

  /// The same with its article.
  var aThing: String { self == .strips ? "a page" : "an item" }

  /// What `random` draws.
  var randomThings: String { self == .strips ? "gestures" : "changes" }

  /// The kinds of them.
  var randomKinds: [String] {
    switch self {
    case .strips: return RandomGesture.allCases.map { $0.rawValue }
    case .collection: return RandomChange.allCases.map { $0.rawValue }
    }
  }

  /// An expectation as it stands in examples.
  var exampleOfCheck: String { self == .strips ? "expect active == p2" : "expect first == a1" }

  var exampleOfComparison: String { self == .strips ? "expect active == p1" : "expect first == a1" }

  var signals: [Vocabulary.Word] {
    self == .strips ? StripSignal.words : CollectionSignal.words
  }

  var events: [Vocabulary.Word] {
    self == .strips ? StripEvent.words : CollectionEventWord.words
  }

  /// Names that stand for values, and are of no page and no item.
  var names: [String] { self == .strips ? Vocabulary.names : ["none"] }

  /// Names that nothing can have.
  package var reserved: Set<String> {
    self == .strips ? Vocabulary.reserved : Vocabulary.collectionReserved
  }

  /// What stands in an example of a block.
  private var gesture: String { namesPanes ? "flick preview forward" : "flick forward" }

  /// What it can do.
  package var actions: [ActionWord] {
    ActionWord.allCases.filter { $0.description(of: self) != nil }
  }

  /// Its actions, and what else stands in a script.
  var statements: [Vocabulary.Word] {
    let actions = ActionWord.allCases.compactMap { word in
      word.description(of: self).map {
        Vocabulary.Word(word.rawValue, $0.meaning, $0.example)
      }
    }
    let example = self == .strips ? ": swipe.2" : ""
    return actions + [
      .init("expect", "says what has to be true", exampleOfComparison),
      .init(
        "repeat",
        "does what stands up to its `end` several times; labels count per round\(example)",
        "repeat 3\n    \(gesture) 900pt/s as swipe\n    settle\n  end"),
    ]
  }
}

extension SourceText {
  /// Whether a word stands somewhere in it, or a part of a longer one.
  fileprivate func mentions(_ word: String) -> Bool {
    let letters = Array(word.utf8)
    guard let first = letters.first else { return false }
    var place = bytes.startIndex
    while let next = bytes[place...].firstIndex(of: first) {
      if bytes[next...].starts(with: letters) { return true }
      place = next + 1
    }
    return false
  }
}
