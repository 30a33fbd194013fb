/// Does the edit again that was undone last.
package struct RedoAction: StripsAction {
  static let description = ActionDescription(
    "the edit that was undone last is done again", "redo")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {}

  var facts: ActionFacts { ActionFacts(isAnswered: true, leavesPagesUncertain: true) }
}
