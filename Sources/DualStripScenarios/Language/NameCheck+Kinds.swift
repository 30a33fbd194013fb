/// What can be compared with what.
extension NameCheck {
  mutating func checkKinds(of term: Predicate) {
    switch term {
    case .compare(let left, _, let right, let tolerance):
      guard let kind = agree(left, right) else { return }
      guard let tolerance else { return }
      checkAgrees(tolerance, with: kind)
    case .within(let value, let lower, let upper):
      _ = agree(value, lower)
      _ = agree(value, upper)
    case .oneOf(let value, let choices): for choice in choices { _ = agree(value, choice) }
    case .flag, .finite, .presence, .implies, .or, .and, .not: break
    }
  }

  /// What both sides are; `nil` where they do not fit, which has been reported.
  private mutating func agree(_ left: Expression, _ right: Expression) -> String? {
    for expression in [left, right] {
      if expression.terms.count > 1 {
        for term in expression.terms.dropFirst() {
          checkFits(term.operand, with: kind(of: expression.terms[0].operand), at: expression.range)
        }
      }
    }
    let first = kind(of: left.terms[0].operand)
    let second = kind(of: right.terms[0].operand)
    if first == second { return first }
    if first == "driver" || first == "phase", case .target(.name(let name)) = right.terms[0].operand
    {
      report(
        .wrongChoice(
          name.value, of: first,
          choices: first == "driver"
            ? ["none", "preview", "thumbnails", "program"]
            : ["idle", "dragging", "settling", "focusing"], at: name.range))
      return nil
    }
    if fits(first, second) { return first }
    report(.differentKinds(first, second, at: right.range))
    return nil
  }

  /// A name may stand for a page, a driver or a phase.
  private func fits(_ first: String, _ second: String) -> Bool {
    let named = ["page", "driver", "phase", "name"]
    if first == "name" { return named.contains(second) }
    if second == "name" { return named.contains(first) }
    return first == second
  }

  private mutating func checkFits(_ operand: Operand, with kind: String, at range: SourceRange) {
    let found = self.kind(of: operand)
    if found != kind { report(.differentKinds(kind, found, at: range)) }
  }

  private mutating func checkAgrees(_ tolerance: Measure, with kind: String) {
    guard let expected = Kind(rawValue: kind) else {
      report(.differentKinds(kind, self.kind(of: tolerance), at: tolerance.range))
      return
    }
    if case .variable = tolerance.content {
      check(tolerance, of: expected)
    } else if tolerance.kind != expected {
      report(
        .wrongKind(
          found: tolerance.kind, expected: expected, of: "this tolerance", at: tolerance.range))
    }
  }

  /// A kind of value, or `page`, `driver`, `phase`, `name`.
  private mutating func kind(of operand: Operand) -> String {
    switch operand {
    case .measure(let measure): return kind(of: measure)
    case .target: return "page"
    case .word: return "name"
    case .change(let inner), .absolute(let inner): return kind(of: inner.terms[0].operand)
    case .signal(let signal, _):
      switch signal {
      case .cell: return Kind.length.rawValue
      case .page: return Kind.number.rawValue
      case .path(let path): return NameCheck.kind(ofPath: path.value)
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

  private static func kind(ofPath path: String) -> String {
    switch path {
    case "driver", "phase": return path
    case "active", "target", "settled": return "page"
    case "count", "active.index", "target.index", "settled.index": return Kind.number.rawValue
    case "preview.velocity", "thumbnails.velocity": return Kind.speed.rawValue
    case "preview.offset", "thumbnails.offset", "preview.limit", "thumbnails.middle":
      return Kind.length.rawValue
    default: return Kind.pages.rawValue
    }
  }
}
