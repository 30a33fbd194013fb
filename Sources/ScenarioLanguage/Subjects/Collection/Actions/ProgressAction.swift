/// Sets how far a held switch is, from 0 to 1.
package struct ProgressAction: CollectionAction {
  package var label: Located<String>
  package var progress: Measure
  package var duration: Measure?

  static let description = ActionDescription(
    "how far a held switch is, from 0 to 1", "progress turn 0.4 over 100ms")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    label = try parser.parseLabel(&line, "the label of a switch")
    progress = try line.measure(.number, of: "the progress")
    duration = try line.duration()
  }

  var facts: ActionFacts {
    ActionFacts(claims: [.heldSwitch(label), .number(progress, 0...1)] + .time(duration))
  }
}
