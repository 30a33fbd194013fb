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
        + pages.compactMap { $0.aspect.map { .aspect($0) } },
      newPages: pages.map { $0.name })
  }
}

/// A page by its name. Without an aspect, the page keeps its own or gets the usual one.
package struct NewPage: Sendable {
  package var name: Located<String>
  package var aspect: Measure?

  static func list(_ line: inout LineParser, _ what: String) throws(Faulty) -> [NewPage] {
    var pages: [NewPage] = []
    repeat {
      let name = try line.name(what)
      let aspect = line.accept("aspect") ? try line.measure(.number, of: "the aspect") : nil
      pages.append(NewPage(name: name, aspect: aspect))
    } while line.acceptSign(",")
    return pages
  }
}
