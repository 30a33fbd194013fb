import CollectionLayouts
import Testing
import TestSupport

@Suite struct FlowTests {
  private func flow(
    _ words: LayoutLaws.Sizes, _ metrics: FlowMetrics, pane: Size = Size(width: 320, height: 480),
    axis: ScrollAxis = .vertical, direction: LayoutDirection = .leftToRight
  ) -> LayoutController<FlowLayout<LayoutLaws.Sizes>> {
    LayoutController(
      layout: FlowLayout(words, metrics: metrics, axis: axis), content: words,
      viewport: Viewport(bounds: Rect(origin: .zero, size: pane), direction: direction))
  }

  private func columns(
    _ count: Int, _ metrics: ColumnsMetrics, width: Double
  ) -> LayoutController<ColumnsLayout<LayoutLaws.Counts>> {
    let content = LayoutLaws.Counts(counts: [count])
    return LayoutController(
      layout: ColumnsLayout(content, metrics: metrics), content: content,
      viewport: Viewport(bounds: Rect(x: 0, y: 0, width: width, height: 667)))
  }

  private static let square = Size(width: 90, height: 90)

  private func isNear(_ found: [Double]?, _ expected: [Double]?) -> Bool {
    guard let found, let expected, found.count == expected.count else { return false }
    return zip(found, expected).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  // MARK: Worked examples

  @Test func `the demo down and across, with one size and with a size for each`() throws {
    let words = LayoutLaws.Sizes(
      sections: [30, 30].map { Array(repeating: Self.square, count: $0) }, header: 30, footer: 30)
    let insets = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    for (name, axis) in [
      ("demo, vertical", ScrollAxis.vertical), ("demo, horizontal", .horizontal),
    ] {
      let pane = flow(words, FlowMetrics(itemSize: Self.square, insets: insets), axis: axis)
      let frames: [String: [Double]] = try GalleryVectors.example("flow", name, "frames")
      let length: Double = try GalleryVectors.example("flow", name, "length")
      #expect((axis == .vertical ? pane.contentSize.height : pane.contentSize.width) == length)
      for attributes in pane.everyElement {
        guard let expected = frames[attributes.element.name] else { continue }
        #expect(isNear(attributes.frame.numbers, expected), "\(attributes.element)")
      }
      // Cells of their own sizes that are alike differ in the last line alone.
      let own = LayoutLaws.cells(of: flow(words, FlowMetrics(insets: insets), axis: axis))
      for (a, b) in zip(own, LayoutLaws.cells(of: pane)) where a.element.item < 28 {
        #expect(isNear(a.frame.numbers, b.frame.numbers), "\(a.element)")
      }
    }
  }

  @Test func `seven sizes in lines, over the whole breadth and from where reading begins`() throws {
    let sizes: [[Double]] = try GalleryVectors.example("flow", "several sizes", "sizes")
    let words = LayoutLaws.Sizes(sections: [sizes.map { Size(width: $0[0], height: $0[1]) }])
    let insets = EdgeInsets(left: 10, right: 10)
    for (name, alignment) in [
      ("several sizes", FlowMetrics.Alignment.justify), ("several sizes, leading", .leading),
    ] {
      let pane = flow(words, FlowMetrics(insets: insets, alignment: alignment))
      let frames: [[Double]] = try GalleryVectors.example("flow", name, "frames")
      #expect(LayoutLaws.cells(of: pane).map { $0.frame.numbers } == frames, "\(name)")
      #expect(pane.contentSize.height == 230)
    }
  }

  @Test func `a line in the middle, and where reading ends`() {
    let words = LayoutLaws.Sizes(sections: [
      [Size(width: 100, height: 10), Size(width: 60, height: 10)]
    ])
    for (alignment, starts) in [
      (FlowMetrics.Alignment.center, [75.0, 185]), (.trailing, [150, 260]), (.leading, [0, 110]),
    ] {
      let cells = LayoutLaws.cells(of: flow(words, FlowMetrics(alignment: alignment)))
      #expect(cells.map { $0.frame.minX } == starts)
    }
  }

  @Test func `columns are cut down to whole points where that is asked for`() {
    for (pixel, width) in [(0.0, 329.5), (1, 329), (0.5, 329.5), (100, 300)] {
      let cell = LayoutLaws.cells(of: columns(1, ColumnsMetrics(pixel: pixel), width: 701))[0]
      #expect(cell.size.width == width)
    }
  }

  @Test func `columns by width: never none, where the published rule divides by zero`() throws {
    let table: [[String: Any]] = try GalleryVectors.example("flow", "columns by width", "table")
    for row in table {
      let width = try #require(row["width"] as? Double)
      let margin = try #require(row["margins"] as? Double)
      let pane = columns(7, ColumnsMetrics(margin: margin, pixel: 1), width: width)
      let cells = LayoutLaws.cells(of: pane)
      let number = cells.filter { $0.frame.minY == cells[0].frame.minY }.count
      let expected = max(1, Int((width - 2 * margin + 10) / 310))
      #expect(number == expected, "\(width)")
      #expect(cells.allSatisfy { $0.frame.minX >= margin && $0.frame.maxX <= width - margin })
      guard expected == 1 else { continue }
      #expect(cells[0].size.width == row["cellWidth"] as? Double)
      #expect(pane.contentSize.height == row["lengthOfSeven"] as? Double)
    }
  }

  @Test func `the four of the sample stand where worked out`() throws {
    let frames: [[Double]] = try GalleryVectors.example(
      "updates", "the sample's frames, 375 pt", "frames")
    let pane = columns(4, ColumnsMetrics(), width: 375)
    #expect(LayoutLaws.cells(of: pane).map { $0.frame.numbers } == frames)
  }

  // MARK: Laws

  private func random(_ seed: Int) -> (words: LayoutLaws.Sizes, metrics: FlowMetrics) {
    var chance = SeededNumbers(seed: UInt64(seed))
    let words = LayoutLaws.Sizes(
      sections: (0..<chance.whole(0...3)).map { _ in
        (0..<chance.whole(0...30)).map { _ in
          Size(width: chance.number(in: 0...200), height: chance.number(in: 0...90))
        }
      }, header: chance.choice(of: [0, 20]), footer: chance.choice(of: [0, 20]))
    let size = Size(width: chance.number(in: 0...200), height: chance.number(in: 0...90))
    let metrics = FlowMetrics(
      itemSize: chance.chance(0.5) ? size : nil, spacing: chance.number(in: 0...20),
      lineSpacing: chance.number(in: 0...20),
      insets: EdgeInsets(top: 3, left: chance.number(in: 0...40), bottom: 5, right: 7),
      alignment: chance.choice(of: [.justify, .leading, .center, .trailing]))
    return (words, metrics)
  }

  @Test func `a rectangle gives every element that it meets, along both axes and both ways`() {
    for seed in 1...120 {
      let (words, metrics) = random(seed)
      let pane = flow(
        words, metrics, axis: seed % 2 == 0 ? .vertical : .horizontal,
        direction: seed % 3 == 0 ? .rightToLeft : .leftToRight)
      LayoutLaws.queriesAreFilters(of: pane, seed: seed, "seed \(seed)")
    }
  }

  @Test func `cells lie apart, within their lines, in the order of reading`() {
    for seed in 1...80 {
      let (words, metrics) = random(seed)
      let pane = flow(words, metrics)
      let elements = pane.everyElement
      for (k, a) in elements.enumerated() {
        #expect(a.frame.maxY <= pane.contentSize.height + 1e-9, "seed \(seed)")
        for b in elements[..<k] {
          #expect(!a.frame.sharesArea(with: b.frame), "seed \(seed), \(a.element), \(b.element)")
        }
      }
      let rows = LayoutLaws.cells(of: pane).map {
        [$0.element.section, $0.details.row, $0.details.column]
      }
      for (a, b) in zip(rows, rows.dropFirst()) {
        #expect(a.lexicographicallyPrecedes(b), "seed \(seed)")
      }
    }
  }

  @Test func `three thirds of a breadth fill a line`() {
    for width in stride(from: 90.0, through: 1200, by: 0.7) {
      // Rounded up at the seventh place, as sizes are that come from a file.
      let third = Size(width: width / 3 + 2e-7, height: 10)
      let words = LayoutLaws.Sizes(sections: [[third, third, third]])
      for size in [third, nil] {
        let pane = flow(
          words, FlowMetrics(itemSize: size, spacing: 0),
          pane: Size(width: width, height: 100))
        #expect(LayoutLaws.cells(of: pane).allSatisfy { $0.details.row == 0 }, "\(width)")
      }
    }
  }

  @Test(arguments: [
    FlowMetrics(itemSize: Size(width: 0, height: 0), spacing: 0),
    FlowMetrics(itemSize: Size(width: .nan, height: -4), spacing: .infinity),
    FlowMetrics(spacing: -4, lineSpacing: .nan),
    FlowMetrics(insets: EdgeInsets(top: .nan, left: 1e9, bottom: 0, right: 1e9)),
  ]) func `measures that cannot be drawn are bounded`(metrics: FlowMetrics) {
    for width in [0, -3, .nan, 0.25, 320] as [Double] {
      let words = LayoutLaws.Sizes(
        sections: [
          [.zero, Size(width: .nan, height: .infinity), Size(width: -3, height: 1e300)], [],
          Array(repeating: .zero, count: 50),
        ], header: .nan, footer: -1)
      let pane = flow(words, metrics, pane: Size(width: width, height: 100))
      for element in pane.everyElement {
        #expect(element.frame.numbers.allSatisfy { $0.isFinite })
      }
      LayoutLaws.queriesAreFilters(of: pane, seed: 5, "\(metrics), \(width)")
      let strange = ColumnsMetrics(
        minimum: .nan, length: -3, gap: -.infinity, margin: .nan, pixel: .infinity)
      LayoutLaws.queriesAreFilters(of: columns(9, strange, width: width), seed: 5, "\(width)")
    }
  }

  @Test func `cells without a breadth and without gaps share one line`() {
    let thin = Size(width: 0, height: 20)
    let words = LayoutLaws.Sizes(sections: [Array(repeating: thin, count: 5)])
    let pane = flow(words, FlowMetrics(itemSize: thin, spacing: 0))
    #expect(pane.contentSize.height == 20)
    #expect(LayoutLaws.cells(of: pane).map { $0.details.column } == [0, 1, 2, 3, 4])
  }

  @Test func `a section has one background, and nothing of a kind that no layout knows`() {
    let pane = LayoutController(
      layout: GalleryLayout.flow(sections: SectionStyle(background: EdgeInsets())),
      content: GalleryContent([GallerySection(count: 3, header: 30, footer: 20)]),
      viewport: Viewport(bounds: Rect(x: 0, y: 0, width: 320, height: 480)))
    let (first, second) = (ItemIndex(item: 0), ItemIndex(item: 1))
    #expect(pane.layoutAttributes(for: .decoration(.sectionBackground, first)) != nil)
    #expect(pane.layoutAttributes(for: .decoration(.sectionBackground, second)) == nil)
    #expect(pane.layoutAttributes(for: .supplementary(ElementKind(rawValue: 9), first)) == nil)
  }

  @Test func `cells without a breadth are spread over the whole breadth, as others are`() {
    let thin = Size(width: 0, height: 20)
    let words = LayoutLaws.Sizes(sections: [Array(repeating: thin, count: 5)])
    let pane = flow(words, FlowMetrics(itemSize: thin, spacing: 0))
    #expect(LayoutLaws.cells(of: pane).map { $0.frame.minX } == [0, 80, 160, 240, 320])
  }
}
