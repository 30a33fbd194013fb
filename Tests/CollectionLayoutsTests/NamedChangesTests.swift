import CollectionLayouts
import Testing

/// Changes by the names of items: contradictions are refused, and changes may meet in one item.
@Suite struct NamedChangesTests {
  private func items(_ ids: UInt64...) -> [GalleryItem] { ids.map { GalleryItem(id: ItemID($0)) } }

  @Test func `what comes twice with one batch is refused, however it comes`() {
    let cases: [([GalleryChange], [ItemID: GallerySection])] = [
      (
        [.insert(GalleryItem(id: 21), .before(1)), .insertSection(7, at: 1)],
        [7: GallerySection(items(20, 21))]
      ),
      (
        [.insertSection(7, at: 1), .insertSection(8, at: 2)],
        [7: GallerySection(items(20, 21)), 8: GallerySection(items(21, 22))]
      ),
      ([.insertSection(7, at: 1)], [7: GallerySection(items(20, 21, 21))]),
      ([.insertSection(7, at: 1)], [7: GallerySection(items(21, 21))]),
    ]
    for (changes, given) in cases {
      var content = GalleryContent([GallerySection(items(1, 2))])
      #expect(throws: UpdateRefusal.duplicate(21)) {
        try content.apply(changes, sections: given)
      }
    }
  }

  @Test func `an item whose section goes or is reloaded has nothing beside it`() {
    for change in [GalleryChange.deleteSection(7), .reloadSection(7)] {
      for place in [GalleryPlace.before(1), .after(1)] {
        var content = GalleryContent([GallerySection(id: 7, items(1, 2))])
        #expect(throws: UpdateRefusal.unknown(1)) {
          try content.apply([change, .insert(GalleryItem(id: 9), place)])
        }
      }
    }
  }

  @Test func `what is reloaded on its way out of a section that goes is what it became`() throws {
    let tall = GalleryItem(size: Size(width: 9, height: 300))
    var content = GalleryContent([
      GallerySection(id: 7, items(1, 2)), GallerySection(id: 8, items(4, 5)),
    ])
    let batch = try content.apply([.move(5, .before(1)), .reload(5, tall), .deleteSection(8)])
    #expect(content[ItemIndex(item: 0)] == GalleryItem(id: 5, size: tall.size))
    #expect(batch.reloaded == [ItemIndex(section: 1, item: 1)])
  }

  @Test func `of an item nothing is said whose section is reloaded, or goes`() {
    let item = ItemIndex(item: 1)
    let batches: [[CollectionUpdate]] = [
      [.reloadSection(at: 0), .delete(at: item)], [.reloadSection(at: 0), .reload(at: item)],
      [.reloadSection(at: 0), .insert(at: ItemIndex(item: 0))],
      [.deleteSection(at: 0), .reload(at: item)],
    ]
    for updates in batches {
      var content = GalleryContent(count: 3)
      #expect(throws: BatchFault(.saidBySection, [updates[1]])) { try content.apply(updates) }
    }
  }

  @Test func `of sections without a name the first is meant`() throws {
    var content = GalleryContent([GallerySection(count: 1), GallerySection(count: 2)])
    let changes: [GalleryChange] = [.deleteSection(0)]
    _ = try content.apply(changes)
    #expect(content.sections.map { $0.count } == [2])
  }

  @Test func `beside what comes to a place by its number, others find their neighbours`() throws {
    let first = GalleryChange.insert(GalleryItem(id: 9), .at(ItemIndex(item: 0)))
    let other = GalleryChange.insert(GalleryItem(id: 8), .after(1))
    let beside = GalleryChange.insert(GalleryItem(id: 7), .after(9))
    let cases: [([GalleryChange], [UInt64])] = [
      ([first, other], [9, 1, 8, 2, 3]), ([first, beside, other], [9, 7, 1, 8, 2, 3]),
    ]
    for (changes, order) in cases {
      var content = GalleryContent([GallerySection(items(1, 2, 3))])
      _ = try content.apply(changes)
      let section = content.sections[0]
      #expect((0..<section.count).map { section[$0].id.rawValue } == order)
    }
  }

  @Test func `what is not there neither moves nor is reloaded, and nothing moves beyond the end`() {
    let content = GalleryContent(count: 3)
    let faults: [(CollectionUpdate, BatchFault.Reason)] = [
      (.reloadSection(at: 1), .noSuchSection), (.moveSection(from: 1, to: 0), .noSuchSection),
      (.move(from: ItemIndex(item: 0), to: ItemIndex(item: 3)), .beyondTheEnd),
    ]
    for (update, reason) in faults {
      #expect(throws: BatchFault(reason, [update])) {
        try CollectionBatch([update], before: content, after: content)
      }
    }
  }

  @Test func `a section that goes is one step on the way to a survivor, on either side`() throws {
    let before = CollectionBatchTests.Lists(sections: [["a"], ["b", "c", "d"], ["e", "f"]])
    let gone = ItemIndex(section: 1, item: 2)
    let batch = try CollectionBatch(
      [.deleteSection(at: 1), .delete(at: ItemIndex(section: 2, item: 0))], before: before,
      after: CollectionBatchTests.Lists(sections: [["a"], ["f"]]))
    let found = batch.map.nearestSurvivor(of: gone, in: before)
    #expect(found?.old == ItemIndex(section: 0, item: 0))
  }

  @Test func `each refusal has words of its own`() {
    let reasons: [(BatchFault.Reason, String)] = [
      (.noSuchItem, "there is no such item"), (.noSuchSection, "there is no such section"),
      (.beyondTheEnd, "a place is beyond the end"), (.deletedTwice, "something is deleted twice"),
      (.movedTwice, "something moves twice"), (.reloadedTwice, "something is reloaded twice"),
      (.deletedAndMoved, "something is both deleted and moved"),
      (.deletedAndReloaded, "something is both deleted and reloaded"),
      (.twoInOnePlace, "two changes use one place"),
      (.saidBySection, "a change of the section already covers it"),
      (.itemCountDisagrees(section: 2), "the item count of a section disagrees"),
      (.sectionCountDisagrees, "the count of sections disagrees"),
    ]
    for (reason, words) in reasons {
      #expect(UpdateRefusal.fault(BatchFault(reason)).text == words)
    }
    #expect(UpdateRefusal.unknown(7).text == "there is no such item or section")
    #expect(UpdateRefusal.duplicate(7).text == "it already exists")
  }

  @Test func `what comes behind one that comes is in the order of the changes`() throws {
    var content = GalleryContent([GallerySection(items(1, 2, 3))])
    let changes: [GalleryChange] = [
      .insert(GalleryItem(id: 9), .at(ItemIndex(item: 0))),
      .insert(GalleryItem(id: 8), .after(9)), .insert(GalleryItem(id: 7), .after(9)),
    ]
    _ = try content.apply(changes)
    let section = content.sections[0]
    #expect((0..<section.count).map { section[$0].id.rawValue } == [9, 8, 7, 1, 2, 3])
  }
}
