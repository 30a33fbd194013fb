import CollectionLayouts
import Testing

/// What is under a point: the topmost cell that is drawn there and can be seen.
@Suite struct HitTests {
  /// Cells that overlap, hide, and leave gaps.
  private struct Pile: CollectionLayout {
    struct Content: CollectionContent {
      var sectionCount: Int { 1 }
      func itemCount(inSection section: Int) -> Int { cells.count }
      var cells: [LayoutAttributes<NoDetails>]
    }

    struct NoDetails: Equatable {}

    private(set) var content = Content(cells: [])
    var contentSize: Size { Size(width: 100, height: 100) }

    mutating func prepare(
      _ content: Content, in viewport: Viewport, for invalidation: LayoutInvalidation
    ) {
      self.content = content
    }

    func appendLayoutAttributes(
      in rect: Rect, viewport: Viewport, to result: inout [LayoutAttributes<NoDetails>]
    ) {
      result += content.cells.filter { $0.frame.sharesArea(with: rect) }
    }

    func layoutAttributes(
      for element: LayoutElement, viewport: Viewport
    ) -> LayoutAttributes<NoDetails>? {
      content.cells.first { $0.element == element }
    }
  }

  private func item(_ cells: [(x: Double, z: Double, isHidden: Bool)], at x: Double) -> Int? {
    pile(cells).item(at: Point(x: x, y: 10))?.item
  }

  private func pile(
    _ cells: [(x: Double, z: Double, isHidden: Bool)]
  ) -> LayoutController<Pile> {
    let attributes = cells.enumerated().map { k, cell in
      LayoutAttributes(
        element: .cell(ItemIndex(item: k)), center: Point(x: cell.x, y: 10),
        size: Size(width: 20, height: 20), alpha: cell.isHidden ? 0 : 1, zIndex: cell.z,
        details: Pile.NoDetails())
    }
    return LayoutController(
      layout: Pile(), content: Pile.Content(cells: attributes),
      viewport: Viewport(bounds: Rect(x: 0, y: 0, width: 100, height: 100)))
  }

  @Test func `of two cells the one on top is hit, of equals the later`() {
    #expect(item([(10, 1, false), (15, 0, false)], at: 12) == 0)
    #expect(item([(10, 0, false), (15, 1, false)], at: 12) == 1)
    #expect(item([(10, 0, false), (15, 0, false)], at: 12) == 1)
  }

  @Test func `a transparent cell holds nothing in its place`() {
    let pile = pile([(10, 0, true), (30, 0, false), (50, 0, true)])
    for policy in [AnchorPolicy.leading, .center, .trailing] {
      #expect(pile.anchor(by: policy)?.element == .cell(ItemIndex(item: 1)))
    }
  }

  @Test func `a transparent cell is not hit, whatever its height`() {
    #expect(item([(10, 0, false), (15, 9, true)], at: 12) == 0)
    #expect(item([(10, 0, true)], at: 12) == nil)
  }

  @Test func `a point beside a cell, by however little, hits nothing`() {
    #expect(item([(10, 0, false)], at: 20.25) == nil)
    #expect(item([(10, 0, false)], at: 19.75) == 0)
    #expect(item([(10, 0, false), (31, 0, false)], at: 20.5) == nil)
  }

  @Test func `where what is under a point goes, what is seen beside it is held where it begins`()
    throws
  {
    var content = GalleryContent(count: 30)
    var pane = LayoutController(
      layout: GalleryLayout.list(), content: content,
      viewport: Viewport(bounds: Rect(x: 0, y: 1000, width: 320, height: 200)))
    // Of the two cells that are seen, the one under the point goes, and the other one grows.
    let batch = try content.apply(
      [.delete(at: ItemIndex(item: 11)), .reload(at: ItemIndex(item: 10))],
      reloading: [ItemIndex(item: 10): GalleryItem(size: Size(width: 100, height: 300))])
    pane.update(to: content, by: batch, keeping: .point(Point(x: 160, y: 150)))
    #expect(pane.contentOffset.y == 1000)
  }

  @Test func `a pane at the end is at the end of what replaces all of its content`() throws {
    var content = GalleryContent(count: 30)
    var pane = LayoutController(
      layout: GalleryLayout.list(), content: content,
      viewport: Viewport(bounds: Rect(x: 0, y: 2520, width: 320, height: 480)))
    let batch = try content.apply(
      [.reloadSection(at: 0)], sections: [0: GallerySection(count: 40)])
    pane.update(to: content, by: batch, keeping: .trailing)
    #expect(pane.contentOffset.y == 3520)
  }

  @Test func `a cell is hit at its upper and its left edge, and not at the others`() {
    let pile = pile([(10, 0, false)])
    let points = [
      (0.0, 0.0, true), (0, 19.5, true), (19.5, 0, true), (20, 10, false), (10, 20, false),
    ]
    for (x, y, isHit) in points {
      #expect((pile.item(at: Point(x: x, y: y)) != nil) == isHit, "\(x), \(y)")
    }
  }

  @Test func `the box around a cell grows with its turn, also with one of a radian`() {
    let cell = LayoutAttributes(
      element: .cell(ItemIndex(item: 0)), center: Point(x: 10, y: 10),
      size: Size(width: 20, height: 0), transform: Transform(rotation: 1),
      details: Pile.NoDetails())
    let box = cell.boundingBox.size
    // 20 times the cosine and the sine of 1.
    #expect(abs(box.width - 10.806046) < 1e-6 && abs(box.height - 16.829420) < 1e-6)
  }
}
