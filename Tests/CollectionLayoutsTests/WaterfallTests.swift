import CollectionLayouts
import Testing
import TestSupport

@Suite struct WaterfallTests {
  /// Items of their own lengths, some over several lanes.
  private struct Photos: LaneContent {
    var sections: [[(length: Double, span: Int)]]
    var header = 0.0
    var sectionCount: Int { sections.count }
    func itemCount(inSection section: Int) -> Int { sections[section].count }
    func length(of item: ItemIndex, across breadth: Double) -> Double {
      sections[item.section][item.item].length
    }
    func span(of item: ItemIndex) -> Int { sections[item.section][item.item].span }
    func length(of kind: ElementKind, inSection section: Int, across breadth: Double) -> Double {
      header
    }
  }

  private func waterfall(
    _ photos: Photos, _ metrics: WaterfallMetrics = WaterfallMetrics(), width: Double = 320,
    axis: ScrollAxis = .vertical, direction: LayoutDirection = .leftToRight
  ) -> LayoutController<WaterfallLayout<Photos>> {
    let pane = axis == .vertical ? Size(width: width, height: 480) : Size(width: 480, height: width)
    return LayoutController(
      layout: WaterfallLayout(photos, metrics: metrics, axis: axis), content: photos,
      viewport: Viewport(bounds: Rect(origin: .zero, size: pane), direction: direction))
  }

  private func photos(_ lengths: [Double]) -> Photos {
    Photos(sections: [lengths.map { ($0, 1) }])
  }

  private static let ten: [Double] = [100, 150, 80, 120, 60, 200, 90, 70, 110, 130]

