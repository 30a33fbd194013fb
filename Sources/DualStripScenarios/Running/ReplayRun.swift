import DualStrip

/// One variant of a scenario, run to its end, and judged.
public struct ReplayRun: Sendable {
  let syntax: ScenarioSyntax
  let setup: Setup
  let record: ReplayRecord
  private let source: SourceText
  /// One for each expectation, and one for each thing that went wrong besides; by line and time.
  public let checks: [ReplayCheck]

  /// - Precondition: the tree is that of the source, and free of errors.
  package init(
    _ syntax: ScenarioSyntax, source: SourceText, variant: ScenarioVariant = ScenarioVariant()
  ) {
    self.init(syntax, source: source, variant: variant, limit: ReplayRunner.mostSamples)
  }

  /// - Parameter limit: the number of frames and inputs after which a run is cut off.
  package init(_ syntax: ScenarioSyntax, source: SourceText, variant: ScenarioVariant, limit: Int) {
    self.syntax = syntax
    self.source = source
    setup = Setup(syntax, variant: variant)
    let (record, timeline) = ReplayRunner(syntax, setup: setup, limit: limit).run()
    self.record = record
    let judge = ExpectationJudge(
      syntax, record: record, timeline: timeline, setup: setup, source: source)
    checks = judge.checks()
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

  /// Two runs that differ in one last bit of one published number differ here.
  public var fingerprint: String { record.fingerprint.text }

  /// Of every bit of the run: its whole trace, unrounded, with every cell.
  public var digest: String {
    let options = TraceWriter.Options(showsAttributes: true, isPrecise: true)
    var fingerprint = Fingerprint()
    fingerprint.add(TraceWriter(self, options: options).text())
    return fingerprint.text
  }

  /// The statement of a check in the canonical form, with the values of this variant; what was
  /// wrong where it is of no statement.
  public func text(of check: ReplayCheck) -> String {
    check.statement.map(canonicalText) ?? check.failure?.label ?? ""
  }

  /// A number as traces have it: rounded to a millionth.
  package func rounded(_ number: Double) -> String { DecimalText.rounded(number, decimals: 6) }

  /// All that happened, in order.
  public var events: [ViewerEvent] {
    record.entries.compactMap { if case .event(let event) = $0 { event } else { nil } }
  }

  /// A statement in the one canonical form, with the values of this variant.
  func canonicalText(of statement: Int) -> String {
    ScenarioFormatter(source).canonicalText(
      of: syntax.script[statement].bodyRange, in: setup.variant)
  }
}

extension ReplayRun: CustomStringConvertible {
  /// Its title and variant, and how many of its checks hold.
  public var description: String {
    let variant = variant.values.isEmpty ? "" : " [\(self.variant.description)]"
    return "\(title)\(variant): \(checks.count { $0.holds }) of \(checks.count) checks hold"
  }
}
