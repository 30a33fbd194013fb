/// Visits the parts of expectations.
extension ScenarioSyntax {
  /// The values that predicates read by `signal@anchor`, in the order of the text.
  package var probes: [Probe] {
    var result: [Probe] = []
    for case .expectation(let expectation) in script.map({ $0.body }) {
      expectation.visitOperands { operand in
        if case .signal(let signal, .some(let anchor)) = operand {
          result.append(Probe(signal: signal, anchor: anchor))
        }
      }
    }
    return result
  }
}

extension ScenarioSyntax {
  /// The number of frames that predicates look back: the deepest nesting of `change`.
  package var deepestChange: Int {
    var deepest = 0
    for case .expectation(let expectation) in script.map({ $0.body }) {
      for predicate in expectation.predicates {
        predicate.visitExpressions { deepest = max(deepest, $0.deepestChange) }
      }
    }
    return deepest
  }
}

extension Expression {
  fileprivate var deepestChange: Int {
    terms.reduce(0) { deepest, term in
      switch term.operand {
      case .change(let inner): return max(deepest, inner.deepestChange + 1)
      case .absolute(let inner): return max(deepest, inner.deepestChange)
      case .signal, .measure, .target, .word: return deepest
      }
    }
  }
}

/// A signal whose value at another moment is needed.
package struct Probe {
  package var signal: Signal
  package var anchor: TimeAnchor
}

extension Expectation {
  var predicates: [Predicate] {
    switch self {
    case .now(let predicate), .always(let predicate, _), .never(let predicate, _),
      .eventually(let predicate, _):
      return [predicate]
    case .course(let course): return course.predicates
    case .count: return []
    }
  }

  package var window: Window? {
    switch self {
    case .always(_, let window), .never(_, let window): return window
    case .count(let count): return count.window
    case .course(let course): return course.window
    case .now, .eventually: return nil
    }
  }

  func visitOperands(_ visit: (Operand) -> Void) {
    for predicate in predicates { predicate.visitOperands(visit) }
  }
}

extension Predicate {
  /// Visits every operand, including those within others.
  func visitOperands(_ visit: (Operand) -> Void) {
    visitExpressions { expression in
      for term in expression.terms { term.operand.visitAll(visit) }
    }
  }

  /// The labels in its `signal@label` values, in order.
  package var labels: [String] {
    var found: [String] = []
    visitOperands { operand in
      guard case .signal(_, .some(let anchor)) = operand else { return }
      if case .label(let label, _) = anchor.base { found.append(label.value) }
    }
    return found
  }

  /// Visits every expression that is a side of a comparison.
  func visitExpressions(_ visit: (Expression) -> Void) {
    switch self {
    case .implies(let left, let right), .or(let left, let right), .and(let left, let right):
      left.visitExpressions(visit)
      right.visitExpressions(visit)
    case .not(let inner): inner.visitExpressions(visit)
    case .stripFlag, .pageFlag, .collectionFlag, .elementFlag, .order, .frames: break
    case .finite(let signal):
      visit(Expression(terms: [(1, .signal(signal, at: nil))], range: signal.range))
    case .presence(let expression, _): visit(expression)
    case .within(let value, let lower, let upper): [value, lower, upper].forEach(visit)
    case .oneOf(let value, let choices): ([value] + choices).forEach(visit)
    case .compare(let left, _, let right, _):
      visit(left)
      visit(right)
    }
  }

  /// Visits every term: a comparison, a flag or another predicate that does not combine others.
  func visitTerms(_ visit: (Predicate) -> Void) {
    switch self {
    case .implies(let left, let right), .or(let left, let right), .and(let left, let right):
      left.visitTerms(visit)
      right.visitTerms(visit)
    case .not(let inner): inner.visitTerms(visit)
    case .stripFlag, .pageFlag, .collectionFlag, .finite, .presence, .within, .oneOf, .compare,
      .elementFlag, .order, .frames:
      visit(self)
    }
  }
}

extension Operand {
  func visitAll(_ visit: (Operand) -> Void) {
    visit(self)
    switch self {
    case .change(let inner), .absolute(let inner):
      for term in inner.terms { term.operand.visitAll(visit) }
    case .signal, .measure, .target, .word: break
    }
  }
}
