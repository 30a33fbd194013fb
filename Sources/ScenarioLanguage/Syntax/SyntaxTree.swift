/// The syntax tree of a scenario: what is written where, but not what it means.
package struct ScenarioSyntax: Sendable {
  package internal(set) var title = ""
  /// The place of the word that every scenario begins with.
  package var headRange = SourceRange(0, 0)
  /// Whether some variables, pages or layouts are unknown: the line that should declare them has an
  /// error of its own.
  var lacksVariables = false
  var lacksPages = false
  var lacksLayouts = false
  /// Labels of lines that could not be read: using one is not another error.
  var lostLabels: Set<String> = []
  /// The variables that lines use, except those in comments and quoted texts.
  var usedVariables: Set<String> = []
  package internal(set) var notes: [String] = []
  /// Whether the scenario says `goldens off`: it has no golden trace.
  package internal(set) var omitsGoldens = false
  /// The place where it says that it is about a collection.
  var collectionRange: SourceRange?
  /// What the scenario is about.
  package internal(set) var kind = SubjectKind.strips
  package var document: [DocumentLine] = []
  package var content: [ContentLine] = []
  package var layouts: [LayoutClause] = []
  package var paneSettings: [PaneSetting] = []
  package var frameTables: [FrameTable] = []
  package var device: DeviceClause?
  package var settings: [Setting] = []
  package var variations: [Variation] = []
  package var relations: [Relation] = []
  package private(set) var tables: [TouchTable] = []
  /// The indices of the tables by their names; of several tables with one name, the first.
  private var tableNumbers: [String: Int] = [:]
  package var wheelTables: [WheelTable] = []
  package var script: [Statement] = []
  /// The lines that take words from variables.
  package var readings: [LineReadings] = []
  package var repetitions: [Repetition] = []
}

extension ScenarioSyntax {
  /// The number of `relate` lines in the matrix.
  package var relationCount: Int { relations.count }

  mutating func add(_ table: TouchTable) {
    if tableNumbers[table.name.value] == nil { tableNumbers[table.name.value] = tables.count }
    tables.append(table)
  }

  /// Adds a row to the last table.
  mutating func add(_ row: TouchTable.Row) { tables[tables.count - 1].rows.append(row) }

  package func tableNumber(named name: String) -> Int? { tableNumbers[name] }

  package func table(named name: String) -> TouchTable? {
    tableNumber(named: name).map { tables[$0] }
  }
}

/// A value with its place in the text.
package struct Located<Content: Sendable>: Sendable {
  package var value: Content
  package var range: SourceRange
}

extension Located: Equatable where Content: Equatable {}

/// The kind of a value: what a number measures, or a name.
package enum Kind: String, Sendable, CaseIterable {
  case time
  case length
  case speed
  case rate
  case pages
  case number
  case name
}

package enum Unit: String, Sendable, CaseIterable {
  case milliseconds = "ms"
  case seconds = "s"
  case frames = "fr"
  case points = "pt"
  case pointsPerSecond = "pt/s"
  case hertz = "Hz"
  case pages = "pg"
  case none = ""

  package var kind: Kind {
    switch self {
    case .milliseconds, .seconds, .frames: return .time
    case .points: return .length
    case .pointsPerSecond: return .speed
    case .hertz: return .rate
    case .pages: return .pages
    case .none: return .number
    }
  }
}

/// A value that a variable can have: a number with its unit, or a name.
public enum ScenarioValue: Hashable, Sendable {
  /// A number as it is written, with the symbol of its unit, which is empty for a bare number.
  case quantity(Double, unit: String)
  /// A word, such as `rtl` or the name of a page.
  case name(String)

  var kind: Kind {
    switch self {
    case .quantity(_, let unit): return Unit(rawValue: unit)?.kind ?? .number
    case .name: return .name
    }
  }
}

/// A value of some kind, given as a literal or as a variable.
package struct Measure: Sendable {
  package enum Content: Sendable {
    case literal(ScenarioValue)
    case variable(String)
  }

  package var content: Content
  var kind: Kind
  /// Whether the value must be a whole number.
  var isCount = false
  var range: SourceRange
}

package enum DocumentLine: Sendable {
  case pages(Measure, Aspect)
  case page(Located<String>, aspect: Measure, turned: Measure?)
  /// A page for each image of a folder, in order; the images are filled in after parsing.
  case images(Located<String>, [ImageFile])
  case empty

  package enum Aspect: Sendable {
    case fixed(Measure)
    case random(Measure, Measure, seed: Measure)
  }
}

package struct DeviceClause: Sendable {
  package var name: Located<String>
  package var isLandscape: Located<Bool>?
  package var traits: [Trait] = []

  package enum Trait: Sendable {
    case bounds(Measure, Measure)
    case insets([(edge: EdgeName, length: Measure)])
    case refresh(Measure)
    case touch(Measure)
    case direction(String)
  }
}

package enum Setting: Sendable {
  case preset(String)
  case mapping(String)
  case focusPolicy(String)
  /// A setting that is on or off.
  case toggle(SettingWord, isOn: Bool)
  case easing(String)
  case commits(Host)
  case aspectRange(Measure, Measure)
  /// Whether the axis of a pane is vertical.
  case axis(SettingWord, isVertical: Bool)
  case stripMode(String)
  /// A setting that is a single number.
  case number(SettingWord, Measure)
}

/// How the host answers requests to commit.
package enum Host: Sendable {
  case atOnce
  case after(Measure)
  /// Fails at once, or after a time.
  case fail(after: Measure?)
  case never

  var delay: Measure? {
    switch self {
    case .after(let delay): return delay
    case .fail(let delay): return delay
    case .atOnce, .never: return nil
    }
  }
}

package struct Statement: Sendable {
  package enum Body: Sendable {
    case action(Action)
    indirect case expectation(Expectation)
  }

  package var anchor: TimeAnchor?
  /// Whether the statements below it wait for it, although it has an anchor: `after`.
  package var isAwaited = false
  package var body: Body
  /// The label; in a block, that of its round.
  package var label: Located<String>?
  /// The number of the round of its block, from 1; `nil` outside blocks.
  package var round: Int?
  /// The range of the whole statement.
  package var range: SourceRange
  /// The range without `at` and `as`.
  package var bodyRange: SourceRange
}

extension Statement {
  /// Whether the statements below it wait for it.
  package var keepsWaiting: Bool { anchor == nil || isAwaited }

  /// Whether it is anchored at the end of the run, which only the finished run knows.
  package var isAtEnd: Bool {
    if case .end = anchor?.base { return true }
    return false
  }
}

/// A place on the timeline.
package struct TimeAnchor: Sendable {
  package enum Base: Sendable {
    case start
    case end
    case label(Located<String>, isEnd: Bool)
  }

  package var base: Base
  package var offset: (sign: Double, time: Measure)?
  package var range: SourceRange
}
