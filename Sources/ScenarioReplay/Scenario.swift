/// A scenario that has been read and checked: it can be run.
public struct Scenario: Sendable {
  /// The text that it was read from.
  public let source: SourceText
  package let syntax: ScenarioSyntax
  /// One for each combination of its matrix, in order; a scenario without one has a single variant.
  public let variants: ScenarioVariants
  /// What is allowed, but hardly meant, as far as the text tells it.
  public let warnings: DiagnosticList

  /// What it says of itself.
  public var title: String { syntax.title }

  /// Whether it is about a document's pages, and not about a collection.
  package var isOfPages: Bool { syntax.kind.hasPages }

  /// What came of reading a text.
  public enum Reading: Sendable {
    /// The scenario.
    case valid(Scenario)
    /// What is wrong with it; at least one.
    case invalid(DiagnosticList)
  }

  /// A text that is no scenario, with everything that is wrong with it.
  public struct Fault: Error, Sendable, CustomStringConvertible {
    /// At least one, in the order of the text.
    public let diagnostics: DiagnosticList
    /// All of them as people read them: place, line, remedy.
    public let description: String
  }

  /// As many runs as a person waits for; more has to be asked for.
  public static let defaultLimit = 2000

  /// Reads and checks a text; nothing runs.
  ///
  /// - Parameters:
  ///   - text: the scenario.
  ///   - name: what messages call the text, as a path.
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
  ///   - source: the text, with the name that messages call it by.
  ///   - selection: only variants with these values are to be run.
  ///   - limit: the greatest number of runs.
  ///   - images: what is in a folder of images, in order; empty for one that is not there. It is asked for
  ///     each folder that the document names.
  public static func read(
    _ source: SourceText, selection: [(name: String, value: String)] = [],
    limit: Int = Scenario.defaultLimit, images: (String) -> [ImageFile] = { _ in [] }
  ) -> Reading {
    var (syntax, diagnostics) = Parser.parse(source)
    syntax.fill(images)
    // Of a text with more errors than are listed nothing more needs to be known.
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

  /// What is wrong with names, kinds and numbers: in each reading, where words are variables.
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

  /// More different timetables than anybody waits for are checked by the runs themselves.
  static let mostTimetables = 10_000

  /// Whether runs of its variants relate as its `relate` lines say. Cost: both runs of every pair.
  ///
  /// - Parameter runs: of all variants; of those that are missing nothing is compared.
  /// - Returns: one check for each line; none for a scenario that relates nothing.
  public func relationChecks(between runs: [ReplayRun]) -> [ReplayCheck] {
    let judge = RelationJudge(self)
    let pairs = judge.pairs(of: runs.map { $0.variant })
    return judge.checks(pairs, pairs.compactMap { judge.finding($0) })
  }

  /// Whether its matrix has lines that relate variants to each other.
  public var relatesVariants: Bool { !syntax.relations.isEmpty }

  /// Runs one variant to its end, and judges it. Cost: O(frames + inputs).
  public func run(_ variant: ScenarioVariant = ScenarioVariant()) -> ReplayRun {
    ReplayRun(syntax, source: source, variant: variant)
  }
}

extension ScenarioSyntax {
  /// What is to be tried so that every reading of every line is looked at, with as few rounds as
  /// any variant has: all combinations; where those are too many, each value once.
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
  /// What the times of a script may depend on: its variables, and what sets the clocks.
  fileprivate var namesOfTime: Set<String> { variableNames.union(["device", "refresh", "touch"]) }
}
