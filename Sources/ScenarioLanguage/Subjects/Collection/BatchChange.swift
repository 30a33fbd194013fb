/// One change of a batch.
package struct BatchChange: Sendable {
  package enum Kind: Sendable {
    case insert(Located<String>, ItemTraits, Place)
    case delete(Located<String>)
    case move(Located<String>, Place)
    case reload(Located<String>, ItemTraits)
    case insertSection(Located<String>, count: Measure, SectionPlace)
    case deleteSection(Located<String>)
    case moveSection(Located<String>, SectionPlace)
    case reloadSection(Located<String>, count: Measure?)
  }

  /// The destination of an item, in the content after the batch.
  package enum Place: Sendable {
    case before(Located<String>)
    case after(Located<String>)
    /// A section, and the number of the item in it, from 1.
    case at(Located<String>, Measure)
  }

  /// The destination of a section, among the sections after the batch.
  package typealias SectionPlace = Placement<Located<String>>

  package var kind: Kind
  var range: SourceRange
}

extension BatchChange.Kind {
  init(_ line: inout LineParser) throws(Faulty) {
    let word = try line.oneOf(["insert", "delete", "move", "reload"], "a change")
    if line.acceptBeforeWord("section") {
      try self.init(ofSection: word, &line)
      return
    }
    let item = try line.name("an item", of: .page)
    switch word {
    case "insert":
      let traits = try ItemTraits(&line)
      self = .insert(item, traits, try .init(&line, number: "at"))
    case "delete": self = .delete(item)
    case "move": self = .move(item, try .init(&line, number: "to"))
    default: self = .reload(item, try ItemTraits(&line))
    }
  }

  private init(ofSection word: String, _ line: inout LineParser) throws(Faulty) {
    let section = try line.name("the name of a section", of: .section)
    switch word {
    case "insert":
      try line.expect("items", example: "update insert section c items 5 last over 300ms")
      let count = try line.measure(.number, of: "the count of items", isCount: true)
      self = .insertSection(section, count: count, try .init(ofSections: &line))
    case "delete": self = .deleteSection(section)
    case "move": self = .moveSection(section, try .init(ofSections: &line))
    default:
      let count =
        line.accept("items")
        ? try line.measure(.number, of: "the count of items", isCount: true) : nil
      self = .reloadSection(section, count: count)
    }
  }
}

extension BatchChange.Place {
  /// - Parameter word: the word before a numbered place, `at` or `to`.
  fileprivate init(_ line: inout LineParser, number word: String) throws(Faulty) {
    switch try line.oneOf(["before", "after", word]) {
    case "before": self = .before(try line.name("an item", of: .page))
    case "after": self = .after(try line.name("an item", of: .page))
    default:
      let section = try line.name("the name of a section", of: .section)
      try line.expectSign("[")
      let number = try line.measure(.number, of: "the position", isCount: true)
      try line.expectSign("]")
      self = .at(section, number)
    }
  }
}
