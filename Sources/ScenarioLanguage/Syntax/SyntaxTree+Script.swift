package enum PaneName: String, Sendable, CaseIterable {
  case preview
  case thumbnails
}

/// An edge of the bounds.
package enum EdgeName: String, Sendable, CaseIterable {
  case top
  case bottom
  case left
  case right
}

package enum HeadingName: String, Sendable, CaseIterable {
  case forward
  case backward
  case left
  case right
  case up
  case down
}

/// A page, by its permanent name, or by its place at that moment.
package enum Target: Sendable {
  case name(Located<String>)
  case active(SourceRange)
  case index(Int, SourceRange)
  case first(SourceRange)
  case last(SourceRange)

  /// The number of `p1`, `p2`, …; `nil` for any other name, also for `p01`.
  static func number(ofPage name: String) -> Int? {
    NumberedName.split(name).flatMap { $0.stem == "p" ? $0.number : nil }
  }

  var range: SourceRange {
    switch self {
    case .name(let name): return name.range
    case .active(let range), .index(_, let range), .first(let range), .last(let range):
      return range
    }
  }
}

package enum Expectation: Sendable {
  case now(Predicate)
  case always(Predicate, Window?)
  case never(Predicate, Window?)
  case eventually(Predicate, within: Measure)
  case course(Course)
  case count(Count)

  /// Predicates that follow each other in time.
  package struct Course: Sendable {
    package enum Kind: Sendable {
      /// Each time the first one becomes true, the second one holds within a time.
      case whenever(within: Measure)
      /// The first one holds until the second one does, which must come.
      case until
      /// Each one comes after the one before it.
      case sequence
    }

    package var kind: Kind
    /// At least two.
    package var predicates: [Predicate]
    package var window: Window?
  }

  /// An expected number of events, of one page or of any.
  package struct Count: Sendable {
    package var comparison: Comparison
    package var number: Measure
    package var event: Located<String>
    package var target: Target?
    package var window: Window?
  }

  package enum Comparison: String, Sendable {
    case exactly
    case atLeast = "at-least"
    case atMost = "at-most"
  }
}

/// A stretch of the timeline, both ends included.
package struct Window: Sendable {
  package var from: TimeAnchor
  package var to: TimeAnchor
  package var range: SourceRange
}

package indirect enum Predicate: Sendable {
  case implies(Predicate, Predicate)
  case or(Predicate, Predicate)
  case and(Predicate, Predicate)
  case not(Predicate)
  case stripFlag(StripFlag)
  case pageFlag(PageFlag, Target)
  case collectionFlag(CollectionFlag)
  case finite(Signal)
  case presence(Expression, isPresent: Bool)
  case within(Expression, Expression, Expression)
  case oneOf(Expression, [Expression])
  case compare(Expression, Operator, Expression, tolerance: Measure?)
  /// Whether an element of a collection is in view, or pinned.
  case elementFlag(ElementFlag, ElementTarget)
  /// Items in the order of their indices, or, if `isReading`, of their frames from top to bottom.
  case order([Target], isReading: Bool)
  /// Whether every element of a table has the frame that the table says.
  case frames(Located<String>, tolerance: Measure?)

  package enum Operator: String, Sendable {
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
  }
}

/// A sum of operands.
package struct Expression: Sendable {
  package var terms: [(sign: Double, operand: Operand)]
  var range: SourceRange
}

package indirect enum Operand: Sendable {
  case signal(Signal, at: TimeAnchor?)
  case measure(Measure)
  case target(Target)
  /// A word that is neither a page nor a signal: a driver, a phase, `none`.
  case word(Located<String>)
  case change(Expression)
  case absolute(Expression)
}

/// An element of a collection: an item, or the header or the footer of a section.
package enum ElementTarget: Sendable {
  case item(Target)
  case header(Located<String>)
  case footer(Located<String>)

  var range: SourceRange {
    switch self {
    case .item(let target): return target.range
    case .header(let section), .footer(let section): return section.range
    }
  }
}

/// A number, a page or a name that the viewer shows.
package enum Signal: Sendable {
  /// A signal of the two strips, such as `thumbnails.offset`.
  case ofStrips(Located<StripSignal>)
  /// A signal of a collection as a whole, such as `offset.y`.
  case ofCollection(Located<CollectionSignal>)
  /// An edge, the middle or the length of a drawn cell, from its pane's left edge.
  case cell(PaneName, Target, part: Located<CellSide>)
  case page(Located<PageSignal>, Target)
  /// A part of an element's frame: of `cell` in the content, of `shown` from the pane's corner.
  case side(Located<ElementFrame>, ElementTarget, part: Located<FrameSide>)
  case element(Located<ElementSignal>, ElementTarget)
  /// The number of items in a section.
  case sectionCount(Located<String>, section: Located<String>)

  var range: SourceRange {
    switch self {
    case .ofStrips(let signal): return signal.range
    case .ofCollection(let signal): return signal.range
    case .cell(_, let target, let part): return target.range.joined(with: part.range)
    case .page(let name, let target): return name.range.joined(with: target.range)
    case .side(let name, _, let part): return name.range.joined(with: part.range)
    case .element(let name, let target): return name.range.joined(with: target.range)
    case .sectionCount(let name, let section): return name.range.joined(with: section.range)
    }
  }
}
