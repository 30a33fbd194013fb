/// The destination of pages or sections: next to another one, or at an end.
package enum Placement<Neighbour: Sendable>: Sendable {
  case before(Neighbour)
  case after(Neighbour)
  case first
  case last

  private init(
    _ line: inout LineParser, _ neighbour: (inout LineParser) throws(Faulty) -> Neighbour
  ) throws(Faulty) {
    switch try line.oneOf(["before", "after", "first", "last"]) {
    case "first": self = .first
    case "last": self = .last
    case "before": self = .before(try neighbour(&line))
    default: self = .after(try neighbour(&line))
    }
  }

  /// The page or section that the placement is relative to, if any.
  var neighbours: [Neighbour] {
    switch self {
    case .before(let neighbour), .after(let neighbour): return [neighbour]
    case .first, .last: return []
    }
  }
}

extension Placement<Target> {
  init(ofPages line: inout LineParser, _ parser: Parser) throws(Faulty) {
    try self.init(&line) { line throws(Faulty) in try parser.parseTarget(&line) }
  }
}

extension Placement<Located<String>> {
  init(ofSections line: inout LineParser) throws(Faulty) {
    try self.init(&line) { line throws(Faulty) in
      try line.name("the name of a section", of: .section)
    }
  }
}
