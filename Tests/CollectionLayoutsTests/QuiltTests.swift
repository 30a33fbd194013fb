import CollectionLayouts
import Testing
import TestSupport

@Suite struct QuiltTests {
  struct Blocks: BlockContent {
    var sections: [[BlockSize]]
    var insets = EdgeInsets.zero
    var header = 0.0
    var sectionCount: Int { sections.count }
    func itemCount(inSection section: Int) -> Int { sections[section].count }
    func block(of item: ItemIndex) -> BlockSize { sections[item.section][item.item] }
    func insets(of item: ItemIndex) -> EdgeInsets { insets }
    func length(of kind: ElementKind, inSection section: Int, across breadth: Double) -> Double {
      header
    }
  }

  private func quilt(
    _ blocks: Blocks, _ metrics: QuiltMetrics = QuiltMetrics(), width: Double = 400,
    axis: ScrollAxis = .vertical, direction: LayoutDirection = .leftToRight
  ) -> LayoutController<QuiltLayout<Blocks>> {
    let pane = axis == .vertical ? Size(width: width, height: 600) : Size(width: 600, height: width)
    return LayoutController(
      layout: QuiltLayout(blocks, metrics: metrics, axis: axis), content: blocks,
      viewport: Viewport(bounds: Rect(origin: .zero, size: pane), direction: direction))
  }

  private func blocks(_ pairs: [[Int]]) -> Blocks {
    Blocks(sections: [pairs.map { BlockSize(width: $0[0], height: $0[1]) }])
  }

  private func twelve() throws -> Blocks {
    blocks(try GalleryVectors.example("quilt", "twelve blocks in four columns", "blocks"))
  }

  private func frames(_ pane: LayoutController<QuiltLayout<Blocks>>) -> [[Double]] {
    LayoutLaws.cells(of: pane).map { $0.frame.numbers }
  }

  private func places(_ pane: LayoutController<QuiltLayout<Blocks>>) -> [[Int]] {
    LayoutLaws.cells(of: pane).map { [$0.details.column, $0.details.row] }
  }

  private static let small = QuiltMetrics(unit: .block(Size(width: 75, height: 75)))

  // MARK: Worked examples

  @Test func `twelve blocks down, across, in the middle, with insets, with gaps, turned`() throws {
    let twelve = try twelve()
    var inset = twelve
    inset.insets = EdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    let panes: [(String, LayoutController<QuiltLayout<Blocks>>)] = [
      ("twelve blocks in four columns", quilt(twelve)),
      ("the same, scrolling horizontally, four rows", quilt(twelve, axis: .horizontal)),
      ("padding: 320 pt of pane, 75 pt blocks", quilt(twelve, Self.small, width: 320)),
      (
        "insets of 2 pt on every side (the published demo)",
        quilt(inset, Self.small, width: 320)
      ),
      ("proposed: gap 4 pt, pane 412 pt", quilt(twelve, QuiltMetrics(gap: 4), width: 412)),
      ("turned: pane 667 pt", quilt(twelve, width: 667)),
    ]
    for (name, pane) in panes {
      let example: [String: Any] = try GalleryVectors.example("quilt", name)
      #expect(frames(pane) == example["frames"] as? [[Double]], "\(name)")
      guard let size = example["contentSize"] as? [Double] else { continue }
      #expect([pane.contentSize.width, pane.contentSize.height] == size, "\(name)")
    }
  }

