extension CollectionBatch {
  /// The batch that undoes this one.
  public var inverse: CollectionBatch {
    CollectionBatch(map: map.inverse, reloaded: reloaded.compactMap(map.newItem))
  }

  /// Returns this batch, followed by another, as one batch.
  public func then(_ next: CollectionBatch) -> CollectionBatch {
    let sections = map.sections.then(
      next.map.sections, newPlace: { next.map.newSection(of: $0.item).map { ItemIndex(item: $0) } },
      oldPlace: { map.oldSection(of: $0.item).map { ItemIndex(item: $0) } })
    let replaced =
      map.replaced.filter { map.newSection(of: $0).flatMap(next.map.newSection) != nil }
      + next.map.replaced.compactMap(map.oldSection)
    let whole = ElementMap(sections: sections, replaced: Set(replaced).sorted())
    let items = map.items.then(next.map.items, newPlace: next.map.newItem, oldPlace: map.oldItem)
    let composed = ElementMap(
      sections: sections,
      // Leave out items whose section already covers them.
      items: Rearrangement(
        deletes: items.deletes.filter { !whole.speaksForItems(ofOld: $0.section) },
        inserts: items.inserts.filter { !whole.speaksForItems(ofNew: $0.section) },
        moves: items.moves),
      replaced: whole.replaced)
    let again = reloaded + next.reloaded.compactMap(map.oldItem)
    return CollectionBatch(
      map: composed, reloaded: Set(again).filter { composed.newItem(of: $0) != nil }.sorted())
  }
}

extension Rearrangement {
  /// Returns this rearrangement, followed by another, as one.
  ///
  /// - Parameters:
  ///   - newPlace: returns where the other one puts an element.
  ///   - oldPlace: returns where an element was before this one.
  fileprivate func then(
    _ next: Rearrangement, newPlace: (ItemIndex) -> ItemIndex?, oldPlace: (ItemIndex) -> ItemIndex?
  ) -> Rearrangement {
    var deletes = self.deletes
    var inserts = self.inserts.compactMap(newPlace) + next.inserts
    var moves: [Move] = []
    for move in self.moves {
      if let target = newPlace(move.to) {
        moves.append(Move(from: move.from, to: target))
      } else {
        deletes.append(move.from)
      }
    }
    // Elements that this one moved are covered above.
    for move in next.moves where origin(of: move.from) == nil {
      if let origin = oldPlace(move.from) {
        moves.append(Move(from: origin, to: move.to))
      } else if !arrivals.contains(move.from) {
        inserts.append(move.to)
      }
    }
    for place in next.deletes where origin(of: place) == nil {
      if let old = oldPlace(place) { deletes.append(old) }
    }
    return Rearrangement(deletes: deletes, inserts: inserts, moves: moves)
  }
}
