import CollectionLayouts
import Testing
import TestSupport

/// Batches of changes: what they make of every element, and what cannot be one.
@Suite struct CollectionBatchTests {
  /// Sections of names.
  struct Lists: CollectionContent, Equatable {
    var sections: [[String]]
    var sectionCount: Int { sections.count }
    func itemCount(inSection section: Int) -> Int { sections[section].count }

    var places: [String: ItemIndex] {
      var places: [String: ItemIndex] = [:]
      for (s, section) in sections.enumerated() {
        for (k, name) in section.enumerated() { places[name] = ItemIndex(section: s, item: k) }
      }
      return places
    }
  }

  // MARK: Worked examples

  private static let examples = [
    "the sample: three moves and a reload", "reload, move, delete", "delete the first",
    "insert, delete and move of five", "everything goes, two come",
  ]

  @Test(arguments: examples) func `a worked example has its map`(name: String) throws {
    let example: [String: Any] = try GalleryVectors.example("updates", name)
    func list(_ key: String) throws -> Lists {
      Lists(sections: [try #require(example[key] as? [Any]).map { "\($0)" }])
    }
    let updates = try #require(example["ops"] as? [[Any]]).map(Self.update)
    let (before, after) = (try list("before"), try list("after"))
    let batch = try CollectionBatch(updates, before: before, after: after)
    let expected = try #require(example["map"] as? [String: Int])
    for k in before.sections[0].indices {
      #expect(batch.map.newItem(of: ItemIndex(item: k))?.item == expected["\(k)"], "item \(k)")
    }
    for k in after.sections[0].indices {
      let old = expected.first { $0.value == k }.flatMap { Int($0.key) }
      #expect(batch.map.oldItem(of: ItemIndex(item: k))?.item == old, "new item \(k)")
    }
    #expect(batch.reloaded.map { $0.item } == example["reload"] as? [Int])
  }

  private static func update(_ words: [Any]) -> CollectionUpdate {
    let numbers = words.compactMap { $0 as? Int }.map { ItemIndex(item: $0) }
    switch words[0] as? String {
    case "insert": return .insert(at: numbers[numbers.count - 1])
    case "delete": return .delete(at: numbers[0])
    case "move": return .move(from: numbers[0], to: numbers[1])
    default: return .reload(at: numbers[0])
    }
  }

  @Test func `the survivor nearest to an item that is gone is the one that a walk both ways finds`()
    throws
  {
    for seed in 1...300 {
      var chance = SeededNumbers(seed: UInt64(seed))
      let before = Lists(
        sections: (0..<3).map { section in
          (0..<chance.whole(0...5)).map { "\(section).\($0)" }
        })
      let all = before.sections.indices.flatMap { section in
        before.sections[section].indices.map { ItemIndex(section: section, item: $0) }
      }
      let gone = all.filter { _ in chance.chance(0.7) }
      var after = before
      for item in gone.reversed() { after.sections[item.section].remove(at: item.item) }
      let batch = try CollectionBatch(
        gone.map { .delete(at: $0) }, before: before, after: after)
      for item in gone {
        let place = try #require(all.firstIndex(of: item))
        // By distance; of two at the same the later.
        let nearest = all.indices.filter { !gone.contains(all[$0]) }.min {
          (abs($0 - place), -$0) < (abs($1 - place), -$1)
        }
        let found = batch.map.nearestSurvivor(of: item, in: before)
        #expect(found?.old == nearest.map { all[$0] }, "seed \(seed), \(item)")
      }
    }
  }

  // MARK: Faults

  private static let four = Lists(sections: [["a", "b", "c", "d"]])
  private static func item(_ number: Int) -> ItemIndex { ItemIndex(item: number) }

  private static let contradictions: [([CollectionUpdate], BatchFault.Reason)] = [
    ([.delete(at: item(0)), .delete(at: item(0))], .deletedTwice),
    ([.delete(at: item(0)), .move(from: item(0), to: item(1))], .deletedAndMoved),
    ([.delete(at: item(1)), .reload(at: item(1))], .deletedAndReloaded),
    ([.reload(at: item(1)), .reload(at: item(1))], .reloadedTwice),
    ([.move(from: item(0), to: item(1)), .move(from: item(0), to: item(2))], .movedTwice),
    ([.insert(at: item(1)), .insert(at: item(1))], .twoInOnePlace),
    ([.insert(at: item(1)), .move(from: item(0), to: item(1))], .twoInOnePlace),
    ([.deleteSection(at: 0), .deleteSection(at: 0)], .deletedTwice),
    ([.deleteSection(at: 0), .moveSection(from: 0, to: 0)], .deletedAndMoved),
    ([.deleteSection(at: 0), .reloadSection(at: 0)], .deletedAndReloaded),
    ([.reloadSection(at: 0), .reloadSection(at: 0)], .reloadedTwice),
    ([.moveSection(from: 0, to: 0), .moveSection(from: 0, to: 0)], .movedTwice),
    ([.insertSection(at: 0), .moveSection(from: 0, to: 0)], .twoInOnePlace),
  ]

  @Test(arguments: contradictions)
  func `two changes that contradict each other are both named, in either order`(
    updates: [CollectionUpdate], reason: BatchFault.Reason
  ) {
    for updates in [updates, updates.reversed()] {
      #expect(throws: BatchFault(reason, updates)) {
        try CollectionBatch(updates, before: Self.four, after: Self.four)
      }
    }
  }

  @Test(
    arguments: [
      (.insert(at: item(9)), BatchFault.Reason.beyondTheEnd),
      (.insert(at: ItemIndex(section: 1, item: 0)), .beyondTheEnd),
      (.move(from: item(7), to: item(0)), .noSuchItem), (.delete(at: item(-1)), .noSuchItem),
      (.reload(at: ItemIndex(section: -1, item: 0)), .noSuchItem),
      (.deleteSection(at: 1), .noSuchSection), (.moveSection(from: 0, to: 1), .beyondTheEnd),
    ] as [(CollectionUpdate, BatchFault.Reason)])
  func `a change of what is not there is named`(
    update: CollectionUpdate, reason: BatchFault.Reason
  ) {
    #expect(throws: BatchFault(reason, [update])) {
      try CollectionBatch([update], before: Self.four, after: Self.four)
    }
  }

