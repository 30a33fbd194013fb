/// The sections that say what a scenario runs on.
extension Parser {
  mutating func parseDocumentLine(_ line: inout LineParser) throws(Faulty) {
    switch try line.oneOf(["pages", "page", "empty"], "a line about pages") {
    case "pages":
      let count = try line.measure(.number, of: "how many pages", isCount: true)
      try line.expect("aspect", example: "pages 12 aspect 0.7071")
      if line.accept("random") {
        let lower = try line.measure(.number, of: "the least aspect")
        try line.expectSign("..")
        let upper = try line.measure(.number, of: "the greatest aspect")
        try line.expect("seed", example: "pages 12 aspect random 0.5 .. 2.0 seed 7")
        let seed = try line.measure(.number, of: "the seed", isCount: true)
        syntax.document.append(.pages(count, .random(lower, upper, seed: seed)))
      } else {
        let aspect = try line.measure(.number, of: "the aspect, width / height,")
        syntax.document.append(.pages(count, .fixed(aspect)))
      }
    case "page":
      let name = try line.name("the name of a page")
      try line.expect("aspect", example: "page p5 aspect 1.4142")
      if line.accept("unknown") { try line.expect("placeholder") }
      let aspect = try line.measure(.number, of: "the aspect, width / height,")
      syntax.document.append(.page(name, aspect))
    default: syntax.document.append(.empty)
    }
    try line.expectEnd("the pages")
  }

  mutating func parseDevice(_ line: inout LineParser) throws(Faulty) {
    let name = try line.name("the name of a device")
    var device = DeviceClause(name: name)
    if !line.isAtEnd {
      let range = line.range
      let word = try line.oneOf(["portrait", "landscape"], "an orientation")
      device.isLandscape = Located(value: word == "landscape", range: range)
    }
    syntax.device = device
  }

  mutating func parseTrait(_ line: inout LineParser) throws(Faulty) {
    let trait: DeviceClause.Trait
    switch try line.oneOf(Vocabulary.traits.map(\.name), "a trait of the device") {
    case "bounds":
      let width = try line.measure(.length, of: "the width")
      try line.expect("x", example: "bounds 400pt x 800pt")
      trait = .bounds(width, try line.measure(.length, of: "the height"))
    case "insets":
      trait = .insets(try parseInsets(&line))
    case "refresh": trait = .refresh(try line.measure(.rate, of: "the refresh rate"))
    case "touch": trait = .touch(try line.measure(.rate, of: "the touch rate"))
    default: trait = .direction(try line.oneOf(["ltr", "rtl"], "a reading direction"))
    }
    try line.expectEnd("the trait")
    syntax.device?.traits.append(trait)
  }

  /// Edges that are not named have none.
  func parseInsets(
    _ line: inout LineParser
  ) throws(Faulty) -> [(edge: String, length: Measure)] {
    let edges = ["top", "bottom", "left", "right"]
    var insets: [(edge: String, length: Measure)] = []
    while let word = line.word, word != "as" {
      let edge = try line.oneOf(edges, "an edge")
      insets.append((edge, try line.measure(.length, of: "an inset")))
    }
    return insets
  }

  mutating func parseSetting(_ line: inout LineParser) throws(Faulty) {
    let setting: Setting
    switch try line.oneOf(Vocabulary.settings.map(\.name), "a setting of the viewer") {
    case "mapping":
      setting = .mapping(try line.oneOf(["stepped", "continuous"], "a mapping"))
    case "focus-policy":
      setting = .focusPolicy(try line.oneOf(["next", "previous"], "a focus policy"))
    case "reduce-motion":
      setting = .reduceMotion(try line.oneOf(["on", "off"], "`on` or `off`") == "on")
    case "thumbnail-height": setting = .thumbnailHeight(try line.measure(.length, of: "the height"))
    case "spacing": setting = .spacing(try line.measure(.length, of: "the spacing"))
    case "focused-spacing":
      setting = .focusedSpacing(try line.measure(.length, of: "the spacing"))
    default: setting = .commits(try parseHost(&line))
    }
    try line.expectEnd("the setting")
    syntax.settings.append(setting)
  }

