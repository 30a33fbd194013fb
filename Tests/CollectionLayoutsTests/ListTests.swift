import CollectionLayouts
import Testing
import TestSupport

@Suite struct ListTests {
  /// Sections of items that are as long as they say, between headers and footers.
  private static let square = Size(width: 180, height: 180)

  private func list(
    _ rows: LayoutLaws.Sizes, _ metrics: ListMetrics, axis: ScrollAxis = .vertical,
    pinned: PinnedElements = [], pane: Size = Size(width: 320, height: 480),
    direction: LayoutDirection = .leftToRight
  ) -> LayoutController<ListLayout<LayoutLaws.Sizes>> {
    LayoutController(
      layout: ListLayout(
        rows, metrics: metrics, axis: axis, sections: SectionStyle(pinned: pinned)), content: rows,
      viewport: Viewport(bounds: Rect(origin: .zero, size: pane), direction: direction))
  }

  private func rows(_ counts: [Int], header: Double, footer: Double) -> LayoutLaws.Sizes {
    LayoutLaws.Sizes(
      sections: counts.map { Array(repeating: Self.square, count: $0) }, header: header,
      footer: footer)
  }

  private static let examples = [
    "two sections, two and one", "an empty section first", "no headers, no footers", "headers only",
    "one empty section, nothing else",
  ]

