import CollectionLayouts

/// The pages in their slots. Motion never touches it, so copies of a viewer share it.
struct Document: Equatable, Sendable {
  /// The page of each slot; a ghost's is the page that has left it.
  private(set) var ids: [PageID] = []
  /// Width / height of each slot's page.
  var aspects: [Double] = []
  /// Every page with its slot, by ascending id; ghosts are not found.
  private var lookup: [Place] = []

  private struct Place: Equatable, Sendable {
    var id: PageID
    var slot: Int
  }

  /// - Complexity: O(*n*) where the ids ascend, else O(*n* log *n*).
  init(_ pages: [Page]) {
    ids = pages.map(\.id)
    aspects = pages.map(\.aspect)
    lookup = ids.enumerated().map { Place(id: $1, slot: $0) }
    if zip(lookup, lookup.dropFirst()).contains(where: { $0.id > $1.id }) {
      lookup.sort { $0.id < $1.id }
    }
  }

  var count: Int { ids.count }

  /// Whether no page is there twice. Cost: O(*n*).
  var hasUniqueIDs: Bool {
    !zip(lookup, lookup.dropFirst()).contains { $0.id == $1.id }
  }

  /// The slot of a page; `nil` where there is no such page. Cost: O(log *n*).
  func slot(of id: PageID) -> Int? {
    let place = lookupPlace(of: id)
    return place < lookup.count && lookup[place].id == id ? lookup[place].slot : nil
  }

  /// Gives a new page a slot of its own; all later slots move on. Cost: O(*n*).
  mutating func insert(_ page: Page, at slot: Int) {
    open(slot, for: page)
    lookup.insert(Place(id: page.id, slot: slot), at: lookupPlace(of: page.id))
  }

  /// Gives a page that is there a further slot; the one it had becomes a ghost. Cost: O(*n*).
  mutating func insertSecondSlot(for page: Page, at slot: Int) {
    open(slot, for: page)
    lookup[lookupPlace(of: page.id)].slot = slot
  }

  /// Takes slots away, those of pages and ghosts alike. Cost: O(*n*).
  mutating func remove(_ slots: [Int]) {
    if slots.count <= 4 {
      // Usually one or two go: moving the rest up in one piece beats asking each where it goes.
      for slot in slots.sorted(by: >) { close(slot) }
      return
    }
    let numbering = Numbering.removing(slots)
    for slot in ids.indices {
      guard let new = numbering.slot(slot), new != slot else { continue }
      ids[new] = ids[slot]
      aspects[new] = aspects[slot]
    }
    ids.removeLast(slots.count)
    aspects.removeLast(slots.count)
    lookup = lookup.compactMap { place in
      numbering.slot(place.slot).map { Place(id: place.id, slot: $0) }
    }
  }

  private mutating func close(_ slot: Int) {
    let place = lookupPlace(of: ids[slot])
    // A ghost's page is found elsewhere.
    if place < lookup.count, lookup[place].slot == slot { lookup.remove(at: place) }
    ids.remove(at: slot)
    aspects.remove(at: slot)
    for k in lookup.indices where lookup[k].slot > slot { lookup[k].slot -= 1 }
  }

  private mutating func open(_ slot: Int, for page: Page) {
    ids.insert(page.id, at: slot)
    aspects.insert(page.aspect, at: slot)
    for k in lookup.indices where lookup[k].slot >= slot {
      lookup[k].slot += 1
    }
  }

  /// Where an id is in the lookup, or would be.
  private func lookupPlace(of id: PageID) -> Int {
    partitionPoint(of: lookup.count) { lookup[$0].id >= id }
  }
}
