/// Turns pages.
package struct TurnAction: StripsAction {
  package var targets: [Target]
  package var quarters: Measure

  static let description = ActionDescription(
    "pages are turned by so many quarters, clockwise; below 0 the other way", "turn p4 by 1")

  /// A turn by nothing is refused by the viewer.
  package static let limits = -2.0...2

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    targets = try parser.parseTargets(&line)
    try line.expect("by", example: "turn p4 by 1")
    quarters = try line.measure(.number, of: "the number of quarters")
  }

  var facts: ActionFacts {
    ActionFacts(claims: targets.map { .target($0) } + [.whole(quarters, TurnAction.limits)])
  }
}
