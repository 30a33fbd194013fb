import DualStrip

/// One variant of a scenario, run to its end, and judged.
public struct ReplayRun: Sendable {
  let syntax: ScenarioSyntax
  let setup: Setup
  let record: ReplayRecord
  private let source: SourceText
  public let checks: [Check]

  /// - Precondition: the tree is that of the source, and free of errors.
  public init(_ syntax: ScenarioSyntax, source: SourceText, variant: Variant = Variant()) {
    self.syntax = syntax
    self.source = source
    setup = Setup(syntax, variant: variant)
    let (record, timeline) = ReplayRunner(syntax, setup: setup).run()
    self.record = record
    let judge = ExpectationJudge(
      syntax, record: record, timeline: timeline, setup: setup, source: source)
    checks = judge.checks()
  }

  public var title: String { syntax.title }

  public var variant: Variant { setup.variant }

  public var holds: Bool { checks.allSatisfy(\.holds) }

  /// How long the run took, in the scenario's own time.
  public var end: Time { record.end }

  public var frameCount: Int { record.frameCount }

  /// Two runs that differ in one last bit of one published number differ here.
  public var fingerprint: String { record.fingerprint.text }

  /// All that happened, in order.
  public var events: [ViewerEvent] {
    record.entries.compactMap { if case .event(let event) = $0 { event } else { nil } }
  }

  /// A statement as it is written in the one canonical form.
  func canonicalText(of statement: Int) -> String {
    Formatter(source).canonicalText(of: syntax.script[statement].bodyRange)
  }
}
