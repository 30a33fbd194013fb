/// The answer of a host that has committed an edit.
package struct CommitAction: StripsAction {
  package var label: Located<String>

  static let description = ActionDescription(
    "the host has committed an edit, by its label", "commit cut")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    label = try parser.parseLabel(&line, "the label of an edit")
  }

  var facts: ActionFacts { ActionFacts(claims: [.edit(label)], leavesPagesUncertain: true) }
}
