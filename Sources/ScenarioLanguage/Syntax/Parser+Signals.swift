/// What a viewer shows, as predicates name it.
extension Parser {
  func parseSignal(_ line: inout LineParser) throws(Faulty) -> Signal {
    let first = line.next
    let name = try line.name("a signal")
    if kind == .collection, line.acceptSign("(") {
      return try parseElementSignal(name, &line)
    }
    if line.acceptSign("(") {
      let target = try parseTarget(&line)
      try line.expectSign(")")
      if Vocabulary.pageSignals.contains(where: { $0.name == name.value }) {
        return .page(name, target)
      }
      guard name.value == "thumbnail" || name.value == "page" else {
        throw Faulty(
          .unknownSignal(
            name.value, at: name.range,
            words: Vocabulary.pageSignals.map { $0.name } + ["thumbnail", "page"]))
      }
      guard line.acceptSign(".") else {
        throw line.unexpected(
          "`.` and a side of the cell", example: "expect \(name.value)(p2).mid >= 0pt")
      }
      let range = line.range
      let part = try line.oneOf(Vocabulary.cellParts, "a side of the cell")
      return .cell(
        name.value == "page" ? .preview : .thumbnails, target,
        part: Located(value: part, range: range))
    }
    var path = name.value
    while line.acceptSign(".") { path += "." + (try line.name("a part of the signal").value) }
    let range = line.range(from: first)
    let words = Vocabulary.signals(of: kind).map { $0.name }
    guard words.contains(path) else {
      throw Faulty(.unknownSignal(path, at: range, words: words))
    }
    return .path(Located(value: path, range: range))
  }
}
