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
      if let signal = PageSignal(rawValue: name.value) {
        return .page(Located(value: signal, range: name.range), target)
      }
      guard name.value == "thumbnail" || name.value == "page" else {
        throw Faulty(
          .unknownSignal(
            name.value, at: name.range,
            words: PageSignal.names + ["thumbnail", "page"]))
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
    var path = name.value
    while line.acceptSign(".") { path += "." + (try line.name("a part of the signal").value) }
    let range = line.range(from: first)
    switch kind {
    case .strips:
      if let signal = StripSignal(rawValue: path) {
        return .strips(Located(value: signal, range: range))
      }
    case .collection:
      if let signal = CollectionSignal(rawValue: path) {
        return .collection(Located(value: signal, range: range))
      }
    }
    throw Faulty(
      .unknownSignal(path, at: range, words: Vocabulary.signals(of: kind).map { $0.name }))
  }
}
