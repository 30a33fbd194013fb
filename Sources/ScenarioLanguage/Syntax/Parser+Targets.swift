/// Parses the names and places of pages.
extension Parser {
  func parseTarget(_ line: inout LineParser) throws(Faulty) -> Target {
    let first = line.next
    if line.acceptSign("[") {
      if line.accept("first") {
        try line.expectSign("]")
        return .first(line.range(from: first))
      }
      if line.accept("last") {
        try line.expectSign("]")
        return .last(line.range(from: first))
      }
      let range = line.range
      let number = try line.quantity(expecting: .number, of: "the number of a page")
      try line.expectSign("]")
      guard case .quantity(let value, _) = number, LineParser.isWhole(value), value >= 1 else {
        throw Faulty(
          .outOfRange(
            source.text(range), "is not the position of a page", at: range,
            label: "positions count from 1"))
      }
      return .index(Int(clamping: Int64(value)), line.range(from: first))
    }
    if line.accept("active") { return .active(line.range(from: first)) }
    if case .number(let number, unit: "") = line.token?.kind {
      throw Faulty(
        .unexpected(
          "`\(source.text(line.range))`", expected: "a page", at: line.range,
          example: "[\(Int(max(1, min(number, 1e9))))]"))
    }
    guard line.word != nil else {
      throw line.unexpected(
        "a page", uncommented: "name the page, `p3`, or write its position in brackets: `[3]`")
    }
    return .name(try line.name("a page", of: .page))
  }
}
