/// Takes back an edit or a change.
package struct CancelAction: ActionForm {
  package var label: Located<String>

  static let strips: ActionDescription? = .init("an edit is taken back, by its label", "cancel cut")
  static let collection: ActionDescription? = .init(
    "takes back the statement with this label, from where it is", "cancel cut")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    label = try parser.parseLabel(&line, "the label of an edit")
  }

  var facts: ActionFacts { ActionFacts(claims: [.edit(label)]) }
}
