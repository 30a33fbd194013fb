/// Arranges all pages in another order.
package struct ArrangeAction: StripsAction {
  package var order: Order

  /// An order of all pages.
  package enum Order: Sendable {
    case reversed
    case interleaved
    case pages([Target])
  }

  static let description = ActionDescription(
    "all pages have another order: `reversed`, `interleaved` (front sides, then back sides in "
      + "reverse: each front is followed by its back), or the pages one by one",
    "arrange reversed")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    if line.accept("reversed") {
      order = .reversed
    } else if line.accept("interleaved") {
      order = .interleaved
    } else {
      order = .pages(try parser.parseTargets(&line))
    }
  }

  package var targets: [Target] {
    if case .pages(let targets) = order { targets } else { [] }
  }

  var facts: ActionFacts { ActionFacts(claims: targets.map { .target($0) }) }
}