  private func expect(
    _ pane: LayoutController<WaterfallLayout<Photos>>, _ example: String...,
    lanes: [Int]? = nil, length: Double? = nil
  ) throws {
    let cells = LayoutLaws.cells(of: pane)
    let frames: [[Double]] =
      example.count == 2
      ? try GalleryVectors.example("waterfall", example[0], example[1])
      : try GalleryVectors.example("waterfall", example[0], example[1], example[2])
    #expect(cells.count == frames.count)
    for (cell, frame) in zip(cells, frames) {
      for (found, expected) in zip(cell.frame.numbers, frame) {
        #expect(abs(found - expected) < 1e-6, "\(cell.element)")
      }
    }
    if let lanes { #expect(cells.map { $0.details.column } == lanes) }
    if let length { #expect(pane.contentSize.height == length) }
  }

  @Test func `worked lanes: ten items in three, right to left, turned to five`() throws {
    let name = "ten heights, three lanes, 320 pt"
    try expect(
      waterfall(photos(Self.ten)), name, "proposed", "frames",
      lanes: [0, 1, 2, 2, 0, 1, 0, 2, 0, 2],
      length: 450)
    try expect(
      waterfall(photos(Self.ten), direction: .rightToLeft), "the same, right to left", "frames")
    var five = WaterfallMetrics()
    five.lanes = 5
    try expect(
      waterfall(photos(Self.ten), five, width: 568), "turned: 568 pt, five lanes", "frames",
      lanes: [0, 1, 2, 3, 4, 4, 2, 0, 3, 1])
  }

  @Test func `worked spans: an item lies where all its lanes have ended`() throws {
    let items: [(Double, Int)] = [
      (100, 1), (60, 2), (50, 1), (40, 3), (30, 1), (25, 2), (70, 1), (70, 1),
    ]
    try expect(
      waterfall(Photos(sections: [items])), "proposed: spans", "frames",
      lanes: [0, 1, 1, 0, 0, 1, 1, 2])
  }

  @Test func `ties, tolerance and turns as worked out`() throws {
    func lanes(_ lengths: [Double], _ metrics: WaterfallMetrics) -> [Int] {
      LayoutLaws.cells(of: waterfall(photos(lengths), metrics)).map { $0.details.column }
    }
    let six: [Int] = try GalleryVectors.example("waterfall", "ties: six equal heights", "proposed")
    #expect(lanes(Array(repeating: 100, count: 6), WaterfallMetrics()) == six)
    #expect(
      lanes(Array(repeating: 100, count: 6), WaterfallMetrics(order: .shortestForward)) == six)
    // Of two lanes that end first the one behind the item before, or the first of all.
    let tied: [Double] = [100, 50, 100, 50, 70]
    #expect(lanes(tied, WaterfallMetrics()) == [0, 1, 2, 1, 0])
    #expect(lanes(tied, WaterfallMetrics(order: .shortestForward)) == [0, 1, 2, 1, 2])
    let name = "proposed: tolerance"
    let lengths: [Double] = try GalleryVectors.example("waterfall", name, "heights")
    for (key, metrics) in [
      ("exact", WaterfallMetrics()), ("tolerance8", WaterfallMetrics(tolerance: 8)),
      ("cycle", WaterfallMetrics(order: .cycle)),
    ] {
      let expected: [Int] = try GalleryVectors.example("waterfall", name, key)
      #expect(lanes(lengths, metrics) == expected, "\(key)")
    }
  }

  @Test func `an item that has grown shorter is placed anew with all behind it`() throws {
    var lengths = Self.ten
    lengths[1] = 40
    try expect(
      waterfall(photos(lengths)), "height of item 1 becomes 40", "framesAfter",
      lanes: [0, 1, 2, 1, 2, 0, 2, 1, 1, 2])
  }

  @Test func `fewer lanes than before leave none behind, and asking places nothing`() {
    var pane = waterfall(photos(Self.ten))
    _ = pane.layoutAttributesForItem(at: ItemIndex(item: 3))
    let before = LayoutLaws.cells(of: pane)
    #expect(before == LayoutLaws.cells(of: pane))
    pane.changeViewport(
      to: Viewport(bounds: Rect(x: 0, y: 0, width: 320, height: 100)))
    #expect(before == LayoutLaws.cells(of: pane))
    let two = WaterfallMetrics(lanes: 2)
    for cell in LayoutLaws.cells(of: waterfall(photos(Self.ten), two)) {
      #expect(cell.details.column < 2 && cell.frame.maxX <= 310)
    }
  }

  @Test func `a gap that leaves nothing for the lanes is less`() {
    for cell in LayoutLaws.cells(of: waterfall(photos(Self.ten), WaterfallMetrics(lanes: 60))) {
      #expect(cell.size.width > 0 && cell.frame.maxX <= 320)
    }
  }

  @Test func `sixty thousand lengths add up without single precision`() {
    let pane = waterfall(
      photos(Array(repeating: 997.3, count: 60_000)), WaterfallMetrics(lineSpacing: 10))
    #expect(abs(pane.contentSize.height - (20_000 * 1007.3 - 10 + 20)) < 1e-4)
  }

  private func random(_ seed: Int) -> (photos: Photos, metrics: WaterfallMetrics) {
    var chance = SeededNumbers(seed: UInt64(seed))
    let spans = chance.chance(0.5)
    let photos = Photos(
      sections: (0..<chance.whole(0...3)).map { _ in
        (0..<chance.whole(0...40)).map { _ in
          (chance.number(in: 0...200), spans ? chance.whole(0...5) : 1)
        }
      }, header: chance.choice(of: [0, 25]))
    let metrics = WaterfallMetrics(
      lanes: chance.whole(1...6), gap: chance.number(in: 0...20),
      lineSpacing: chance.number(in: 0...20),
      order: chance.choice(of: [.shortest, .shortestForward, .cycle]),
      tolerance: chance.choice(of: [0, 0, 16]))
    return (photos, metrics)
  }

  @Test func `a rectangle gives every element that it meets, along both axes and both ways`() {
    for seed in 1...120 {
      let (photos, metrics) = random(seed)
      let axis: ScrollAxis = seed % 2 == 0 ? .vertical : .horizontal
      let pane = waterfall(
        photos, metrics, axis: axis, direction: seed % 3 == 0 ? .rightToLeft : .leftToRight)
      LayoutLaws.queriesAreFilters(of: pane, seed: seed, "seed \(seed)")
    }
  }

  @Test func `cells lie apart, and within the content`() {
    for seed in 1...60 {
      let (photos, metrics) = random(seed)
      let pane = waterfall(photos, metrics, width: 700)
      let elements = pane.everyElement
      for (k, a) in elements.enumerated() {
        #expect(a.frame.maxY <= pane.contentSize.height + 1e-9, "seed \(seed)")
        for b in elements[..<k] {
          #expect(!a.frame.sharesArea(with: b.frame), "seed \(seed), \(a.element), \(b.element)")
        }
      }
    }
  }

  @Test func `without spans and tolerance no item begins before the one in front of it`() {
    for seed in 1...60 {
      var (photos, metrics) = random(seed)
      photos.sections = photos.sections.map { $0.map { ($0.length, 1) } }
      (metrics.tolerance, metrics.order) = (0, .shortest)
      for section in photos.sections.indices {
        let tops = LayoutLaws.cells(of: waterfall(photos, metrics))
          .filter { $0.element.section == section }.map { $0.frame.minY }
        for (top, next) in zip(tops, tops.dropFirst()) {
          #expect(next >= top - 1e-9, "seed \(seed)")
        }
      }
    }
  }

  @Test func `sideways is the same with both axes exchanged`() {
    for seed in 1...40 {
      let (photos, metrics) = random(seed)
      let down = waterfall(photos, metrics).everyElement
      let across = waterfall(photos, metrics, axis: .horizontal).everyElement
      for (a, b) in zip(down, across) {
        #expect(a.frame.numbers == [1, 0, 3, 2].map { b.frame.numbers[$0] }, "seed \(seed)")
      }
    }
  }

  @Test(arguments: [
    WaterfallMetrics(lanes: 0), WaterfallMetrics(lanes: -7, gap: .nan, lineSpacing: -.infinity),
    WaterfallMetrics(lanes: 5000, gap: 1e300),
    WaterfallMetrics(insets: EdgeInsets(top: .nan, left: 1e9, bottom: -4, right: .infinity)),
    WaterfallMetrics(tolerance: .nan),
  ]) func `measures that cannot be drawn are bounded`(metrics: WaterfallMetrics) {
    for width in [0, -3, .nan, 320] as [Double] {
      let photos = Photos(
        sections: [[(.nan, -4), (-10, 0), (.infinity, .max), (20, .min)], []], header: .nan)
      let pane = waterfall(photos, metrics, width: width)
      for element in pane.everyElement {
        #expect(element.frame.numbers.allSatisfy { $0.isFinite })
      }
      LayoutLaws.queriesAreFilters(of: pane, seed: 5, "\(metrics), \(width)")
    }
  }
}
