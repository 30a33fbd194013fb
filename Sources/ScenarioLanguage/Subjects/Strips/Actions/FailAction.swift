/// The answer of a host that could not commit an edit.
package struct FailAction: StripsAction {
  package var label: Located<String>

  static let description = ActionDescription(
    "the host could not commit an edit, by its label", "fail cut")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    label = try parser.parseLabel(&line, "the label of an edit")
  }

  var facts: ActionFacts { ActionFacts(claims: [.edit(label)], leavesPagesUncertain: true) }
}
