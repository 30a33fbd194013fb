/// Waits until nothing moves any more.
package struct SettleAction: SharedAction {
  /// The longest time to wait; `nil` for the usual limit.
  package var limit: Measure?

  static let description = ActionDescription(
    "waits until nothing moves any more", "settle within 2s")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    limit = line.accept("within") ? try line.measure(.time, of: "the limit") : nil
  }

  var facts: ActionFacts { ActionFacts(claims: .time(limit)) }
}
