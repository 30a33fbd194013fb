/// Every name, number and predicate of a statement.
extension NameCheck {
  mutating func check(_ statement: Statement) {
    var isExpectation = false
    if case .expectation = statement.body { isExpectation = true }
    check(statement.anchor, allowsEnd: isExpectation)
    switch statement.body {
    case .action(let action): check(action)
    case .expectation(let expectation): check(expectation)
    }
  }

  private mutating func check(_ target: Target) {
    guard case .name(let name) = target, !isPage(name.value) else { return }
    report(.unknownPage(name.value, known: pagesToGuess, at: name.range))
  }

  private mutating func check(_ action: Action) {
    switch action {
    case .drag(_, _, let length, let over, let hold, let release):
      check(length, from: 0, through: 1_000_000)
      check(time: over)
      if let hold { check(time: hold) }
      if let release { check(release, from: -1_000_000, through: 1_000_000) }
    case .flick(_, _, let speed, let over):
      check(speed, from: 0, through: 1_000_000)
      if let over { check(time: over) }
    case .hold(_, let time), .wait(let time), .rotate(_, let time): check(time: time)
    case .resize(let width, let height, let over, let insets):
      for inset in insets ?? [] { check(inset.length, from: 0, through: 100_000) }
      check(width, from: 0, through: 100_000)
      check(height, from: 0, through: 100_000)
      check(time: over)
    case .settle(let limit): if let limit { check(time: limit) }
    case .tap(let target), .focus(let target, _): check(target)
    case .delete(let targets): for target in targets { check(target) }
    case .insert(let pages, let placement):
      for page in pages { if let aspect = page.aspect { check(aspect: aspect) } }
      check(placement)
    case .move(let targets, let placement):
      for target in targets { check(target) }
      check(placement)
    case .replace(let pages):
      for page in pages {
        if let aspect = page.aspect { check(aspect: aspect) } else { check(.name(page.name)) }
      }
    case .resolve(let target, let aspect):
      check(target)
      check(aspect: aspect)
    case .commits(let host): check(host)
    case .cancel(let label), .answer(let label, _): checkEdit(label)
    case .touch(.move(let length)): check(length, from: -1_000_000, through: 1_000_000)
    case .touch(.up(let release)):
      if let release { check(release, from: -1_000_000, through: 1_000_000) }
    case .touch: break
    case .play(let name):
      guard !syntax.tables.contains(where: { $0.name.value == name.value }) else { return }
      report(.unknownTable(name.value, known: syntax.tables.map(\.name.value), at: name.range))
    case .random(let count, let seed, let over, _):
      check(count, from: 0, through: 10_000)
      check(seed, from: 0, through: 1e15)
      check(time: over)
    case .snapshot: break
    }
  }

  private mutating func checkEdit(_ label: Located<String>) {
    guard let statement = labelled[label.value].map({ syntax.script[$0] }) else {
      return report(.unknownLabel(label.value, known: labelsToGuess, at: label.range))
    }
    if case .action(.delete) = statement.body { return }
    report(.notAnEdit(label.value, at: label.range, labelled: statement.bodyRange))
  }

  private mutating func check(_ placement: Action.Placement) {
    switch placement {
    case .before(let target), .after(let target): check(target)
    case .first, .last: break
    }
  }

  // MARK: Expectations

  private mutating func check(_ expectation: Expectation) {
    if let window = expectation.window {
      check(window.from, allowsEnd: true)
      check(window.to, allowsEnd: true)
    }
    switch expectation {
    case .eventually(_, let limit): check(time: limit)
    case .count(_, let count, _, let target, _):
      check(count, from: 0, through: 1e9)
      if let target { check(target) }
    case .now, .always, .never: break
    }
    // Predicates are visited by value: what they tell is taken in afterwards.
    var operands: [Operand] = []
    var terms: [Predicate] = []
    expectation.visitOperands { operands.append($0) }
    expectation.predicate?.visitTerms { terms.append($0) }
    for term in terms { checkKinds(of: term) }
    for operand in operands {
      switch operand {
      case .target(let target): check(target)
      case .signal(let signal, let anchor):
        check(anchor, allowsEnd: true)
        if case .cell(_, let target, _) = signal { check(target) }
        if case .page(_, let target) = signal { check(target) }
      case .measure, .word, .change, .absolute: break
      }
    }
  }
}
