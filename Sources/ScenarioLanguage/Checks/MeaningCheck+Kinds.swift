/// Checks which values can be compared and added.
extension MeaningCheck {
  mutating func checkKinds(of term: Predicate) {
    var expressions: [Expression] = []
    term.visitExpressions { expressions.append($0) }
    for expression in expressions { checkSum(expression) }
    switch term {
    case .compare(let left, let comparison, let right, let tolerance):
      guard let kind = agree(left, right) else { return }
      if comparison != .equal, comparison != .unequal, Kind(rawValue: kind) ?? .name == .name {
        report(.withoutOrder(kind, at: right.range))
      }
      if let tolerance { checkAgrees(tolerance, with: kind) }
    case .within(let value, let lower, let upper):
      _ = agree(value, lower)
      _ = agree(value, upper)
      checkAscends(lower, upper)
    case .oneOf(let value, let choices): for choice in choices { _ = agree(value, choice) }
    case .stripFlag, .pageFlag, .collectionFlag, .elementFlag, .finite, .presence, .implies, .or,
      .and, .not, .order, .frames:
      break
    }
  }

  /// Reports a range of two literals whose lower end is above its upper end.
  private mutating func checkAscends(_ lower: Expression, _ upper: Expression) {
    guard case .measure(let a) = lower.terms[0].operand, lower.terms.count == 1,
      case .measure(let b) = upper.terms[0].operand, upper.terms.count == 1,
      case .literal(.quantity(let least, _)) = a.content,
      case .literal(.quantity(let greatest, _)) = b.content, least > greatest
    else { return }
    report(
      .outOfRange(
        DecimalText.exact(greatest), "is below the other end", at: upper.range,
        label: "write the lower end first"))
  }

  /// The deepest nesting of `change(…)`: the change of a change of a change.
  private static let deepestChange = 3

  /// Checks that a sum adds numbers of one kind, and that only numbers have a size or change.
  ///
  /// - Parameter changes: the number of enclosing `change(…)`; each evaluates its content twice.
  private mutating func checkSum(_ expression: Expression, changes: Int = 0) {
    if changes > MeaningCheck.deepestChange {
      let limit = "\(MeaningCheck.deepestChange) of them"
      return report(.tooLarge("this `change` within `change`", limit: limit, at: expression.range))
    }
    let first = kind(of: expression.terms[0].operand)
    for term in expression.terms {
      switch term.operand {
      case .change(let inner), .absolute(let inner):
        var isChange = false
        if case .change = term.operand { isChange = true }
        checkSum(inner, changes: changes + (isChange ? 1 : 0))
        let kind = self.kind(of: inner.terms[0].operand)
        if Kind(rawValue: kind) ?? .name == .name {
          report(.differentKinds(Kind.number.rawValue, kind, at: inner.range))
        }
      case .measure(let measure):
        if case .variable(let name) = measure.content, variableKind(name) == nil {
          check(measure, of: .number)
        }
      case .signal, .target, .word: break
      }
    }
    guard expression.terms.count > 1 else { return }
    for term in expression.terms {
      let found = kind(of: term.operand)
      if found != first || Kind(rawValue: found) ?? .name == .name {
        report(.differentKinds(first, found, at: expression.range))
      }
    }
  }

  /// The kind of both sides; `nil` if they do not fit, which this method reports.
  private mutating func agree(_ left: Expression, _ right: Expression) -> String? {
    let first = kind(of: left.terms[0].operand)
    let second = kind(of: right.terms[0].operand)
    for (kind, other) in [(first, right), (second, left)] {
      guard let word = word(of: other, beside: kind), let choices = choices(of: kind)
      else { continue }
      if choices.contains(word.value) { return kind }
      report(.wrongChoice(word.value, of: kind, choices: choices, at: word.range))
      return nil
    }
    if first == second {
      checkAreItems([left, right])
      return first
    }
    for side in [left, right] {
      guard let name = misspeltSignal(side) else { continue }
      report(
        .unknownSignal(
          name.value, at: name.range, words: syntax.kind.signals.map { $0.name }))
      return nil
    }
    report(.differentKinds(first, second, at: right.range))
    return nil
  }

  /// The word for what predicates name: `page` or `item`.
  private var thing: String { syntax.kind.thing }

  /// Reports the name of a layout among values that are compared with an item.
  private mutating func checkAreItems(_ sides: [Expression]) {
    for side in sides where side.terms.count == 1 {
      if case .target(let target) = side.terms[0].operand, isLayout(target),
        case .name(let name) = target
      {
        checkItem(name)
      }
    }
  }

  /// The word that an expression consists of, if it can only be a value of some signals.
  private func word(of expression: Expression, beside kind: String) -> Located<String>? {
    guard expression.terms.count == 1 else { return nil }
    switch expression.terms[0].operand {
    case .word(let word): return word
    // A misspelt driver looks like a page.
    case .target(.name(let name)) where kind != thing && !isThing(name.value): return name
    case .target, .signal, .measure, .change, .absolute: return nil
    }
  }

  /// The name of an unknown page or item that resembles the name of a signal.
  private func misspeltSignal(_ expression: Expression) -> Located<String>? {
    guard expression.terms.count == 1,
      case .target(.name(let name)) = expression.terms[0].operand, !isThing(name.value),
      Vocabulary.nearest(to: name.value, in: syntax.kind.signals.map { $0.name })
        != nil
    else { return nil }
    return name
  }

  /// The words that a signal of this kind can be compared with; `nil` for all other kinds.
  private func choices(of kind: String) -> [String]? {
    switch kind {
    case "layout": return syntax.layouts.map { $0.name.value }
    case "driver": return ["none", "preview", "thumbnails", "program"]
    case "phase": return ["idle", "dragging", "settling", "focusing"]
    case "page", "item": return ["none"]
    default: return nil
    }
  }

  private mutating func checkAgrees(_ tolerance: Measure, with kind: String) {
    guard let expected = Kind(rawValue: kind) else {
      report(.differentKinds(kind, self.kind(of: tolerance), at: tolerance.range))
      return
    }
    if case .variable = tolerance.content {
      var tolerance = tolerance
      tolerance.kind = expected
      check(tolerance, from: 0, through: 1e15)
    } else if tolerance.kind != expected {
      report(
        .wrongKind(
          found: tolerance.kind, expected: expected, of: "this tolerance", at: tolerance.range))
    }
  }

  /// The kind of an operand: a `Kind` by its name, or `page`, `item`, `layout`, `driver`, `phase`.
  private mutating func kind(of operand: Operand) -> String {
    switch operand {
    case .measure(let measure): return kind(of: measure)
    case .target: return thing
    case .word: return "name"
    case .change(let inner), .absolute(let inner): return kind(of: inner.terms[0].operand)
    case .signal(let signal, _):
      switch signal {
      case .cell: return Kind.length.rawValue
      case .page(let signal, _): return signal.value.kind.rawValue
      case .element, .sectionCount: return Kind.number.rawValue
      case .side: return Kind.length.rawValue
      case .ofStrips(let signal): return signal.value.kind.rawValue
      case .ofCollection(let signal): return signal.value.kind.rawValue
      }
    }
  }

  private mutating func kind(of measure: Measure) -> String {
    guard case .variable(let name) = measure.content else { return measure.kind.rawValue }
    guard let found = variableKind(name) else {
      check(measure, of: .number)
      return Kind.number.rawValue
    }
    return found.rawValue
  }
}
