/// A finger that comes down, stays, and lifts.
package struct HoldAction: ActionForm {
  package var finger: FingerPlace
  package var duration: Measure

  static let strips: ActionDescription? = .init(
    "a finger comes down on a pane, stays, and lifts at rest", "hold preview for 200ms")
  static let collection: ActionDescription? = .init(
    "a finger comes down, stays, and lifts at rest", "hold for 200ms")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    finger = try FingerPlace(staying: &line, parser)
    try line.expect("for", example: "hold \(parser.kind.paneInExamples)for 200ms")
    duration = try line.measure(.time, of: "the duration")
  }

  var facts: ActionFacts { ActionFacts(claims: [.time(duration)], putsFingerDown: true) }
}
