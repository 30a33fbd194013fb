/// Checks what can be known without times: that every name means something, that every variable
/// has the kind of its place, that numbers are possible.
struct MeaningCheck {
  let syntax: ScenarioSyntax
  private let source: SourceText
  private(set) var diagnostics: [Diagnostic] = []
  /// Lines that have an error already: one is enough.
  private var faultyLines: Set<Int>
  private(set) var pages: [String] = []
  private(set) var knownPages: Set<String> = []
  private var numberedPages = 0
  /// The statement of each label.
  private(set) var labelled: [String: Int] = [:]

  init(_ syntax: ScenarioSyntax, source: SourceText, faultyLines: Set<Int>) {
    self.syntax = syntax
    self.source = source
    self.faultyLines = faultyLines
  }

  mutating func run() {
    checkDocument()
    checkEnvironment()
    checkLabels()
    for statement in syntax.script { check(statement) }
  }

  mutating func report(_ diagnostic: Diagnostic) {
    if faultyLines.insert(source.line(at: diagnostic.primary.range.lower)).inserted {
      diagnostics.append(diagnostic)
    }
  }

  // MARK: Document and device

  mutating func checkDocument() {
    for line in syntax.document {
      switch line {
      case .empty: break
      case .page(let name, let aspect):
        declare(name)
        check(aspect: aspect)
      case .pages(let count, let aspect):
        check(count, from: 0, through: 2_000_000)
        numberedPages += max(0, min(largestValue(of: count), 2_000_000))
        if numberedPages > 2_000_000 {
          report(.tooLarge("this document", limit: "2000000 pages", at: count.range))
        }
        switch aspect {
        case .fixed(let ratio): check(aspect: ratio)
        case .random(let lower, let upper, let seed):
          check(aspect: lower)
          check(aspect: upper)
          check(seed, from: 0, through: 1e15)
        }
      }
    }
    // Pages that come later have names too.
    for case .action(let action) in syntax.script.map({ $0.body }) {
      for name in action.facts.newPages { declare(name) }
    }
    for case .action(.random(let count, _, _, let kinds)) in syntax.script.map({ $0.body })
    where kinds.contains(where: { $0.value == "insert" }) {
      for number in 1...max(1, min(1000, largestValue(of: count))) { add("r\(number)") }
    }
  }

  mutating func declare(_ name: Located<String>) {
    if Vocabulary.reserved.contains(name.value) {
      report(.reservedName(name.value, of: "a page", at: name.range))
    }
    add(name.value)
  }

  mutating func add(_ name: String) {
    if knownPages.insert(name).inserted { pages.append(name) }
  }

  /// Whether a page has this name; of numbered pages no list is kept.
  func isPage(_ name: String) -> Bool {
    if knownPages.contains(name) { return true }
    guard name.first == "p", let number = Int(name.dropFirst()) else { return false }
    return number >= 1 && number <= numberedPages && name == "p\(number)"
  }

  /// The names to guess from; after as many errors as are shown nobody asks.
  var pagesToGuess: [String] {
    guard isGuessing else { return [] }
    return (0..<min(numberedPages, 2000)).map { "p\($0 + 1)" } + pages.prefix(2000)
  }

  var labelsToGuess: [Located<String>] {
    isGuessing ? Array(syntax.script.lazy.compactMap { $0.label }.prefix(2000)) : []
  }

  private var isGuessing: Bool { diagnostics.count < 20 }

  /// The largest number that a measure can have in any variant.
  private func largestValue(of measure: Measure) -> Int {
    values(of: measure).compactMap { value in
      guard case .quantity(let number, _) = value else { return nil }
      return Int(max(0, min(number, 1e9)))
    }.max() ?? 0
  }

  mutating func checkEnvironment() {
    if let name = syntax.device?.name, !Vocabulary.devices.contains(name.value) {
      report(.unknownDevice(name.value, at: name.range))
    }
    checkCustomDevice()
    for trait in syntax.device?.traits ?? [] {
      switch trait {
      case .bounds(let width, let height):
        check(width, from: 0, through: 1_000_000)
        check(height, from: 0, through: 1_000_000)
      case .insets(let edges): for edge in edges { check(edge.length, from: 0, through: 1_000_000) }
      case .refresh(let rate), .touch(let rate): check(rate, from: 1, through: 10_000)
      case .direction: break
      }
    }
    for setting in syntax.settings {
      switch setting {
      case .number(let word, let measure) where word.kind == .time: check(time: measure)
      case .number(let word, let measure):
        check(measure, from: word.limits.lowerBound, through: word.limits.upperBound)
      case .aspectRange(let lower, let upper):
        let limits = SettingWord.aspectRange.limits
        for end in [lower, upper] {
          check(end, from: limits.lowerBound, through: limits.upperBound)
        }
      case .commits(let host): check(host)
      case .mapping, .focusPolicy, .reduceMotion: break
      }
    }
    for variation in syntax.variations { check(variation) }
  }

