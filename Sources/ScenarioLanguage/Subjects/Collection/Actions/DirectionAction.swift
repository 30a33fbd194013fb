/// Changes the reading direction.
package struct DirectionAction: CollectionAction {
  package var isRightToLeft: Bool

  static let description = ActionDescription("reading goes the other way", "direction rtl")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    isRightToLeft = try line.oneOf(["ltr", "rtl"], "a reading direction") == "rtl"
  }

  var facts: ActionFacts { ActionFacts() }
}
