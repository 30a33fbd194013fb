/// Plays recorded touches.
package struct PlayAction: SharedAction {
  package var table: Located<String>

  static let description = ActionDescription("recorded touches are played", "play thumb")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    table = try line.name("the name of a table of touches", of: .table)
  }

  var facts: ActionFacts { ActionFacts(claims: [.table(table)], putsFingerDown: true) }
}
