/// Parses what expectations say about the elements of a collection.
extension Parser {
  /// Parses a term that only collections have; `nil` if something else stands there.
  func parseCollectionTerm(_ line: inout LineParser) throws(Faulty) -> Predicate? {
    if let flag = line.word.flatMap(ElementFlag.init), line.isSign("(", at: 1) {
      _ = line.take()
      try line.expectSign("(")
      let element = try parseElement(&line)
      try line.expectSign(")")
      return .elementFlag(flag, element)
    }
    if line.accept("order") { return .order(try parseTargets(&line), isReading: false) }
    if line.accept("reading") { return .order(try parseTargets(&line), isReading: true) }
    guard line.accept("frames") else { return nil }
    guard line.word != nil else {
      throw line.unexpected("the name of a table of frames", example: "expect frames grid")
    }
    let name = try line.name("the name of a table of frames", of: .table)
    let hasTolerance = line.acceptSign("±") || line.acceptSign("+/-")
    return .frames(
      name, tolerance: hasTolerance ? try line.measure(.length, of: "the tolerance") : nil)
  }

  /// Parses a signal of an element, after the opening parenthesis.
  func parseElementSignal(
    _ name: Located<String>, _ line: inout LineParser
  ) throws(Faulty) -> Signal {
    if name.value == "count" {
      let section = try line.name("the name of a section", of: .section)
      try line.expectSign(")")
      return .sectionCount(name, section: section)
    }
    let element: ElementTarget
    switch name.value {
    case "header": element = .header(try line.name("the name of a section", of: .section))
    case "footer": element = .footer(try line.name("the name of a section", of: .section))
    default: element = try parseElement(&line)
    }
    try line.expectSign(")")
    if let signal = ElementSignal(rawValue: name.value) {
      return .element(Located(value: signal, range: name.range), element)
    }
    guard let frame = ElementFrame(rawValue: name.value) else {
      throw Faulty(
        .unknownSignal(
          name.value, at: name.range,
          words: ElementSignal.names + ElementFrame.names + ["count"]))
    }
    guard line.acceptSign(".") else {
      throw line.unexpected("`.` and a side", example: "expect cell(a3).top >= 0pt")
    }
    let range = line.range
    let part = try line.oneOf(FrameSide.self, "a side")
    return .side(
      Located(value: frame, range: name.range), element, part: Located(value: part, range: range))
  }
}
