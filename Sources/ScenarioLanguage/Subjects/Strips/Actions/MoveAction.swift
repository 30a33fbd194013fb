/// Moves pages to another place.
package struct MoveAction: StripsAction {
  package var targets: [Target]
  package var placement: Placement<Target>

  static let description = ActionDescription(
    "pages have gone to another place", "move p3, p2 before p1")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    targets = try parser.parseTargets(&line)
    placement = try Placement(ofPages: &line, parser)
  }

  var facts: ActionFacts {
    ActionFacts(claims: (targets + placement.neighbours).map { .target($0) })
  }
}
