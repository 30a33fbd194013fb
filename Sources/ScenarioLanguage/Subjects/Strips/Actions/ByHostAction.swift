/// An edit that the host makes of its own accord, so that it cannot be undone.
package struct ByHostAction: StripsAction {
  package var edit: Action

  static let description = ActionDescription(
    "the host makes an edit of its own accord (`delete`, `insert`, `move`, `arrange`, `turn`, "
      + "`replace`): `undo` passes over it",
    "by-host insert scan last")

  private static let words: [ActionWord] = [.delete, .insert, .move, .arrange, .turn, .replace]

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    let text = try line.oneOf(Self.words.map { $0.rawValue }, "an edit")
    edit = try Action.read(ActionWord(rawValue: text) ?? .delete, &line, parser)
  }

  var facts: ActionFacts { edit.facts }
}
