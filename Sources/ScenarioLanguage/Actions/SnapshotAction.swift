/// Writes a whole frame, with its cells, into the trace.
package struct SnapshotAction: SharedAction {
  package var title: String

  static let description = ActionDescription(
    "writes a whole frame, with its cells, into the trace", "snapshot \"here\"")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    title = try line.text("a title")
  }

  var facts: ActionFacts { ActionFacts() }
}
