import DualStrip

/// Judges a run while it goes on: its expectations, and the rules of the model at every state.
struct RunJudge: RunWitness {
  /// The cells of the current state.
  var cells = FrameCells()
  var expectations: ExpectationJudge
  private var violations: [ReplayRecord.Trouble] = []
  private var warnings: [Diagnostic] = []
  var watch = CollectionWatch()

  var judgementCount: Int { expectations.judgementCount }

  init(_ expectations: ExpectationJudge) { self.expectations = expectations }

  mutating func note(_ happening: Happening, subject: ReplaySubject, names: Names) {
    if case .warning(let warning) = happening { warnings.append(warning) }
    guard case .state(let frame) = happening else {
      if let collection = subject.ofCollection { watch.note(happening, collection.viewer) }
      return expectations.note(happening)
    }
    see(subject, names: names, frame: frame)
  }

  /// The most violations to keep; a reader needs no more.
  private static let mostViolations = 20

  /// Collects the rules that are broken at a time, until there are enough of them.
  ///
  /// - Parameter rules: returns the broken rules, in words.
  mutating func check(at time: Time, _ rules: (inout RunJudge) -> [String]) {
    guard violations.count < RunJudge.mostViolations else { return }
    for rule in rules(&self) {
      violations.append(.init(kind: .invariant, time: time, text: "invariant \(rule)"))
    }
  }

  /// The warnings about what is valid, but probably not meant.
  func allWarnings(_ record: ReplayRecord) -> [Diagnostic] {
    warnings + expectations.instants(record)
  }

  /// Returns one check for each expectation, and one for everything that went wrong during the run.
  mutating func checks(
    _ record: ReplayRecord, of syntax: ScenarioSyntax, _ source: SourceText, setup: Setup
  ) -> [ReplayCheck] {
    let writer = VerdictWriter(syntax: syntax, source: source, setup: setup, record: record)
    let checks =
      (violations + record.troubles).map { writer.check($0) }
      + expectations.checks(record, by: writer)
    return checks.sorted { ($0.line, $0.time) < ($1.line, $1.time) }
  }
}
