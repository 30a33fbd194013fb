import CollectionLayouts
import Testing

/// Changes by name: what contradicts itself is refused, and what is said of an item on its way counts.
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
}
