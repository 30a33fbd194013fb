/// Messages about numbers, units and variables.
extension Diagnostic {
  static func example(of kind: Kind) -> String {
    switch kind {
    case .time: return "900ms"
    case .length: return "300pt"
    case .speed: return "6000pt/s"
    case .rate: return "60Hz"
    case .pages: return "0.5pg"
    case .number: return "3"
    case .name: return "iphone-15"
    }
  }

  static func article(_ kind: Kind) -> String {
    switch kind {
    case .pages: return "a number of pages"
    case .number: return "a number without a unit"
    case .time, .length, .speed, .rate, .name: return "a \(kind.rawValue)"
    }
  }

  private static func question(_ kind: Kind) -> String {
    switch kind {
    case .time: return "how long is this?"
    case .length: return "how far is this?"
    case .speed: return "how fast is this?"
    case .rate: return "how often is this?"
    case .pages: return "how many pages is this?"
    case .number, .name: return "what is this?"
    }
  }

  private static func unit(of kind: Kind) -> String {
    switch kind {
    case .time: return "ms"
    case .length: return "pt"
    case .speed: return "pt/s"
    case .rate: return "Hz"
    case .pages: return "pg"
    case .number, .name: return ""
    }
  }

  static func noUnit(
    _ text: String, kind: Kind, at range: SourceRange, after before: (String, SourceRange)?
  ) -> Diagnostic {
    let remark =
      kind == .length
      ? "lengths are always in points, never in pixels" : "a \(kind.rawValue) has a unit"
    return make(
      "E0203", "`\(text)` has no unit", at: range, question(kind),
      others: before.map {
        [Label(range: $0.1, text: "`\($0.0)` is followed by \(article(kind))")]
      } ?? [],
      notes: ["only counts, positions, aspect ratios and seeds have no unit"],
      helps: [
        kind == .time
          ? "write `\(text)ms` or `\(text)s`; \(remark)"
          : "write `\(text)\(unit(of: kind))`; \(remark)"
      ])
  }

  static func unknownUnit(
    _ unit: String, of number: String, kind: Kind, at range: SourceRange
  ) -> Diagnostic {
    let units = Unit.allCases.filter { $0.kind == kind && $0 != .none }.map { $0.rawValue }
    return make(
      "E0202", "there is no unit `\(unit)`", at: range,
      guess(unit, in: units, else: units.isEmpty ? "takes no unit" : "expected \(list(units))"),
      notes: unit.lowercased() == "e"
        ? ["a number is written in full: `1000`, not `1e3`"]
        : ["units: ms, s, fr, pt, pt/s, Hz, pg"],
      helps: ["write \(article(kind)) such as `\(example(of: kind))`"])
  }

  static func wrongKind(
    found: Kind, expected: Kind, of what: String, at range: SourceRange,
    notes: [String] = [], helps: [Help] = []
  ) -> Diagnostic {
    var diagnostic = make(
      "E0204", "\(what) needs \(article(expected)), but this is \(article(found))", at: range,
      "write \(article(expected)) such as `\(example(of: expected))`", notes: notes)
    diagnostic.helps = helps
    return diagnostic
  }

  static func outOfRange(
    _ text: String, _ rule: String, at range: SourceRange, label: String
  ) -> Diagnostic {
    make("E0205", "`\(text)` \(rule)", at: range, label)
  }

  static func unknownVariable(
    _ name: String, known: [String], at range: SourceRange
  ) -> Diagnostic {
    make(
      "E0206", "no line of the matrix varies `$\(name)`", at: range,
      guess(name, in: known).replacing("`", with: "`$", first: true),
      notes: known.isEmpty ? [] : ["variables: \(list(known.map { "$" + $0 }))"],
      helps: ["give it values: `vary \(name) = …` under `matrix`"])
  }

  static func variableKind(
    _ name: String, is found: Kind, expected: Kind, at range: SourceRange, defined: SourceRange
  ) -> Diagnostic {
    make(
      "E0207", "`$\(name)` is \(article(found)), but \(article(expected)) is needed here",
      at: range, "needs a value such as `\(example(of: expected))`",
      others: [Label(range: defined, text: "each of these is \(article(found))")],
      helps: ["give its values the unit of \(article(expected)), or use another variable"])
  }
}

extension String {
  /// Returns the text with the first occurrence replaced, or unchanged if there is none.
  fileprivate func replacing(_ old: Character, with new: String, first: Bool) -> String {
    guard let place = firstIndex(of: old) else { return self }
    return String(self[..<place]) + new + String(self[index(after: place)...])
  }
}
