/// What a script does to a collection.
extension MeaningCheck {
  mutating func check(_ action: CollectionAction) {
    switch action {
    case .layout(let name, let time):
      checkLayout(name)
      check(duration: time)
    case .holdLayout(let name): checkLayout(name)
    case .progress(let label, let progress, let time):
      checkSwitch(label)
      check(progress, from: 0, through: 1)
      check(duration: time)
    case .finish(let label, let time):
      checkSwitch(label)
      check(duration: time)
    case .undo(let label, let time):
      checkWay(label)
      check(duration: time)
    case .update(let changes, let time):
      for change in changes { check(change) }
      checkPossible(changes)
      check(duration: time)
    case .measure(let sizes):
      for (item, size) in sizes {
        checkItem(item)
        check(size)
      }
    case .scrollTo(let item, _, _): checkItem(item)
    case .scrollBy(_, let length): check(length, from: 0, through: 1e9)
    case .direction: break
    }
  }

  private mutating func check(duration: Measure?) {
    if let duration { check(time: duration) }
  }

  private mutating func check(_ change: CollectionAction.Change) {
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

  private mutating func check(_ place: CollectionAction.Place) {
    switch place {
    case .before(let item), .after(let item): checkItem(item)
    case .at(let section, let number):
      checkSection(section)
      check(number, from: 1, through: 2_000_000)
    }
  }

  private mutating func check(_ place: CollectionAction.SectionPlace) {
    switch place {
    case .first, .last: break
    case .before(let section), .after(let section): checkSection(section)
    }
  }

  // MARK: Labels

  private func statement(_ label: Located<String>) -> Statement? {
    labelled[label.value].map { syntax.script[$0] }
  }

  private mutating func unknown(_ label: Located<String>) {
    if !isLost(label.value) {
      report(.unknownLabel(label.value, known: labelsToGuess, at: label.range))
    }
  }

  /// A switch that is held.
  private mutating func checkSwitch(_ label: Located<String>) {
    guard let statement = statement(label) else { return unknown(label) }
    if case .action(.collection(.holdLayout)) = statement.body { return }
    report(.notHeld(label.value, at: label.range, labelled: statement.bodyRange))
  }

  /// A switch or an update, which may be on its way.
  mutating func checkWay(_ label: Located<String>) {
    guard let statement = statement(label) else { return unknown(label) }
    if case .action(.collection(let action)) = statement.body {
      switch action {
      case .layout, .holdLayout, .update: return
      case .progress, .finish, .undo, .measure, .scrollTo, .scrollBy, .direction: break
      }
    }
    report(.notOnItsWay(label.value, at: label.range, labelled: statement.bodyRange))
  }

  // MARK: Batches

  /// What contradicts itself whatever is there.
  private mutating func checkPossible(_ changes: [CollectionAction.Change]) {
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

/// Looks for two changes of one batch that contradict each other.
private struct BatchCheck {
  typealias Fault = (reason: String, other: SourceRange?)

  /// What is said of a thing already; sections have a point before their names.
  private var said: [String: [(verb: String, range: SourceRange)]] = [:]
  /// Places that are taken, as `a[3]`.
  private var taken: [String: SourceRange] = [:]
  /// Beside what something comes.
  private var neighbours: [String: String] = [:]

  mutating func fault(of change: CollectionAction.Change) -> Fault? {
    let (verb, name) = change.saying
    let what = name.drop { $0 == "." }
    for other in said[name] ?? [] {
      let reason: String
      switch (other.verb, verb) {
      case let (a, b) where a == b: reason = "`\(what)` \(verb) twice"
      case ("moves", "is reloaded"), ("is reloaded", "moves"): continue
      default: reason = "`\(what)` \(other.verb), and \(verb)"
      }
      return (reason, other.range)
    }
    said[name, default: []].append((verb, change.range))
    if let neighbour = change.neighbour, change.isBeside { neighbours[name] = neighbour }
    guard let place = change.takenPlace else { return nil }
    if let other = taken[place] { return ("two are to come to \(place)", other) }
    taken[place] = change.range
    return nil
  }

  /// A place beside what goes is none, nor is one in a section that goes, nor one that waits for itself.
  func lostPlace(of change: CollectionAction.Change) -> Fault? {
    guard let neighbour = change.neighbour else { return nil }
    if let gone = said[neighbour]?.first(where: { $0.verb == "is deleted" }) {
      return ("`\(neighbour.drop { $0 == "." })` is gone then", gone.range)
    }
    // Round about from what comes beside what comes beside it.
    var seen: Set<String> = []
    var next = neighbours[neighbour]
    while let name = next, seen.insert(name).inserted { next = neighbours[name] }
    let (_, name) = change.saying
    guard neighbour == name || seen.contains(neighbour) else { return nil }
    return ("`\(name.drop { $0 == "." })` is to come beside itself", nil)
  }
}

extension CollectionAction.Change {
  /// What is said, and of which thing.
  fileprivate var saying: (verb: String, name: String) {
    switch kind {
    case .insert(let item, _, _): return ("comes", item.value)
    case .delete(let item): return ("is deleted", item.value)
    case .move(let item, _): return ("moves", item.value)
    case .reload(let item, _): return ("is reloaded", item.value)
    case .insertSection(let section, _, _): return ("comes", "." + section.value)
    case .deleteSection(let section): return ("is deleted", "." + section.value)
    case .moveSection(let section, _): return ("moves", "." + section.value)
    case .reloadSection(let section, _): return ("is reloaded", "." + section.value)
    }
  }

  fileprivate var place: CollectionAction.Place? {
    switch kind {
    case .insert(_, _, let place), .move(_, let place): return place
    default: return nil
    }
  }

  /// `a[3]`, where it is written down.
  fileprivate var takenPlace: String? {
    guard case .at(let section, let measure) = place,
      case .literal(.quantity(let number, _)) = measure.content
    else { return nil }
    return "\(section.value)[\(DecimalText.exact(number))]"
  }

  /// Whether that is a place beside something, and not in it.
  fileprivate var isBeside: Bool {
    if case .at = place { return false }
    return true
  }

  /// What it comes beside, or into.
  fileprivate var neighbour: String? {
    switch place {
    case .before(let item), .after(let item): return item.value
    // In a section, which has to be there.
    case .at(let section, _): return "." + section.value
    case nil: break
    }
    switch kind {
    case .insertSection(_, _, .before(let section)), .insertSection(_, _, .after(let section)),
      .moveSection(_, .before(let section)), .moveSection(_, .after(let section)):
      return "." + section.value
    default: return nil
    }
  }
}
