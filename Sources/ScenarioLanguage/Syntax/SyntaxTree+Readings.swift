/// The parts of a scenario's tree that differ from variant to variant.

/// One line of a section.
package enum SyntaxItem: Sendable {
  case document(DocumentLine)
  case trait(DeviceClause.Trait)
  case setting(Setting)
  case content(ContentLine)
  case layout(LayoutClause)
  case pane(PaneSetting)
  case statement(Statement)
}

/// A line that takes words from variables, and how it reads with each choice of words.
package struct LineReadings: Sendable {
  /// The index of the line among the items of its kind.
  var place: Int
  /// The variables that the line takes words from.
  package var names: [String]
  /// The readings by the values of these variables.
  var readings: [ScenarioVariant: SyntaxItem]
}

/// Repeated statements: all rounds follow each other in the script.
package struct Repetition: Sendable {
  package var count: Measure
  /// The statements of the most rounds that any variant has.
  var statements: Range<Int>
  /// The number of statements in a round.
  var length: Int
}

extension ScenarioSyntax {
  /// The line that the tree consists of, if there is just one.
  var onlyItem: SyntaxItem? {
    if let statement = script.first { return .statement(statement) }
    if let setting = settings.first { return .setting(setting) }
    if let line = document.first { return .document(line) }
    if let line = content.first { return .content(line) }
    if let layout = layouts.first { return .layout(layout) }
    if let setting = paneSettings.first { return .pane(setting) }
    return (device?.traits.first).map { .trait($0) }
  }

  /// Adds a line, and returns its index among the items of its kind.
  mutating func append(_ item: SyntaxItem) -> Int? {
    switch item {
    case .document(let line):
      document.append(line)
      return document.count - 1
    case .setting(let setting):
      settings.append(setting)
      return settings.count - 1
    case .content(let line):
      content.append(line)
      return content.count - 1
    case .layout(let layout):
      layouts.append(layout)
      return layouts.count - 1
    case .pane(let setting):
      paneSettings.append(setting)
      return paneSettings.count - 1
    case .statement(let statement):
      script.append(statement)
      return script.count - 1
    case .trait(let trait):
      device?.traits.append(trait)
      return (device?.traits.count).map { $0 - 1 }
    }
  }

  /// Returns the tree with the words and the rounds of a variant. Cost: O(lines) if any differ.
  package func resolved(for variant: ScenarioVariant) -> ScenarioSyntax {
    guard !readings.isEmpty || !repetitions.isEmpty else { return self }
    var result = self
    for line in readings {
      switch line.readings[variant.choosing(line.names)] {
      case .document(let reading): result.document[line.place] = reading
      case .trait(let reading): result.device?.traits[line.place] = reading
      case .setting(let reading): result.settings[line.place] = reading
      case .content(let reading): result.content[line.place] = reading
      case .layout(let reading): result.layouts[line.place] = reading
      case .pane(let reading): result.paneSettings[line.place] = reading
      case .statement(let reading): result.script[line.place] = reading
      // The matrix has no such variant.
      case nil: break
      }
    }
    result.dropRounds(beyond: variant)
    return result
  }

  /// Drops the rounds that a variant does not have. Cost: O(statements).
  private mutating func dropRounds(beyond variant: ScenarioVariant) {
    var kept: [Range<Int>] = []
    var next = 0
    for block in repetitions {
      guard case .variable(let name) = block.count.content, let rounds = variant.number(name)
      else { continue }
      let most = Double(block.statements.count)
      let count = min(max(rounds == rounds ? rounds : 0, 0), most)
      let end = min(
        block.statements.lowerBound + Int(count) * block.length, block.statements.upperBound)
      kept.append(next..<end)
      next = block.statements.upperBound
    }
    guard !kept.isEmpty else { return }
    kept.append(next..<script.count)
    script = kept.flatMap { script[$0] }
  }
}

extension DeviceClause {
  var withoutTraits: DeviceClause { DeviceClause(name: name) }
}
