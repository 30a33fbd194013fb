/// Runs a switch back from where it is.
package struct UndoAction: CollectionAction {
  package var label: Located<String>
  package var duration: Measure?

  static let description = ActionDescription(
    "a switch goes back from where it is, by its label", "undo turn over 200ms")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    label = try parser.parseLabel(&line, "the label of a switch")
    duration = try line.duration()
  }

  var facts: ActionFacts { ActionFacts(claims: [.change(label)] + .time(duration)) }
}
