/// Checks the document, the device and the settings.
extension MeaningCheck {
  mutating func checkDocument() {
    for line in syntax.document {
      switch line {
      case .empty: break
      case .images(let folder, let files):
        if files.isEmpty { report(.noImages(folder.value, at: folder.range)) }
        numberedPages += files.count
      case .page(let name, let aspect, let turned):
        declare(name)
        check(aspect: aspect)
        if let turned { check(whole: turned, in: NewPage.turns) }
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
    // Pages that statements add later have names too.
    for k in syntax.script.indices {
      guard case .action(let action) = syntax.script[k].body else { continue }
      for name in action.facts.newPages { declare(name) }
      if case .random(let random) = action, random.kinds.contains(where: { $0.value == "insert" }) {
        for number in 1...max(1, min(10_000, largestValue(of: random.count))) { add("r\(number)") }
      }
    }
  }

  mutating func declare(_ name: Located<String>) {
    if SubjectKind.strips.reserved.contains(name.value) {
      report(.reservedName(name.value, of: "a page", at: name.range))
    }
    add(name.value)
  }

  mutating func add(_ name: String) {
    if knownPages.insert(name).inserted { pages.append(name) }
  }

  /// Whether a page has this name; numbered pages are only counted, not listed.
  func isPage(_ name: String) -> Bool {
    if knownPages.contains(name) { return true }
    return Target.number(ofPage: name).map { $0 <= numberedPages } ?? false
  }

  /// The page names for did-you-mean guesses; none after 20 errors.
  var pagesToGuess: [String] {
    guard isGuessing else { return [] }
    return (0..<min(numberedPages, 2000)).map { "p\($0 + 1)" } + pages.prefix(2000)
  }

  var labelsToGuess: [Located<String>] {
    isGuessing ? Array(syntax.script.lazy.compactMap { $0.label }.prefix(2000)) : []
  }

  var isGuessing: Bool { diagnostics.count < 20 }

  /// Reports an unknown name. From the 21st error on the known names are not collected, so the
  /// advice about them is left out.
  mutating func reportUnknown(_ diagnostic: Diagnostic) {
    var diagnostic = diagnostic
    if !isGuessing { (diagnostic.notes, diagnostic.helps) = ([], []) }
    report(diagnostic)
  }

  /// The largest number that a measure can have in any variant.
  func largestValue(of measure: Measure) -> Int {
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
        check(lower, isAtMost: upper)
      case .commits(let host): check(host)
      case .preset, .mapping, .focusPolicy, .toggle, .easing, .axis, .stripMode: break
      }
    }
    guard !syntax.variations.isEmpty else { return }
    let used = syntax.usedVariables
    for variation in syntax.variations {
      check(variation)
      checkRepetition(in: variation)
      let name = variation.name
      // If the name is unused because a use of it is misspelled, that use is the error.
      guard !used.contains(name.value), used.isSubset(of: syntax.variations.map { $0.name.value }),
        !ScenarioVariant.environmentNames.contains(name.value)
      else { continue }
      report(
        .unusedVariable(
          name.value, known: ScenarioVariant.environmentNames, at: name.range))
    }
  }

  /// Reports a value that a line lists twice: it would give the same variant twice.
  private mutating func checkRepetition(in variation: Variation) {
    var first: [ScenarioValue: SourceRange] = [:]
    for value in variation.values {
      if let range = first[value.value] {
        return report(.repeatedValue(value.value.text, at: value.range, first: range))
      }
      first[value.value] = value.range
    }
  }

  /// Reports a custom device without bounds: it has only a clock of its own.
  private mutating func checkCustomDevice() {
    guard let device = syntax.device, device.name.value == "custom" else { return }
    let hasBounds = device.traits.contains { if case .bounds = $0 { true } else { false } }
    if !hasBounds { report(.missingBounds(at: device.name.range)) }
  }

  /// Checks the values of a line that varies the environment, such as `vary device = …`.
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
}
