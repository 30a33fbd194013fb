/// One recognized touch input, in the form in which an app gives it to its viewer.
package enum TouchAction: ActionForm {
  case down(PaneName?)
  case move(Measure)
  case up(release: Measure?)
  case cancel

  static let strips: ActionDescription? = .init(
    "one input of a finger, as an app records it", "touch down preview")
  static let collection: ActionDescription? = .init(
    "one input of a finger, along the axis that scrolls", "touch down")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    switch try line.oneOf(["down", "move", "up", "cancel"]) {
    case "down": self = .down(try FingerPlace(staying: &line, parser).pane)
    case "move": self = .move(try line.measure(.length, of: "the distance"))
    case "up":
      self = .up(
        release: line.accept("release") ? try line.measure(.speed, of: "the release") : nil)
    default: self = .cancel
    }
  }

  var facts: ActionFacts {
    switch self {
    case .move(let length):
      return ActionFacts(claims: [.number(length, -10_000_000...10_000_000)])
    case .up(let release):
      return ActionFacts(claims: .number(release, -1_000_000...1_000_000))
    case .down, .cancel: return ActionFacts()
    }
  }
}
