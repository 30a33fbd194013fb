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
}
