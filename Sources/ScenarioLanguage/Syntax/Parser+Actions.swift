/// Parses the actions of a script. Each action is read by its own file.
extension Parser {
  func parseAction(_ line: inout LineParser) throws(Faulty) -> Action {
    let range = line.range
    guard let text = line.word else { throw line.unexpected("an action") }
    _ = line.take()
    guard text != "repeat" else {
      throw Faulty(.unfinishedBlock("`repeat` cannot have a time", at: range))
    }
    guard let word = ActionWord(rawValue: text), word.description(of: kind) != nil else {
      // No guesses after 20 errors: a reader stops before.
      let words = diagnostics.count < 20 ? kind.statements.map { $0.name } : []
      throw Faulty(.unknownAction(text, in: words, of: kind, rest: line.restOfWords, at: range))
    }
    return try Action.read(word, &line, self)
  }

  func parseTargets(_ line: inout LineParser) throws(Faulty) -> [Target] {
    var targets = [try parseTarget(&line)]
    while line.acceptSign(",") { targets.append(try parseTarget(&line)) }
    return targets
  }
}
