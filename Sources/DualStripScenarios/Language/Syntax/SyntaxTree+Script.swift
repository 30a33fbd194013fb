enum PaneName: String, Sendable, CaseIterable {
  case preview
  case thumbnails
}

enum HeadingName: String, Sendable, CaseIterable {
  case forward
  case backward
  case left
  case right
}

/// A page, by its name for life, or by its place at that moment.
enum Target: Sendable {
  case name(Located<String>)
  case active(SourceRange)
  case index(Int, SourceRange)
  case first(SourceRange)
  case last(SourceRange)

  /// The number of `p1`, `p2`, …; `nil` for any other name, also for `p01`.
  static func number(ofPage name: String) -> Int? {
    guard name.utf8.first == UInt8(ascii: "p"), name.utf8.count <= 10,
      let number = Int(name.dropFirst()), number > 0, "p\(number)" == name
    else { return nil }
    return number
  }

  var range: SourceRange {
    switch self {
    case .name(let name): return name.range
    case .active(let range), .index(_, let range), .first(let range), .last(let range):
      return range
    }
  }
}

enum Expectation: Sendable {
  case now(Predicate)
  case always(Predicate, Window?)
  case never(Predicate, Window?)
  case eventually(Predicate, within: Measure)
  case count(Count)

  /// So many events, of a page or of any.
  struct Count: Sendable {
    var comparison: Comparison
    var number: Measure
    var event: Located<String>
    var target: Target?
    var window: Window?
  }

  enum Comparison: String, Sendable {
    case exactly
    case atLeast = "at-least"
    case atMost = "at-most"
  }
}

/// A stretch of the timeline, both ends included.
struct Window: Sendable {
  var from: TimeAnchor
  var to: TimeAnchor
  var range: SourceRange
}

indirect enum Predicate: Sendable {
  case implies(Predicate, Predicate)
  case or(Predicate, Predicate)
  case and(Predicate, Predicate)
  case not(Predicate)
  case flag(Located<String>)
  case finite(Signal)
  case presence(Expression, isPresent: Bool)
  case within(Expression, Expression, Expression)
  case oneOf(Expression, [Expression])
  case compare(Expression, Operator, Expression, tolerance: Measure?)

  enum Operator: String, Sendable {
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }
}

/// A sum of operands.
struct Expression: Sendable {
  var terms: [(sign: Double, operand: Operand)]
  var range: SourceRange
}

indirect enum Operand: Sendable {
  case signal(Signal, at: TimeAnchor?)
  case measure(Measure)
  case target(Target)
  /// A word that is neither a page nor a signal: a driver, a phase, `none`.
  case word(Located<String>)
  case change(Expression)
  case absolute(Expression)
}

/// A number, a page or a name that the viewer shows.
enum Signal: Sendable {
  /// A path of the table of signals, such as `thumbnails.offset`.
  case path(Located<String>)
  /// A side of a drawn cell, from its pane's left edge.
  case cell(PaneName, Target, part: Located<String>)
  /// `expansion`, `presence`, `alpha` or `parallax` of a page.
  case page(Located<String>, Target)

  var range: SourceRange {
    switch self {
    case .path(let path): return path.range
    case .cell(_, let target, let part): return target.range.joined(with: part.range)
    case .page(let name, let target): return name.range.joined(with: target.range)
    }
  }
}
