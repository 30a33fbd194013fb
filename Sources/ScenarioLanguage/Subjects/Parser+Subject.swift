/// Parses what differs between the strips and a collection.
extension Parser {
  /// Parses a signal of a page or an element, after the opening parenthesis.
  func parseSignal(
    ofThing name: Located<String>, _ line: inout LineParser
  ) throws(Faulty) -> Signal {
    switch kind {
    case .strips: return try parsePageSignal(name, &line)
    case .collection: return try parseElementSignal(name, &line)
    }
  }

  /// Returns the signal of the whole subject with this name.
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

  /// Parses a term that only this subject has; `nil` if something else stands there.
  func parseOwnTerm(_ line: inout LineParser) throws(Faulty) -> Predicate? {
    switch kind {
    case .strips:
      if let flag = line.word.flatMap(PageFlag.init), line.isSign("(", at: 1) {
        return try parsePageFlag(flag, &line)
      }
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
