/// What a scenario is about. Each kind has words of its own; most words are common to both.
package enum SubjectKind: String, Sendable {
  /// A preview and a strip of thumbnails in step.
  case strips
  /// One pane of items in a layout.
  case collection

  /// Returns the place where a text says that it is about a collection; `nil` for the two strips.
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

  /// Finds out what a text is about.
  package init(of source: SourceText) {
    self.init(hasCollection: SubjectKind.collection(in: source) != nil)
  }

  /// The first version of the language that has this kind.
  var firstVersion: Double { self == .strips ? 1 : 2 }

  /// Whether scenarios of this kind also have the words of another kind.
  func includes(_ other: SubjectKind) -> Bool { self == .collection || other == .strips }

  /// The sections that a scenario of this kind may have.
  var sections: [SectionWord] {
    switch self {
    case .strips: return [.document, .device, .viewer, .matrix, .touches, .wheels, .script]
    case .collection:
      return [.collection, .layouts, .device, .pane, .matrix, .touches, .frames, .script]
    }
  }

  /// Returns what an action does to this kind, with an example that parses; `nil` if it has no such
  /// action.
  func description<Form: ActionForm>(of form: Form.Type) -> ActionDescription? {
    switch self {
    case .strips: return Form.strips
    case .collection: return Form.collection
    }
  }

  /// The directions that a finger's gesture can have.
  var headings: [HeadingName] {
    switch self {
    case .strips: return [.forward, .backward, .left, .right]
    case .collection: return HeadingName.allCases
    }
  }

  /// Whether `undo` is about the latest edit, and not about a switch with a label.
  var undoesEdits: Bool { self == .strips }

  /// Whether there are pages, which may have images.
  package var hasPages: Bool { self == .strips }

  /// Whether a gesture must name its pane.
  var namesPanes: Bool { self == .strips }

  /// The pane in examples of gestures; empty where there is only one.
  var paneInExamples: String { namesPanes ? "preview " : "" }

  /// The word for what predicates name: `page` or `item`.
  var thing: String { self == .strips ? "page" : "item" }

  /// The word with its article.
  var aThing: String { self == .strips ? "a page" : "an item" }

  /// The word for what `random` draws.
  var randomThings: String { self == .strips ? "gestures" : "changes" }

  /// The kinds of inputs that `random` can draw.
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

  /// Words that stand for values, and are not names of pages or items.
  var names: [String] { self == .strips ? Vocabulary.names : ["none"] }

  /// Names that nothing can have, because the language uses them.
  package var reserved: Set<String> {
    self == .strips ? Vocabulary.reserved : Vocabulary.collectionReserved
  }

  /// The gesture in examples of blocks.
  private var gesture: String { namesPanes ? "flick preview forward" : "flick forward" }

  /// The actions of this kind.
  package var actions: [ActionWord] {
    ActionWord.allCases.filter { $0.description(of: self) != nil }
  }

  /// The actions of this kind, and the other words that begin statements.
  var statements: [Vocabulary.Word] {
    let actions = ActionWord.allCases.compactMap { word in
      word.description(of: self).map {
        Vocabulary.Word(word.rawValue, $0.meaning, $0.example)
      }
    }
    let example = self == .strips ? ": swipe.2" : ""
    return actions + [
      .init("expect", "states what must be true", exampleOfComparison),
      .init(
        "repeat",
        "does what stands up to its `end` several times; labels count per round\(example)",
        "repeat 3\n    \(gesture) 900pt/s as swipe\n    settle\n  end"),
    ]
  }
}

extension SourceText {
  /// Whether a word occurs in the text, even as a part of a longer one.
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
