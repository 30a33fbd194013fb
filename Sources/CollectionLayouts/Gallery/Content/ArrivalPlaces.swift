/// Where items come to that are told to be beside others, or at numbers, once all have come.
struct ArrivalPlaces {
  private(set) var places: [ItemID: ItemIndex] = [:]
  /// What is to come right before and right behind an item.
  private var neighbors: [ItemID: Neighbors] = [:]
  private var references: [ItemID: ItemID] = [:]

  private struct Neighbors {
    var before: [ItemID] = []
    var after: [ItemID] = []
  }

  /// - Parameters:
  ///   - arrivals: what comes, in the order in which it is told.
  ///   - map: what becomes of the sections.
  ///   - departures: what leaves its place.
  ///   - known: where items are that are named.
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
      // What comes beside it takes the numbers around its own.
      let group = inOrder([id])
      let own = group.firstIndex(of: id) ?? 0
      for (k, item) in group.enumerated() {
        places[item] = ItemIndex(section: place.section, item: place.item &+ (k - own))
      }
      fixed += group.compactMap { places[$0] }
    }
    // What stays is counted without what goes, and what comes beside it from there.
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

  /// Beside what an item was to come.
  func reference(of item: ItemID) -> ItemID? { references[item] }

  /// Items with all that comes beside them, in the order in which they will be.
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
