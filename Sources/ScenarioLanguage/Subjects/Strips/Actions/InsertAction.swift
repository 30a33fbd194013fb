/// Inserts pages.
package struct InsertAction: StripsAction {
  package var pages: [NewPage]
  package var placement: Placement<Target>

  static let description = ActionDescription(
    "pages have come", "insert cover aspect 0.7, back before p1")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    pages = try NewPage.list(&line, "a name for the page")
    placement = try Placement(ofPages: &line, parser)
  }

  var facts: ActionFacts {
    ActionFacts(
      claims: placement.neighbours.map { .target($0) }
        + pages.flatMap { $0.claims },
      newPages: pages.map { $0.name })
  }
}

/// A page by its name. Without an aspect, the page keeps its own or gets the usual one.
package struct NewPage: Sendable {
  package var name: Located<String>
  package var aspect: Measure?
  /// By how many quarters it is turned.
  package var turned: Measure?

  /// By how many quarters a page can be turned.
  static let turns = 0.0...3

  var claims: [ActionFacts.Claim] {
    [aspect.map { .aspect($0) }, turned.map { .whole($0, NewPage.turns) }].compactMap { $0 }
  }

  static func list(_ line: inout LineParser, _ what: String) throws(Faulty) -> [NewPage] {
    var pages: [NewPage] = []
    repeat {
      let name = try line.name(what)
      let aspect = line.accept("aspect") ? try line.measure(.number, of: "the aspect") : nil
      pages.append(NewPage(name: name, aspect: aspect, turned: try line.turns()))
    } while line.acceptSign(",")
    return pages
  }
}

extension LineParser {
  /// Parses by how many quarters a page is turned, if the line says it.
  mutating func turns() throws(Faulty) -> Measure? {
    accept("turned") ? try measure(.number, of: "the number of quarters") : nil
  }
}
