import CollectionLayouts
import Testing
import TestSupport

/// What stays where it is when something else changes.
@Suite struct AnchorTests {
  private func pane(
    _ layout: GalleryLayout, _ content: GalleryContent, _ size: Size, at offset: Double
  ) -> LayoutController<GalleryLayout> {
    LayoutController(
      layout: layout, content: content,
      viewport: Viewport(bounds: Rect(origin: Point(x: 0, y: offset), size: size)))
  }

  private func photos(_ heights: [Double]) -> GalleryContent {
    GalleryContent([GallerySection(heights.map { GalleryItem(size: Size(width: 9, height: $0)) })])
  }

  // MARK: Worked examples

  @Test func `a waterfall that is turned keeps the first cell's beginning where it was`() throws {
    let name = "waterfall turned, 320x480 to 568x320"
    let heights = (0..<40).map { Double(100 + 37 * $0 % 90) }
    var pane = pane(
      .waterfall(WaterfallMetrics(lanes: 3)), photos(heights), Size(width: 320, height: 480),
      at: 600)
    let anchor = try #require(pane.anchor(by: .leading))
    #expect(
      anchor.element?.item == (try GalleryVectors.example("transitions", name, "anchorLeading")))
    #expect(anchor.place == 498 - 600)
    pane.changeViewport(
      to: Viewport(bounds: Rect(x: 0, y: 600, width: 568, height: 320)), holding: anchor)
    // The page turns to five lanes.
    var wide = self.pane(
      .waterfall(WaterfallMetrics(lanes: 5)), photos(heights), Size(width: 568, height: 320), at: 0)
    wide.hold(anchor)
    #expect(
      wide.contentOffset.y == (try GalleryVectors.example("transitions", name, "offsetAfter")))
    #expect(wide.contentSize.height == (try GalleryVectors.example("transitions", name, "length")))
  }

  @Test func `a block that comes before everything moves the offset by what it takes`() throws {
    let name = "quilt, insert a 2x2 before everything, 400x480, offset 500"
    let sizes: [[Int]] = try GalleryVectors.example(
      "quilt", "twelve blocks in four columns", "blocks")
    var content = GalleryContent([
      GallerySection(sizes.map { GalleryItem(block: BlockSize(width: $0[0], height: $0[1])) })
    ])
    var pane = pane(.quilt(), content, Size(width: 400, height: 480), at: 0)
    // The wall is 800 pt long: as in the example the end does not hold it.
    content.sections[0] = GallerySection(
      (sizes + sizes).map { GalleryItem(block: BlockSize(width: $0[0], height: $0[1])) })
    pane = self.pane(.quilt(), content, Size(width: 400, height: 480), at: 500)
    let batch = try content.apply(
      [.insert(at: ItemIndex(item: 0))],
      inserting: [ItemIndex(item: 0): GalleryItem(block: BlockSize(width: 2, height: 2))])
    pane.update(to: content, by: batch)
    #expect(
      pane.contentOffset.y == (try GalleryVectors.example("transitions", name, "offsetAfter")))
  }

  @Test func `sizes that come late move what is seen by nothing`() throws {
    let name = "self-sizing, list of estimated 100 pt, spacing 0, pane 480"
    var content = GalleryContent(count: 20)
    var pane = pane(.list(), content, Size(width: 320, height: 480), at: 950)
    let known: [String: Double] = try GalleryVectors.example("transitions", name, "nowKnown")
    for (item, height) in known {
      content[ItemIndex(item: Int(item)!)].size.height = height
    }
    pane.resize(known.keys.map { ItemIndex(item: Int($0)!) }, of: content)
    #expect(
      pane.contentOffset.y == (try GalleryVectors.example("transitions", name, "offsetAfter")))
    #expect(
      pane.contentSize.height == (try GalleryVectors.example("transitions", name, "lengthAfter")))
  }

  // MARK: Laws

  @Test(arguments: RandomGallery.names) func `an anchor drifts by nothing but at the ends`(
    name: String
  ) throws {
    let policies: [AnchorPolicy] = [
      .leading, .center, .trailing, .item(ItemIndex(item: 7)), .point(Point(x: 120, y: 90)),
    ]
    for seed in 1...60 {
      var chance = SeededNumbers(seed: UInt64(seed))
      let direction = chance.choice(of: [LayoutDirection.leftToRight, .rightToLeft])
      var gallery = RandomGallery(seed: seed, count: 60)
      var pane = RandomGallery.controller(name, gallery.content, direction: direction)
      pane.scroll(
        to: Point(
          x: chance.number(in: 0...max(0, pane.contentSize.width - 400)),
          y: chance.number(in: 0...max(0, pane.contentSize.height - 300))))
      let policy = chance.choice(of: policies)
      let change = try gallery.change(seed: seed)
      guard let anchor = pane.anchor(by: policy, surviving: change.batch.map) else { continue }
      pane.update(to: gallery.content, by: change.batch, keeping: policy)
      let stretch = PaneStretch(of: pane.layout, through: pane.viewport)
      let offset = stretch.main(of: pane.contentOffset)
      #expect(stretch.limits.contains(offset) || abs(offset - stretch.limits.upperBound) < 1e-6)
      guard anchor.limit == nil, offset > stretch.limits.lowerBound,
        offset < stretch.limits.upperBound
      else { continue }
      // Holding the same anchor again moves nothing.
      var again = pane
      again.hold(anchor)
      #expect(
        abs(again.contentOffset.x - pane.contentOffset.x) < 1e-9
          && abs(again.contentOffset.y - pane.contentOffset.y) < 1e-9,
        "\(name), seed \(seed), \(policy)")
      let place = stretch.place(of: anchor, in: pane)
      #expect(place.map { abs($0 - anchor.place) < 1e-6 } ?? false, "\(name), \(seed), \(policy)")
    }
  }

  @Test(arguments: RandomGallery.names) func `turned and turned back it is where it was`(
    name: String
  ) {
    for seed in 1...40 {
      var chance = SeededNumbers(seed: UInt64(seed))
      let direction = chance.choice(of: [LayoutDirection.leftToRight, .rightToLeft])
      let content = RandomGallery(seed: seed, count: 80).content
      var pane = RandomGallery.controller(name, content, direction: direction)
      pane.scroll(
        to: Point(
          x: chance.number(in: 0...max(0, pane.contentSize.width - 400)),
          y: chance.number(in: 0...max(0, pane.contentSize.height - 300))))
      let before = pane.viewport
      let anchor = pane.anchor(by: pane.layout.usualAnchor)
      var turned = before
      turned.bounds.size = Size(width: 300, height: 400)
      pane.changeViewport(to: turned)
      let stretch = PaneStretch(of: pane.layout, through: pane.viewport)
      let offset = stretch.main(of: pane.contentOffset)
      guard offset > stretch.limits.lowerBound, offset < stretch.limits.upperBound else { continue }
      var back = before
      back.bounds.origin = pane.contentOffset
      // Whoever turns back takes the anchor along.
      pane.changeViewport(to: back, holding: anchor)
      let isBack =
        abs(pane.contentOffset.x - before.bounds.minX) < 1e-6
        || pane.layout.axis == .vertical && abs(pane.contentOffset.y - before.bounds.minY) < 1e-6
      #expect(isBack, "\(name), seed \(seed): \(before.bounds.origin) \(pane.contentOffset)")
    }
  }

  // MARK: Rules

  @Test func `a start that is shown stays shown, with the trailing policy an end`() throws {
    var content = GalleryContent(count: 30)
    for policy in [AnchorPolicy.leading, .center, .trailing] {
      var pane = pane(.list(), content, Size(width: 320, height: 480), at: 0)
      var more = content
      let batch = try more.apply([.insert(at: ItemIndex(item: 0))])
      pane.update(to: more, by: batch, keeping: policy)
      #expect(pane.contentOffset.y == 0)
    }
    for (policy, offset) in [(AnchorPolicy.leading, 2520.0), (.center, 2520), (.trailing, 2620)] {
      var pane = pane(.list(), content, Size(width: 320, height: 480), at: 2520)
      var more = content
      let batch = try more.apply([.insert(at: ItemIndex(item: 30))])
      pane.update(to: more, by: batch, keeping: policy)
      #expect(pane.contentOffset.y == offset, "\(policy)")
    }
    // Content that is shorter than the pane is at both ends.
    content = GalleryContent(count: 2)
    for (policy, offset) in [(AnchorPolicy.leading, 0.0), (.trailing, 720)] {
      var pane = pane(.list(), content, Size(width: 320, height: 480), at: 0)
      var more = content
      let batch = try more.apply((2..<12).map { .insert(at: ItemIndex(item: $0)) })
      pane.update(to: more, by: batch, keeping: policy)
      #expect(pane.contentOffset.y == offset, "\(policy)")
    }
  }

  @Test func `a cell that grows is held by the edge where it begins, however little is seen of it`()
    throws
  {
    for visible in [99.0, 50, 1] {
      var content = GalleryContent(count: 30)
      var pane = pane(.list(), content, Size(width: 320, height: 480), at: 1100 - visible)
      content[ItemIndex(item: 10)].size.height = 300
      pane.resize([ItemIndex(item: 10)], of: content)
      #expect(pane.contentOffset.y == 1100 - visible)
    }
  }

  @Test func `where the anchor goes the next that was seen stays, else the one before it`() throws {
    let content = GalleryContent(count: 30)
    for (gone, offset) in [([10], 950.0), ([10, 11], 850), (Array(10...14), 550)] {
      var pane = pane(.list(), content, Size(width: 320, height: 480), at: 1050)
      var less = content
      let batch = try less.apply(gone.map { .delete(at: ItemIndex(item: $0)) })
      pane.update(to: less, by: batch)
      #expect(pane.contentOffset.y == offset, "\(gone)")
    }
    // All that was seen goes: the nearest of all takes its place, and all of everything leaves nothing.
    for (gone, offset) in [(Array(8...16), 750.0), (Array(10...29), 520), (Array(0...29), 0)] {
      var pane = pane(.list(), content, Size(width: 320, height: 480), at: 1050)
      var less = content
      let batch = try less.apply(gone.map { .delete(at: ItemIndex(item: $0)) })
      pane.update(to: less, by: batch)
      if gone.count < 30 { #expect(pane.contentOffset.y == offset, "\(gone)") }
      #expect(less.itemCount(inSection: 0) == 30 - gone.count)
    }
  }

  /// Deletes the last cells in view, among them the anchor, and all cells behind them.
  @Test(arguments: [1, 2, 3])
  func `where nothing is left behind the anchor, the nearest one before it stays`(
    _ count: Int
  ) throws {
    let content = GalleryContent(count: 30)
    let pane = pane(.list(), content, Size(width: 320, height: 480), at: 1050)
    let last = try #require(pane.visibleLayoutAttributes.last?.element.item)
    var less = content
    let batch = try less.apply(
      (last - count + 1...29).map { .delete(at: ItemIndex(item: $0)) })
    let anchor = pane.anchor(by: .trailing, surviving: batch.map)
    #expect(anchor?.element == .cell(ItemIndex(item: last - count)))
  }

  @Test func `where the cell in the middle goes, the one behind it stays`() throws {
    let content = GalleryContent(count: 30)
    var pane = pane(.list(), content, Size(width: 320, height: 500), at: 1000)
    var less = content
    let batch = try less.apply([.delete(at: ItemIndex(item: 12))])
    pane.update(to: less, by: batch, keeping: .center)
    #expect(pane.contentOffset.y == 900)
  }

  @Test func `without anything that could stay the offset stays, as far as content reaches`() throws
  {
    let content = GalleryContent([
      GallerySection(count: 40), GallerySection(count: 0, header: 3000), GallerySection(count: 5),
    ])
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      var pane = LayoutController(
        layout: GalleryLayout.list(axis: .horizontal), content: content,
        viewport: Viewport(
          bounds: Rect(x: 0, y: 0, width: 500, height: 300), direction: direction))
      let isMirrored = direction == .rightToLeft
      pane.scroll(to: Point(x: isMirrored ? pane.contentSize.width - 5500 : 5000, y: 0))
      var less = content
      let batch = try less.apply([.deleteSection(at: 1)])
      pane.update(to: less, by: batch)
      #expect(pane.contentOffset.x == (isMirrored ? 0 : 4000))
    }
  }

  @Test func `the first cell is the first below a pinned header and below what is covered`() {
    let content = GalleryContent([GallerySection(count: 30, header: 80)])
    for (pinned, safe, item) in [
      (PinnedElements.headers, 0.0, 10), ([], 0, 9), (.headers, 90, 11), ([], 90, 10),
    ] {
      var pane = pane(
        .list(sections: SectionStyle(pinned: pinned)), content, Size(width: 320, height: 480),
        at: 1010)
      var viewport = pane.viewport
      viewport.safeArea.top = safe
      pane.changeViewport(to: viewport, holding: nil)
      #expect(pane.anchor(by: .leading)?.element?.item == item, "\(pinned), \(safe)")
    }
  }

  @Test func `cells whose sizes are known are held before others`() {
    var content = GalleryContent(count: 30, of: GalleryItem(isEstimated: true))
    var pane = pane(.list(), content, Size(width: 320, height: 480), at: 1000)
    #expect(pane.anchor(by: .leading)?.element?.item == 10)
    content[ItemIndex(item: 12)].isEstimated = false
    pane.resize([ItemIndex(item: 12)], of: content)
    #expect(pane.anchor(by: .leading)?.element?.item == 12)
    #expect(pane.anchor(by: .trailing)?.element?.item == 12)
  }

  @Test func `where no cell is seen a header holds, from its own place`() throws {
    let content = GalleryContent([
      GallerySection(count: 3, header: 1000), GallerySection(count: 3, header: 1000),
    ])
    var pane = pane(
      .list(sections: SectionStyle(pinned: .headers)), content, Size(width: 320, height: 480),
      at: 1500)
    #expect(
      pane.anchor(by: .leading)?.element
        == .supplementary(.sectionHeader, ItemIndex(section: 1, item: 0)))
    var more = content
    let batch = try more.apply([.insert(at: ItemIndex(item: 0))])
    pane.update(to: more, by: batch)
    #expect(pane.contentOffset.y == 1600)
  }

  @Test func `where all of a pane is covered, the cell where the cover of its start ends is held`()
  {
    var pane = pane(
      .list(), GalleryContent(count: 30), Size(width: 320, height: 100), at: 1030)
    var viewport = pane.viewport
    viewport.safeArea = EdgeInsets(top: 80, bottom: 80)
    pane.changeViewport(to: viewport, holding: nil)
    #expect(pane.contentOffset.y == 1030)
    #expect(pane.anchor(by: .leading)?.element?.item == 11)
  }
}

extension PaneStretch {
  /// Where an anchor's point is, from its side, in a pane that is 400 pt by 300.
  fileprivate func place(
    of anchor: ContentAnchor, in pane: LayoutController<GalleryLayout>
  ) -> Double? {
    guard case .cell(let item) = anchor.element,
      let cell = pane.layoutAttributesForItem(at: item)
    else { return nil }
    let own = Rect(center: cell.center, size: cell.size)
    let isVertical = pane.layout.axis == .vertical
    let isMirrored = pane.viewport.direction == .rightToLeft
    let start = isVertical ? own.minY : isMirrored ? pane.contentSize.width - own.maxX : own.minX
    let extent = isVertical ? own.size.height : own.size.width
    let side: Double
    switch anchor.side {
    case .leading: side = 0
    case .center: side = isVertical ? 150 : 200
    case .trailing: side = isVertical ? 300 : 400
    }
    return start + anchor.fraction * extent - main(of: pane.contentOffset) - side
  }
}
