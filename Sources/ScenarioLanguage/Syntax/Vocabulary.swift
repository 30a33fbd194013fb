/// Every word of the language, with its meaning and an example that parses: the one source of
/// did-you-mean, completions and explanations.
package enum Vocabulary {
  package struct Word: Sendable {
    package let name: String
    package let meaning: String
    /// A statement or a line that uses it.
    package let example: String

    package init(_ name: String, _ meaning: String, _ example: String) {
      self.name = name
      self.meaning = meaning
      self.example = example
    }
  }

  static let sections = SubjectKind.strips.sections.map(word)

  static let meta = MetaWord.allCases.map(word)

  static let settings = SettingWord.allCases.map(word)

  static let traits = TraitWord.allCases.map(word)

  static let expectations = [
    Word("always", "at every frame and every input", "expect always sync.error <= 1pg"),
    Word("never", "at no frame and no input", "expect never overscroll"),
    Word("eventually", "once within a time", "expect eventually still within 2s"),
    Word(
      "whenever", "each time one thing becomes true, another one holds within a time",
      "expect whenever resizing then still within 3s"),
    Word("exactly", "so many events, no more, no less", "expect exactly 0 settled"),
    Word("at-least", "so many events or more", "expect at-least 0 settled"),
    Word("at-most", "so many events or fewer", "expect at-most 1 settled"),
  ]

  /// The names of all devices, including `custom`.
  static let devices = Device.names

  /// The aspect of a page that is given without one: that of an A4 sheet.
  package static let usualAspect = 0.7071

  static let names = [
    "none", "preview", "thumbnails", "program", "idle", "dragging", "settling",
    "focusing",
  ]
  static let operators = ["==", "!=", "<", "<=", ">", ">="]

  /// Names that no page can have.
  package static let reserved: Set<String> = {
    var words: Set<String> = ["active", "first", "last", "none", "start", "end"]
    for list in [
      SubjectKind.strips.statements, sections, meta, settings, traits, StripFlag.words,
      PageFlag.words, PageSignal.words, StripEvent.words, expectations,
    ] { words.formUnion(list.map { $0.name }) }
    words.formUnion(StripSignal.names.filter { !$0.contains(".") })
    words.formUnion(names)
    words.formUnion(
      "pages page aspect empty unknown placeholder seed custom portrait landscape top bottom left"
        .split(separator: " ").map(String.init))
    words.formUnion(
      "right ltr rtl stepped continuous next previous on off at-once after fail never vary step"
        .split(separator: " ").map(String.init))
    words.formUnion(
      "relate mirrors refines equals in ms pt down move up cancel at as over release for within"
        .split(separator: " ").map(String.init))
    words.formUnion(
      "before with gestures from to of and or not implies finite change abs absent present instant"
        .split(separator: " ").map(String.init))
    words.formUnion(["animated", "forward", "backward", "thumbnail", "x"])
    return words
  }()

  /// Returns the word nearest to a misspelled one: at most two letters off, one for short words.
  package static func nearest(to word: String, in words: [String]) -> String? {
    var best: (word: String, distance: Int)?
    for candidate in words {
      let distance = editDistance(word, candidate)
      let limit = candidate.count <= 3 ? 1 : 2
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// The number of letters to change, add, leave out, or swap with the next.
  private static func editDistance(_ left: String, _ right: String) -> Int {
    let a = Array(left.utf8)
    let b = Array(right.utf8)
    // Too different for a misspelling, and not worth the time.
    guard abs(a.count - b.count) <= 2, a.count <= 64 else { return .max }
    var rows = [Array(0...b.count)]
    for i in 1...max(1, a.count) where !a.isEmpty {
      var row = [i]
      for j in 1...max(1, b.count) where !b.isEmpty {
        var cost = min(rows[i - 1][j] + 1, row[j - 1] + 1)
        cost = min(cost, rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          cost = min(cost, rows[i - 2][j - 2] + 1)
        }
        row.append(cost)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}
