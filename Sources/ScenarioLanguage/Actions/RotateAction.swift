/// Rotates the device.
package struct RotateAction: SharedAction {
  package var isLandscape: Bool
  package var duration: Measure

  static let description = ActionDescription(
    "the device is turned", "rotate landscape over 300ms")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    let orientation = try line.oneOf(["portrait", "landscape"], "an orientation")
    try line.expect("over", example: "rotate landscape over 300ms")
    isLandscape = orientation == "landscape"
    duration = try line.measure(.time, of: "the duration")
  }

  var facts: ActionFacts { ActionFacts(claims: [.time(duration)]) }
}
