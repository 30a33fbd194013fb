/// A scenario as it is written: what stands where, nothing of what it means.
public struct ScenarioSyntax: Sendable {
  public internal(set) var title = ""
  public internal(set) var notes: [String] = []
  /// Whether the scenario asks for no golden trace.
  public internal(set) var omitsGoldens = false
  var document: [DocumentLine] = []
  var device: DeviceClause?
  var settings: [Setting] = []
  var variations: [Variation] = []
  var relations: [Relation] = []
  var tables: [TouchTable] = []
  var script: [Statement] = []
}

/// Something with its place in the text.
struct Located<Value: Sendable>: Sendable {
  var value: Value
  var range: SourceRange
}

extension Located: Equatable where Value: Equatable {}

/// What a number measures.
public enum Kind: String, Sendable, CaseIterable {
  case time
  case length
  case speed
  case rate
  case pages
  case number
  case name
}

enum Unit: String, Sendable, CaseIterable {
  case milliseconds = "ms"
  case seconds = "s"
  case frames = "fr"
  case points = "pt"
  case pointsPerSecond = "pt/s"
  case hertz = "Hz"
  case pages = "pg"
  case none = ""

  var kind: Kind {
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

/// A number with its unit, or a name: what a variable can stand for.
public enum Value: Hashable, Sendable {
  case quantity(Double, unit: String)
  case name(String)

  var kind: Kind {
    switch self {
    case .quantity(_, let unit): return Unit(rawValue: unit)?.kind ?? .number
    case .name: return .name
    }
  }
}

/// A value where one of a kind is asked for: as written, or by a variable.
struct Measure: Sendable {
  enum Content: Sendable {
    case literal(Value)
    case variable(String)
  }

  var content: Content
  var kind: Kind
  /// Whether only whole numbers will do.
  var isCount = false
  var range: SourceRange
}

enum DocumentLine: Sendable {
  case pages(Measure, Aspect)
  case page(Located<String>, Measure)
  case empty

  enum Aspect: Sendable {
    case fixed(Measure)
    case random(Measure, Measure, seed: Measure)
  }
}

struct DeviceClause: Sendable {
  var name: Located<String>
  var isLandscape: Located<Bool>?
  var traits: [Trait] = []

  enum Trait: Sendable {
    case bounds(Measure, Measure)
    case insets([(edge: String, length: Measure)])
    case refresh(Measure)
    case touch(Measure)
    case direction(String)
  }
}

enum Setting: Sendable {
  case mapping(String)
  case focusPolicy(String)
  case reduceMotion(Bool)
  case thumbnailHeight(Measure)
  case spacing(Measure)
  case focusedSpacing(Measure)
  case commits(Host)
}

/// How the host answers for commits.
enum Host: Sendable {
  case atOnce
  case after(Measure)
  case fail
  case never
}

struct Variation: Sendable {
  var name: Located<String>
  var values: [Located<Value>]
  /// The words from the first value to the last.
  var range: SourceRange
  /// What the line asks for, which may be more than are listed.
  var count: Int
}

struct Relation: Sendable {
  enum Kind: String, Sendable {
    case mirrors
    case refines
    case equals
  }

  var name: Located<String>
  var left: Located<Value>
  var kind: Kind
  var right: Located<Value>
  var tolerance: Measure
  var range: SourceRange
}

/// Recorded touches, in ms and pt.
struct TouchTable: Sendable {
  struct Row: Sendable {
    enum Phase: String, Sendable {
      case down
      case move
      case up
      case cancel
    }

    var milliseconds: Double
    var x: Double
    var y: Double
    var phase: Phase
    var range: SourceRange
  }

  var name: Located<String>
  var rows: [Row] = []
}

struct Statement: Sendable {
  enum Body: Sendable {
    case action(Action)
    case expectation(Expectation)
  }

  var anchor: Anchor?
  var body: Body
  var label: Located<String>?
  /// The whole statement.
  var range: SourceRange
  /// Without `at` and `as`.
  var bodyRange: SourceRange
}

extension Statement {
  /// Whether it looks at the end of the run, which only the finished run has.
  var isAtEnd: Bool {
    if case .end = anchor?.base { return true }
    return false
  }
}

/// A place on the timeline.
struct Anchor: Sendable {
  enum Base: Sendable {
    case start
    case end
    case label(Located<String>, isEnd: Bool)
  }

  var base: Base
  var offset: (sign: Double, time: Measure)?
  var range: SourceRange
}
