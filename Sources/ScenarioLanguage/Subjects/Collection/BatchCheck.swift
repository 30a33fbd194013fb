/// Looks for two changes of one batch that contradict each other.
package struct BatchCheck {
  package typealias Fault = (reason: String, other: SourceRange?)

  /// The changes of each item or section so far; the names of sections begin with a point.
  private var said: [String: [(verb: String, range: SourceRange)]] = [:]
  /// Places that are taken, such as `a[3]`.
  private var taken: [String: SourceRange] = [:]
  /// For each item or section that is placed next to another one, that neighbour.
  private var neighbours: [String: String] = [:]

  mutating func fault(of change: BatchChange) -> Fault? {
    let (verb, name) = change.saying
    let what = name.drop { $0 == "." }
    for other in said[name] ?? [] {
      let reason: String
      switch (other.verb, verb) {
      case let (a, b) where a == b: reason = "`\(what)` \(verb) twice"
      case ("moves", "is reloaded"), ("is reloaded", "moves"): continue
      default: reason = "`\(what)` both \(other.verb) and \(verb)"
      }
      return (reason, other.range)
    }
    said[name, default: []].append((verb, change.range))
    if let neighbour = change.neighbour, change.isBeside { neighbours[name] = neighbour }
    guard let place = change.takenPlace else { return nil }
    if let other = taken[place] { return ("two changes use the place \(place)", other) }
    taken[place] = change.range
    return nil
  }

  /// Returns the fault of a place that cannot exist: next to or in something that is deleted, or
  /// next to the item or section itself, through a chain of neighbours.
  func lostPlace(of change: BatchChange) -> Fault? {
    guard let neighbour = change.neighbour else { return nil }
    if let gone = said[neighbour]?.first(where: { $0.verb == "is deleted" }) {
      return ("`\(neighbour.drop { $0 == "." })` is deleted in the same update", gone.range)
    }
    // Follows the chain of neighbours, to see whether it leads back.
    var seen: Set<String> = []
    var next = neighbours[neighbour]
    while let name = next, seen.insert(name).inserted { next = neighbours[name] }
    let (_, name) = change.saying
    guard neighbour == name || seen.contains(name) else { return nil }
    return ("`\(name.drop { $0 == "." })` is placed beside itself", nil)
  }
}

extension BatchChange {
  /// The verb of the change, and the name of what it changes.
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

  /// The place that the change takes, such as `a[3]`, if its number is a literal.
  fileprivate var takenPlace: String? {
    guard case .at(let section, let measure) = place,
      case .literal(.quantity(let number, _)) = measure.content
    else { return nil }
    return "\(section.value)[\(DecimalText.exact(number))]"
  }

  /// Whether the place is next to something, not a numbered place in a section.
  fileprivate var isBeside: Bool {
    if case .at = place { return false }
    return true
  }

  /// The item or section that it is placed next to, or into.
  fileprivate var neighbour: String? {
    switch place {
    case .before(let item), .after(let item): return item.value
    // A place in a section: the section must exist.
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
