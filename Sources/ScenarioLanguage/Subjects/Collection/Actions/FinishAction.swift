/// Runs a held switch to its end.
package struct FinishAction: CollectionAction {
  package var label: Located<String>
  package var duration: Measure?

  static let description = ActionDescription(
    "a held switch runs to its end", "finish turn over 200ms")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    label = try parser.parseLabel(&line, "the label of a switch")
    duration = try line.duration()
  }

  var facts: ActionFacts { ActionFacts(claims: [.heldSwitch(label)] + .time(duration)) }
}
