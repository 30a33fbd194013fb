import CollectionLayouts

/// The order of a collection's sections after a batch. Neighbours are resolved when all sections
/// are known, so the order of the changes matters only for sections at the same place.
struct SectionOrder {
  /// All sections that have a place. A section beside one that will not exist has none.
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

  /// Adds a section, with all sections that come beside it.
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
