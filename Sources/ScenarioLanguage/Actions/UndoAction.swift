/// Undoes the latest edit of the strips, or runs a switch of a collection back from where it is.
package struct UndoAction: ActionForm {
  /// The label of a switch; `nil` for the strips, whose latest edit is undone.
  package var label: Located<String>?
  package var duration: Measure?

  static let strips: ActionDescription? = .init(
    "the latest edit that is not undone is undone", "undo")
  static let collection: ActionDescription? = .init(
    "a switch goes back from where it is, by its label", "undo turn over 200ms")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    guard !parser.kind.undoesEdits else { return }
    label = try parser.parseLabel(&line, "the label of a switch")
    duration = try line.duration()
  }

  var facts: ActionFacts {
    ActionFacts(
      claims: (label.map { [.change($0)] } ?? []) + .time(duration),
      isAnswered: label == nil, leavesPagesUncertain: label == nil)
  }
}
