/// The size of an image that arrives late.
package struct ResolveAction: StripsAction {
  package var target: Target
  package var aspect: Measure

  static let description = ActionDescription(
    "a late image size arrives", "resolve p3 aspect 1.4142")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    target = try parser.parseTarget(&line)
    try line.expect("aspect", example: "resolve p3 aspect 1.4142")
    aspect = try line.measure(.number, of: "the aspect")
  }

  // A late size may well come too late.
  var facts: ActionFacts {
    ActionFacts(claims: [.target(target), .aspect(aspect)], needsPages: false)
  }
}
