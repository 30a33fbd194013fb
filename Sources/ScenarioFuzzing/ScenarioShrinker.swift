/// Decides whether a scenario fails in the way that the shrinker is looking for.
package protocol DraftJudge {
  func fails(_ draft: ScenarioDraft) -> Bool
}

/// Makes a failing scenario as small as possible: fewer statements, a plainer head, rounder
/// numbers.
package struct ScenarioShrinker<Judge: DraftJudge> {
  private var draft: ScenarioDraft
  private let judge: Judge
  private var trials = 0

  /// The most trials: more would only take time, and not make the scenario smaller.
  private static var mostTrials: Int { 2000 }

  /// Returns a draft that still fails and is not larger.
  ///
  /// - Parameter draft: a draft that fails.
  package static func shrunk(_ draft: ScenarioDraft, judgedBy judge: Judge) -> ScenarioDraft {
    var shrinker = ScenarioShrinker(draft: draft, judge: judge)
    var before: ScenarioDraft
    repeat {
      before = shrinker.draft
      shrinker.dropStatements()
      shrinker.simplifyHead()
      shrinker.simplifyStatements()
    } while shrinker.draft != before && shrinker.trials < mostTrials
    return shrinker.draft
  }

  private init(draft: ScenarioDraft, judge: Judge) {
    self.draft = draft
    self.judge = judge
  }

  /// Keeps a smaller draft if it still fails.
  @discardableResult
  private mutating func accept(_ change: (inout ScenarioDraft) -> Void) -> Bool {
    var smaller = draft
    change(&smaller)
    guard smaller != draft, trials < ScenarioShrinker.mostTrials else { return false }
    trials += 1
    guard judge.fails(smaller) else { return false }
    draft = smaller
    return true
  }

  /// Drops halves, quarters, … and single statements as long as the rest still fails.
  private mutating func dropStatements() {
    var size = max(1, draft.script.count / 2)
    while true {
      var first = 0
      while first < draft.script.count {
        let range = first..<min(first + size, draft.script.count)
        if !accept({ $0.script.removeSubrange(range) }) { first += size }
      }
      if size == 1 { return }
      size /= 2
    }
  }

  private mutating func simplifyHead() {
    for law in ScenarioDraft.Law.allCases { accept { $0.laws.removeAll { $0 == law } } }
    accept { $0.device = [] }
    for setting in draft.settings { accept { $0.settings.removeAll { $0 == setting } } }
    if let collection = draft.collection { return simplify(collection) }
    accept { $0.aspects = "aspect 0.7" }
    for count in ScenarioShrinker.counts(below: draft.pages) {
      if accept({ $0.pages = count }) { break }
    }
  }

  private static func counts(below count: Int) -> [Int] {
    [1, 2, 3, 5, 9, count / 2].filter { $0 < count }
  }

  private mutating func simplify(_ collection: ScenarioDraft.Collection) {
    for line in collection.lines { accept { $0.collection?.lines.removeAll { $0 == line } } }
    for layout in collection.layouts {
      accept { $0.collection?.layouts.removeAll { $0 == layout } }
    }
    for section in collection.sections {
      if accept({ $0.collection?.sections.removeAll { $0.name == section.name } }) { continue }
      guard let place = draft.collection?.sections.firstIndex(where: { $0.name == section.name })
      else { continue }
      accept { $0.collection?.sections[place].rest = "" }
      for count in ScenarioShrinker.counts(below: section.count) {
        if accept({ $0.collection?.sections[place].count = count }) { break }
      }
    }
  }

  private mutating func simplifyStatements() {
    for index in draft.script.indices {
      for text in ScenarioShrinker.simpler(draft.script[index]) {
        accept { $0.script[index] = text }
      }
      for number in 0..<ScenarioShrinker.numbers(in: draft.script[index]).count {
        round(number, of: index)
      }
    }
  }

  /// Tries to replace a number with a rounder one.
  private mutating func round(_ number: Int, of index: Int) {
    let statement = draft.script[index]
    let token = ScenarioShrinker.numbers(in: statement)[number]
    guard case .number(let value, let unit) = token.kind else { return }
    for round in [0.0, 1, 100, 300, 1000] where round.magnitude < value.magnitude {
      let bytes = Array(statement.utf8)
      let text =
        String(decoding: bytes[..<token.range.lower], as: UTF8.self)
        + DecimalText.exact(round) + unit
        + String(decoding: bytes[token.range.upper...], as: UTF8.self)
      if accept({ $0.script[index] = text }) { return }
    }
  }

  private static func numbers(in statement: String) -> [Token] {
    var lexer = Lexer(SourceText(name: "", text: statement))
    return (lexer.nextStatement()?.tokens ?? []).filter {
      if case .number = $0.kind { return true }
      return false
    }
  }

  /// Returns the statement in simpler forms: each lacks one optional part.
  private static func simpler(_ statement: String) -> [String] {
    let words = statement.split(separator: " ").map(String.init)
    var result: [String] = []
    for (k, word) in words.enumerated() {
      switch word {
      case "hold" where k > 0, "release", "as":
        result.append((words[..<k] + words[min(k + 2, words.count)...]).joined(separator: " "))
      case "at" where k == 0 && words.count > 2 && words[2] != "+",
        "after" where k == 0 && words.count > 2 && words[2] != "+":
        result.append(words[2...].joined(separator: " "))
      case let word where word.hasSuffix(",") && words.count > k + 1:
        result.append((words[..<k] + words[(k + 1)...]).joined(separator: " "))
      default: break
      }
    }
    return result
  }
}
