/// A scenario that has been read and checked: it can be run.
public struct Scenario: Sendable {
  public let source: SourceText
  public let syntax: ScenarioSyntax
  public let variants: [Variant]

  public enum Reading: Sendable {
    case valid(Scenario)
    /// At least one.
    case invalid([Diagnostic])
  }

  /// Reads and checks a text; nothing runs.
  ///
  /// - Parameters:
  ///   - selection: only variants with these values are to be run.
  ///   - limit: the greatest number of runs.
  public static func read(
    _ source: SourceText, selection: [(name: String, value: String)] = [],
    limit: Int = VariantExpansion.defaultLimit
  ) -> Reading {
    var (syntax, diagnostics) = Parser.parse(source)
    let lines = Set(diagnostics.map { source.line(at: $0.primary.range.lower) })
    var names = NameCheck(syntax, source: source, faultyLines: lines)
    names.run()
    names.checkRelations()
    diagnostics += names.diagnostics
    let expansion = VariantExpansion(syntax, selection: selection)
    if let tooMany = expansion.diagnostic(limit: limit) {
      diagnostics.append(tooMany)
    }
    guard diagnostics.isEmpty else { return .invalid(ordered(diagnostics)) }
    let variants = expansion.variants()
    // Without variables every variant has the same times, up to its devices' frames.
    let isVaried = source.bytes.contains(UInt8(ascii: "$"))
    for variant in variants.prefix(isVaried ? 200 : 1) {
      var timeline = TimelineCheck(syntax, source: source, variant: variant)
      timeline.run()
      guard timeline.diagnostics.isEmpty else { return .invalid(ordered(timeline.diagnostics)) }
    }
    return .valid(Scenario(source: source, syntax: syntax, variants: variants))
  }

  private static func ordered(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.sorted { $0.primary.range.lower < $1.primary.range.lower }
  }

  public func run(_ variant: Variant) -> ReplayRun {
    ReplayRun(syntax, source: source, variant: variant)
  }
}
