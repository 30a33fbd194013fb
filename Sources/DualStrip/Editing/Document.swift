import CollectionLayouts

/// The pages in their slots. Motion never touches it, so copies of a viewer share it.
struct Document: Equatable, Sendable {
  /// The page of each slot; a ghost's is the page that has left it.
  private(set) var ids: [PageID] = []
  /// How often pages have come, gone or changed their order.
  private(set) var revision = 0
  /// Width / height of each slot's page.
  var aspects: [Double] = []
  /// Every page with its slot, by ascending id; ghosts are not found.
  private var lookup: [Place] = []

  private struct Place: Equatable, Sendable {
    var id: PageID
    var slot: Int
  }

  /// - Parameter revision: that of the document which this one replaces, and one more.
  /// - Complexity: O(*n*) where the ids ascend, else O(*n* log *n*).
  init(_ pages: [Page], revision: Int = 0) {
    self.revision = revision
    ids = pages.map { $0.id }
    aspects = pages.map { $0.aspect }
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

  /// Gives new pages slots of their own before a slot; that and all later ones move on.
  /// Cost: O(*n* + *k* log *k*).
  mutating func insert(_ pages: [Page], at slot: Int) {
    revision += 1
    open(Array(repeating: slot, count: pages.count), for: pages)
    let added = pages.enumerated().map { Place(id: $1.id, slot: slot + $0) }
      .sorted { $0.id < $1.id }
    lookup.insert(contentsOf: added) { $0.id }
  }

  /// Gives pages that are there further slots, each before one of these, ascending; the ones that
  /// they had become ghosts. Cost: O(*n* + *k* log *n*).
  mutating func insertSecondSlots(for pages: [Page], at gaps: [Int]) {
    revision += 1
    open(gaps, for: pages)
    for (k, page) in pages.enumerated() { lookup[lookupPlace(of: page.id)].slot = gaps[k] + k }
  }

  /// Takes slots away, those of pages and ghosts alike. Cost: O(*n*).
  mutating func remove(_ slots: [Int]) {
    revision += 1
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

  /// Opens a slot for each page before one of these slots, ascending.
  private mutating func open(_ gaps: [Int], for pages: [Page]) {
    guard let first = gaps.first, let last = gaps.last else { return }
    if first == last {
      ids.insert(contentsOf: pages.map { $0.id }, at: first)
      aspects.insert(contentsOf: pages.map { $0.aspect }, at: first)
      for k in lookup.indices where lookup[k].slot >= first { lookup[k].slot += gaps.count }
      return
    }
    // From the back, so that each slot moves once.
    var upper = ids.count
    ids += repeatElement(pages[0].id, count: gaps.count)
    aspects += repeatElement(pages[0].aspect, count: gaps.count)
    for k in gaps.indices.reversed() {
      for slot in (gaps[k]..<upper).reversed() {
        ids[slot + k + 1] = ids[slot]
        aspects[slot + k + 1] = aspects[slot]
      }
      ids[gaps[k] + k] = pages[k].id
      aspects[gaps[k] + k] = pages[k].aspect
      upper = gaps[k]
    }
    let numbering = Numbering.opened(gaps)
    for k in lookup.indices { lookup[k].slot = numbering.slot(lookup[k].slot) ?? 0 }
  }

  /// Where an id is in the lookup, or would be.
  private func lookupPlace(of id: PageID) -> Int {
    partitionPoint(of: lookup.count) { lookup[$0].id >= id }
  }
}
