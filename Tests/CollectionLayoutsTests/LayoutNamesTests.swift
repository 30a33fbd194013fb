import CollectionLayouts
import Testing

/// Layouts by their names, for hosts in other languages and for scenarios.
@Suite struct LayoutNamesTests {
  private static let pairs: [(GalleryLayout, GalleryLayout)] = [
    (
      GalleryLayout(.list, [(.item, [180, 80]), (.spacing, [4]), (.sections, [20])]),
      .list(
        ListMetrics(itemSize: Size(width: 180, height: 80), spacing: 4, sectionSpacing: 20))
    ),
    (
      GalleryLayout(
        .flow,
        [
          (.item, [90, 40]), (.spacing, [3]), (.lines, [5]), (.insets, [1, 2, 3, 4]), (.align, [3]),
        ]),
      .flow(
        FlowMetrics(
          itemSize: Size(width: 90, height: 40), spacing: 3, lineSpacing: 5,
          insets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), alignment: .trailing))
    ),
    (GalleryLayout(.flow, [(.align, [1])]), .flow(FlowMetrics(alignment: .leading))),
    (GalleryLayout(.flow, [(.align, [2])]), .flow(FlowMetrics(alignment: .center))),
    (GalleryLayout(.flow, [(.align, [0])]), .flow()),
    (
      GalleryLayout(
        .columns,
        [(.minimum, [300]), (.height, [70]), (.gap, [6]), (.margins, [16]), (.pixel, [0.5])]),
      .columns(ColumnsMetrics(minimum: 300, length: 70, gap: 6, margin: 16, pixel: 0.5))
    ),
    (
      GalleryLayout(
        .quilt, [(.block, [50, 60]), (.gap, [2]), (.insets, [1, 2, 3, 4]), (.order, [0])]),
      .quilt(
        QuiltMetrics(
          unit: .block(Size(width: 50, height: 60)), gap: 2,
          insets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), keepsOrder: true))
    ),
    (
      GalleryLayout(.quilt, [(.block, [50, 60]), (.columns, [4])]),
      .quilt(QuiltMetrics(unit: .columns(4)))
    ),
    (
      GalleryLayout(
        .waterfall,
        [
          (.lanes, [5]), (.gap, [4]), (.lines, [7]), (.insets, [1, 2, 3, 4]), (.ties, [1]),
          (.tolerance, [2]), (.keep, [0]),
        ]),
      .waterfall(
        WaterfallMetrics(
          lanes: 5, gap: 4, lineSpacing: 7,
          insets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), order: .shortestForward,
          tolerance: 2, keepsLanes: true))
    ),
    (GalleryLayout(.waterfall, [(.ties, [2])]), .waterfall(WaterfallMetrics(order: .cycle))),
    (
      GalleryLayout(.mosaic, [(.band, [150]), (.share, [0.5]), (.line, [2]), (.pixel, [1])]),
      .mosaic(MosaicMetrics(band: 150, bandShare: 0.5, line: 2, pixel: 1))
    ),
    (
      GalleryLayout(
        .carousel,
        [
          (.side, [90]), (.gap, [8]), (.reach, [100]), (.growth, [0.5]), (.floor, [0.3]),
          (.threshold, [900]),
        ]),
      .carousel(
        CarouselMetrics(side: 90, gap: 8, reach: 100, growth: 0.5, floor: 0.3, threshold: 900))
    ),
    (GalleryLayout(.pile, [(.side, [70]), (.shown, [3])]), .pile(PileMetrics(side: 70, shown: 3))),
  ]

  @Test("a layout with numbers by name is the one with these measures", arguments: pairs)
  func named(_ layout: GalleryLayout, _ wanted: GalleryLayout) {
    #expect(LayoutNamesTests.told(layout) == LayoutNamesTests.told(wanted))
  }

  @Test(
    "without parameters a kind has its usual measures and its usual axis",
    arguments: zip(
      GalleryLayout.Kind.allCases,
      [
        GalleryLayout.list(), .flow(), .columns(), .quilt(), .waterfall(), .mosaic(), .carousel(),
        .pile(),
      ]))
  func usual(_ kind: GalleryLayout.Kind, _ wanted: GalleryLayout) {
    #expect(LayoutNamesTests.told(GalleryLayout(kind)) == LayoutNamesTests.told(wanted))
    #expect(kind == .carousel || wanted.axis == .vertical)
  }

  @Test(
    "every kind but a pile goes either way, and those with sections pin their headers",
    arguments: GalleryLayout.Kind.allCases)
  func axis(_ kind: GalleryLayout.Kind) {
    for axis in [ScrollAxis.horizontal, .vertical] where kind != .pile {
      #expect(GalleryLayout(kind, axis: axis).axis == axis)
    }
    let pinned = GalleryLayout(kind, sections: SectionStyle(pinned: .headers)).pinned
    #expect(pinned == ([.carousel, .pile].contains(kind) ? [] : .headers))
  }

  @Test("numbers that cannot be, and numbers that are missing, make no layout fail")
  func impossible() {
    for kind in GalleryLayout.Kind.allCases {
      for number in [Double.nan, .infinity, -.infinity, -1, 1e300] {
        for count in 0...4 {
          let numbers = [Double](repeating: number, count: count)
          let all = GalleryLayout.Parameter.allCases.map { ($0, numbers) }
          var layout = GalleryLayout(kind, all)
          let viewport = Viewport(bounds: Rect(x: 0, y: 0, width: 390, height: 844))
          layout.prepare(GalleryContent(count: 9), in: viewport, for: .layout)
          #expect(layout.contentSize.height.isFinite && layout.contentSize.width.isFinite)
        }
      }
    }
  }

  /// What a layout is, besides its content.
  private static func told(_ layout: GalleryLayout) -> String {
    switch layout {
    case .list(let one): return "list \(one.metrics) \(one.axis)"
    case .flow(let one): return "flow \(one.metrics) \(one.axis)"
    case .columns(let one): return "columns \(one.metrics) \(one.axis)"
    case .quilt(let one): return "quilt \(one.metrics) \(one.axis)"
    case .waterfall(let one): return "waterfall \(one.metrics) \(one.axis)"
    case .mosaic(let one): return "mosaic \(one.metrics) \(one.axis)"
    case .carousel(let one): return "carousel \(one.metrics) \(one.axis)"
    case .pile(let one): return "pile \(one.metrics) \(one.axis)"
    }
  }

  @Test("of numbers that are given twice by one name the last ones count")
  func twice() {
    let layout = GalleryLayout(.list, [(.spacing, [4]), (.sections, [2]), (.spacing, [9])])
    let wanted = GalleryLayout.list(ListMetrics(spacing: 9, sectionSpacing: 2))
    #expect(LayoutNamesTests.told(layout) == LayoutNamesTests.told(wanted))
  }
}
