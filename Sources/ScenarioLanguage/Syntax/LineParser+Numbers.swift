/// Reads numbers with their units.
extension LineParser {
  /// Reads a number with a unit of this kind, or a variable.
  mutating func measure(
    _ kind: Kind, of what: String, isCount: Bool = false
  ) throws(Faulty) -> Measure {
    let range = self.range
    let before = next > 0 ? line.tokens[next - 1] : nil
    switch token?.kind {
    case .variable(let name):
      _ = take()
      return Measure(content: .variable(name), kind: kind, isCount: isCount, range: range)
    case .number:
      let value = try quantity(expecting: kind, of: what, after: before)
      if isCount, case .quantity(let number, _) = value, !LineParser.isWhole(number) {
        throw Faulty(
          .outOfRange(
            source.text(range), "is not valid here", at: range,
            label: "must be a whole number, 0 or more"))
      }
      return Measure(content: .literal(value), kind: kind, isCount: isCount, range: range)
    case .word, .text, .sign, nil:
      throw unexpected("\(kind == .number ? "a number" : Diagnostic.article(kind)) for \(what)")
    }
  }

  static func isWhole(_ number: Double) -> Bool {
    number >= 0 && number <= 1e15 && number == Double(Int64(number))
  }

  /// Reads a number; if a kind is given, its unit must be of that kind.
  mutating func quantity(
    expecting kind: Kind?, of what: String, after before: Token? = nil
  ) throws(Faulty) -> ScenarioValue {
    let range = self.range
    guard case .number(let number, let suffix) = token?.kind else { throw unexpected(what) }
    let text = source.text(range)
    guard let unit = Unit(rawValue: suffix) else {
      throw Faulty(
        .unknownUnit(suffix, of: text, kind: kind ?? .number, at: range))
    }
    if let kind, unit.kind != kind {
      if unit == .none {
        let role = before.map { (source.text($0.range), $0.range) }
        throw Faulty(.noUnit(text, kind: kind, at: range, after: role))
      }
      throw Faulty(wrongKind(unit.kind, expected: kind, of: what, at: range))
    }
    guard number.magnitude <= 1e9 || unit == .none && number.magnitude <= 1e15 else {
      throw Faulty(
        .outOfRange(text, "is too large", at: range, label: "write a smaller number")
      )
    }
    if unit == .frames, number != Double(Int64(number)) {
      throw Faulty(
        .outOfRange(
          text, "is not a whole number of frames", at: range, label: "write a time in ms"))
    }
    _ = take()
    return .quantity(number, unit: suffix)
  }

  private func wrongKind(
    _ found: Kind, expected: Kind, of what: String, at range: SourceRange
  ) -> Diagnostic {
    guard what == "a flick", found == .time else {
      return .wrongKind(found: found, expected: expected, of: what, at: range)
    }
    let number = source.line(at: range.lower)
    let line = source.lineText(number)
    let column = range.lower - source.lineRange(number).lower
    let bytes = Array(line.utf8)
    let before = String(decoding: bytes[..<column], as: UTF8.self)
    let rest = String(decoding: bytes[column...], as: UTF8.self)
    return .wrongKind(
      found: found, expected: expected, of: what, at: range,
      notes: ["a flick is given by the speed at which the finger leaves the glass"],
      helps: [
        Diagnostic.Help(
          text: "if \(source.text(range)) is how long the finger moves, give both:",
          replacement: [
            Diagnostic.Replacement(line: number, text: "\(before)6000pt/s over \(rest)")
          ])
      ])
  }
}
