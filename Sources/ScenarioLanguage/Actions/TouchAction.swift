/// One recognized touch input, in the form in which an app gives it to its viewer.
package enum TouchAction: ActionForm {
  case down(PaneName?)
  case move(Measure)
  case up(release: Measure?)
  case cancel
  case lift(x: Measure, y: Measure)
  case carry(x: Measure, y: Measure)
  case drop
  case putBack

  static let strips: ActionDescription? = .init(
    "one input of a finger, as an app records it", "touch down preview")
  static let collection: ActionDescription? = .init(
    "one input of a finger, along the axis that scrolls", "touch down")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    let words = ["down", "move", "up", "cancel"]
    let hands = parser.kind.namesPanes ? ["lift", "carry", "drop", "put-back"] : []
    switch try line.oneOf(words + hands) {
    case "down": self = .down(try FingerPlace(staying: &line, parser).pane)
    case "move": self = .move(try line.measure(.length, of: "the distance"))
    case "up":
      self = .up(
        release: line.accept("release") ? try line.measure(.speed, of: "the release") : nil)
    case "lift": self = .lift(x: try Self.place(&line), y: try Self.place(&line))
    case "carry": self = .carry(x: try Self.place(&line), y: try Self.place(&line))
    case "drop": self = .drop
    case "put-back": self = .putBack
    default: self = .cancel
    }
  }

  /// One coordinate of a point of the strip.
  private static func place(_ line: inout LineParser) throws(Faulty) -> Measure {
    try line.measure(.length, of: "x and y of a point")
  }

  var facts: ActionFacts {
    switch self {
    case .lift(let x, let y), .carry(let x, let y):
      return ActionFacts(claims: [x, y].map { .number($0, -1_000_000...1_000_000) })
    case .move(let length):
      return ActionFacts(claims: [.number(length, -10_000_000...10_000_000)])
    case .up(let release):
      return ActionFacts(claims: .number(release, -1_000_000...1_000_000))
    case .down, .cancel, .drop, .putBack: return ActionFacts()
    }
  }
}