  func parseHost(_ line: inout LineParser) throws(Faulty) -> Host {
    switch try line.oneOf(["at-once", "after", "fail", "never"], "how the host answers") {
    case "at-once": return .atOnce
    case "after": return .after(try line.measure(.time, of: "the delay"))
    case "fail": return .fail
    default: return .never
    }
  }

  mutating func parseTableHeading(_ line: inout LineParser) throws(Faulty) {
    let name = try line.name("a name for these touches")
    // Rows of a table with a fault in its heading still belong to a table.
    syntax.tables.append(TouchTable(name: name))
    try line.expect("in", example: "touches thumb in ms pt")
    try line.expect("ms")
    try line.expect("pt")
  }

  mutating func parseTouch(_ line: inout LineParser) throws(Faulty) {
    let first = line.next
    let numbers = try (0..<3).map { place throws(Faulty) in
      let what = ["the time, in ms", "x, in pt", "y, in pt"][place]
      guard case .quantity(let number, _) = try line.quantity(expecting: .number, of: what) else {
        throw line.unexpected(what)
      }
      return number
    }
    let word = try line.oneOf(["down", "move", "up", "cancel"], "what the finger does")
    try line.expectEnd("the touch")
    guard let phase = TouchTable.Row.Phase(rawValue: word), !syntax.tables.isEmpty else { return }
    let row = TouchTable.Row(
      milliseconds: numbers[0], x: numbers[1], y: numbers[2], phase: phase,
      range: line.range(from: first))
    let table = syntax.tables.count - 1
    if let last = syntax.tables[table].rows.last, last.milliseconds > row.milliseconds {
      throw Faulty(
        .outOfRange(
          source.text(line.line.tokens[first].range), "is earlier than the row before",
          at: line.line.tokens[first].range, help: "times must not fall"))
    }
    guard row.milliseconds >= 0, row.milliseconds <= 3_600_000 else {
      throw Faulty(
        .outOfRange(
          source.text(line.line.tokens[first].range), "is not within an hour",
          at: line.line.tokens[first].range, help: "let the table begin at 0"))
    }
    syntax.tables[table].rows.append(row)
  }

  mutating func parseMatrixLine(_ line: inout LineParser) throws(Faulty) {
    switch try line.oneOf(["vary", "relate"], "a line of the matrix") {
    case "vary": try parseVariation(&line)
    default: try parseRelation(&line)
    }
  }

  private mutating func parseVariation(_ line: inout LineParser) throws(Faulty) {
    let name = try line.name("what varies")
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
    let name = try line.name("what varies")
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

  private func value(_ line: inout LineParser) throws(Faulty) -> Located<Value> {
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
    from lower: Located<Value>, to upper: Located<Value>, by step: Located<Value>,
    source: SourceText
  ) throws(Faulty) {
    guard case .quantity(let first, let unit) = lower.value else {
      throw Faulty(
        .wrongKind(found: .name, expected: .number, of: "a range of values", at: lower.range))
    }
    func number(_ value: Located<Value>) throws(Faulty) -> Double {
      guard value.value.kind == lower.value.kind, case .quantity(let number, let own) = value.value,
        own == unit
      else {
        throw Faulty(
          .outOfRange(
            source.text(value.range), "has not the unit of the first value", at: value.range,
            help: "write all three with `\(unit)`"))
      }
      return number
    }
    let last = try number(upper)
    let step = try number(step)
    guard step > 0, last >= first else {
      throw Faulty(
        .outOfRange(
          source.text(upper.range), "is never reached by these steps", at: upper.range,
          help: "let the values ascend, by a step above 0"))
    }
    self.first = first
    self.step = step
    self.unit = unit
    range = lower.range
    // A little more, so that 0.1 three times is 0.3.
    count = Int(min((last - first) / step + 1e-9, 1e15)) + 1
  }

  /// No run is that patient.
  static let limit = 100_000

  func values() -> [Located<Value>] {
    (0..<min(count, Steps.limit)).map {
      Located(value: .quantity(first + Double($0) * step, unit: unit), range: range)
    }
  }
}
