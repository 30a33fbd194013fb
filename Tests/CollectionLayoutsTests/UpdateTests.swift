import CollectionLayouts
import Testing
import TestSupport

/// What is left of a layout when its content changes.
@Suite struct UpdateTests {
  @Test(arguments: RandomGallery.names) func `after any changes all is as if prepared anew`(
    name: String
  ) throws {
    for seed in 1...25 {
      var gallery = RandomGallery(seed: seed)
      var pane = RandomGallery.controller(name, gallery.content)
      for step in 1...6 {
        let batch = try gallery.change(seed: seed * 100 + step)
        pane.update(to: gallery.content, by: batch.batch, keeping: .leading)
        var fresh = RandomGallery.controller(name, gallery.content)
        fresh.scroll(to: pane.contentOffset)
        let (found, expected) = (pane.everyElement, fresh.everyElement)
        try #require(
          found.isNear(expected), "\(name), seed \(seed), step \(step): \(batch.updates)")
        #expect(pane.contentSize.isNear(fresh.contentSize), "\(name), seed \(seed), step \(step)")
        LayoutLaws.queriesAreFilters(of: pane, seed: seed, "\(name), seed \(seed), step \(step)")
      }
    }
  }

  @Test(arguments: ["list", "columns"], [true, false])
  func `a pane at an end of the content stays there when its item there is replaced by two`(
    name: String, isStart: Bool
  ) throws {
    let gallery = RandomGallery(seed: 3, count: 40)
    var pane = RandomGallery.controller(name, gallery.content)
    let count = gallery.lists.sections[0].count
    func end() -> Double {
      isStart ? pane.contentOffset.y : pane.contentSize.height - pane.viewport.bounds.size.height
    }
    let start = end()
    pane.scroll(to: Point(x: pane.contentOffset.x, y: start))
    let place = isStart ? 0 : count - 1
    let comes = [place, place + 1].map { ItemIndex(item: $0) }
    var content = gallery.content
    let batch = try content.apply(
      [.delete(at: ItemIndex(item: place))] + comes.map { .insert(at: $0) },
      inserting: Dictionary(uniqueKeysWithValues: comes.map { ($0, gallery.item("new\($0.item)")) })
    )
    pane.update(to: content, by: batch, keeping: isStart ? .leading : .trailing)
    #expect(abs(pane.contentOffset.y - (isStart ? start : end())) < 1e-9)
  }

  @Test(arguments: RandomGallery.names) func `long sections, too, are as if prepared anew`(
    name: String
  ) throws {
    for seed in Effort.some(1...5, of: 5) {
      var chance = SeededNumbers(seed: UInt64(seed))
      var gallery = RandomGallery(seed: seed, count: 1500)
      var pane = RandomGallery.controller(name, gallery.content)
      for step in 1...4 {
        // One batch in a place, as of a user: some go, some come.
        let place = chance.whole(0...gallery.lists.sections[0].count - 20)
        let goes = (0..<chance.whole(0...9)).map { ItemIndex(item: place + $0) }
        let comes = (0..<chance.whole(0...9)).map { ItemIndex(item: place + $0) }
        var content = gallery.content
        let batch = try content.apply(
          goes.map { .delete(at: $0) } + comes.map { .insert(at: $0) },
          inserting: Dictionary(
            uniqueKeysWithValues: comes.map { ($0, gallery.item("\(step).\($0.item)")) }))
        gallery.replace(goes.count, at: place, with: comes.map { "\(step).\($0.item)" })
        #expect(content == gallery.content)
        pane.update(to: content, by: batch)
        var fresh = RandomGallery.controller(name, content)
        fresh.scroll(to: pane.contentOffset)
        let (found, expected) = (LayoutLaws.cells(of: pane), LayoutLaws.cells(of: fresh))
        try #require(found.isNear(expected), "\(name), seed \(seed), step \(step)")
      }
    }
  }

  @Test func `changes far from each other, too, are as if prepared anew`() throws {
    for (first, last) in [(10, 1400), (511, 512), (0, 1499), (600, 601), (1020, 1030)] {
      for name in ["list", "flow", "waterfall", "quilt"] {
        let gallery = RandomGallery(seed: first, count: 1500)
        var content = gallery.content
        var pane = RandomGallery.controller(name, content)
        let batch = try content.apply(
          [.delete(at: ItemIndex(item: first)), .delete(at: ItemIndex(item: last))])
        pane.update(to: content, by: batch)
        let fresh = RandomGallery.controller(name, content)
        #expect(
          LayoutLaws.cells(of: pane).isNear(LayoutLaws.cells(of: fresh)),
          "\(name), \(first), \(last)")
      }
    }
  }

  @Test func `items that are not there are not resized, and nothing overflows`() {
    let content = GalleryContent(count: 5)
    var pane = RandomGallery.controller("list", content)
    let before = LayoutLaws.cells(of: pane)
    for item in [Int.min, -1, 5, .max] {
      pane.resize([ItemIndex(item: item), ItemIndex(section: item, item: 0)], of: content)
      pane.update(to: content, by: .reloading([ItemIndex(item: item)]))
      #expect(LayoutLaws.cells(of: pane) == before)
    }
    var huge = GalleryContent(count: .max)
    #expect(throws: BatchFault.self) { _ = try huge.apply([.insert(at: ItemIndex(item: 0))]) }
    #expect(huge.places(of: [5]).isEmpty)
  }

  @Test(arguments: RandomGallery.names)
  func `changes taken back leave nothing, and two at once are as one after the other`(
    name: String
  ) throws {
    for seed in 1...15 {
      var gallery = RandomGallery(seed: seed)
      let start = RandomGallery.controller(name, gallery.content)
      let first = try gallery.change(seed: seed * 2).batch
      var pane = start
      pane.update(to: gallery.content, by: first, holding: nil)
      var back = pane
      back.update(to: start.content, by: first.inverse, holding: nil)
      #expect(back.everyElement.isNear(start.everyElement), "seed \(seed)")
      let second = try gallery.change(seed: seed * 2 + 1).batch
      pane.update(to: gallery.content, by: second, holding: nil)
      var once = start
      once.update(to: gallery.content, by: first.then(second), holding: nil)
      #expect(once.everyElement.isNear(pane.everyElement), "seed \(seed)")
    }
  }

  @Test func `changes make the content that the names say`() throws {
    for seed in 1...300 {
      var gallery = RandomGallery(seed: seed)
      var content = gallery.content
      let before = gallery
      let change = try gallery.change(seed: seed)
      let map = change.batch.map
      var (items, reloaded) = ([ItemIndex: GalleryItem](), [ItemIndex: GalleryItem]())
      var sections: [Int: GallerySection] = [:]
      for (section, names) in gallery.lists.sections.enumerated() {
        let known = Set(before.lists.sections.joined())
        sections[section] = gallery.section(section) { !known.contains($0) }
        for (item, name) in names.enumerated() {
          items[ItemIndex(section: section, item: item)] = gallery.item(name)
        }
      }
      for place in change.batch.reloaded {
        reloaded[place] = gallery.item(before.lists.sections[place.section][place.item])
      }
      let batch = try content.apply(
        change.updates, inserting: items, reloading: reloaded, sections: sections)
      #expect(content == gallery.content, "seed \(seed): \(change.updates)")
      #expect(batch == change.batch, "seed \(seed), \(map)")
    }
  }

  @Test func `a section of which nothing is said has what moves into it alone`() throws {
    var content = GalleryContent(count: 3)
    _ = try content.apply([.insertSection(at: 1), .reloadSection(at: 0)])
    #expect(
      content.sectionCount == 2 && content == GalleryContent([.init(count: 0), .init(count: 0)]))
    content = GalleryContent(count: 3)
    _ = try content.apply([
      .insertSection(at: 0), .move(from: ItemIndex(item: 2), to: ItemIndex(section: 0, item: 0)),
    ])
    #expect((0..<2).map { content.itemCount(inSection: $0) } == [1, 2])
  }

  @Test func `changes that cannot be change nothing`() throws {
    var content = GalleryContent(count: 3)
    let before = content
    let faults: [([CollectionUpdate], BatchFault.Reason)] = [
      ([.insert(at: ItemIndex(item: 9))], .beyondTheEnd),
      ([.insert(at: ItemIndex(section: 1, item: 0))], .beyondTheEnd),
      ([.delete(at: ItemIndex(item: 3))], .noSuchItem),
      (
        [.delete(at: ItemIndex(item: 0)), .move(from: ItemIndex(item: 1), to: ItemIndex(item: 2))],
        .beyondTheEnd
      ),
      ([.insertSection(at: 2)], .beyondTheEnd),
      ([.delete(at: ItemIndex(item: .min))], .noSuchItem),
    ]
    for (updates, reason) in faults {
      let fault = #expect(throws: BatchFault.self) { try content.apply(updates) }
      #expect(fault?.reason == reason)
      #expect(fault?.updates.isEmpty == false)
      #expect(content == before)
    }
  }

  // MARK: Lanes that are kept

  @Test func `an item keeps its lane when one above it shrinks, as worked out`() throws {
    let heights: [Double] = try GalleryVectors.example(
      "waterfall", "ten heights, three lanes, 320 pt", "heights")
    let frames: [[Double]] = try GalleryVectors.example(
      "waterfall", "the same with remembered lanes", "frames")
    var content = GalleryContent([
      GallerySection(heights.map { GalleryItem(size: Size(width: 1, height: $0)) })
    ])
    var pane = LayoutController(
      layout: GalleryLayout.waterfall(WaterfallMetrics(keepsLanes: true)), content: content,
      viewport: Viewport(bounds: Rect(x: 0, y: 0, width: 320, height: 480)))
    content[ItemIndex(item: 1)].size.height = 40
    pane.resize([ItemIndex(item: 1)], of: content)
    for (found, expected) in zip(LayoutLaws.cells(of: pane), frames) {
      for (a, b) in zip(found.frame.numbers, expected) { #expect(abs(a - b) < 1e-6) }
    }
  }

  @Test func `items that keep their lanes stay in them through any changes`() throws {
    for seed in 1...100 {
      var gallery = RandomGallery(seed: seed)
      var pane = LayoutController(
        layout: GalleryLayout.waterfall(WaterfallMetrics(keepsLanes: true)),
        content: gallery.content,
        viewport: Viewport(bounds: Rect(x: 0, y: 0, width: 400, height: 300)))
      for step in 1...4 {
        let before = pane
        let change = try gallery.change(seed: seed * 100 + step)
        let batch = change.batch
        pane.update(to: gallery.content, by: batch)
        for cell in LayoutLaws.cells(of: before) {
          guard case .cell(let old) = cell.element, let new = batch.map.newItem(of: old),
            batch.map.newSection(of: old.section) == new.section,
            !change.updates.contains(.reloadSection(at: old.section))
          else { continue }
          let span = min(3, gallery.content[new].span)
          let lane = pane.layoutAttributesForItem(at: new)?.details.column
          #expect(lane == min(cell.details.column, 3 - span), "seed \(seed), \(old)")
        }
      }
    }
  }
}

extension [LayoutAttributes<GalleryDetails>] {
  func isNear(_ other: Self) -> Bool {
    count == other.count
      && zip(self, other).allSatisfy { a, b in
        a.element == b.element && a.size == b.size && a.details == b.details
          && abs(a.center.x - b.center.x) < 1e-6 && abs(a.center.y - b.center.y) < 1e-6
          && abs(a.transform.scale - b.transform.scale) < 1e-6 && a.alpha == b.alpha
      }
  }
}

extension Size {
  func isNear(_ other: Size) -> Bool {
    abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}
