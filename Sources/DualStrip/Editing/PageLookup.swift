import CollectionLayouts

/// Finds pages by their ids. While the ids have always ascended, as they usually do in a new
/// document, it needs no memory of its own. Once a page does not fit, or moves, it needs 4 bytes a
/// page.
struct PageLookup: Sendable {
  /// The slots of all pages by ascending id, without ghosts; empty while the slots themselves are
  /// in this order.
  private var order: [UInt32] = []
  /// Whether the ids do not ascend, or did not at some time.
  private var keepsOrder = false

  /// - Parameter ghosts: the slots that pages have left, ascending.
  /// - Complexity: O(*n*) if the ids ascend, else O(*n* log *n*).
  init(of ids: [PageID], without ghosts: [Int] = []) {
    keepsOrder = !ids.ascends { $0 }
    if keepsOrder {
      order = (0..<UInt32(ids.count)).filter { !ghosts.holds(ascending: Int($0)) }
        .sorted { ids[Int($0)] < ids[Int($1)] }
    }
  }

  /// Whether all ids are unique; valid only while there are no ghosts.
  func isUnique(in ids: [PageID]) -> Bool {
    !zip(order, order.dropFirst()).contains { ids[Int($0)] == ids[Int($1)] }
  }

  /// The slot of a page; `nil` if there is no such page. Cost: O(log *n*).
  func slot(of id: PageID, in ids: [PageID]) -> Int? {
    let place = place(of: id, in: ids)
    guard place < (keepsOrder ? order.count : ids.count) else { return nil }
    let slot = keepsOrder ? Int(order[place]) : place
    return ids[slot] == id ? slot : nil
  }

  /// The index of an id in the order, or where it would be.
  private func place(of id: PageID, in ids: [PageID]) -> Int {
    keepsOrder
      ? partitionPoint(of: order.count) { ids[Int(order[$0])] >= id }
      : partitionPoint(of: ids.count) { ids[$0] >= id }
  }

  // MARK: Changes

  /// Prepares for new pages that are about to get slots, each before one of `gaps`: keeps the order
  /// from now on, unless the ids go on ascending and the pages go to one place.
  mutating func prepareToInsert(_ added: [PageID], at gaps: [Int], into ids: [PageID]) {
    guard !keepsOrder, let first = added.first, let last = added.last, let slot = gaps.first
    else { return }
    let fits =
      gaps.last == slot && added.ascends { $0 } && (slot == 0 || ids[slot - 1] < first)
      && (slot == ids.count || last < ids[slot])
    if !fits { keepOrder(of: ids) }
  }

  /// Adds the new pages once they have their slots.
  mutating func insert(_ added: [PageID], at gaps: [Int], in ids: [PageID]) {
    guard keepsOrder else { return }
    open(gaps)
    let slots = gaps.indices.map { UInt32(gaps[$0] + $0) }
      .sorted { ids[Int($0)] < ids[Int($1)] }
    order.insert(contentsOf: slots) { ids[Int($0)] }
  }

  /// Moves pages that are about to get second slots, each before one of `gaps`, ascending.
  mutating func move(_ pages: [PageID], to gaps: [Int], in ids: [PageID]) {
    keepOrder(of: ids)
    let places = pages.map { place(of: $0, in: ids) }
    open(gaps)
    for (k, place) in places.enumerated() { order[place] = UInt32(gaps[k] + k) }
  }

  /// Removes slots, given in ascending order.
  mutating func remove(_ gone: [Int]) {
    if gone.count == 1 {
      close(gone[0])
    } else {
      let numbering = Numbering.removed(gone)
      renumber { numbering.slot($0) }
    }
  }

  /// Removes a slot, and its page if the page lives there; all later slots move up.
  private mutating func close(_ slot: Int) {
    let gone = UInt32(slot)
    if let place = order.firstIndex(of: gone) { order.remove(at: place) }
    for place in order.indices { order[place] &-= order[place] > gone ? 1 : 0 }
  }

  private mutating func keepOrder(of ids: [PageID]) {
    if !keepsOrder { order = Array(0..<UInt32(ids.count)) }
    keepsOrder = true
  }

  /// Makes room before each of these slots, ascending.
  private mutating func open(_ gaps: [Int]) {
    if let first = gaps.first, first == gaps.last {
      open(first, count: gaps.count)
    } else if gaps.count <= 8 {
      for gap in gaps.reversed() { open(gap, count: 1) }
    } else {
      let numbering = Numbering.opened(gaps)
      renumber { numbering.slot($0) }
    }
  }

  /// Makes room at a slot: it and all later ones move on. Without a branch, so that many go at
  /// once.
  private mutating func open(_ slot: Int, count: Int) {
    let (first, step) = (UInt32(slot), UInt32(count))
    for place in order.indices { order[place] &+= order[place] >= first ? step : 0 }
  }

  /// Gives every slot its new number, or removes it. Cost: O(*n*), in place.
  private mutating func renumber(_ number: (Int) -> Int?) {
    var next = 0
    for place in order.indices {
      guard let slot = number(Int(order[place])) else { continue }
      order[next] = UInt32(slot)
      next += 1
    }
    order.removeLast(order.count - next)
  }
}
