/// A tap on a thumbnail, or on an item.
package struct TapAction: ActionForm {
  package var target: Target

  static let strips: ActionDescription? = .init(
    "a tap on the visible part of a thumbnail; it only stops a strip that coasts",
    "tap thumbnail p3")
  static let collection: ActionDescription? = .init(
    "a tap on the visible part of an item; it stops what coasts", "tap a3")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    if parser.kind.namesPanes { try line.expect("thumbnail", example: "tap thumbnail p3") }
    target = try parser.parseTarget(&line)
  }

  var facts: ActionFacts { ActionFacts(claims: [.target(target)]) }
}
