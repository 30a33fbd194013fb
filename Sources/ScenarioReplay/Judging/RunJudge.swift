import DualStrip

/// Judges a run while it goes: its expectations, and at every state the rules of the model.
struct RunJudge: RunWitness {
  /// Of the state at hand.
  private var cells = FrameCells()
  private var expectations: ExpectationJudge
  private var violations: [ReplayRecord.Trouble] = []
  private var warnings: [Diagnostic] = []
  private var watch = CollectionWatch()

  var judgementCount: Int { expectations.judgementCount }

  init(_ expectations: ExpectationJudge) { self.expectations = expectations }

  mutating func note(_ happening: Happening, subject: ReplaySubject, names: Names) {
    if case .warning(let warning) = happening { warnings.append(warning) }
    guard case .state(let frame) = happening else {
      if case .collection(let collection) = subject { watch.note(happening, collection.viewer) }
      return expectations.note(happening)
    }
    switch subject {
    case .strips(let viewer):
      let shown = cells.read(viewer)
      check(viewer, shown)
      expectations.saw(at: viewer.now, names: names, frame: frame) {
        .strips(StripReader(viewer, shown, names: names))
      }
    case .collection(let collection):
      check(collection, frame: frame)
      expectations.saw(at: subject.now, names: names, frame: frame) {
        .collection(CollectionReader(collection, names: names))
      }
    }
  }

  /// As many violations as anybody reads.
  private static let mostViolations = 20

  private mutating func check(_ viewer: DualStripViewer, _ shown: Presentation) {
    guard violations.count < RunJudge.mostViolations else { return }
    for violation in viewer.checkInvariants(shown, cells) {
      violations.append(
        .init(
          kind: .invariant, time: shown.time,
          text: "invariant \(violation.number): \(violation.description)"))
    }
  }

  private mutating func check(_ collection: CollectionSubject, frame: Int?) {
    guard violations.count < RunJudge.mostViolations else { return }
    for violation in watch.violations(of: collection.viewer, frame: frame) {
      violations.append(
        .init(kind: .invariant, time: collection.viewer.now, text: "invariant \(violation)"))
    }
  }

  /// What is hardly meant as it is.
  func allWarnings(_ record: ReplayRecord) -> [Diagnostic] {
    warnings + expectations.instants(record)
  }

  /// One check for each expectation, and those for what went wrong while the script ran.
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
