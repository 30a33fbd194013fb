import Testing

@testable import CollectionLayouts

/// A layout that breaks a promise is found out.
@Suite struct InvariantTests {
  /// A layout that leaves out its first element wherever a query's rectangle is as somebody says.
  private struct Liar: CollectionLayout {
    var layout: ListLayout<LayoutLaws.Sizes>
    /// What it keeps until it is prepared again.
    var extra = 0.0
    var isStale = false
    var lies: @Sendable (Rect) -> Bool
    var content: LayoutLaws.Sizes { layout.content }
    var contentSize: Size {
      Size(width: layout.contentSize.width, height: layout.contentSize.height + extra)
    }

    mutating func prepare(
      _ content: LayoutLaws.Sizes, in viewport: Viewport, for invalidation: LayoutInvalidation
    ) {
      (extra, isStale) = (0, false)
      layout.prepare(content, in: viewport, for: invalidation)
    }

    func appendLayoutAttributes(
      in rect: Rect, viewport: Viewport, to result: inout [LayoutAttributes<GalleryDetails>]
    ) {
      let all = layout.layoutAttributesForElements(in: rect, viewport: viewport)
      result += lies(rect) || isStale ? Array(all.dropFirst()) : all
    }

    func layoutAttributes(
      for element: LayoutElement, viewport: Viewport
    ) -> LayoutAttributes<GalleryDetails>? {
      layout.layoutAttributes(for: element, viewport: viewport)
    }
  }

  private static let pane = Rect(x: 0, y: 500, width: 400, height: 300)

  private func liar(_ lies: @escaping @Sendable (Rect) -> Bool) -> LayoutController<Liar> {
    let items = Array(repeating: Size(width: 400, height: 40), count: 20)
    let content = LayoutLaws.Sizes(sections: [items, items], header: 30, footer: 10)
    return LayoutController(
      layout: Liar(layout: ListLayout(content), lies: lies), content: content,
      viewport: Viewport(bounds: Self.pane))
  }

  @Test func `a layout that keeps its promises has no differences`() {
    let honest = liar { _ in false }
    #expect(honest.differencesOfQueries.isEmpty && honest.isAsNew)
    #expect(honest.everyElement.count > 40)
  }

  /// The pane, its halves, lines across and along it, and more than the pane.
  private static let seen = [
    pane, Rect(x: 0, y: 500, width: 400, height: 150),
    Rect(x: 200, y: 500, width: 200, height: 300),
    Rect(x: 0, y: 600, width: 400, height: 1),
    Rect(x: 400 / 3, y: 500, width: 1, height: 300),
    Rect(x: -2, y: -100, width: 404, height: 1500),
  ]

  @Test(arguments: seen) func `a query that leaves out an element is found`(_ lie: Rect) {
    let found = liar { $0 == lie }.differencesOfQueries
    #expect(found.count == 1 && found[0].hasPrefix("a query of"), "\(found)")
  }

  @Test func `nothing lies beside the content`() {
    let probes = Rect.probes(of: Self.pane, in: Size(width: 400, height: 2000))
    #expect(probes.contains(Rect(x: -400, y: 500, width: 400, height: 300)))
    #expect(probes.contains(Rect(x: 0, y: 2500, width: 400, height: 300)))
  }

  @Test func `a layout that keeps what it was is found`() {
    var controller = liar { _ in false }
    controller.layout.extra = 1
    #expect(!controller.isAsNew)
    controller.layout.extra = 0
    controller.layout.isStale = true
    #expect(!controller.isAsNew)
  }

  @Test func `other insets, or another direction, prepare a layout anew`() {
    let pane = liar { _ in false }
    var (covered, turned) = (pane.viewport, pane.viewport)
    covered.safeArea.top = 44
    turned.direction = .rightToLeft
    for (viewport, extra) in [(pane.viewport, 1.0), (covered, 0), (turned, 0)] {
      var controller = pane
      controller.layout.extra = 1
      controller.changeViewport(to: viewport, holding: nil)
      #expect(controller.layout.extra == extra)
    }
  }

  /// A layout that says what becomes of it in other bounds, and counts how often it is prepared.
  private struct Counting: CollectionLayout {
    var answer: LayoutInvalidation
    var count = 0
    let content = LayoutLaws.Counts(counts: [])
    var contentSize: Size { .zero }

    mutating func prepare(
      _ content: LayoutLaws.Counts, in viewport: Viewport, for invalidation: LayoutInvalidation
    ) {
      count += 1
    }

    func appendLayoutAttributes(
      in rect: Rect, viewport: Viewport, to result: inout [LayoutAttributes<GalleryDetails>]
    ) {}

    func layoutAttributes(
      for element: LayoutElement, viewport: Viewport
    ) -> LayoutAttributes<GalleryDetails>? { nil }

    func invalidation(
      forBoundsChange newBounds: Rect, in viewport: Viewport
    ) -> LayoutInvalidation { answer }
  }

  @Test(arguments: [
    (LayoutInvalidation.nothing, false), (.attributes, false), (.extent, true), (.layout, true),
  ])
  func `bounds that change more than attributes prepare a layout anew`(
    _ answer: LayoutInvalidation, _ isPrepared: Bool
  ) {
    var controller = LayoutController(
      layout: Counting(answer: answer), content: LayoutLaws.Counts(counts: []),
      viewport: Viewport(bounds: Self.pane))
    controller.scroll(to: Point(x: 0, y: 9))
    #expect(controller.layout.count == (isPrepared ? 2 : 1))
    var viewport = controller.viewport
    viewport.bounds.size.height = 50
    controller.changeViewport(to: viewport, holding: nil)
    #expect(controller.layout.count == (isPrepared ? 3 : 1))
  }

  @Test func `a cell without a length is held where it begins, whatever point is touched`() {
    let rows = LayoutLaws.Sizes(sections: [[Size(width: 9, height: 0)]])
    let pane = LayoutController(
      layout: ListLayout(rows), content: rows, viewport: Viewport(bounds: Self.pane))
    let anchor = pane.layout.anchor(
      at: .cell(ItemIndex(item: 0)), in: pane.viewport, by: .point(Point(x: 5, y: 7)))
    #expect(anchor?.fraction == 0 && anchor?.side == .leading)
  }

  @Test func `a length that comes between two pieces of a long list joins the later one`() {
    var sums = PrefixSums(count: 1024) { _ in 1 }
    var asked: [Int] = []
    sums.replace(512..<512, with: 1) { number in
      asked.append(number)
      return 1
    }
    #expect(asked == Array(512...1024))
    #expect(sums.count == 1025 && sums.start(of: 1025) == 1025)
  }
}
