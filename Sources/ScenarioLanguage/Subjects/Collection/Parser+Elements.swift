/// Parses what expectations say about the elements of a collection.
extension Parser {
  /// Parses a term that only collections have; `nil` if something else stands there.
  func parseCollectionTerm(_ line: inout LineParser) throws(Faulty) -> Predicate? {
    let range = line.range
    if let flag = line.word.flatMap(ElementFlag.init), line.isSign("(", at: 1) {
      _ = line.take()
      try line.expectSign("(")
      let element = try parseElement(&line)
      try line.expectSign(")")
      return .elementFlag(flag, element)
    }
    switch line.word {
    case "order", "reading":
      let isReading = line.word == "reading"
      _ = line.take()
      return .order(try parseTargets(&line), isReading: isReading)
    case "frames":
      _ = line.take()
      guard line.word != nil else {
        throw Faulty(
          .unexpected(
            "the end of the line", expected: "the name of a table of frames", at: range,
            example: "expect frames grid"))
      }
      let name = try line.name("the name of a table of frames")
      let hasTolerance = line.acceptSign("±") || line.acceptSign("+/-")
      return .frames(
        name, tolerance: hasTolerance ? try line.measure(.length, of: "the tolerance") : nil)
    default: return nil
    }
  }

  /// Parses a signal of an element, after the opening parenthesis.
  func parseElementSignal(
    _ name: Located<String>, _ line: inout LineParser
  ) throws(Faulty) -> Signal {
    if name.value == "count" {
      let section = try line.name("the name of a section")
      try line.expectSign(")")
      return .sectionCount(name, section: section)
    }
    let element: ElementTarget
    switch name.value {
    case "header": element = .header(try line.name("the name of a section"))
    case "footer": element = .footer(try line.name("the name of a section"))
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
