/// Parses the matrix: what varies from run to run.
extension Parser {
  mutating func parseMatrixLine(_ line: inout LineParser) throws(Faulty) {
    switch try line.oneOf(["vary", "relate"]) {
    case "vary": try parseVariation(&line)
    default: try parseRelation(&line)
    }
  }

  private mutating func parseVariation(_ line: inout LineParser) throws(Faulty) {
    let name = try line.name("a name to vary")
    try line.expectSign("=")
    let first = line.next
    var values = [try value(&line)]
    var count = 1
    if line.acceptSign("..") {
      let upper = try value(&line)
      try line.expect("step", example: "vary moment = 0ms .. 900ms step 100ms")
      let step = try value(&line)
      let steps = try Steps(from: values[0], to: upper, by: step, source: source)
      count = steps.count
      values = steps.values()
    } else {
      while line.acceptSign(",") { values.append(try value(&line)) }
      count = values.count
      if let other = values.first(where: { $0.value.kind != values[0].value.kind }) {
        throw Faulty(
          .wrongKind(
            found: other.value.kind, expected: values[0].value.kind, of: "every value of a line",
            at: other.range))
      }
    }
    let range = line.range(from: first)
    try line.expectEnd("the values")
    guard syntax.variations.count < 64 else {
      throw Faulty(.tooLarge("this matrix", limit: "64 lines", at: name.range))
    }
    guard count <= Steps.limit || values.count == count else {
      throw Faulty(.tooLarge("this range", limit: "\(Steps.limit) values", at: range))
    }
    if let before = syntax.variations.first(where: { $0.name.value == name.value }) {
      throw Faulty(.repeatedSection("vary \(name.value)", at: name.range, first: before.name.range))
    }
    syntax.variations.append(Variation(name: name, values: values, range: range, count: count))
  }

  private mutating func parseRelation(_ line: inout LineParser) throws(Faulty) {
    let first = line.next - 1
    let name = try line.name("a name that varies", of: .variable)
    let left = try value(&line)
    let word = try line.oneOf(["mirrors", "refines", "equals"], "a relation")
    let right = try value(&line)
    guard line.acceptSign("±") || line.acceptSign("+/-") else {
      throw line.unexpected(
        "`±` and a tolerance", example: "relate direction ltr mirrors rtl ± 0pt")
    }
    let tolerance = try line.measure(.length, of: "the tolerance")
    try line.expectEnd("the relation")
    guard let kind = Relation.Kind(rawValue: word) else { return }
    syntax.relations.append(
      Relation(
        name: name, left: left, kind: kind, right: right, tolerance: tolerance,
        range: line.range(from: first)))
  }

  private func value(_ line: inout LineParser) throws(Faulty) -> Located<ScenarioValue> {
    let range = line.range
    if case .number = line.token?.kind {
      return Located(value: try line.quantity(expecting: nil, of: "a value"), range: range)
    }
    let name = try line.name("a value")
    return Located(value: .name(name.value), range: name.range)
  }
}

/// The values of `a .. b step c`.
private struct Steps {
  private let first: Double
  private let step: Double
  private let unit: String
  private let range: SourceRange
  let count: Int

  init(
    from lower: Located<ScenarioValue>, to upper: Located<ScenarioValue>,
    by step: Located<ScenarioValue>,
    source: SourceText
  ) throws(Faulty) {
    guard case .quantity(let first, let unit) = lower.value else {
      throw Faulty(
        .wrongKind(found: .name, expected: .number, of: "a range of values", at: lower.range))
    }
    func number(_ value: Located<ScenarioValue>) throws(Faulty) -> Double {
      guard value.value.kind == lower.value.kind, case .quantity(let number, let own) = value.value,
        own == unit
      else {
        throw Faulty(
          .outOfRange(
            source.text(value.range), "differs in its unit from the first value", at: value.range,
            label: "write all three with `\(unit)`"))
      }
      return number
    }
    let last = try number(upper)
    let step = try number(step)
    guard step > 0, last >= first else {
      throw Faulty(
        .outOfRange(
          source.text(upper.range), "cannot be reached by these steps", at: upper.range,
          label: "use ascending values and a step above 0"))
    }
    self.first = first
    self.step = step
    self.unit = unit
    range = lower.range
    // Adds a little, so that three steps of 0.1 reach 0.3.
    count = Int(clamping: Int64(min((last - first) / step + 1e-9, 1e9))) + 1
  }

  /// The most values of a range that are listed.
  static let limit = 100_000

  func values() -> [Located<ScenarioValue>] {
    (0..<min(count, Steps.limit)).map {
      Located(value: .quantity(number($0), unit: unit), range: range)
    }
  }

  /// Returns the exact decimal number: `0.3`, not the sum of floating-point numbers next to it.
  private func number(_ index: Int) -> Double {
    let decimals = max(DecimalText.decimals(of: first), DecimalText.decimals(of: step))
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let units = (first * scale).rounded() + Double(index) * (step * scale).rounded()
    // Beyond the exact whole numbers, the plain sum is as good.
    return decimals <= 22 && units.magnitude < 0x1p53
      ? units / scale : first + Double(index) * step
  }
}