  @Test func `counts that the changes do not explain are a fault`() {
    let three = Lists(sections: [["a", "b", "c"]])
    #expect(throws: BatchFault(.itemCountDisagrees(section: 0))) {
      try CollectionBatch([], before: Self.four, after: three)
    }
    #expect(throws: BatchFault(.sectionCountDisagrees)) {
      try CollectionBatch([], before: Self.four, after: Lists(sections: []))
    }
  }

  @Test func `of an item nothing is said that its section says already`() {
    let empty = Lists(sections: [])
    let delete = CollectionUpdate.delete(at: Self.item(0))
    #expect(throws: BatchFault(.saidBySection, [delete])) {
      try CollectionBatch([.deleteSection(at: 0), delete], before: Self.four, after: empty)
    }
    let insert = CollectionUpdate.insert(at: Self.item(0))
    #expect(throws: BatchFault(.saidBySection, [insert])) {
      try CollectionBatch([.insertSection(at: 0), insert], before: empty, after: Self.four)
    }
  }

  // MARK: Laws

  @Test func `an item that was there and is there is found both ways, by its name`() throws {
    for seed in 1...400 {
      let step = try RandomBatch(from: RandomBatch.start(seed: seed), seed: seed)
      check(step.batch, from: step.before, to: step.after, "seed \(seed)")
    }
  }

  @Test func `the inverse takes a batch back, and its own is the batch`() throws {
    for seed in 1...400 {
      let step = try RandomBatch(from: RandomBatch.start(seed: seed), seed: seed)
      check(step.batch.inverse, from: step.after, to: step.before, "seed \(seed)")
      #expect(step.batch.inverse.inverse == step.batch, "seed \(seed)")
    }
  }

  @Test func `two batches are one: an item is where the second has put what the first has left`()
    throws
  {
    for seed in 1...400 {
      let first = try RandomBatch(from: RandomBatch.start(seed: seed), seed: seed)
      let second = try RandomBatch(from: first.after, seed: seed + 1000)
      let both = first.batch.then(second.batch)
      for item in first.before.places.values {
        let there = first.batch.map.newItem(of: item).flatMap(second.batch.map.newItem)
        #expect(both.map.newItem(of: item) == there, "seed \(seed), \(item)")
      }
      for item in second.after.places.values {
        let there = second.batch.map.oldItem(of: item).flatMap(first.batch.map.oldItem)
        #expect(both.map.oldItem(of: item) == there, "seed \(seed), \(item)")
      }
      for section in first.before.sections.indices {
        let there = first.batch.map.newSection(of: section).flatMap(second.batch.map.newSection)
        #expect(both.map.newSection(of: section) == there, "seed \(seed), section \(section)")
      }
    }
  }

  @Test func `no batch changes another`() throws {
    let step = try RandomBatch(from: RandomBatch.start(seed: 7), seed: 7)
    #expect(step.batch.then(.none) == step.batch)
    #expect(CollectionBatch.none.then(step.batch) == step.batch)
  }

  @Test func `a header goes with its section, what is no cell of another too`() throws {
    let before = Lists(sections: [["a"], ["b"], ["c"]])
    let batch = try CollectionBatch(
      [.moveSection(from: 2, to: 0), .deleteSection(at: 0)], before: before,
      after: Lists(sections: [["c"], ["b"]]))
    for kind in [ElementKind.sectionHeader, .sectionFooter] {
      func header(_ section: Int) -> LayoutElement {
        .supplementary(kind, ItemIndex(section: section, item: 0))
      }
      #expect(batch.map.newElement(of: header(2)) == header(0))
      #expect(batch.map.newElement(of: header(1)) == header(1))
      #expect(batch.map.newElement(of: header(0)) == nil)
      #expect(batch.map.oldElement(of: header(0)) == header(2))
    }
    let (cell, there) = (ItemIndex(section: 2, item: 0), ItemIndex(section: 0, item: 0))
    #expect(batch.map.newElement(of: .cell(cell)) == .cell(there))
    #expect(
      batch.map.oldElement(of: .decoration(ElementKind(rawValue: 9), there))
        == .decoration(ElementKind(rawValue: 9), cell))
  }

  @Test func `what is reloaded is told by its place before, of the inverse and of two as well`()
    throws
  {
    for seed in 1...400 {
      let first = try RandomBatch(from: RandomBatch.start(seed: seed), seed: seed)
      let second = try RandomBatch(from: first.after, seed: seed + 1000)
      func names(_ places: [ItemIndex], in lists: Lists) -> Set<String> {
        Set(places.map { lists.sections[$0.section][$0.item] })
      }
      let reloaded = names(first.batch.reloaded, in: first.before)
      #expect(names(first.batch.inverse.reloaded, in: first.after) == reloaded, "seed \(seed)")
      let both = reloaded.union(names(second.batch.reloaded, in: second.before))
        .intersection(first.before.places.keys).intersection(second.after.places.keys)
      let found = first.batch.then(second.batch).reloaded
      #expect(names(found, in: first.before) == both, "seed \(seed)")
    }
  }

  @Test func `no number of items or sections is too many, and none too few`() throws {
    struct Claims: CollectionContent {
      var sectionCount: Int
      var items: Int
      func itemCount(inSection section: Int) -> Int { items }
    }
    for items in [Int.min, -1, 0, .max] {
      for sections in [Int.min, -1, 0, 1] {
        let claims = Claims(sectionCount: sections, items: items)
        #expect(try CollectionBatch([], before: claims, after: claims) == .none)
      }
    }
    let full = Claims(sectionCount: 1, items: .max)
    #expect(throws: BatchFault(.itemCountDisagrees(section: 0))) {
      try CollectionBatch([.insert(at: Self.item(0))], before: full, after: full)
    }
    let batch = try CollectionBatch(
      [.insert(at: Self.item(0))], before: Lists(sections: [[]]), after: Lists(sections: [["a"]]))
    for number in [Int.min, -1, .max] {
      for section in [Int.min, -1, .max, 0] {
        let place = ItemIndex(section: section, item: number)
        _ = batch.map.newItem(of: place)
        _ = batch.map.oldItem(of: place)
        #expect(ElementMap.identity.newItem(of: place) == place)
      }
    }
  }

  private func check(
    _ batch: CollectionBatch, from before: Lists, to after: Lists, _ comment: Comment
  ) {
    let (old, new) = (before.places, after.places)
    for (name, place) in old { #expect(batch.map.newItem(of: place) == new[name], comment) }
    for (name, place) in new { #expect(batch.map.oldItem(of: place) == old[name], comment) }
  }
}
