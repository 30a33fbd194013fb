/// The time until nothing moves any more.
package struct SettleAction: SharedAction {
  /// How long that may take; `nil` for the usual patience.
  package var limit: Measure?

  static let description = ActionDescription(
    "waits until nothing moves any more", "settle within 2s")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    limit = line.accept("within") ? try line.measure(.time, of: "the limit") : nil
  }

  var facts: ActionFacts { ActionFacts(claims: .time(limit)) }
}
