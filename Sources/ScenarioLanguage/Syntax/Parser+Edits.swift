/// What a script does to the pages.
extension Parser {
  func parseDelete(_ line: inout LineParser) throws(Faulty) -> Action {
    .edit(.delete(try parseTargets(&line)))
  }

  func parseInsert(_ line: inout LineParser) throws(Faulty) -> Action {
    let pages = try parsePages(&line, "a name for the page")
    return .edit(.insert(pages, try parsePlacement(&line)))
  }

  func parseMove(_ line: inout LineParser) throws(Faulty) -> Action {
    let targets = try parseTargets(&line)
    return .edit(.move(targets, try parsePlacement(&line)))
  }

  func parseReplace(_ line: inout LineParser) throws(Faulty) -> Action {
    try line.expect("with", example: "replace with p1, p2")
    if line.accept("empty") { return .edit(.replace([])) }
    return .edit(.replace(try parsePages(&line, "the name of a page")))
  }

  func parseResolve(_ line: inout LineParser) throws(Faulty) -> Action {
    let target = try parseTarget(&line)
    try line.expect("aspect", example: "resolve p3 aspect 1.4142")
    return .edit(
      .resolve(target, aspect: try line.measure(.number, of: "the aspect")))
  }

  private func parseTargets(_ line: inout LineParser) throws(Faulty) -> [Target] {
    var targets = [try parseTarget(&line)]
    while line.acceptSign(",") { targets.append(try parseTarget(&line)) }
    return targets
  }

  /// Names of pages, each followed by its aspect where it has one.
  private func parsePages(
    _ line: inout LineParser, _ what: String
  ) throws(Faulty) -> [Action.NewPage] {
    var pages: [Action.NewPage] = []
    repeat {
      let name = try line.name(what)
      let aspect =
        line.accept("aspect") ? try line.measure(.number, of: "the aspect") : nil
      pages.append(Action.NewPage(name: name, aspect: aspect))
    } while line.acceptSign(",")
    return pages
  }

  private func parsePlacement(_ line: inout LineParser) throws(Faulty) -> Action.Placement {
    switch try line.oneOf(["before", "after", "first", "last"], "where to") {
    case "first": return .first
    case "last": return .last
    case "before": return .before(try parseTarget(&line))
    default: return .after(try parseTarget(&line))
    }
  }
}
