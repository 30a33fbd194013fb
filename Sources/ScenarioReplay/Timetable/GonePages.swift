import DualStrip

/// Finds uses of pages that are certainly gone. Cost: O(statements and pages named).
struct GonePages {
  private let syntax: ScenarioSyntax
  private let timeline: Timeline
  private let epochs: [Int?]
  private var isCertain: Bool
  /// For each name, the actions that need the page, and the places where they name it.
  private var uses: [String: [(statement: Int, range: SourceRange)]] = [:]
  /// For each name, the number of deletes that name it.
  private var deletes: [String: Int] = [:]
  /// The names of pages that may be inserted, even again.
  private var inserted: Set<String> = []
  private var cancelled: Set<String> = []
  /// Whether some delete refers to a page by its position.
  private var deletesByPosition = false
  /// For each statement, the number of settles without an anchor up to it.
  private var settles: [Int] = []
  /// Whether consecutive statements may go back in time, to an earlier anchor.
  private let leaps: Bool

  /// The time that a delete takes until its pages are gone.
  private let deletion: Time

  init(_ syntax: ScenarioSyntax, timeline: Timeline, epochs: [Int?], setup: Setup) {
    let durations = setup.configuration.effectiveDurations
    deletion = durations.shrinking + durations.closing
    self.syntax = syntax
    self.timeline = timeline
    self.epochs = epochs
    leaps = syntax.script.contains { $0.isAwaited }
    isCertain = setup.host == .atOnce
    for (index, statement) in syntax.script.enumerated() {
      settles.append(settles.last ?? 0)
      guard case .action(let action) = statement.body else { continue }
      if case .settle = action, statement.anchor == nil { settles[index] += 1 }
      note(action, index)
    }
  }

  private mutating func note(_ action: Action, _ index: Int) {
    let facts = action.facts
    // After such an action, only the run knows which pages are left.
    if facts.leavesPagesUncertain { isCertain = false }
    for case .name(let name) in facts.needsPages ? facts.pages : [] {
      uses[name.value, default: []].append((index, name.range))
    }
    inserted.formUnion(facts.newPages.map { $0.value })
    if case .cancel(let cancel) = action { cancelled.insert(cancel.label.value) }
    guard case .delete(let delete) = action else { return }
    for target in delete.targets {
      if case .name(let name) = target {
        deletes[name.value, default: 0] += 1
      } else {
        deletesByPosition = true
      }
    }
  }

  func diagnostics() -> [Diagnostic] {
    guard isCertain, !deletesByPosition else { return [] }
    var result: [Diagnostic] = []
    for (index, statement) in syntax.script.enumerated() {
      guard case .action(.delete(let delete)) = statement.body,
        let start = timeline.starts[index],
        !statement.labels.contains(where: cancelled.contains)
      else { continue }
      let names = delete.targets.compactMap {
        if case .name(let name) = $0 { name.value } else { nil }
      }
      // The delete is certainly accepted: only it names each page, once, and no page is inserted.
      guard names.allSatisfy({ deletes[$0] == 1 && !inserted.contains($0) }) else { continue }
      for name in names {
        for use in uses[name] ?? []
        where use.statement != index && isAfter(use.statement, deletion: index, at: start) {
          result.append(diagnostic(name, use, deletedBy: statement, at: start))
        }
      }
    }
    return result
  }

  private func diagnostic(
    _ name: String, _ use: (statement: Int, range: SourceRange), deletedBy statement: Statement,
    at start: Time
  ) -> Diagnostic {
    .gonePage(
      name, at: use.range, edit: statement.bodyRange,
      what: "at \(DecimalText.seconds(start)) or later this deletes \(name)",
      when: "used at \(DecimalText.seconds(timeline.starts[use.statement] ?? .zero)) or later")
  }

  private func isAfter(_ user: Int, deletion index: Int, at start: Time) -> Bool {
    guard let used = timeline.starts[user] else { return false }
    if epochs[user] == epochs[index] {
      // A delete that takes no time still comes after the statements before it.
      return used >= start + deletion && (used > start || user > index)
    }
    // A `settle` between the two waits until the delete is over.
    guard syntax.script[user].anchor == nil, syntax.script[index].anchor == nil, user > index,
      !leaps
    else { return false }
    return settles[user] > settles[index]
  }
}

extension ScenarioSyntax {
  /// Whether some statement deletes pages.
  var deletesPages: Bool {
    script.contains { if case .action(.delete) = $0.body { true } else { false } }
  }
}
