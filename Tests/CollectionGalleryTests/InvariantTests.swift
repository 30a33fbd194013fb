import TestSupport
import Testing

@testable import CollectionGallery
@testable import CollectionLayouts

/// What must hold at every moment is found where it does not.
@Suite struct InvariantTests {
  private static let content = Size(width: 400, height: 1000)

  private static func cell(
    _ number: Int, _ frame: Rect = Rect(x: 0, y: 0, width: 100, height: 100),
    isLeaving: Bool = false
  ) -> CollectionViewer.Shown {
    let element = LayoutElement.cell(ItemIndex(item: number))
    return CollectionViewer.Shown(
      id: nil, element: element, isLeaving: isLeaving,
      attributes: LayoutAttributes(
        element: element, center: frame.center, size: frame.size, details: GalleryDetails()))
  }

  @Test func `a number that is none is found, wherever it is`() {
    let cell = Self.cell(0)
    #expect(CollectionViewer.faults(of: [cell], besides: [1, 2]).isEmpty)
    var broken: [CollectionViewer.Shown] = []
    for change in [\LayoutAttributes<GalleryDetails>.center.x, \.center.y, \.alpha, \.zIndex] {
      var other = cell
      other.attributes[keyPath: change] = .nan
      broken.append(other)
    }
    for other in broken + [Self.cell(0, Rect(x: 0, y: 0, width: .infinity, height: 1))] {
      #expect(CollectionViewer.faults(of: [cell, other].suffix(1), besides: []).count == 1)
    }
    #expect(CollectionViewer.faults(of: [], besides: [0, .infinity]).count == 1)
  }

  @Test func `a cell that is there twice is found, unless one is leaving`() {
    let (cell, other) = (Self.cell(0), Self.cell(1))
    #expect(CollectionViewer.faults(of: [cell, other], besides: []).isEmpty)
    #expect(CollectionViewer.faults(of: [cell, other, cell], besides: []).count == 1)
    let leaving = Self.cell(0, isLeaving: true)
    #expect(CollectionViewer.faults(of: [cell, leaving, leaving], besides: []).isEmpty)
  }

  private func misplaced(_ frames: [Rect], along axis: ScrollAxis = .vertical) -> [String] {
    CollectionViewer.misplaced(
      in: frames.enumerated().map { Self.cell($0.offset, $0.element) }, of: Self.content,
      along: axis)
  }

