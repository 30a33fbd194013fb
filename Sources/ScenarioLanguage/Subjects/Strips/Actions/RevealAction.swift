/// Scrolls a strip that browses to the active page.
package struct RevealAction: StripsAction {
  package var how: RevealName

  static let description = ActionDescription(
    "a strip that browses scrolls just far enough to show the active page, or centers it",
    "reveal nearest")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    how = try line.oneOf(RevealName.self, "`nearest` or `center`")
  }

  var facts: ActionFacts { ActionFacts() }
}

/// How far a strip scrolls to the active page.
package enum RevealName: String, Sendable, CaseIterable {
  case nearest
  case center
}
