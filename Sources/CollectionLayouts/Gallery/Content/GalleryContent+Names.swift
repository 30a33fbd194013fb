/// Changes by name.
extension GalleryContent {
  /// Returns the places of some items; items that do not exist are left out. Cost: O(*n*).
  public func places(of wanted: Set<ItemID>) -> [ItemID: ItemIndex] {
    var places: [ItemID: ItemIndex] = [:]
    // Comparing with a few names is faster than looking each one up.
    let few = wanted.count <= 4 ? Array(wanted) : []
    for (number, section) in sections.enumerated() where !wanted.isEmpty {
      section.forEachID { item, id in
        if few.isEmpty ? wanted.contains(id) : few.contains(id) {
          places[id] = ItemIndex(section: number, item: item)
        }
      }
    }
    return places
  }

  /// Applies changes that happen together and use names.
  ///
  /// - Parameters:
  ///   - changes: the changes; their order matters only among items that arrive at one place.
  ///   - sections: the contents of new and reloaded sections, by their names.
  /// - Returns: the batch that leads to the changed content.
  /// - Throws: why the changes are refused; the content is then unchanged.
  /// - Complexity: O(*n*), and O(*k* log *k*) for *k* changes.
  public mutating func apply(
    _ changes: [GalleryChange], sections: [ItemID: GallerySection] = [:]
  ) throws(UpdateRefusal) -> CollectionBatch {
    let named = try NamedChanges(changes, of: self, sections: sections)
    do throws(BatchFault) {
      return try apply(
        named.updates, inserting: named.inserted, reloading: named.reloaded,
        sections: named.sections)
    } catch {
      throw .fault(error)
    }
  }
}

/// Changes by name, converted to changes by place.
private struct NamedChanges {
  private(set) var updates: [CollectionUpdate] = []
  private(set) var inserted: [ItemIndex: GalleryItem] = [:]
  private(set) var reloaded: [ItemIndex: GalleryItem] = [:]
  private(set) var sections: [Int: GallerySection] = [:]
  /// The items that arrive at a place, in the order of their changes.
  private var arrivals: [(id: ItemID, place: GalleryPlace)] = []
  private var newItems: [ItemID: GalleryItem] = [:]
  private let places: [ItemID: ItemIndex]
  private let numbers: [ItemID: Int]

  init(
    _ changes: [GalleryChange], of content: GalleryContent, sections: [ItemID: GallerySection]
  ) throws(UpdateRefusal) {
    places = content.places(of: Set(changes.flatMap { $0.items }))
    try NamedChanges.check(changes)
    var numbers: [ItemID: Int] = [:]
    for (number, section) in content.sections.enumerated() where numbers[section.id] == nil {
      numbers[section.id] = number
    }
    self.numbers = numbers
    for change in changes { try add(change, sections) }
    let map = try sectionMap(of: content)
    for case .reloadSection(let old) in updates {
      guard let new = map.newSection(of: old) else { continue }
      self.sections[new] = section(content.sections[old].id, sections)
    }
    try addArrivals(map)
    try checkGiven(sections, in: content, map)
  }

  /// Checks that no item given with a section is there already.
  private func checkGiven(
    _ given: [ItemID: GallerySection], in content: GalleryContent, _ map: ElementMap
  ) throws(UpdateRefusal) {
    var coming = Set(newItems.keys)
    for (_, section) in sections.sorted(by: { $0.key < $1.key }) {
      var twice: ItemID?
      section.forEachID { _, id in
        if id != 0, !coming.insert(id).inserted { twice = id }
      }
      if let twice { throw .duplicate(twice) }
    }
    guard !given.isEmpty else { return }
    let moving = Set(arrivals.map { $0.id })
    let known = content.places(of: coming.subtracting(newItems.keys))
    for (id, place) in known.sorted(by: { $0.key < $1.key }) {
      let isGone = map.speaksForItems(ofOld: place.section) || updates.contains(.delete(at: place))
      if !isGone || moving.contains(id) { throw .duplicate(id) }
    }
  }

