/// Steps to the page so many pages further.
package struct StepAction: StripsAction {
  package var pane: PaneName
  package var count: Measure

  static let description = ActionDescription(
    "a step to the page so many pages further, in reading order; below 0 it goes back",
    "step preview by 2")

  /// A step of more pages than a document has ends at its last page.
  package static let limits = -1_000_000.0...1_000_000

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    pane = try line.oneOf(PaneName.self, "a pane")
    try line.expect("by", example: "step \(pane.rawValue) by 2")
    count = try line.measure(.number, of: "the number of pages")
  }

  var facts: ActionFacts { ActionFacts(claims: [.whole(count, StepAction.limits)]) }
}
