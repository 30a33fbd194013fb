import CollectionLayouts

/// Where pages go that return to their former places.
extension DualStripViewer {
  /// The slots before which pages go that return to their places, ascending: each next to the
  /// nearest page before it that is there, or else behind it. Pages at one gap keep their order.
  ///
  /// - Parameter pages: pages in the order that they had.
  /// - Complexity: O(*k* log *n*), and O(pages in the history) for each gone page that is passed.
  func gaps(for pages: [PlacedPage]) -> [(gap: Int, place: Int)] {
    let named = pages.sorted { $0.id < $1.id }
    var result: [(gap: Int, place: Int)] = []
    for place in pages.indices {
      if place > 0, pages[place].previous.page == pages[place - 1].id {
        result.append((result[place - 1].gap, place))
      } else if let slot = survivor(.previous, of: pages[place], among: named) {
        result.append((slot + 1, place))
      } else {
        result.append((survivor(.next, of: pages[place], among: named) ?? 0, place))
      }
    }
    return result.sorted { ($0.gap, $0.place) < ($1.gap, $1.place) }
  }

  /// The slot of the nearest page on one side that is there and does not return itself.
  private func survivor(
    _ side: PlacedPage.Side, of page: PlacedPage, among returning: [PlacedPage]
  ) -> Int? {
    func isGoing(_ page: PageID) -> Bool { returning.place(ascending: page) != nil }
    var neighbour = page[side]
    // A bound for names that two edits remember in a different order.
    for _ in 0..<returning.count + edits.history.entries.count + 1 {
      if let near = neighbour.page, !isGoing(near) {
        if let slot = document.slot(of: near) { return slot }
        if let slot = leavingSlot(side, beyondGone: near), isBeside(slot, page, among: returning) {
          return slot
        }
      }
      guard let name = neighbour.stop else { return nil }
      if let place = returning.place(ascending: name) {
        neighbour = returning[place][side]
      } else if let slot = document.slot(of: name) {
        return slot
      } else {
        neighbour = .init(stop: edits.history.neighbour(side, ofGone: name)?.stop)
      }
    }
    return nil
  }

  /// Whether a slot lies between the pages that a page had on either side, as far as they are there and
  /// do not return themselves. If not, the page of the slot has been moved since it was a neighbour.
  private func isBeside(_ slot: Int, _ page: PlacedPage, among returning: [PlacedPage]) -> Bool {
    func bound(_ stop: PageID?) -> Int? {
      stop.flatMap { returning.place(ascending: $0) == nil ? document.slot(of: $0) : nil }
    }
    return bound(page.previous.stop).map { $0 < slot } ?? true
      && bound(page.next.stop).map { slot < $0 } ?? true
  }

  /// The slot of a page that is still being deleted and was next to one that is gone, or only pages
  /// that are gone were between them.
  private func leavingSlot(_ side: PlacedPage.Side, beyondGone page: PageID) -> Int? {
    var page = page
    for _ in edits.history.entries.indices {
      guard let next = edits.history.neighbour(side, ofGone: page)?.page else { return nil }
      if let slot = document.slot(of: next) { return slots.isStop(slot) ? nil : slot }
      page = next
    }
    return nil
  }
}

/// The pages of a move that go back to their former places, or forth again.
struct UndoMoves {
  /// The slots that they leave, and the slots before which they go, ascending by the latter.
  private(set) var ways: [(slot: Int, gap: Int)] = []

  /// Of pages that are gone or being deleted, nothing moves.
  init(_ pages: [PlacedPage], in viewer: DualStripViewer) {
    let gaps = viewer.gaps(for: pages)
    ways = gaps.compactMap { gap, place in
      viewer.stop(pages[place].id).map { ($0, gap) }
    }
    if UndoMoves.areInPlace(ways, in: viewer.slots) { ways = [] }
  }

  var isEmpty: Bool { ways.isEmpty }

  /// Whether the pages stand in their order already, and no other page between them and their gaps.
  private static func areInPlace(_ ways: [(slot: Int, gap: Int)], in slots: Slots) -> Bool {
    let moving = ways.map { $0.slot }.sorted()
    guard moving == ways.map({ $0.slot }) else { return false }
    return ways.allSatisfy { way in
      (min(way.slot, way.gap)..<max(way.slot + 1, way.gap)).allSatisfy {
        !slots.isPage($0) || moving.holds(ascending: $0)
      }
    }
  }
}

extension DualStripViewer {
  mutating func carryOut(
    _ moves: UndoMoves, as number: EditID, into events: inout [ViewerEvent]
  ) {
    let pages = moves.ways.map { document.ids[$0.slot] }
    guard moves.ways.count <= EditLedger.mostArrivals else {
      return arrange(order(after: moves), as: number, naming: pages, into: &events)
    }
    move(moves.ways, as: number, naming: pages, into: &events)
  }

  /// The slots of all stops in the order that moves lead to.
  private func order(after moves: UndoMoves) -> [Int] {
    let moving = moves.ways.map { $0.slot }.sorted()
    return list(adding: moves.ways.map { ($0.gap, $0.slot) }) { slot in
      slots.isStop(slot) && !moving.holds(ascending: slot) ? slot : nil
    }
  }

  /// What belongs to each slot, `nil` for nothing, with more added before some slots, ascending.
  func list<Element>(
    adding added: [(gap: Int, element: Element)], to kept: (Int) -> Element?
  ) -> [Element] {
    var added = added[...]
    var list: [Element] = []
    for slot in 0...slots.count {
      while let next = added.first, next.gap == slot {
        list.append(next.element)
        added.removeFirst()
      }
      if slot < slots.count, let element = kept(slot) { list.append(element) }
    }
    return list
  }
}
