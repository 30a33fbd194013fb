/// Scrolls to an item, or by a distance at once.
package enum ScrollAction: CollectionAction {
  case toItem(Located<String>, at: String, isAnimated: Bool)
  /// By a distance, forward or backward.
  case by(Measure, isForward: Bool)

  static let description = ActionDescription(
    "the view goes to an item, or some way at once", "scroll to a12 at middle animated")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    if line.accept("to") {
      let item = try line.name("an item", of: .page)
      try line.expect("at", example: "scroll to a12 at middle animated")
      let side = try line.oneOf(["top", "middle", "bottom"], "a place of the pane")
      let how = try line.oneOf(["instant", "animated"])
      self = .toItem(item, at: side, isAnimated: how == "animated")
      return
    }
    let word = try line.oneOf(["forward", "backward"], "`to`, `forward` or `backward`")
    let length = try line.measure(.length, of: "the distance")
    try line.expect("instant", example: "scroll forward 500pt instant")
    self = .by(length, isForward: word == "forward")
  }

  var facts: ActionFacts {
    switch self {
    case .toItem(let item, _, _): return ActionFacts(claims: [.item(item)])
    case .by(let length, _): return ActionFacts(claims: [.number(length, 0...1e9)])
    }
  }
}
