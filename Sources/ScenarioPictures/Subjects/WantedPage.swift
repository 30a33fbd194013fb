extension ReplayRun {
  /// The name of the page that a failed expectation wants where another one is: `p2` of
  /// `expect active == p2`. `nil` for any other check.
  func wantedPage(of check: ReplayCheck) -> String? {
    guard !check.holds, check.kind == .expect, let statement = check.statement,
      case .expectation(let expectation) = syntax.script[statement].body
    else { return nil }
    switch expectation {
    case .now(let predicate), .always(let predicate, _), .eventually(let predicate, _):
      return predicate.wantedPage
    case .never, .course, .count: return nil
    }
  }
}

extension Predicate {
  fileprivate var wantedPage: String? {
    guard case .compare(let shown, .equal, let wanted, _) = self,
      case .signal(.ofStrips(let signal), at: nil) = shown.only,
      [.active, .target, .settled].contains(signal.value),
      case .target(.name(let page)) = wanted.only
    else { return nil }
    return page.value
  }
}

extension Expression {
  /// The operand if there is only one.
  fileprivate var only: Operand? { terms.count == 1 ? terms[0].operand : nil }
}
