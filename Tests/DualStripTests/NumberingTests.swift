@testable import DualStrip
import TestSupport
import Testing

/// What slots and pages become when slots come and go, beside plain lists.
@Suite struct NumberingTests {
  /// The set of the slots for which a condition holds.
  private func slots(_ count: Int, where holds: (Int) -> Bool) -> SlotRanges {
    var result = SlotRanges()
    for slot in 0..<count where holds(slot) { result.append(slot..<slot + 1) }
    return result
  }

  /// Checks a numbering against a list that has the old number of each slot; `nil` for a new one.
  private func check(
    _ numbering: Numbering, of count: Int, gives list: [Int?], seed: Int,
    _ chance: inout SeededNumbers
  ) {
    for slot in 0..<count {
      #expect(numbering.slot(slot) == list.firstIndex(of: slot), "seed \(seed)")
    }
    let chosen = Set((0..<count).filter { _ in chance.chance(0.6) })
    let wanted = slots(list.count) { list[$0].map { chosen.contains($0) } ?? false }
    #expect(numbering.renumber(slots(count) { chosen.contains($0) }) == wanted, "seed \(seed)")
  }

  @Test func `a numbering agrees with a plain list`() {
    for seed in 0..<80 {
      var chance = SeededNumbers(seed: UInt64(seed))
      let count = chance.whole(1...24)
      let gaps = (0..<chance.whole(1...14)).map { _ in chance.whole(0...count) }.sorted()
      var opened: [Int?] = (0..<count).map { $0 }
      for gap in gaps.reversed() { opened.insert(nil, at: gap) }
      check(.opened(gaps), of: count, gives: opened, seed: seed, &chance)
      let gone = (0..<count).filter { _ in chance.chance(0.5) }
      let left = (0..<count).filter { !gone.contains($0) }
      check(.removing(gone.reversed()), of: count, gives: left, seed: seed, &chance)
      var mixed = left
      for place in mixed.indices { mixed.swapAt(place, chance.whole(0...mixed.count - 1)) }
      let table = (0..<count).map { mixed.firstIndex(of: $0) }
      check(.table(table), of: count, gives: mixed, seed: seed, &chance)
    }
  }

  @Test func `a page that moves takes its selection along, and all other slots keep theirs`() {
    let moved = Numbering.moved([(from: 1, to: 6), (from: 3, to: 0), (from: 8, to: 2)])
    #expect((0..<10).map { moved.slot($0) } == [0, 6, 2, 0, 4, 5, 6, 7, 2, 9])
    var selected = SlotRanges(1..<3)
    selected.set(8..<9, to: true)
    let after = moved.renumber(selected)
    #expect(after.contains(6) && after.contains(2) && !after.contains(0))
    #expect(after == slots(10) { [1, 2, 6, 8].contains($0) })
    #expect(moved.movesPagesOnly && !Numbering.opened([1]).movesPagesOnly)
  }

  /// A slot of the plain list: a page, or one that the page has left.
  private struct Row {
    var page: Page
    var isGhost = false
  }

  private func check(_ document: Document, is rows: [Row], seed: Int) {
    let pages = document.ids.indices.map { document.page(in: $0) }
    #expect(pages == rows.map(\.page) && document.count == rows.count, "seed \(seed)")
    let ids = rows.map(\.page.id) + [0, 9999]
    let found = ids.map { document.slot(of: $0) }
    let wanted = ids.map { id in rows.firstIndex { !$0.isGhost && $0.page.id == id } }
    #expect(found == wanted, "seed \(seed)")
  }

