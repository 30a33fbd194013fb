extension GalleryContent {
  /// Applies changes that happen together.
  ///
  /// - Parameters:
  ///   - updates: the changes, in any order.
  ///   - items: the inserted items, by their places afterwards; any that is missing is a default
  ///     item.
  ///   - reloaded: the new values of reloaded items, by their places before; any that is missing
  ///     stays as it was.
  ///   - sections: the contents of new and reloaded sections, by their numbers afterwards, without
  ///     the items that move into them.
  /// - Returns: the batch that leads from the content before to this one.
  /// - Throws: the first fault; the content is then unchanged.
  /// - Complexity: O(*n*) of memory that is moved in the sections that change, and O(*k* log *k*)
  ///   for *k* changes.
  public mutating func apply(
    _ updates: [CollectionUpdate], inserting items: [ItemIndex: GalleryItem] = [:],
    reloading reloaded: [ItemIndex: GalleryItem] = [:], sections: [Int: GallerySection] = [:]
  ) throws(BatchFault) -> CollectionBatch {
    let draft = try draft(of: updates)
    let map = draft.map
    let allReloaded = PlaceList(draft.reloaded)
    var after = GalleryContent()
    for number in 0..<draft.sectionCount(after: self.sections.count) {
      let old = map.oldSection(of: number)
      var section: GallerySection
      var departures: [Int] = []
      if let old, !map.isReplaced(old) {
        section = self.sections[old]
        for item in allReloaded.places(inSection: old) where map.newItem(of: item) != nil {
          if let value = reloaded[item] { section[item.item] = value }
        }
        departures = map.items.departures.places(inSection: old).map { $0.item }
      } else {
        section = sections[number] ?? GallerySection(count: 0)
      }
      let arrivals = map.items.arrivals.places(inSection: number).map { place in
        (place: place.item, value: arrival(at: place, map, items, reloaded))
      }
      let count = section.count - departures.count + arrivals.count
      if let last = arrivals.last, last.place >= count {
        let place = ItemIndex(section: number, item: last.place)
        throw BatchFault(.beyondTheEnd, updates.filter { $0.target == place })
      }
      section.rearrange(departures: departures, arrivals: arrivals)
      after.sections.append(section)
    }
    let batch = try CollectionBatch(updates, before: self, after: after)
    self = after
    return batch
  }

  /// Returns the changes as a batch, without checking the item counts.
  func draft(of updates: [CollectionUpdate]) throws(BatchFault) -> CollectionBatch {
    var draft = BatchDraft()
    var growth = 0
    for update in updates {
      if case .insertSection = update { growth += 1 }
      if case .deleteSection = update { growth -= 1 }
    }
    let most = AnyCounts(sectionCount: sections.count + growth)
    for update in updates { try draft.add(update, before: self, after: most) }
    return draft.batch
  }

  /// Returns the item that arrives at a place: a new one, or one from elsewhere.
  private func arrival(
    at place: ItemIndex, _ map: ElementMap, _ items: [ItemIndex: GalleryItem],
    _ reloaded: [ItemIndex: GalleryItem]
  ) -> GalleryItem {
    guard let origin = map.items.origin(of: place) else { return items[place] ?? GalleryItem() }
    return reloaded[origin] ?? self[origin]
  }
}

/// Sections whose numbers of items are not known yet.
private struct AnyCounts: CollectionContent {
  let sectionCount: Int
  func itemCount(inSection section: Int) -> Int { mostItems }
}

extension CollectionBatch {
  fileprivate func sectionCount(after count: Int) -> Int {
    count - map.sections.departures.places.count + map.sections.arrivals.places.count
  }
}

extension CollectionUpdate {
  /// The place afterwards at which an item arrives.
  fileprivate var target: ItemIndex? {
    switch self {
    case .insert(let place), .move(_, let place): return place
    default: return nil
    }
  }
}
