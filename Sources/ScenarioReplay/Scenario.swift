/// A scenario that has been parsed and checked, and can be run.
///
/// ```swift
/// let scenario = try Scenario(parsing: text)
/// for variant in scenario.variants { print(scenario.run(variant)) }
/// ```
public struct Scenario: Sendable {
  /// The text of the scenario.
  public let source: SourceText
  package let syntax: ScenarioSyntax
  /// One variant for each combination of the matrix, in order; a single one without a matrix.
  public let variants: ScenarioVariants
  /// Warnings about text that is valid but probably unintended; nothing has run for them.
  public let warnings: DiagnosticList

  /// The title of the scenario.
  public var title: String { syntax.title }

  /// Whether it is about a document's pages, and not about a collection.
  package var isOfPages: Bool { syntax.kind.hasPages }

  /// The result of reading a text.
  public enum Reading: Sendable {
    /// The scenario.
    case valid(Scenario)
    /// The errors of the text; at least one.
    case invalid(DiagnosticList)
  }

  /// The error for a text that is not a valid scenario, with everything that is wrong with it.
  public struct Fault: Error, Sendable, CustomStringConvertible {
    /// The errors in the order of the text; at least one.
    public let diagnostics: DiagnosticList
    /// The errors as text for people: place, line and suggestion.
    public let description: String
  }

  /// The largest number of runs unless the caller allows more.
  public static let defaultLimit = 2000

  /// Reads and checks a text; nothing runs.
  ///
  /// - Parameters:
  ///   - text: the scenario.
  ///   - name: the name of the text in messages, as a path.
  /// - Throws: `Fault` with all that is wrong.
  public init(parsing text: String, name: String = "scenario") throws(Fault) {
    let source = SourceText(name: name, text: text)
    switch Scenario.read(source) {
    case .valid(let scenario): self = scenario
    case .invalid(let diagnostics):
      throw Fault(
        diagnostics: diagnostics, description: DiagnosticRenderer(source).render(diagnostics))
    }
  }

  private init(source: SourceText, syntax: ScenarioSyntax, variants: ScenarioVariants) {
    self.source = source
    self.syntax = syntax
    self.variants = variants
    let variant = variants.first ?? ScenarioVariant()
    let first = syntax.resolved(for: variant)
    var check = WarningCheck(
      first, source: source, setup: Setup(first, variant: variant, omitsPages: true))
    check.run()
    warnings = check.warnings
  }

  /// Reads and checks a text; nothing runs.
  ///
  /// - Parameters:
  ///   - source: the text, with its name in messages.
  ///   - selection: selected values; only variants with these values are to be run.
  ///   - limit: the largest number of runs.
  ///   - images: returns the images of a folder, in order; empty for a missing folder. It is called
  ///     for each folder that the document names.
  public static func read(
    _ source: SourceText, selection: [(name: String, value: String)] = [],
    limit: Int = Scenario.defaultLimit, images: (String) -> [ImageFile] = { _ in [] }
  ) -> Reading {
    var (syntax, diagnostics) = Parser.parse(source)
    syntax.fill(images)
    // If a text has more errors than are listed, no further ones are needed.
    if diagnostics.total <= DiagnosticList.most {
      diagnostics.append(contentsOf: meaningDiagnostics(of: syntax, source, after: diagnostics))
    }
    let variants = ScenarioVariants(syntax.variations, selection: selection)
    if let tooMany = syntax.diagnostic(for: variants, limit: limit) { diagnostics.append(tooMany) }
    guard diagnostics.isEmpty else { return .invalid(diagnostics.ordered) }
    let names = syntax.variations.isEmpty ? [] : source.namesOfTime
    let tried = variants.first(ofEach: names).prefix(mostTimetables)
    for variant in tried {
      var timeline = TimelineCheck(
        syntax.resolved(for: variant), source: source, variant: variant)
      timeline.run()
      for var diagnostic in timeline.diagnostics {
        if variant != tried.first { diagnostic.notes.append("with \(variant.description)") }
        diagnostics.append(diagnostic)
      }
      guard diagnostics.isEmpty else { return .invalid(diagnostics.ordered) }
    }
    return .valid(Scenario(source: source, syntax: syntax, variants: variants))
  }

  /// The errors of names, kinds and numbers, in each reading of lines whose words are variables.
  private static func meaningDiagnostics(
    of syntax: ScenarioSyntax, _ source: SourceText, after found: DiagnosticList
  ) -> DiagnosticList {
    let lines = Set(found.map { source.line(at: $0.primary.range.lower) })
    for (number, choice) in syntax.choices.enumerated() {
      var meaning = MeaningCheck(
        syntax.resolved(for: choice), source: source, choice: choice, isFirstChoice: number == 0,
        faultyLines: lines)
      meaning.run()
      meaning.checkRelations()
      if !meaning.diagnostics.isEmpty { return meaning.diagnostics }
    }
    return DiagnosticList()
  }

  /// The most timetables that are checked before the runs; the runs check the others.
  static let mostTimetables = 10_000

  /// Checks whether runs of the variants relate as the `relate` lines say. Cost: both runs of every
  /// pair.
  ///
  /// - Parameter runs: the runs of all variants; pairs with a missing run are not compared.
  /// - Returns: one check for each line; none for a scenario that relates nothing.
  public func relationChecks(between runs: [ReplayRun]) -> [ReplayCheck] {
    let judge = RelationJudge(self)
    let pairs = judge.pairs(of: runs.map { $0.variant })
    return judge.checks(pairs, pairs.compactMap { judge.finding($0) })
  }

  /// Whether the matrix has lines that relate variants to each other.
  public var relatesVariants: Bool { !syntax.relations.isEmpty }

  /// Runs one variant to its end, and judges it. Cost: O(frames + inputs).
  public func run(_ variant: ScenarioVariant = ScenarioVariant()) -> ReplayRun {
    ReplayRun(syntax, source: source, variant: variant)
  }
}

extension ScenarioSyntax {
  /// The choices of words to check so that every reading of every line is seen, with as few rounds
  /// as any variant has: all combinations; if there are too many, each value once.
  fileprivate var choices: [ScenarioVariant] {
    let names = Set(readings.flatMap { $0.names })
    var words = variations.filter { names.contains($0.name.value) }
    let most = max(1, 1_000_000 / (script.count + 1))
    let least: [(name: String, value: ScenarioValue)] = repetitions.compactMap { block in
      guard case .variable(let name) = block.count.content else { return nil }
      let counts = variations.values(of: block.count)
      let least = counts.min { left, right in
        guard case .quantity(let a, _) = left, case .quantity(let b, _) = right else {
          return false
        }
        return a < b
      }
      return least.map { (name: name, value: $0) }
    }
    words.removeAll { line in least.contains { $0.name == line.name.value } }
    let all = ScenarioVariants(words)
    guard all.count > most else { return all.map { ScenarioVariant($0.values + least) } }
    return words.flatMap { line in
      line.values.prefix(most).map { value in
        let others = words.map { other in
          (
            name: other.name.value,
            value: (other.name.value == line.name.value ? value : other.values[0]).value
          )
        }
        return ScenarioVariant(others + least)
      }
    }
  }
}

extension SourceText {
  /// The names that the times of a script may depend on: its variables, and what sets the clocks.
  fileprivate var namesOfTime: Set<String> { variableNames.union(["device", "refresh", "touch"]) }
}
