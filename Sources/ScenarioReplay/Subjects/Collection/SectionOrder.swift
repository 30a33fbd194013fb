import CollectionLayouts

/// The sections of a collection as they are after a batch: what comes beside another is resolved when all
/// have come, so that the order of the changes says nothing but of what comes to one place.
struct SectionOrder {
  /// All that have a place. What comes beside one that is not there then has none.
  private(set) var order: [ItemID] = []
  private var first: [ItemID] = []
  private var last: [ItemID] = []
  private var before: [ItemID: [ItemID]] = [:]
  private var after: [ItemID: [ItemID]] = [:]

  init(_ changes: [BatchChange], of sections: [ItemID], _ names: Names) {
    var leaving: Set<ItemID> = []
    for change in changes {
      switch change.kind {
      case .deleteSection(let name): if let id = names.section(name.value) { leaving.insert(id) }
      case .insertSection(let name, _, let place), .moveSection(let name, let place):
        guard let id = names.section(name.value) else { continue }
        leaving.insert(id)
        add(id, at: place, names)
      case .insert, .delete, .move, .reload, .reloadSection: continue
      }
    }
    for id in first { put(id) }
    for id in sections where !leaving.contains(id) { put(id) }
    for id in last { put(id) }
  }

  private mutating func add(_ id: ItemID, at place: BatchChange.SectionPlace, _ names: Names) {
    switch place {
    case .first: first.append(id)
    case .last: last.append(id)
    case .before(let name):
      if let other = names.section(name.value) { before[other, default: []].append(id) }
    case .after(let name):
      if let other = names.section(name.value) { after[other, default: []].append(id) }
    }
  }

  /// A section, and all that comes beside it.
  private mutating func put(_ section: ItemID) {
    var open = [(id: section, isOpen: true)]
    while let (id, isOpen) = open.popLast() {
      guard isOpen else {
        order.append(id)
        continue
      }
      open += (after.removeValue(forKey: id) ?? []).reversed().map { ($0, true) }
      open.append((id, false))
      open += (before.removeValue(forKey: id) ?? []).reversed().map { ($0, true) }
    }
  }
}
