/// Switches to another layout.
package struct LayoutAction: CollectionAction {
  package var layout: Located<String>
  /// Whether `progress` statements drive it.
  package var isHeld: Bool
  package var duration: Measure?

  static let description = ActionDescription(
    "switches the layout: at once, over a time, or held, so that `progress` moves it",
    "layout words over 300ms")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    layout = try line.name("the name of a layout", of: .layout)
    isHeld = line.accept("held")
    if !isHeld { duration = try line.duration() }
  }

  var facts: ActionFacts {
    ActionFacts(claims: [.layout(layout)] + .time(duration), takesItsWay: true)
  }
}

extension LineParser {
  /// Reads `over` and a time; `nil` if there is no `over`.
  mutating func duration() throws(Faulty) -> Measure? {
    accept("over") ? try measure(.time, of: "the duration") : nil
  }
}