  @Test(arguments: examples) func `a worked list, with one size and with a size for each`(
    name: String
  ) throws {
    let example: [String: Any] = try GalleryVectors.example("list", name)
    let counts = try #require(example["sections"] as? [Int])
    let rows = rows(
      counts, header: try #require(example["header"] as? Double),
      footer: try #require(example["footer"] as? Double))
    let frames: [String: [Double]] = try GalleryVectors.example(
      "list", name, "proposed", "frames")
    let length: Double = try GalleryVectors.example("list", name, "proposed", "length")
    for size in [Self.square, nil] {
      let pane = list(rows, ListMetrics(itemSize: size, spacing: 40))
      let all = pane.layoutAttributesForElements(in: Rect(x: 0, y: 0, width: 400, height: 1e6))
      var found: [String: [Double]] = [:]
      for attributes in all { found[attributes.element.name] = attributes.frame.numbers }
      #expect(found == frames)
      #expect(pane.contentSize.height == length)
    }
  }

  @Test func `the demo of two sections of thirty, down and across`() throws {
    let rows = rows([30, 30], header: 30, footer: 30)
    for (name, axis) in [
      ("the demo: two sections of thirty", ScrollAxis.vertical),
      ("the demo, horizontal", .horizontal),
    ] {
      let example: [String: Any] = try GalleryVectors.example("list", name)
      let pane = list(rows, ListMetrics(itemSize: Self.square, spacing: 40), axis: axis)
      func frame(_ element: LayoutElement) -> [Double]? {
        pane.layout.layoutAttributes(for: element, viewport: pane.viewport)?.frame.numbers
      }
      let size = pane.contentSize
      #expect((axis == .vertical ? size.height : size.width) == example["length"] as? Double)
      #expect(frame(.cell(ItemIndex(item: 0))) == example["first"] as? [Double])
      let one = ItemIndex(section: 1, item: 0)
      #expect(frame(.supplementary(.sectionHeader, one)) == example["header1"] as? [Double])
      #expect(frame(.supplementary(.sectionFooter, one)) == example["lastFooter"] as? [Double])
    }
  }

  @Test func `a pinned header stays in its section, as worked out at nine offsets`() throws {
    let rows = rows([30, 30], header: 30, footer: 30)
    let table: [[String: Double]] = try GalleryVectors.example(
      "list", "proposed: pinned headers of the demo", "at")
    for row in table {
      var pane = list(
        rows, ListMetrics(itemSize: Self.square, spacing: 40), pinned: [.headers, .footers])
      pane.scroll(to: Point(x: 0, y: try #require(row["offset"])))
      for section in 0...1 {
        let header = LayoutElement.supplementary(
          .sectionHeader, ItemIndex(section: section, item: 0))
        let frame = pane.layout.layoutAttributes(for: header, viewport: pane.viewport)?.frame
        #expect(frame?.minY == row["header\(section)"], "\(row)")
      }
    }
  }

  @Test func `what is pinned keeps clear of what is covered, and footers end with the pane`() {
    let rows = rows([30, 30], header: 30, footer: 30)
    var pane = list(
      rows, ListMetrics(itemSize: Self.square, spacing: 40), pinned: [.headers, .footers])
    func top(_ kind: ElementKind) -> Double? {
      let element = LayoutElement.supplementary(kind, ItemIndex(item: 0))
      return pane.layout.layoutAttributes(for: element, viewport: pane.viewport)?.frame.minY
    }
    pane.scroll(to: Point(x: 0, y: 100))
    #expect(top(.sectionHeader) == 100 && top(.sectionFooter) == 100 + 480 - 30)
    var viewport = pane.viewport
    viewport.safeArea = EdgeInsets(top: 59, bottom: 34)
    pane.changeViewport(to: viewport, holding: nil)
    #expect(top(.sectionHeader) == 159 && top(.sectionFooter) == 100 + 480 - 34 - 30)
    // What lies under a pinned header is not hit.
    #expect(pane.item(at: Point(x: 160, y: 170)) == nil)
    #expect(pane.item(at: Point(x: 160, y: 230))?.item == 0)
  }

  @Test func `sections lie apart by what is between them`() {
    let pane = list(
      LayoutLaws.Sizes(sections: [[Size(width: 9, height: 40)], [Size(width: 9, height: 40)]]),
      ListMetrics(sectionSpacing: 8))
    #expect(LayoutLaws.cells(of: pane).map { $0.frame.minY } == [0, 48])
    #expect(pane.contentSize.height == 88)
  }

  @Test func `pinned headers and footers move with the offset, within their sections`() {
    for seed in 1...40 {
      var chance = SeededNumbers(seed: UInt64(seed))
      let rows = LayoutLaws.Sizes(
        sections: (0..<chance.whole(1...4)).map { _ in
          (0..<chance.whole(0...6)).map { _ in
            Size(width: 50, height: chance.number(in: 0...300))
          }
        }, header: chance.number(in: 1...80), footer: chance.number(in: 0...80))
      var pane = list(rows, ListMetrics(spacing: 10), pinned: [.headers, .footers])
      let loose = list(rows, ListMetrics(spacing: 10))
      var last = [Double](repeating: -.infinity, count: 2 * rows.sectionCount)
      for offset in stride(from: -100, through: pane.contentSize.height, by: 17) {
        pane.scroll(to: Point(x: 0, y: offset))
        for section in 0..<rows.sectionCount {
          let index = ItemIndex(section: section, item: 0)
          func own(_ kind: ElementKind) -> Rect? {
            loose.layout.layoutAttributes(
              for: .supplementary(kind, index), viewport: loose.viewport)?.frame
          }
          for (k, kind) in [ElementKind.sectionHeader, .sectionFooter].enumerated() {
            let pinned = pane.layout.layoutAttributes(
              for: .supplementary(kind, index), viewport: pane.viewport)?.frame
            guard let pinned, let header = own(.sectionHeader) else { continue }
            let least = kind == .sectionHeader ? header.minY : header.maxY
            #expect(pinned.minY >= least - 1e-9, "seed \(seed), \(offset)")
            let end = (own(.sectionFooter) ?? header).maxY
            if own(.sectionFooter) != nil {
              #expect(pinned.maxY <= end + 1e-9, "seed \(seed), \(offset)")
            }
            #expect(pinned.minY >= last[2 * section + k] - 1e-9, "seed \(seed), \(offset)")
            last[2 * section + k] = pinned.minY
          }
        }
        LayoutLaws.queriesAreFilters(of: pane, seed: seed, "seed \(seed), \(offset)")
      }
    }
  }

  @Test func `a rectangle gives every element that it meets, one size or many, any axis`() {
    for seed in 1...80 {
      var chance = SeededNumbers(seed: UInt64(seed))
      // Lengths whose sums are exact, so that both ways to add them are the same.
      let size = Size(width: 50, height: Double(chance.whole(0...40)) * 0.25)
      let isSame = chance.chance(0.5)
      let rows = LayoutLaws.Sizes(
        sections: (0..<chance.whole(0...4)).map { _ in
          (0..<chance.whole(0...20)).map { _ in
            isSame ? size : Size(width: chance.number(in: 0...400), height: 30)
          }
        }, header: chance.choice(of: [0, 20]), footer: chance.choice(of: [0, 20]))
      let axis = chance.choice(of: [ScrollAxis.vertical, .horizontal])
      let direction = chance.choice(of: [LayoutDirection.leftToRight, .rightToLeft])
      let metrics = ListMetrics(spacing: 4, sectionSpacing: chance.choice(of: [0, 8]))
      let pane = list(rows, metrics, axis: axis, direction: direction)
      LayoutLaws.queriesAreFilters(of: pane, seed: seed, "seed \(seed)")
      guard isSame else { continue }
      var same = metrics
      same.itemSize = size
      let other = list(rows, same, axis: axis, direction: direction)
      #expect(other.everyElement == pane.everyElement, "seed \(seed)")
      #expect(other.contentSize == pane.contentSize, "seed \(seed)")
    }
  }

  @Test func `a million cells of one size are found by arithmetic`() {
    struct Million: SizedContent {
      var sectionCount: Int { 1 }
      func itemCount(inSection section: Int) -> Int { 1_000_000 }
      // Nobody may ask.
      func size(of item: ItemIndex) -> Size { Size(width: 1, height: 1) }
    }
    let content = Million()
    var pane = LayoutController(
      layout: ListLayout(
        content, metrics: ListMetrics(itemSize: Size(width: 100, height: 44), spacing: 1)),
      content: content,
      viewport: Viewport(bounds: Rect(x: 0, y: 0, width: 320, height: 450)))
    #expect(pane.contentSize.height == 45e6 - 1)
    pane.scroll(to: Point(x: 0, y: 45 * 999_000))
    #expect(pane.visibleLayoutAttributes.map { $0.element.item } == Array(999_000..<999_010))
  }

  @Test(arguments: [
    Size(width: 0, height: 0), Size(width: -5, height: .nan), Size(width: .infinity, height: 1e300),
  ])
  func `sizes that cannot be drawn are bounded`(size: Size) {
    for pane in [Size.zero, Size(width: -1, height: 5), Size(width: 320, height: 480)] {
      var rows = LayoutLaws.Sizes(sections: [[size, size], [], [size]], header: .nan, footer: -3)
      rows.header = size.width
      for itemSize in [size, nil] {
        let list = list(
          rows, ListMetrics(itemSize: itemSize, spacing: .nan, sectionSpacing: -.infinity),
          pane: pane)
        for element in list.everyElement {
          #expect(element.frame.numbers.allSatisfy { $0.isFinite })
        }
        LayoutLaws.queriesAreFilters(of: list, seed: 3, "\(size) in \(pane)")
      }
    }
  }

  @Test
  func `a background lies under the cells of its section, from edge to edge but for its insets`() {
    let style = SectionStyle(background: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let content = GalleryContent([
      GallerySection(count: 3, header: 30, footer: 20), GallerySection(count: 0, header: 30),
    ])
    for axis in [ScrollAxis.vertical, .horizontal] {
      let pane = LayoutController(
        layout: GalleryLayout.list(axis: axis, sections: style), content: content,
        viewport: Viewport(bounds: Rect(x: 0, y: 0, width: 320, height: 480)))
      let elements = pane.layoutAttributesForElements(in: Rect(x: 0, y: 0, width: 999, height: 999))
      let backgrounds = elements.filter { $0.element.name.hasPrefix("decoration") }
      #expect(
        backgrounds.map { $0.frame.numbers } == [
          axis == .vertical ? [2, 31, 314, 296] : [32, 1, 294, 476]
        ])
      #expect(backgrounds.allSatisfy { $0.zIndex < 0 })
    }
  }

  @Test func `a section has one header and one footer`() {
    let pane = list(rows([2], header: 30, footer: 20), ListMetrics())
    for kind in [ElementKind.sectionHeader, .sectionFooter] {
      #expect(pane.layoutAttributes(for: .supplementary(kind, ItemIndex(item: 0))) != nil)
      for item in [-1, 1] {
        #expect(pane.layoutAttributes(for: .supplementary(kind, ItemIndex(item: item))) == nil)
      }
    }
  }
}
