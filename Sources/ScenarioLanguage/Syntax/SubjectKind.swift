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

  /// The sections that a scenario of this kind may have.
  var sections: [SectionWord] {
    switch self {
    case .strips: return [.document, .device, .viewer, .matrix, .touches, .script]
    case .collection:
      return [.collection, .layouts, .device, .pane, .matrix, .touches, .frames, .script]
    }
  }

  /// What statements of this kind may begin with.
  package var actions: [ActionWord] {
    switch self {
    case .strips:
      return [
        .drag, .flick, .tap, .hold, .rotate, .resize, .delete, .insert, .move, .replace, .cancel,
        .commits, .resolve, .focus, .play, .touch, .commit, .fail, .random, .wait, .settle,
        .snapshot,
      ]
    case .collection:
      return [
        .layout, .progress, .finish, .undo, .update, .measure, .scroll, .drag, .flick, .tap, .hold,
        .rotate, .resize, .direction, .cancel, .play, .touch, .random, .wait, .settle, .snapshot,
      ]
    }
  }

  /// Where a finger may send the content, or go.
  var headings: [HeadingName] {
    switch self {
    case .strips: return [.forward, .backward, .left, .right]
    case .collection: return HeadingName.allCases
    }
  }

  /// What is counted, and what predicates name.
  var thing: String { self == .strips ? "page" : "item" }
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
