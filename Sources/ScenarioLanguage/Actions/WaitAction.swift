/// Lets some time pass without inputs.
package struct WaitAction: SharedAction {
  package var duration: Measure

  static let description = ActionDescription("nothing happens for a time", "wait 250ms")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    duration = try line.measure(.time, of: "the duration")
  }

  var facts: ActionFacts { ActionFacts(claims: [.time(duration)]) }
}
