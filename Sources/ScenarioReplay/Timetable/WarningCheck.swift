/// Looks for what is certainly not meant, as far as the text alone tells it.
struct WarningCheck {
  private let syntax: ScenarioSyntax
  private let source: SourceText
  private let setup: Setup
  private(set) var warnings = DiagnosticList()
  /// The causes that are reported already: all rounds of a block give one warning.
  private var told: Set<ReplayCheck.Failure.Cause> = []

  init(_ syntax: ScenarioSyntax, source: SourceText, setup: Setup) {
    self.syntax = syntax
    self.source = source
    self.setup = setup
  }

  mutating func run() {
    if !syntax.checksSomething { warn(.nothingChecked(syntax.kind, at: syntax.headRange)) }
    for table in syntax.tables where table.rows.isEmpty {
      warn(.emptyTable(table.name.value, at: table.name.range))
    }
    for case .images(let folder, let files) in syntax.document {
      let damaged = files.filter { $0.size == nil }.map { $0.name }
      if !damaged.isEmpty { warn(.damagedImages(damaged, at: folder.range)) }
    }
    // If the screen is resized, its length is not known.
    let resizes = syntax.script.contains {
      if case .action(.resize) = $0.body { return true }
      return false
    }
    let glass = resizes ? 0 : max(setup.bounds.width, setup.bounds.height)
    for statement in syntax.script {
      guard case .action(.drag(let drag)) = statement.body, glass > 0,
        setup.number(drag.length) > glass
      else { continue }
      warn(
        .longDrag(
          at: statement.bodyRange, length: DecimalText.points(setup.number(drag.length)),
          glass: DecimalText.points(glass)))
    }
  }

  private mutating func warn(_ warning: Diagnostic) {
    if !source.allows(warning), told.insert(warning.cause).inserted { warnings.append(warning) }
  }
}

extension ScenarioSyntax {
  fileprivate var checksSomething: Bool {
    !relations.isEmpty
      || script.contains { statement in
        switch statement.body {
        case .expectation, .action(.settle): return true
        case .action: return false
        }
      }
  }
}
