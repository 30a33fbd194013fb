/// Parses what expectations say about a page.
extension Parser {
  /// Parses a flag of a page, from its word on.
  func parsePageFlag(_ flag: PageFlag, _ line: inout LineParser) throws(Faulty) -> Predicate {
    _ = line.take()
    try line.expectSign("(")
    let target = try parseTarget(&line)
    try line.expectSign(")")
    return .pageFlag(flag, target)
  }

  func parsePageSignal(
    _ name: Located<String>, _ line: inout LineParser
  ) throws(Faulty) -> Signal {
    let target = try parseTarget(&line)
    try line.expectSign(")")
    if let signal = PageSignal(rawValue: name.value) {
      return .page(Located(value: signal, range: name.range), target)
    }
    guard name.value == "thumbnail" || name.value == "page" else {
      throw Faulty(
        .unknownSignal(name.value, at: name.range, words: PageSignal.names + ["thumbnail", "page"]))
    }
    guard line.acceptSign(".") else {
      throw line.unexpected(
        "`.` and a side of the cell", example: "expect \(name.value)(p2).mid >= 0pt")
    }
    let range = line.range
    let part = try line.oneOf(CellSide.self, "a side of the cell")
    return .cell(
      name.value == "page" ? .preview : .thumbnails, target,
      part: Located(value: part, range: range))
  }
}
