/// Checks what can be known without times: that every name means something, that every variable
/// has the kind of its place, that numbers are possible.
package struct MeaningCheck {
  let syntax: ScenarioSyntax
  let source: SourceText
  /// The values of the variables that stand for words.
  private let choice: ScenarioVariant
  /// Whether this is the first choice to be checked; later ones follow only if it has no errors.
  private let isFirstChoice: Bool
  package private(set) var diagnostics = DiagnosticList()
  /// Lines that already have an error; one error a line is enough.
  private var faultyLines: Set<Int>
  var pages: [String] = []
  var knownPages: Set<String> = []
  var numberedPages = 0
  /// The sections of a collection, and the items that are inserted later.
  var sections: [String: KnownSection] = [:]
  var arrivals: [String: SourceRange] = [:]
  var sectionOrder: [String] = []
  /// The statement of each label.
  private(set) var labelled: [String: Int] = [:]

  package init(
    _ syntax: ScenarioSyntax, source: SourceText, choice: ScenarioVariant, isFirstChoice: Bool,
    faultyLines: Set<Int>
  ) {
    self.syntax = syntax
    self.source = source
    self.choice = choice
    self.isFirstChoice = isFirstChoice
    self.faultyLines = faultyLines
  }

  package mutating func run() {
    checkDocument()
    checkContent()
    checkEnvironment()
    checkLabels()
    for block in syntax.repetitions { check(block.count, of: .number) }
    for statement in syntax.script { check(statement) }
  }

  mutating func report(_ diagnostic: Diagnostic) {
    let line = source.line(at: diagnostic.primary.range.lower)
    guard faultyLines.insert(line).inserted else { return }
    var diagnostic = diagnostic
    let names = source.variableNames(inLine: line)
    let known = Set(syntax.variations.map { $0.name.value })
    // If the line that gives a variable its values has a fault, only that fault is reported.
    if syntax.lacksVariables, !names.isSubset(of: known) { return }
    let used = isFirstChoice ? choice.values.filter { names.contains($0.name) } : choice.values
    if !used.isEmpty { diagnostic.notes.append("with \(ScenarioVariant(used).description)") }
    diagnostics.append(diagnostic)
  }

  // MARK: Labels

  /// Whether a label may belong to a line that could not be read.
  func isLost(_ label: String) -> Bool {
    syntax.lostLabels.contains(Statement.plain(label))
  }

  /// The statement with a label.
  func statement(_ label: Located<String>) -> Statement? {
    labelled[label.value].map { syntax.script[$0] }
  }

  mutating func unknown(_ label: Located<String>) {
    if isLost(label.value) { return }
    reportUnknown(.unknownLabel(label.value, known: labelsToGuess, at: label.range))
  }

  mutating func checkLabels() {
    for k in syntax.script.indices where syntax.script[k].label != nil {
      for label in syntax.script[k].labels where labelled[label] == nil { labelled[label] = k }
    }
    var first: [String: SourceRange] = [:]
    for label in syntax.script.compactMap({ $0.label })
    where ["start", "end"].contains(Statement.plain(label.value)) {
      report(.reservedName(Statement.plain(label.value), of: "a statement", at: label.range))
    }
    for k in syntax.script.indices {
      guard let label = syntax.script[k].label else { continue }
      let (name, range) = (Statement.plain(label.value), label.range)
      // All rounds of a block have the same label, at the same place in the text.
      if let other = first[name], other != range {
        report(.repeatedLabel(name, at: range, first: other))
      }
      first[name] = first[name] ?? range
    }
  }

  mutating func check(_ anchor: TimeAnchor?, allowsEnd: Bool) {
    guard let anchor else { return }
    if case .end = anchor.base, let offset = anchor.offset, offset.sign > 0 {
      report(.anchoredToEnd(at: anchor.range))
    }
    if let time = anchor.offset?.time { check(time: time) }
    switch anchor.base {
    case .start: break
    case .end: if !allowsEnd { report(.anchoredToEnd(at: anchor.range)) }
    case .label(let label, _): if labelled[label.value] == nil { unknown(label) }
    }
  }
}
