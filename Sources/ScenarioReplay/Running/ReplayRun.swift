public import CollectionGallery
import DualStrip

/// One variant of a scenario, run to its end, and judged.
///
/// A verdict and no recording: what else is asked of a run, such as its trace, is had by running it
/// once more, which gives the same to the last bit.
public struct ReplayRun: Sendable {
  package let syntax: ScenarioSyntax
  package let setup: Setup
  package let record: ReplayRecord
  private let source: SourceText
  private let limit: Int
  /// How often a predicate about a stretch was judged.
  let judgementCount: Int
  /// One for each expectation, and one for each thing that went wrong besides; by line and time.
  public let checks: [ReplayCheck]
  /// What is allowed, but hardly meant, as only the run can tell.
  public let warnings: DiagnosticList

  /// More frames and inputs than anybody waits for.
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
      // Of what comes before one statement a remark is enough.
      if let other = warning.others.first, !overtaken.insert(other.range).inserted { continue }
      if told.insert(warning.cause).inserted { warnings.append(warning) }
    }
    self.warnings = warnings
    judgementCount = finished.judgementCount
  }

  /// Runs it again, for somebody else to look on.
  package func again<Witness: RunWitness>(showing witness: Witness) -> Witness {
    var runner = ReplayRunner(syntax, setup: setup, limit: limit, showing: witness)
    runner.run()
    return runner.witness
  }

  /// What the scenario says of itself.
  public var title: String { syntax.title }

  /// The values that it was run with.
  public var variant: ScenarioVariant { setup.variant }

  /// Whether all checks hold; what relates several runs is no check of one.
  public var holds: Bool { checks.allSatisfy { $0.holds } }

  /// How long the run took, in the scenario's own time.
  public var end: Time { record.end }

  /// How many frames it showed; the last is the first at or after the end.
  public var frameCount: Int { record.frameCount }

  /// Two runs that differ in one last bit of one published number differ here. Cost: that of
  /// another run.
  public var fingerprint: String {
    again(showing: StateFingerprint(isRounded: false)).fingerprint.text
  }

  /// Of every bit of the run: its whole trace, unrounded, with every cell. Cost: that of another
  /// run.
  public var digest: String {
    let options = TraceWriter.Options(showsAttributes: true, isPrecise: true)
    return TraceWriter(self, options: options).fingerprint().text
  }

  /// The statement of a check in the canonical form, with the values of this variant; what was
  /// wrong where it is of no statement.
  public func text(of check: ReplayCheck) -> String {
    check.statement.map { canonicalText(of: $0) } ?? check.failure?.label ?? ""
  }

  /// A number as traces have it: rounded to a millionth.
  package func rounded(_ number: Double) -> String { DecimalText.rounded(number, decimals: 6) }

  /// All that happened, in order. Cost: that of another run, since none keeps it.
  ///
  /// None of a collection, which has events of its own.
  public var events: [ViewerEvent] {
    again(showing: RunLog()).events.compactMap { $0.ofStrips }
  }

  /// All that happened to a collection, in order. Cost: that of another run.
  public var collectionEvents: [CollectionEvent] {
    again(showing: RunLog()).events.compactMap { $0.ofCollection }
  }

  /// A statement in the one canonical form, with the values of this variant.
  package func canonicalText(of statement: Int) -> String {
    canonicalText(of: syntax.script[statement].bodyRange)
  }

  /// A part of a line in the canonical form, with the values of this variant.
  func canonicalText(of range: SourceRange) -> String {
    ScenarioFormatter(source).canonicalText(of: range, in: setup.variant)
  }
}

extension ReplayRun: CustomStringConvertible {
  /// Its title and variant, and how many of its checks hold.
  public var description: String {
    let variant = variant.values.isEmpty ? "" : " [\(self.variant.description)]"
    return "\(title)\(variant): \(checks.count { $0.holds }) of \(checks.count) checks hold"
  }
}
