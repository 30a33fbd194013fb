/// Every name, number and predicate of a statement.
extension MeaningCheck {
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
    guard case .name(let name) = target, !isPage(name.value), !syntax.lacksPages else { return }
    report(.unknownPage(name.value, known: pagesToGuess, at: name.range))
  }

  private mutating func check(_ action: Action) {
    let facts = action.facts
    for (measure, range) in facts.numbers {
      check(measure, from: range.lowerBound, through: range.upperBound)
    }
    for time in facts.times { check(time: time) }
    for page in facts.pages { check(page) }
    for aspect in facts.aspects { check(aspect: aspect) }
    if let label = facts.edit { checkEdit(label) }
    guard let table = facts.table,
      syntax.tableNumber(named: table.value) == nil
    else { return }
    report(.unknownTable(table.value, known: syntax.tables.map { $0.name.value }, at: table.range))
  }

  private mutating func checkEdit(_ label: Located<String>) {
    guard let statement = labelled[label.value].map({ syntax.script[$0] }) else {
      if isLost(label.value) { return }
      return report(.unknownLabel(label.value, known: labelsToGuess, at: label.range))
    }
    if case .action(.edit(.delete)) = statement.body { return }
    report(.notAnEdit(label.value, at: label.range, labelled: statement.bodyRange))
  }

  // MARK: Expectations

  private mutating func check(_ expectation: Expectation) {
    if let window = expectation.window {
      check(window.from, allowsEnd: true)
      check(window.to, allowsEnd: true)
    }
    switch expectation {
    case .eventually(_, let limit): check(time: limit)
    case .count(let count):
      check(count.number, from: 0, through: 1e9)
      if let target = count.target { check(target) }
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
