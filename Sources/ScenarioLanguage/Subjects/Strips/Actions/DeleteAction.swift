/// Deletes pages.
package struct DeleteAction: StripsAction {
  package var targets: [Target]

  static let description = ActionDescription(
    "pages are deleted: animated first, committed after", "delete [last]")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    targets = try parser.parseTargets(&line)
  }

  var facts: ActionFacts { ActionFacts(claims: targets.map { .target($0) }, isAnswered: true) }
}
