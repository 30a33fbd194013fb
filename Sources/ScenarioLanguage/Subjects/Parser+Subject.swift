/// What the parser reads in one way for the strips and in another for a collection.
extension Parser {
  /// A signal of a thing, behind the parenthesis.
  func parseSignal(
    ofThing name: Located<String>, _ line: inout LineParser
  ) throws(Faulty) -> Signal {
    switch kind {
    case .strips: return try parsePageSignal(name, &line)
    case .collection: return try parseElementSignal(name, &line)
    }
  }

  /// The signal of the whole subject that has a name.
  func signal(named name: Located<String>) -> Signal? {
    switch kind {
    case .strips:
      return StripSignal(rawValue: name.value).map {
        .ofStrips(Located(value: $0, range: name.range))
      }
    case .collection:
      return CollectionSignal(rawValue: name.value).map {
        .ofCollection(Located(value: $0, range: name.range))
      }
    }
  }

  /// A term that no other subject has; `nil` where something else stands there.
  func parseOwnTerm(_ line: inout LineParser) throws(Faulty) -> Predicate? {
    switch kind {
    case .strips:
      guard line.word == "idle", !isOperator(line, at: 1), !line.isSign(".", at: 1) else {
        return nil
      }
      throw Faulty(.renamed("idle", to: "still", at: line.range))
    case .collection: return try parseCollectionTerm(&line)
    }
  }

  func flag(named word: String) -> Predicate? {
    switch kind {
    case .strips: return StripFlag(rawValue: word).map { .stripFlag($0) }
    case .collection: return CollectionFlag(rawValue: word).map { .collectionFlag($0) }
    }
  }
}
