/// The places of arriving items once all have arrived; each is given beside another item, or as a
/// number.
struct ArrivalPlaces {
  private(set) var places: [ItemID: ItemIndex] = [:]
  /// The items that arrive right before and right behind an item.
  private var neighbors: [ItemID: Neighbors] = [:]
  private var references: [ItemID: ItemID] = [:]

  private struct Neighbors {
    var before: [ItemID] = []
    var after: [ItemID] = []
  }

  /// - Parameters:
  ///   - arrivals: the arriving items, in the order of their changes.
  ///   - map: what becomes of the sections.
  ///   - departures: the places that items leave.
  ///   - known: the places of the items that the changes name.
  init(
    _ arrivals: [(id: ItemID, place: GalleryPlace)], map: ElementMap, departures: PlaceList,
    places known: [ItemID: ItemIndex]
  ) {
    var fixed: [ItemIndex] = []
    for (id, place) in arrivals {
      switch place {
      case .at: break
      case .before(let other):
        neighbors[other, default: Neighbors()].before.append(id)
        references[id] = other
      case .after(let other):
        neighbors[other, default: Neighbors()].after.append(id)
        references[id] = other
      }
    }
    for case (let id, .at(let place)) in arrivals {
      // Items that arrive beside it take the numbers around its own.
      let group = inOrder([id])
      let own = group.firstIndex(of: id) ?? 0
      for (k, item) in group.enumerated() {
        places[item] = ItemIndex(section: place.section, item: place.item &+ (k - own))
      }
      fixed += group.compactMap { places[$0] }
    }
    // Staying items are counted without departing ones; their new neighbors are counted from there.
    let stays = neighbors.keys.compactMap { id -> (id: ItemID, place: ItemIndex)? in
      guard let old = known[id], !departures.contains(old), !map.isReplaced(old.section),
        let section = map.newSection(of: old.section)
      else { return nil }
      return (id, ItemIndex(section: section, item: departures.rank(of: old)))
    }
    let taken = PlaceList(fixed)
    var come: [Int: Int] = [:]
    for (id, place) in stays.sorted(by: { $0.place < $1.place }) {
      func arrive(_ items: [ItemID], at rank: Int) {
        for item in inOrder(items) {
          let number = come[place.section, default: 0]
          places[item] = taken.place(ofRank: rank + number, inSection: place.section)
          come[place.section] = number + 1
        }
      }
      arrive(neighbors[id]?.before ?? [], at: place.item)
      arrive(neighbors[id]?.after ?? [], at: place.item + 1)
    }
  }

  /// Returns the item beside which an item was to arrive.
  func reference(of item: ItemID) -> ItemID? { references[item] }

  /// Returns items with all arrivals beside them, in their final order.
  private func inOrder(_ items: [ItemID]) -> [ItemID] {
    var result: [ItemID] = []
    var work = items.reversed().map { (id: $0, isOpen: true) }
    while let (id, isOpen) = work.popLast() {
      guard isOpen, let beside = neighbors[id] else {
        result.append(id)
        continue
      }
      work += beside.after.reversed().map { ($0, true) }
      work.append((id, false))
      work += beside.before.reversed().map { ($0, true) }
    }
    return result
  }
}
