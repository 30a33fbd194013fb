/// Replaces the document with another list of pages.
package struct ReplaceAction: StripsAction {
  /// The pages by their names; a new page brings its aspect.
  package var pages: [NewPage]

  static let description = ActionDescription(
    "the document is another list of pages", "replace with p1, p2")

  init(_ line: inout LineParser, _ parser: Parser) throws(Faulty) {
    try line.expect("with", example: "replace with p1, p2")
    pages = line.accept("empty") ? [] : try NewPage.list(&line, "the name of a page")
  }

  var facts: ActionFacts {
    let new = pages.filter { $0.aspect != nil }
    let known = pages.filter { $0.aspect == nil }
    return ActionFacts(
      claims: known.map { .target(.name($0.name)) }
        + pages.flatMap { $0.claims },
      needsPages: false, leavesPagesUncertain: true, newPages: new.map { $0.name })
  }
}
