/// Checks what a script does to a collection.
extension MeaningCheck {
  mutating func check(_ changes: [BatchChange]) {
    for change in changes { check(change) }
    checkPossible(changes)
  }

  private mutating func check(_ change: BatchChange) {
    switch change.kind {
    case .insert(_, let traits, let place):
      check(traits)
      check(place)
    case .delete(let item): checkItem(item)
    case .move(let item, let place):
      checkItem(item)
      check(place)
    case .reload(let item, let traits):
      checkItem(item)
      check(traits)
    case .insertSection(_, let count, let place):
      check(count, from: 0, through: 2_000_000)
      check(place)
    case .deleteSection(let section): checkSection(section)
    case .moveSection(let section, let place):
      checkSection(section)
      check(place)
    case .reloadSection(let section, let count):
      checkSection(section)
      if let count { check(count, from: 0, through: 2_000_000) }
    }
  }

  private mutating func check(_ place: BatchChange.Place) {
    switch place {
    case .before(let item), .after(let item): checkItem(item)
    case .at(let section, let number):
      checkSection(section)
      check(number, from: 1, through: 2_000_000)
    }
  }

  private mutating func check(_ place: BatchChange.SectionPlace) {
    switch place {
    case .first, .last: break
    case .before(let section), .after(let section): checkSection(section)
    }
  }

  // MARK: Labels

  /// Checks that a label belongs to a held switch.
  mutating func checkSwitch(_ label: Located<String>) {
    guard let statement = statement(label) else { return unknown(label) }
    if case .action(.layout(let layout)) = statement.body, layout.isHeld { return }
    report(.notHeld(label.value, at: label.range, labelled: statement.bodyRange))
  }

  /// Checks that a label belongs to a switch or an update, which may be under way.
  mutating func checkWay(_ label: Located<String>) {
    guard let statement = statement(label) else { return unknown(label) }
    if case .action(let action) = statement.body, action.facts.takesItsWay { return }
    report(.notOnItsWay(label.value, at: label.range, labelled: statement.bodyRange))
  }

  // MARK: Batches

  /// Reports changes that contradict each other whatever the collection contains.
  private mutating func checkPossible(_ changes: [BatchChange]) {
    var check = BatchCheck()
    for change in changes {
      guard let fault = check.fault(of: change) else { continue }
      return report(.impossibleBatch(fault.reason, at: change.range, other: fault.other))
    }
    for change in changes {
      guard let fault = check.lostPlace(of: change) else { continue }
      return report(.impossibleBatch(fault.reason, at: change.range, other: fault.other))
    }
  }
}
