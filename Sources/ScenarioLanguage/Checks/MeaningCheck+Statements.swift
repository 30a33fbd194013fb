/// Checks every name, number and predicate of a statement.
extension MeaningCheck {
  mutating func check(_ statement: Statement) {
    var isExpectation = false
    if case .expectation = statement.body { isExpectation = true }
    check(statement.anchor, allowsEnd: isExpectation && !statement.isAwaited)
    switch statement.body {
    case .action(let action): for claim in action.facts.claims { check(claim) }
    case .expectation(let expectation): check(expectation)
    }
  }

  mutating func checkPage(_ name: Located<String>) {
    guard !isPage(name.value), !syntax.lacksPages else { return }
    reportUnknown(.unknownPage(name.value, known: pagesToGuess, at: name.range))
  }

  private mutating func check(_ claim: ActionFacts.Claim) {
    switch claim {
    case .number(let measure, let limits):
      check(measure, from: limits.lowerBound, through: limits.upperBound)
    case .whole(let measure, let limits): check(whole: measure, in: limits)
    case .time(let time): check(time: time)
    case .aspect(let aspect): check(aspect: aspect)
    case .target(let target): check(target)
    case .item(let item): checkItem(item)
    case .traits(let traits): check(traits)
    case .layout(let layout): checkLayout(layout)
    case .table(let table):
      guard syntax.tableNumber(named: table.value) == nil else { return }
      let known = syntax.tables.map { $0.name.value }
      report(
        .unknownTable(
          table.value, of: "touches", known: known, at: table.range, section: .touches))
    case .wheelTable(let table):
      guard syntax.wheelTable(named: table.value) == nil else { return }
      let known = syntax.wheelTables.map { $0.name.value }
      report(
        .unknownTable(
          table.value, of: "wheel events", known: known, at: table.range, section: .wheels))
    case .edit(let label): checkEdit(label)
    case .lift(let label): checkLift(label)
    case .heldSwitch(let label): checkSwitch(label)
    case .change(let label): checkWay(label)
    case .batch(let changes): check(changes)
    }
  }

  mutating func checkPageEdit(_ label: Located<String>) {
    guard let statement = statement(label) else { return unknown(label) }
    if case .action(let action) = statement.body, action.facts.isAnswered { return }
    if case .action(.lift) = statement.body { return }
    report(.notAnEdit(label.value, at: label.range, labelled: statement.bodyRange))
  }

  private mutating func checkLift(_ label: Located<String>) {
    guard let statement = statement(label) else { return unknown(label) }
    if case .action(.lift) = statement.body { return }
    report(.notALift(label.value, at: label.range, labelled: statement.bodyRange))
  }

  // MARK: Expectations

  private mutating func check(_ expectation: Expectation) {
    if let window = expectation.window {
      check(window.from, allowsEnd: true)
      check(window.to, allowsEnd: true)
    }
    switch expectation {
    case .eventually(_, let limit): check(time: limit)
    case .course(let course): if case .whenever(let limit) = course.kind { check(time: limit) }
    case .count(let count):
      check(count.number, from: 0, through: 1e9)
      if let target = count.target {
        check(target)
        if !isOfThings(count.event.value) {
          report(.eventOfNothing(count.event.value, at: count.event.range))
        }
      }
    case .now, .always, .never: break
    }
    // Collects operands and terms first, and checks them afterwards.
    var operands: [Operand] = []
    var terms: [Predicate] = []
    expectation.visitOperands { operands.append($0) }
    for predicate in expectation.predicates { predicate.visitTerms { terms.append($0) } }
    for term in terms {
      checkKinds(of: term)
      checkElements(of: term)
    }
    for operand in operands {
      switch operand {
      case .target(let target) where isLayout(target): break
      case .target(let target): check(target)
      case .signal(let signal, let anchor):
        check(anchor, allowsEnd: true)
        if case .cell(_, let target, _) = signal { check(target) }
        if case .page(_, let target) = signal { check(target) }
        if case .side(_, let element, _) = signal { check(element) }
        if case .element(_, let element) = signal { check(element) }
        if case .sectionCount(_, let section) = signal { checkSection(section) }
      case .measure, .word, .change, .absolute: break
      }
    }
  }

  /// Checks the items and the table that a term names.
  private mutating func checkElements(of term: Predicate) {
    switch term {
    case .pageFlag(_, let page): check(page)
    case .elementFlag(let flag, let element):
      check(element)
      if case .item = element, flag == .pinned { report(.pinnedItem(at: element.range)) }
    case .order(let items, _): for item in items { check(item) }
    case .frames(let table, let tolerance):
      if let tolerance { check(tolerance, from: 0, through: 1_000_000) }
      let known = syntax.frameTables.map { $0.name.value }
      if !known.contains(table.value) {
        report(.unknownFrames(table.value, known: known, at: table.range))
      }
    case .stripFlag, .collectionFlag, .finite, .presence, .within, .oneOf, .compare, .implies, .or,
      .and, .not:
      break
    }
  }
}
