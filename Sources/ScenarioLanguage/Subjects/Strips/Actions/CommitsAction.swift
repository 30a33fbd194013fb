/// How the host answers from now on.
package struct CommitsAction: StripsAction {
  package var host: Host

  static let description = ActionDescription(
    "how the host answers from now on", "commits fail after 2s")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    host = try parser.parseHost(&line)
  }

  var facts: ActionFacts {
    ActionFacts(claims: .time(host.delay), leavesPagesUncertain: true)
  }
}
