/// Looks for two changes of one batch that contradict each other.
package struct BatchCheck {
  package typealias Fault = (reason: String, other: SourceRange?)

  /// What is said of a thing already; sections have a point before their names.
  private var said: [String: [(verb: String, range: SourceRange)]] = [:]
  /// Places that are taken, as `a[3]`.
  private var taken: [String: SourceRange] = [:]
  /// Beside what something comes.
  private var neighbours: [String: String] = [:]

  mutating func fault(of change: BatchChange) -> Fault? {
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
  func lostPlace(of change: BatchChange) -> Fault? {
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

extension BatchChange {
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

  fileprivate var place: BatchChange.Place? {
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