  /// A custom device has nothing of its own but a clock.
  private mutating func checkCustomDevice() {
    guard let device = syntax.device, device.name.value == "custom" else { return }
    let hasBounds = device.traits.contains { if case .bounds = $0 { true } else { false } }
    if !hasBounds { report(.missingBounds(at: device.name.range)) }
  }

  /// Lines that set the environment have values of its kinds.
  mutating func check(_ variation: Variation) {
    let choices: [String: [String]] = [
      "device": Vocabulary.devices, "direction": ["ltr", "rtl"],
      "orientation": ["portrait", "landscape"], "mapping": ["stepped", "continuous"],
    ]
    for value in variation.values {
      if let words = choices[variation.name.value] {
        if case .name(let name) = value.value, words.contains(name) { continue }
        if variation.name.value == "device" {
          report(.unknownDevice(value.value.text, at: value.range))
        } else {
          report(
            .wrongChoice(
              value.value.text, of: variation.name.value, choices: words, at: value.range))
        }
      } else if variation.name.value == "refresh" || variation.name.value == "touch" {
        if value.value.kind != .rate {
          report(
            .wrongKind(
              found: value.value.kind, expected: .rate, of: "`\(variation.name.value)`",
              at: value.range))
        }
        check(
          Measure(content: .literal(value.value), kind: .rate, range: value.range), from: 1,
          through: 10_000)
      }
    }
  }

  // MARK: Labels

  mutating func checkLabels() {
    for (k, statement) in syntax.script.enumerated() {
      if let label = statement.label?.value, labelled[label] == nil { labelled[label] = k }
    }
    var first: [String: SourceRange] = [:]
    for label in syntax.script.compactMap({ $0.label })
    where ["start", "end"].contains(label.value) {
      report(.reservedName(label.value, of: "a statement", at: label.range))
    }
    for label in syntax.script.compactMap({ $0.label }) {
      if let range = first[label.value] {
        report(.repeatedLabel(label.value, at: label.range, first: range))
      }
      first[label.value] = first[label.value] ?? label.range
    }
  }

  mutating func check(_ anchor: TimeAnchor?, allowsEnd: Bool) {
    guard let anchor else { return }
    if case .end = anchor.base, let offset = anchor.offset, offset.sign > 0 {
      report(.anchoredToEnd(at: anchor.range))
    }
    if let time = anchor.offset?.time { check(time: time) }
    switch anchor.base {
    case .start: break
    case .end: if !allowsEnd { report(.anchoredToEnd(at: anchor.range)) }
    case .label(let label, _):
      guard labelled[label.value] == nil else { return }
      report(.unknownLabel(label.value, known: labelsToGuess, at: label.range))
    }
  }

  // MARK: Values

  func values(of measure: Measure) -> [ScenarioValue] {
    switch measure.content {
    case .literal(let value): return [value]
    case .variable(let name):
      return syntax.variations.first { $0.name.value == name }?.values.map { $0.value } ?? []
    }
  }

  func variableKind(_ name: String) -> Kind? {
    guard !ScenarioVariant.environmentNames.contains(name) else { return nil }
    return syntax.variations.first { $0.name.value == name }?.values.first?.value.kind
  }

  /// A variable has values, of the kind that is needed.
  mutating func check(_ measure: Measure, of kind: Kind) {
    guard case .variable(let name) = measure.content else { return }
    guard let variation = syntax.variations.first(where: { $0.name.value == name }),
      !ScenarioVariant.environmentNames.contains(name)
    else {
      let known = syntax.variations.map { $0.name.value }.filter {
        !ScenarioVariant.environmentNames.contains($0)
      }
      return report(.unknownVariable(name, known: known, at: measure.range))
    }
    if let found = variation.values.first?.value.kind, found != kind {
      report(
        .variableKind(
          name, is: found, expected: kind, at: measure.range, defined: variation.range))
    }
  }

  mutating func check(_ measure: Measure, from lower: Double, through upper: Double) {
    check(measure, of: measure.kind)
    for case .quantity(let number, let unit) in values(of: measure)
    where !(lower...upper).contains(number) {
      report(
        .outOfRange(
          DecimalText.exact(number) + unit,
          "is not between \(DecimalText.exact(lower))\(unit) and "
            + "\(DecimalText.exact(upper))\(unit)", at: measure.range, help: "write one that is"))
      return
    }
  }

  mutating func check(aspect: Measure) {
    check(aspect, of: .number)
    for case .quantity(let number, _) in values(of: aspect) where !(number > 0 && number <= 1e6) {
      report(
        .outOfRange(
          DecimalText.exact(number), "is no aspect", at: aspect.range,
          help: "an aspect is width / height: above 0"))
      return
    }
  }

  /// At most an hour, in whatever unit.
  mutating func check(time: Measure) {
    var upper = 3_600_000.0
    for case .quantity(_, let unit) in values(of: time) where unit == Unit.seconds.rawValue {
      upper = 3600
    }
    check(time, from: 0, through: upper)
  }

  mutating func check(_ host: Host) {
    if case .after(let delay) = host { check(time: delay) }
  }
}
