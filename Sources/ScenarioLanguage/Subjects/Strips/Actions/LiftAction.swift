/// Lifts a page from the strip, or all selected pages if it is one of them.
package struct LiftAction: StripsAction {
  package var target: Target

  static let description = ActionDescription(
    "a hand lifts a page from the strip, or all selected pages if it is one of them",
    "lift p3 as held")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    target = try parser.parseTarget(&line)
  }

  var facts: ActionFacts { ActionFacts(claims: [.target(target)]) }
}

/// Carries lifted pages along the strip.
package struct CarryAction: StripsAction {
  package var label: Located<String>
  package var place: Place
  package var duration: Measure?
  package var pause: Measure?

  /// Where the pointer goes.
  package enum Place: Sendable {
    /// Beyond the middle of a page's thumbnail.
    case page(Target)
    case start
    case end
  }

  static let description = ActionDescription(
    "the hand carries what it has lifted: beyond the middle of a thumbnail, or to an end of the "
      + "strip, which scrolls there", "carry held to p9 over 300ms")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    label = try parser.parseLabel(&line, "the label of a lift")
    try line.expect("to", example: "carry held to p9 over 300ms")
    if line.accept("start") {
      place = .start
    } else if line.accept("end") {
      place = .end
    } else {
      place = .page(try parser.parseTarget(&line))
    }
    duration = line.accept("over") ? try line.measure(.time, of: "the duration") : nil
    pause = line.accept("for") ? try line.measure(.time, of: "the time that the hand stays") : nil
  }

  var facts: ActionFacts {
    var claims: [ActionFacts.Claim] = [.lift(label)]
    if case .page(let target) = place { claims.append(.target(target)) }
    return ActionFacts(claims: claims + .time(duration) + .time(pause))
  }
}

/// Drops lifted pages into the gap.
package struct DropAction: StripsAction {
  package var label: Located<String>

  static let description = ActionDescription(
    "the hand drops what it has lifted into the gap", "drop held")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    label = try parser.parseLabel(&line, "the label of a lift")
  }

  var facts: ActionFacts { ActionFacts(claims: [.lift(label)]) }
}
