/// The words that each kind of scenario has.
extension Vocabulary {
  static func actions(of kind: SubjectKind) -> [Word] {
    guard kind == .collection else { return actions }
    return kind.actions.map(collectionWord) + [
      Word("expect", "says what has to be true", "expect first == a1"),
      Word(
        "repeat", "does what stands up to its `end` several times; labels count per round",
        "repeat 3\n    flick forward 900pt/s as swipe\n    settle\n  end"),
    ]
  }

  static func signals(of kind: SubjectKind) -> [Word] {
    kind == .strips ? StripSignal.words : CollectionSignal.words
  }

  static func flags(of kind: SubjectKind) -> [Word] {
    kind == .strips ? StripFlag.words : CollectionFlag.words
  }

  static func events(of kind: SubjectKind) -> [Word] {
    kind == .strips ? StripEvent.words : CollectionEventWord.words
  }

  static func names(of kind: SubjectKind) -> [String] { kind == .strips ? names : ["none"] }

  static func randomKinds(of kind: SubjectKind) -> [String] {
    switch kind {
    case .strips: return RandomGesture.allCases.map { $0.rawValue }
    case .collection: return RandomChange.allCases.map { $0.rawValue }
    }
  }

  /// Names that nothing can have.
  static func reserved(by kind: SubjectKind) -> Set<String> {
    kind == .strips ? reserved : collectionReserved
  }

  private static let collectionReserved: Set<String> = {
    let own = [
      actions(of: .collection), SubjectKind.collection.sections.map(word), meta, traits,
      CollectionFlag.words, ElementFlag.words, ElementSignal.words, ElementFrame.words,
      CollectionEventWord.words, expectations,
      collectionGrammar, contentWords, layoutWords, paneWords,
    ]
    var words = Set(own.flatMap { $0.map { $0.name } })
    words.formUnion(CollectionSignal.names.filter { !$0.contains(".") })
    words.formUnion(
      "none start end active at as over to from of within for instant animated top bottom x vary step"
        .split(separator: " ").map(String.init))
    words.formUnion(
      "relate mirrors refines equals and or not implies in finite change abs absent present"
        .split(separator: " ").map(String.init))
    return words
  }()
}