  @Test func `a later small block goes back into a hole, unless the order is kept`() throws {
    let name = "a later small block goes back into a hole"
    let blocks = blocks(try GalleryVectors.example("quilt", name, "blocks"))
    let cells: [[Int]] = try GalleryVectors.example("quilt", name, "cells")
    #expect(places(quilt(blocks, width: 300)) == cells)
    let kept = places(quilt(blocks, QuiltMetrics(keepsOrder: true), width: 300))
    for (a, b) in zip(kept, kept.dropFirst()) { #expect((a[1], a[0]) < (b[1], b[0])) }
  }

  @Test func `a block that is too wide is as wide as the wall`() throws {
    let blocks = blocks(try GalleryVectors.example("quilt", "wider than the pane", "blocks"))
    let expected: [[Double]] = try GalleryVectors.example(
      "quilt", "wider than the pane", "proposed", "frames")
    #expect(frames(quilt(blocks, width: 300)) == expected)
  }

  @Test func `alternating blocks, a deleted one, an inserted one`() throws {
    let alternating = (0..<12).map { $0 % 2 == 0 ? [2, 1] : [1, 2] }
    let cells: [[Int]] = try GalleryVectors.example(
      "quilt", "alternating 2x1 and 1x2 in three columns", "cells")
    #expect(places(quilt(blocks(alternating), width: 320)) == cells)
    var deleted = try twelve()
    deleted.sections[0].remove(at: 3)
    let less: [[Double]] = try GalleryVectors.example("quilt", "delete item 3", "after")
    #expect(frames(quilt(deleted)) == less)
    var inserted = try twelve()
    inserted.sections[0].insert(BlockSize(width: 2, height: 2), at: 2)
    let more: [[Double]] = try GalleryVectors.example("quilt", "insert a 2x2 at 2", "after")
    #expect(frames(quilt(inserted)) == more)
  }

  @Test func `the content is as long from the start as at the end, and nothing is no row`() throws {
    let forty = quilt(blocks(Array(repeating: [1, 1], count: 40)), width: 300)
    #expect(forty.contentSize == Size(width: 300, height: 1400))
    #expect(quilt(blocks([]), width: 200).contentSize == Size(width: 200, height: 0))
  }

  @Test func `a further section has all its items, and a low rectangle its last row`() {
    let ones = Blocks(sections: [3, 5].map { Array(repeating: BlockSize(), count: $0) })
    let pane = quilt(ones, width: 200)
    #expect(LayoutLaws.cells(of: pane).map { $0.element.section } == [0, 0, 0, 1, 1, 1, 1, 1])
    #expect(pane.layoutAttributesForItem(at: ItemIndex(section: 1, item: 0))?.frame.minY == 200)
    let six = quilt(blocks(Array(repeating: [1, 1], count: 6)), width: 200)
    let low = six.layoutAttributesForElements(in: Rect(x: 0, y: 90, width: 200, height: 120))
    #expect(low.map { $0.element.item } == [0, 1, 2, 3, 4, 5])
  }

  @Test func `a gap that leaves nothing for the columns is less`() {
    for metrics in [
      QuiltMetrics(unit: .columns(64), gap: 10), QuiltMetrics(unit: .columns(4), gap: 120),
    ] {
      for cell in LayoutLaws.cells(of: quilt(random(3), metrics, width: 320)) {
        #expect(cell.size.width > 0 && cell.size.height > 0 && cell.frame.maxX <= 320 + 1e-9)
      }
    }
  }

  // MARK: Laws

  private func random(_ seed: Int, tallest: Int = 4) -> Blocks {
    var chance = SeededNumbers(seed: UInt64(seed))
    return Blocks(
      sections: (0..<chance.whole(1...2)).map { _ in
        (0..<chance.whole(0...40)).map { _ in
          BlockSize(width: chance.whole(0...5), height: chance.whole(0...tallest))
        }
      }, header: chance.choice(of: [0, 25]))
  }

  @Test func `each block has the first place that fits, as a slow search of all places finds it`() {
    for seed in Effort.some(1...3000, of: 10) {
      var chance = SeededNumbers(seed: UInt64(seed))
      let columns = chance.whole(1...9)
      let keepsOrder = chance.chance(0.2)
      let blocks = random(seed)
      let pane = quilt(
        blocks, QuiltMetrics(unit: .columns(columns), keepsOrder: keepsOrder), width: 900)
      for section in blocks.sections.indices {
        var wall = SlowWall(columns: columns, keepsOrder: keepsOrder)
        let expected = blocks.sections[section].map { wall.place($0) }
        let found = LayoutLaws.cells(of: pane).filter { $0.element.section == section }
        #expect(
          found.map { [$0.details.row, $0.details.column] } == expected,
          "seed \(seed), \(columns) columns")
      }
    }
  }

  /// First fit by walking over every tile.
  private struct SlowWall {
    let columns: Int
    let keepsOrder: Bool
    /// Numbered row by row, 16 to a row.
    var taken: Set<Int> = []
    var last = [0, 0]

