/// The size of an image, which arrives late.
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

  // The page may be gone when its size arrives.
  var facts: ActionFacts {
    ActionFacts(claims: [.target(target), .aspect(aspect)], needsPages: false)
  }
}