  /// Checks that no item and no section arrives twice, and that all given places are possible.
  private static func check(_ changes: [GalleryChange]) throws(UpdateRefusal) {
    var arriving: Set<ItemID> = []
    var arrivingSections: Set<ItemID> = []
    for change in changes {
      if case .insertSection(let id, _) = change, id != 0, !arrivingSections.insert(id).inserted {
        throw .duplicate(id)
      }
      guard let (id, place) = change.arrival else { continue }
      guard arriving.insert(id).inserted else { throw .duplicate(id) }
      guard case .at(let number) = place else { continue }
      let possible = 0..<mostItems
      guard possible.contains(number.item), possible.contains(number.section) else {
        throw .fault(BatchFault(.beyondTheEnd, [.insert(at: number)]))
      }
    }
  }

  /// Returns the contents given for a new or reloaded section, under its name.
  private func section(_ id: ItemID, _ given: [ItemID: GallerySection]) -> GallerySection {
    var section = given[id] ?? GallerySection(count: 0)
    section.id = id
    return section
  }

  private func place(_ id: ItemID) throws(UpdateRefusal) -> ItemIndex {
    guard let place = places[id] else { throw .unknown(id) }
    return place
  }

  private func number(_ id: ItemID) throws(UpdateRefusal) -> Int {
    guard let number = numbers[id] else { throw .unknown(id) }
    return number
  }

  private mutating func add(
    _ change: GalleryChange, _ given: [ItemID: GallerySection]
  ) throws(UpdateRefusal) {
    switch change {
    case .insert(let item, let target):
      guard places[item.id] == nil else { throw .duplicate(item.id) }
      newItems[item.id] = item
      arrivals.append((item.id, target))
    case .move(let id, let target):
      _ = try place(id)
      arrivals.append((id, target))
    case .delete(let id): updates.append(.delete(at: try place(id)))
    case .reload(let id, let item):
      let place = try place(id)
      updates.append(.reload(at: place))
      if var item {
        item.id = id
        reloaded[place] = item
      }
    case .insertSection(let id, let number):
      guard numbers[id] == nil else { throw .duplicate(id) }
      updates.append(.insertSection(at: number))
      sections[number] = section(id, given)
    case .deleteSection(let id): updates.append(.deleteSection(at: try number(id)))
    case .moveSection(let id, let target):
      updates.append(.moveSection(from: try number(id), to: target))
    case .reloadSection(let id): updates.append(.reloadSection(at: try number(id)))
    }
  }

  /// Returns what becomes of the sections.
  private func sectionMap(of content: GalleryContent) throws(UpdateRefusal) -> ElementMap {
    do throws(BatchFault) {
      return try content.draft(of: updates.filter { $0.isOfSection }).map
    } catch {
      throw .fault(error)
    }
  }

  private mutating func addArrivals(_ map: ElementMap) throws(UpdateRefusal) {
    let leaving = updates.compactMap { update in
      if case .delete(let place) = update { return place }
      return nil
    }
    let moving = arrivals.compactMap { places[$0.id] }
    let found = ArrivalPlaces(
      arrivals, map: map, departures: PlaceList(leaving + moving), places: places)
    for (id, _) in arrivals {
      guard let place = found.places[id] else { throw .unknown(found.reference(of: id) ?? id) }
      if let item = newItems[id] {
        updates.append(.insert(at: place))
        inserted[place] = item
      } else {
        updates.append(.move(from: try self.place(id), to: place))
      }
    }
  }
}

extension GalleryChange {
  /// The item that arrives, and its place; `nil` for other changes.
  fileprivate var arrival: (id: ItemID, place: GalleryPlace)? {
    switch self {
    case .insert(let item, let place): return (item.id, place)
    case .move(let id, let place): return (id, place)
    default: return nil
    }
  }

  /// The items that the change names.
  fileprivate var items: [ItemID] {
    switch self {
    case .insert(let item, let place): return [item.id] + place.items
    case .move(let item, let place): return [item] + place.items
    case .delete(let item), .reload(let item, _): return [item]
    case .insertSection, .deleteSection, .moveSection, .reloadSection: return []
    }
  }
}

extension GalleryPlace {
  fileprivate var items: [ItemID] {
    switch self {
    case .before(let item), .after(let item): return [item]
    case .at: return []
    }
  }
}

extension CollectionUpdate {
  fileprivate var isOfSection: Bool {
    switch self {
    case .insertSection, .deleteSection, .moveSection, .reloadSection: return true
    case .insert, .delete, .move, .reload: return false
    }
  }
}
