public import CollectionGallery
import DualStrip

/// One variant of a scenario, run to its end, and judged.
///
/// A run keeps its verdict, but no recording. Anything else, such as the trace, comes from running
/// it once more, which gives the same result to the last bit.
public struct ReplayRun: Sendable {
  package let syntax: ScenarioSyntax
  package let setup: Setup
  package let record: ReplayRecord
  private let source: SourceText
  private let limit: Int
  /// The number of times that a predicate about a stretch was judged.
  let judgementCount: Int
  /// One check for each expectation and for everything else that went wrong, by line and time.
  public let checks: [ReplayCheck]
  /// Warnings that only a run can find, about statements that are valid but probably unintended.
  public let warnings: DiagnosticList

  /// The most frames and inputs of a run.
  static let mostStates = 1_000_000

  /// - Parameter limit: the number of frames and inputs after which a run is cut off.
  /// - Precondition: the tree is that of the source, and free of errors.
  package init(
    _ syntax: ScenarioSyntax, source: SourceText, variant: ScenarioVariant = ScenarioVariant(),
    limit: Int = ReplayRun.mostStates
  ) {
    let syntax = syntax.resolved(for: variant)
    self.syntax = syntax
    self.source = source
    self.limit = limit
    setup = Setup(syntax, variant: variant)
    let foresight = Foresight(syntax, setup: setup, limit: limit)
    let judge = RunJudge(
      ExpectationJudge(syntax, setup: setup, source: source, foresight: foresight))
    var runner = ReplayRunner(syntax, setup: setup, limit: limit, showing: judge)
    runner.run()
    record = runner.record
    var finished = runner.witness
    checks = finished.checks(record, of: syntax, source, setup: setup)
    var warnings = DiagnosticList()
    var told: Set<ReplayCheck.Failure.Cause> = []
    var overtaken: Set<SourceRange> = []
    for warning in finished.allWarnings(record) where !source.allows(warning) {
      // One warning about each later statement is enough.
      if let other = warning.others.first, !overtaken.insert(other.range).inserted { continue }
      if told.insert(warning.cause).inserted { warnings.append(warning) }
    }
    self.warnings = warnings
    judgementCount = finished.judgementCount
  }

  /// Runs it again, and shows it to another witness.
  package func again<Witness: RunWitness>(showing witness: Witness) -> Witness {
    var runner = ReplayRunner(syntax, setup: setup, limit: limit, showing: witness)
    runner.run()
    return runner.witness
  }

  /// The title of the scenario.
  public var title: String { syntax.title }

  /// The variant that was run.
  public var variant: ScenarioVariant { setup.variant }

  /// Whether all checks of this run hold; relations between runs are not among them.
  public var holds: Bool { checks.allSatisfy { $0.holds } }

  /// The time when the run was over, in the scenario's own time.
  public var end: Time { record.end }

  /// The number of frames; the last one is the first at or after the end.
  public var frameCount: Int { record.frameCount }

  /// A hash of all published numbers: a difference in a single bit changes it. Cost: that of
  /// another run.
  public var fingerprint: String {
    again(showing: StateFingerprint(isRounded: false)).fingerprint.text
  }

  /// A hash of every bit of the run: of its whole trace, unrounded, with every cell. Cost: that of
  /// another run.
  public var digest: String {
    let options = TraceWriter.Options(showsAttributes: true, isPrecise: true)
    return TraceWriter(self, options: options).fingerprint().text
  }

  /// Returns the statement of a check in canonical form, with the values of this variant; for a
  /// check without a statement, what went wrong.
  public func text(of check: ReplayCheck) -> String {
    check.statement.map { canonicalText(of: $0) } ?? check.failure?.label ?? ""
  }

  /// Returns a number as traces write it: rounded to a millionth.
  package func rounded(_ number: Double) -> String { DecimalText.rounded(number, decimals: 6) }

  /// All events, in order. Cost: that of another run, since no run keeps them.
  ///
  /// Empty for a collection, which has `collectionEvents`.
  public var events: [ViewerEvent] {
    again(showing: RunLog()).events.compactMap { $0.ofStrips }
  }

  /// All events of a collection, in order. Cost: that of another run.
  public var collectionEvents: [CollectionEvent] {
    again(showing: RunLog()).events.compactMap { $0.ofCollection }
  }

  /// Returns a statement in canonical form, with the values of this variant.
  package func canonicalText(of statement: Int) -> String {
    canonicalText(of: syntax.script[statement].bodyRange)
  }

  /// Returns a part of a line in canonical form, with the values of this variant.
  func canonicalText(of range: SourceRange) -> String {
    ScenarioFormatter(source).canonicalText(of: range, in: setup.variant)
  }
}

extension ReplayRun: CustomStringConvertible {
  /// The title, the variant, and how many of the checks hold.
  public var description: String {
    let variant = variant.values.isEmpty ? "" : " [\(self.variant.description)]"
    return "\(title)\(variant): \(checks.count { $0.holds }) of \(checks.count) checks hold"
  }
}