  @Test func `a cell that lies over another is found, one that touches it is not`() {
    let first = Rect(x: 0, y: 0, width: 100, height: 100)
    #expect(misplaced([first, Rect(x: 0, y: 100, width: 100, height: 100)]).isEmpty)
    #expect(misplaced([first, Rect(x: 0, y: 99, width: 100, height: 100)]).count == 1)
    #expect(misplaced([Rect(x: 300, y: 0, width: 9, height: 9), first, first]).count == 1)
    let header = CollectionViewer.Shown(
      id: nil, element: .supplementary(.sectionHeader, ItemIndex(item: 0)), isLeaving: false,
      attributes: Self.cell(0, first).attributes)
    #expect(
      CollectionViewer.misplaced(
        in: [Self.cell(0, first), header], of: Self.content, along: .vertical
      )
      .isEmpty)
  }

  @Test(arguments: [
    (Rect(x: 0, y: 0, width: 400, height: 1000), true, true),
    (Rect(x: 0, y: -1e-3, width: 400, height: 9), false, true),
    (Rect(x: 0, y: 0, width: 400, height: 1000 + 1e-3), false, true),
    (Rect(x: -1e-3, y: 0, width: 9, height: 9), true, false),
    (Rect(x: 0, y: 0, width: 400 + 1e-3, height: 9), true, false),
    // What rounding makes of a sum is no fault.
    (Rect(x: -5e-7, y: -5e-7, width: 9, height: 9), true, true),
  ])
  func `a cell outside of the content is found along the axis that scrolls`(
    _ frame: Rect, _ isInsideVertically: Bool, _ isInsideHorizontally: Bool
  ) {
    #expect(misplaced([frame]).isEmpty == isInsideVertically)
    #expect(misplaced([frame], along: .horizontal).isEmpty == isInsideHorizontally)
  }

  @Test func `the deepest overlap is the greatest of any two`() {
    for seed in 1...200 {
      var chance = SeededNumbers(seed: UInt64(seed))
      let (across, along) = chance.choice(of: [(90.0, 900.0), (900, 90), (300, 300)])
      let frames = (0..<chance.whole(0...12)).map { _ in
        Rect(
          x: chance.number(in: 0...across), y: chance.number(in: 0...along),
          width: chance.number(in: 1...120), height: chance.number(in: 1...120))
      }
      var deepest = 0.0
      for (number, frame) in frames.enumerated() {
        for other in frames[..<number] {
          let width = min(frame.maxX, other.maxX) - max(frame.minX, other.minX)
          let height = min(frame.maxY, other.maxY) - max(frame.minY, other.minY)
          deepest = max(deepest, min(width, height))
        }
      }
      #expect(Rect.deepestOverlap(of: frames) == deepest, "seed \(seed)")
    }
  }

  @Test func `a layout that was not prepared for its pane is found, if looked at thoroughly`() {
    let items = (1...20).map { GalleryItem(id: ItemID(UInt64($0))) }
    var viewer = CollectionViewer(
      content: GalleryContent([GallerySection(id: 1000, items)]), layout: .list(),
      bounds: Size(width: 400, height: 600))
    #expect(viewer.checkInvariants().isEmpty)
    viewer.pane.viewport.bounds.size.width = 300
    #expect(viewer.checkInvariants().contains { $0.hasPrefix("7") })
    #expect(viewer.checkInvariants(thoroughly: false).isEmpty)
  }

  @Test func `a rest beyond an end is found`() {
    let items = (1...90).map { GalleryItem(id: ItemID(UInt64($0))) }
    var viewer = CollectionViewer(
      content: GalleryContent([GallerySection(id: 1000, items)]), layout: .list(),
      bounds: Size(width: 400, height: 600))
    viewer.handle(.scrollTo(30, at: .center, animated: false), at: .zero)
    #expect(viewer.checkInvariants(thoroughly: false).isEmpty)
    viewer.pane.viewport.bounds.origin.y = 1e5
    #expect(viewer.checkInvariants(thoroughly: false).contains("3: at rest beyond an end"))
  }

  @Test func `an anchor that drifts is found, and one at another point than anchors have`() throws {
    let items = (1...90).map { GalleryItem(id: ItemID(UInt64($0))) }
    var viewer = CollectionViewer(
      content: GalleryContent([GallerySection(id: 1000, items)]), layout: .list(),
      bounds: Size(width: 400, height: 600))
    viewer.handle(.scrollBy(3000), at: .zero)
    viewer.handle(.update([.delete(80)], sections: [:], over: .milliseconds(300)), at: .zero)
    viewer.advance(to: .milliseconds(150))
    #expect(viewer.checkInvariants(thoroughly: false).isEmpty)
    var other = viewer
    other.change?.anchor?.fraction = 0.3
    #expect(other.checkInvariants(thoroughly: false) == ["9: an anchor at 0.3 of its element"])
    let change = try #require(viewer.change)
    var elsewhere = viewer.pane
    elsewhere.scroll(to: Point(x: 0, y: 3050))
    viewer.change?.way = LayoutTransition(from: change.before, to: elsewhere, map: change.map)
    #expect(viewer.checkInvariants(thoroughly: false) == ["10: the anchor drifts by 25.0"])
  }

  @Test func `an offset that is no number is found, though nothing is seen there`() {
    let items = (1...20).map { GalleryItem(id: ItemID(UInt64($0))) }
    var viewer = CollectionViewer(
      content: GalleryContent([GallerySection(id: 1000, items)]), layout: .list(),
      bounds: Size(width: 400, height: 600))
    viewer.pane.viewport.bounds.origin.y = .nan
    #expect(viewer.visibleElements.isEmpty)
    #expect(viewer.checkInvariants(thoroughly: false) == ["1: a number is not finite"])
  }

  @Test func `a scroll arrives just at its item, from however near it was sent`() {
    let items = (1...30).map { GalleryItem(id: ItemID(UInt64($0))) }
    var viewer = CollectionViewer(
      content: GalleryContent([GallerySection(id: 1000, items)]), layout: .list(),
      bounds: Size(width: 400, height: 600))
    viewer.handle(.scrollBy(0.03), at: .zero)
    viewer.handle(.scrollTo(1, at: .leading, animated: true), at: .zero)
    #expect(viewer.contentOffset.y == 0 && viewer.isSettled)
  }
}
