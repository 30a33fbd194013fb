/// Selects pages.
package struct SelectAction: StripsAction {
  package var pages: Selected

  /// What to select.
  package enum Selected: Sendable {
    case only(Target)
    case toggle(Target)
    /// From where ranges begin to a page.
    case to(Target)
    case row(Target, to: Target)
    case all
    case none
  }

  static let description = ActionDescription(
    "selects a page, a row, all or none; `toggle` and `to` change the selection that is there",
    "select p1 to [last]")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    if line.accept("all") {
      pages = .all
    } else if line.accept("none") {
      pages = .none
    } else if line.accept("toggle") {
      pages = .toggle(try parser.parseTarget(&line))
    } else if line.accept("to") {
      pages = .to(try parser.parseTarget(&line))
    } else {
      let first = try parser.parseTarget(&line)
      pages = line.accept("to") ? .row(first, to: try parser.parseTarget(&line)) : .only(first)
    }
  }

  package var targets: [Target] {
    switch pages {
    case .only(let page), .toggle(let page), .to(let page): return [page]
    case .row(let first, let last): return [first, last]
    case .all, .none: return []
    }
  }

  var facts: ActionFacts { ActionFacts(claims: targets.map { .target($0) }) }
}
