/// Collects the changes of a batch one by one, and rejects contradictions.
struct BatchDraft {
  /// The changes of one place, as it is numbered before the batch.
  private struct Fate {
    var delete: CollectionUpdate?
    var move: CollectionUpdate?
    var reload: CollectionUpdate?
  }

  private var items = Part()
  private var sections = Part()

  /// Items, or sections, which count as items of section 0.
  private struct Part {
    var fates: [ItemIndex: Fate] = [:]
    var arrivals: [ItemIndex: CollectionUpdate] = [:]
    var moves: [Rearrangement.Move] = []

    var deletes: [ItemIndex] { fates.compactMap { $0.value.delete == nil ? nil : $0.key } }
    var reloads: [ItemIndex] { fates.compactMap { $0.value.reload == nil ? nil : $0.key } }

    var rearrangement: Rearrangement {
      let targets = Set(moves.map { $0.to })
      return Rearrangement(
        deletes: deletes, inserts: arrivals.keys.filter { !targets.contains($0) }, moves: moves)
    }

    mutating func delete(_ place: ItemIndex, _ update: CollectionUpdate) throws(BatchFault) {
      try refuse(.deletedTwice, update, fates[place]?.delete)
      try refuse(.deletedAndMoved, update, fates[place]?.move)
      try refuse(.deletedAndReloaded, update, fates[place]?.reload)
      fates[place, default: Fate()].delete = update
    }

    mutating func move(
      _ origin: ItemIndex, _ target: ItemIndex, _ update: CollectionUpdate
    ) throws(BatchFault) {
      try refuse(.deletedAndMoved, update, fates[origin]?.delete)
      try refuse(.movedTwice, update, fates[origin]?.move)
      try arrive(target, update)
      fates[origin, default: Fate()].move = update
      moves.append(.init(from: origin, to: target))
    }

    mutating func reload(_ place: ItemIndex, _ update: CollectionUpdate) throws(BatchFault) {
      try refuse(.deletedAndReloaded, update, fates[place]?.delete)
      try refuse(.reloadedTwice, update, fates[place]?.reload)
      fates[place, default: Fate()].reload = update
    }

    mutating func arrive(_ place: ItemIndex, _ update: CollectionUpdate) throws(BatchFault) {
      try refuse(.twoInOnePlace, update, arrivals[place])
      arrivals[place] = update
    }

    private func refuse(
      _ reason: BatchFault.Reason, _ update: CollectionUpdate, _ other: CollectionUpdate?
    ) throws(BatchFault) {
      if let other { throw BatchFault(reason, [other, update]) }
    }
  }

  mutating func add(
    _ update: CollectionUpdate, before: some CollectionContent, after: some CollectionContent
  ) throws(BatchFault) {
    func origin(_ item: ItemIndex) throws(BatchFault) {
      guard before.has(item) else { throw BatchFault(.noSuchItem, [update]) }
    }
    func target(_ item: ItemIndex) throws(BatchFault) {
      guard after.has(item) else { throw BatchFault(.beyondTheEnd, [update]) }
    }
    func origin(_ section: Int) throws(BatchFault) -> ItemIndex {
      guard before.hasSection(section) else { throw BatchFault(.noSuchSection, [update]) }
      return ItemIndex(item: section)
    }
    func target(_ section: Int) throws(BatchFault) -> ItemIndex {
      guard after.hasSection(section) else { throw BatchFault(.beyondTheEnd, [update]) }
      return ItemIndex(item: section)
    }
    switch update {
    case .insert(let item):
      try target(item)
      try items.arrive(item, update)
    case .delete(let item):
      try origin(item)
      try items.delete(item, update)
    case .move(let from, let to):
      try origin(from)
      try target(to)
      try items.move(from, to, update)
    case .reload(let item):
      try origin(item)
      try items.reload(item, update)
    case .insertSection(let section): try sections.arrive(target(section), update)
    case .deleteSection(let section): try sections.delete(origin(section), update)
    case .moveSection(let from, let to): try sections.move(origin(from), target(to), update)
    case .reloadSection(let section): try sections.reload(origin(section), update)
    }
  }

  var batch: CollectionBatch {
    CollectionBatch(
      map: ElementMap(
        sections: sections.rearrangement, items: items.rearrangement,
        replaced: sections.reloads.map { $0.item }),
      reloaded: items.reloads)
  }
}

extension CollectionContent {
  func hasSection(_ section: Int) -> Bool { section >= 0 && section < boundedSectionCount }

  package func has(_ item: ItemIndex) -> Bool {
    hasSection(item.section) && item.item >= 0
      && item.item < boundedItemCount(inSection: item.section)
  }
}
