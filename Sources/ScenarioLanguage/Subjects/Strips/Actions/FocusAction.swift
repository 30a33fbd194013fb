/// Sends the view to a page.
package struct FocusAction: StripsAction {
  package var target: Target
  package var isAnimated: Bool

  static let description = ActionDescription(
    "the view is sent to a page", "focus p3 animated")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    target = try parser.parseTarget(&line)
    isAnimated = try line.oneOf(["instant", "animated"]) == "animated"
  }

  var facts: ActionFacts { ActionFacts(claims: [.target(target)]) }
}