  @Test func `a document finds its pages after any inserts, moves, turns and removals`() {
    for seed in 0..<80 {
      var chance = SeededNumbers(seed: UInt64(seed) &+ 900)
      var next: UInt64 = 1
      func page(_ chance: inout SeededNumbers) -> Page {
        next += UInt64(chance.whole(1...3))
        return Page(
          id: PageID(next), aspect: chance.number(in: 0.5...2), quarterTurns: chance.whole(0...3))
      }
      var rows = (0..<chance.whole(0...12)).map { _ in Row(page: page(&chance)) }
      var document = Document(rows.map(\.page))
      for step in 1...12 {
        let most = chance.choice(of: [1, 3, 12])
        switch chance.whole(0...3) {
        case 0:
          // A new document often grows at its end.
          let isLast = chance.chance(0.4)
          let pages = (0..<chance.whole(1...most)).map { _ in page(&chance) }
          let gaps = pages.map { _ in isLast ? rows.count : chance.whole(0...rows.count) }.sorted()
          document.insert(pages, at: gaps)
          for place in pages.indices.reversed() {
            rows.insert(Row(page: pages[place]), at: gaps[place])
          }
        case 1:
          let moving = rows.indices.filter { !rows[$0].isGhost }.prefix(chance.whole(0...most))
          let pages = moving.map { rows[$0].page }
          let gaps = pages.map { _ in chance.whole(0...rows.count) }.sorted()
          document.insertSecondSlots(for: pages, at: gaps)
          for slot in moving { rows[slot].isGhost = true }
          for place in pages.indices.reversed() {
            rows.insert(Row(page: pages[place]), at: gaps[place])
          }
        case 2 where !rows.isEmpty:
          let slot = chance.whole(0...rows.count - 1)
          let quarters = chance.choice(of: [-2, -1, 1, 2])
          document.turn(slot, by: quarters)
          rows[slot].page.quarterTurns += quarters
        default:
          var gone = Array(rows.indices.filter { _ in chance.chance(0.4) }.prefix(most))
          if chance.chance(0.5) { gone.reverse() }
          document.remove(gone)
          for slot in gone.sorted().reversed() { rows.remove(at: slot) }
        }
        check(document, is: rows, seed: 100 * seed + step)
      }
    }
  }

  @Test func `elements come into an ordered list behind those with the same key`() {
    for seed in 0..<120 {
      var chance = SeededNumbers(seed: UInt64(seed) &+ 77)
      func keys(_ chance: inout SeededNumbers) -> [Int] {
        (0..<chance.whole(0...6)).map { _ in chance.whole(0...5) }.sorted()
      }
      let old = keys(&chance).enumerated().map { (key: $1, tag: $0) }
      let added = keys(&chance).enumerated().map { (key: $1, tag: 100 + $0) }
      var list = old
      list.insert(contentsOf: added) { $0.key }
      let wanted = (old + added).sorted { ($0.key, $0.tag) < ($1.key, $1.tag) }
      #expect(list.map(\.tag) == wanted.map(\.tag), "seed \(seed)")
      for key in 0...6 {
        #expect(old.map(\.key).holds(ascending: key) == old.contains { $0.key == key })
      }
    }
  }

  @Test func `in a new list thumbnails that close are found, and one that is gone does not open`()
    throws
  {
    var viewer = StepTests.viewer(active: 3)
    viewer.touchBegan(.preview, at: .zero)
    viewer.dragMoved(on: .preview, by: -160, at: .zero)
    viewer.touchEnded(on: .preview, at: .zero)
    viewer.focus(8, animated: true, at: .zero)
    // The view has begun 0.4 pages behind page 3.
    let before = try #require(viewer.expansion.blend).snapshot
    #expect(before.map(\.slot) == [2, 3] && viewer.expansion.rule == .focused(7))
    viewer.touchBegan(.thumbnails, at: .milliseconds(100))
    #expect(viewer.expansion.rule == .focused(7))
    let pages = [6, 4, 3].map { Page(id: PageID($0), aspect: 0.7) }
    try viewer.replace(with: pages, at: .milliseconds(120))
    #expect(viewer.expansion.rule == .tent)
    let after = try #require(viewer.expansion.blend).snapshot
    #expect(after.map(\.slot) == [1, 2])
    for (value, wanted) in zip(after.map(\.value), [0.4, 0.6]) {
      #expect(abs(value - wanted) < 1e-9)
    }
  }
}
