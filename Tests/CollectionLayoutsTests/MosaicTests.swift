import CollectionLayouts
import Testing
import TestSupport

@Suite struct MosaicTests {
  private typealias Counts = LayoutLaws.Counts

  private func mosaic(
    _ counts: [Int], width: Double = 375, metrics: MosaicMetrics = MosaicMetrics(pixel: 1),
    axis: ScrollAxis = .vertical, direction: LayoutDirection = .leftToRight
  ) -> LayoutController<MosaicLayout<LayoutLaws.Counts>> {
    let content = Counts(counts: counts)
    return LayoutController(
      layout: MosaicLayout(content, metrics: metrics, axis: axis), content: content,
      viewport: Viewport(
        bounds: Rect(
          x: 0, y: 0, width: axis == .vertical ? width : 667,
          height: axis == .vertical ? 667 : width), direction: direction))
  }

  @Test(arguments: [1, 2, 5, 9, 10, 13]) func `worked frames`(count: Int) throws {
    let pane = mosaic([count])
    let frames: [[Double]] = try GalleryVectors.example(
      "mosaic", "\(count) items, 375 pt", "frames")
    #expect(LayoutLaws.cells(of: pane).map { $0.frame.numbers } == frames)
    let length: Double = try GalleryVectors.example("mosaic", "\(count) items, 375 pt", "length")
    #expect(pane.contentSize.height == length)
  }

  @Test func `a turned pane cuts at its own width`() throws {
    let frames: [[Double]] = try GalleryVectors.example(
      "mosaic", "turned, 10 items, 667 pt", "frames")
    #expect(LayoutLaws.cells(of: mosaic([10], width: 667)).map { $0.frame.numbers } == frames)
  }

  @Test func `a band may be a share of the breadth, and grows with it`() {
    for (width, band) in [(300.0, 100.0), (375, 125), (0, 1)] {
      let pane = mosaic([5], width: width, metrics: MosaicMetrics(bandShare: 1.0 / 3))
      guard let first = LayoutLaws.cells(of: pane).first else { continue }
      #expect(abs(first.frame.size.height - band) < 1e-9)
    }
    #expect(mosaic([3], metrics: MosaicMetrics(bandShare: .nan)).contentSize.height.isFinite)
  }

  @Test func `the last band can be reached, which the published size leaves out`() throws {
    let rows: [[String: Double]] = try GalleryVectors.example(
      "mosaic", "content size as printed, pane 375x300")
    for row in rows {
      let count = Int(try #require(row["items"]))
      #expect(mosaic([count]).contentSize.height == row["last"], "\(count) items")
    }
  }

  @Test func `a million items are placed as worked out by hand`() throws {
    let pane = mosaic([1_000_000])
    let rows: [String: [Any]] = try GalleryVectors.example("mosaic", "a million items, closed form")
    #expect(rows.count > 8)
    for (item, place) in rows {
      let index = ItemIndex(item: Int(item) ?? -1)
      let cell = try #require(pane.layoutAttributesForItem(at: index))
      #expect(cell.details.row == place[0] as? Int, "item \(item)")
      #expect(cell.details.column == place[2] as? Int, "item \(item)")
    }
  }

  @Test func `arithmetic finds what walking from band to band finds`() {
    for count in 0..<400 {
      var walked: [(row: Int, column: Int)] = []
      var (band, next, left) = (0, 0, count)
      while left > 0 {
        let turn = [2, 3, 3][next]
        let size = band == 0 || left == 1 ? 1 : left == 2 ? 2 : min(turn, left)
        for k in 0..<size { walked.append((band, k)) }
        if band > 0, left > 2 { next = (next + 1) % 3 }
        left -= size
        band += 1
      }
      let cells = LayoutLaws.cells(of: mosaic([count]))
      #expect(cells.map { $0.details.row } == walked.map { $0.row }, "\(count) items")
      #expect(cells.map { $0.details.column } == walked.map { $0.column }, "\(count) items")
    }
  }

  @Test func `a rectangle gives every cell that it meets, also those the published search misses`()
    throws
  {
    let rows: [[String: [Double]]] = try GalleryVectors.example("mosaic", "printed query, 10 items")
    for row in rows {
      let r = try #require(row["rect"])
      let found = mosaic([10]).layoutAttributesForElements(
        in: Rect(x: r[0], y: r[1], width: r[2], height: r[3]))
      #expect(found.map { $0.element.item } == row["exact"]?.map { Int($0) }, "\(r)")
    }
    for seed in 1...60 {
      var chance = SeededNumbers(seed: UInt64(seed))
      let counts = (0..<chance.whole(0...4)).map { _ in chance.whole(0...30) }
      let axis = chance.choice(of: [ScrollAxis.vertical, .horizontal])
      let direction = chance.choice(of: [LayoutDirection.leftToRight, .rightToLeft])
      let pane = mosaic(
        counts, width: chance.number(in: 0...500), axis: axis, direction: direction)
      LayoutLaws.queriesAreFilters(of: pane, seed: seed, "seed \(seed), \(counts), \(axis)")
    }
  }

  @Test func `sideways is the same with both axes exchanged, right to left the mirror image`() {
    let down = LayoutLaws.cells(of: mosaic([14, 5]))
    let across = LayoutLaws.cells(of: mosaic([14, 5], axis: .horizontal))
    let mirrored = LayoutLaws.cells(of: mosaic([14, 5], direction: .rightToLeft))
    for ((a, b), c) in zip(zip(down, across), mirrored) {
      #expect(a.frame.minX == b.frame.minY && a.frame.minY == b.frame.minX)
      #expect(a.frame.size.width == b.frame.size.height)
      #expect(abs(a.frame.minX + c.frame.maxX - 375) < 1e-9 && a.frame.minY == c.frame.minY)
    }
  }

  @Test func `twice the lengths give exactly twice the frames`() {
    let one = MosaicMetrics(band: 130, line: 3)
    let two = MosaicMetrics(band: 260, line: 6)
    for (a, b) in zip(
      LayoutLaws.cells(of: mosaic([30], width: 401, metrics: one)),
      LayoutLaws.cells(of: mosaic([30], width: 802, metrics: two)))
    {
      #expect(a.frame.numbers.map { $0 * 2 } == b.frame.numbers)
    }
  }

  @Test(arguments: [
    MosaicMetrics(band: 0, line: -1, pixel: -1), MosaicMetrics(band: .nan, line: .infinity),
    MosaicMetrics(band: -.infinity, line: .nan, pixel: .nan), MosaicMetrics(pixel: 1e300),
  ]) func `measures that cannot be drawn are bounded`(metrics: MosaicMetrics) {
    for width in [0, 0.5, 375, -10] as [Double] {
      let pane = mosaic([20, 0, 3], width: width, metrics: metrics)
      for cell in LayoutLaws.cells(of: pane) {
        #expect(cell.frame.numbers.allSatisfy { $0.isFinite } && cell.size.width >= 0)
      }
      LayoutLaws.queriesAreFilters(of: pane, seed: 1, "\(metrics), \(width)")
    }
  }
}