    mutating func place(_ block: BlockSize) -> [Int] {
      let (width, height) = (min(max(block.width, 1), columns), max(block.height, 1))
      var row = keepsOrder ? last[0] : 0
      while true {
        for column in 0...columns - width {
          if keepsOrder, row == last[0], column < last[1] { continue }
          let tiles = (row..<row + height).flatMap { y in
            (column..<column + width).map { 16 * y + $0 }
          }
          guard tiles.allSatisfy({ !taken.contains($0) }) else { continue }
          taken.formUnion(tiles)
          last = [row, column]
          return last
        }
        row += 1
      }
    }
  }

  @Test func `a rectangle gives every element that it meets, along both axes and both ways`() {
    for seed in 1...120 {
      let pane = quilt(
        random(seed), QuiltMetrics(gap: Double(seed % 3) * 7),
        axis: seed % 2 == 0 ? .vertical : .horizontal,
        direction: seed % 3 == 0 ? .rightToLeft : .leftToRight)
      LayoutLaws.queriesAreFilters(of: pane, seed: seed, "seed \(seed)")
    }
  }

  @Test func `sideways is the same with both axes exchanged`() {
    for seed in 1...60 {
      let blocks = random(seed)
      var turned = blocks
      turned.sections = blocks.sections.map {
        $0.map { BlockSize(width: $0.height, height: $0.width) }
      }
      let down = quilt(blocks).everyElement
      let across = quilt(turned, axis: .horizontal).everyElement
      for (a, b) in zip(down, across) {
        #expect(a.frame.numbers == [1, 0, 3, 2].map { b.frame.numbers[$0] }, "seed \(seed)")
      }
    }
  }

  @Test func `two hundred blocks in five columns, as worked out`() throws {
    let name = "two hundred blocks in five columns"
    let blocks: [String] = try GalleryVectors.example("quilt", name, "blocks")
    let sizes = blocks.map { $0.split(separator: "x").compactMap { Int($0) } }
    let pane = quilt(self.blocks(sizes), QuiltMetrics(), width: 500)
    #expect(pane.contentSize.height == 100 * (try GalleryVectors.example("quilt", name, "rows")))
    let last: [[Int]] = try GalleryVectors.example("quilt", name, "last")
    let cells = LayoutLaws.cells(of: pane).suffix(last.count)
    #expect(cells.map { [$0.details.column, $0.details.row] } == last)
  }

  @Test func `blocks of one size look at two rows each, however many there are`() {
    for count in [100, 200, 400, 800] {
      var wall = Wall(columns: 3, keepsOrder: false)
      var last: Wall.Place?
      for _ in 0..<count {
        last = wall.place(Wall.Shape(width: 2, height: 1), from: last?.row ?? 0, after: last)
      }
      #expect(wall.probes == 2 * count - 1)
    }
  }

  @Test(arguments: [
    QuiltMetrics(unit: .block(Size(width: 0, height: -3))),
    QuiltMetrics(unit: .block(Size(width: .nan, height: .infinity)), gap: .nan),
    QuiltMetrics(unit: .columns(0)), QuiltMetrics(unit: .columns(.max), gap: 1e300),
    QuiltMetrics(unit: .block(Size(width: 1, height: 1)), gap: -7),
  ]) func `measures that cannot be drawn are bounded`(metrics: QuiltMetrics) {
    var hostile = blocks([[0, 1], [.max, .min], [1, 5000], [-3, 2], [1, 1]])
    hostile.insets = EdgeInsets(top: .nan, left: -5, bottom: 1e9, right: .infinity)
    hostile.header = .nan
    for width in [0, -3, .nan, .infinity, 0.25, 320] as [Double] {
      let pane = quilt(hostile, metrics, width: width)
      for element in pane.everyElement {
        #expect(element.frame.numbers.allSatisfy { $0.isFinite })
      }
      LayoutLaws.queriesAreFilters(of: pane, seed: 5, "\(metrics), \(width)")
    }
  }

  @Test func `a block keeps clear of each side by that side's inset`() {
    var one = blocks([[1, 1]])
    one.insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    for axis in [ScrollAxis.vertical, .horizontal] {
      #expect(frames(quilt(one, axis: axis)) == [[2, 1, 94, 96]], "\(axis)")
    }
    // The left inset is the one where reading begins.
    #expect(frames(quilt(one, direction: .rightToLeft)) == [[304, 1, 94, 96]])
  }
}
