import CollectionLayouts
import Synchronization
import Testing

/// How many items a question or a change looks at.
@Suite struct VisitTests {
  /// Items that count how many times a layout reads them.
  private struct Counted: SizedContent, BlockContent, LaneContent {
    final class Count: Sendable {
      let asked = Atomic(0)
    }

    var items: [[GalleryItem]]
    let count = Count()
    var sectionCount: Int { items.count }
    func itemCount(inSection section: Int) -> Int { items[section].count }
    private func item(_ index: ItemIndex) -> GalleryItem {
      count.asked.add(1, ordering: .relaxed)
      return items[index.section][index.item]
    }
    func size(of index: ItemIndex) -> Size { item(index).size }
    func block(of index: ItemIndex) -> BlockSize { item(index).block }
    func length(of index: ItemIndex, across breadth: Double) -> Double { item(index).size.height }

    /// How many items a change of one asks for.
    func visits(_ change: () -> Void) -> Int {
      count.asked.store(0, ordering: .relaxed)
      change()
      return count.asked.load(ordering: .relaxed)
    }
  }

  /// Returns how many items a layout reads when one item is inserted among many.
  private func visits<Layout: CollectionLayout>(
    _ layout: Layout, insertingAt place: Int, of count: Int
  ) throws -> Int where Layout.Content == Counted {
    let gallery = RandomGallery(seed: 1)
    // The section before is not asked for.
    let before = (0..<100).map { gallery.item("before \($0)") }
    var content = Counted(items: [before, (0..<count).map { gallery.item("\($0)") }])
    var pane = LayoutController(
      layout: layout, content: content,
      viewport: Viewport(bounds: Rect(x: 0, y: 0, width: 400, height: 300)))
    let old = content
    content.items[1].insert(gallery.item("new"), at: place)
    let batch = try CollectionBatch(
      [.insert(at: ItemIndex(section: 1, item: place))], before: old, after: content)
    return content.visits { pane.update(to: content, by: batch, holding: nil) }
  }

  @Test func `a change places the items behind it in its section anew, and few others`() throws {
    let empty = Counted(items: [])
    for count in [2_000, 20_000] {
      for left in [0, 10, 1000] {
        let place = count - left
        #expect(try visits(QuiltLayout(empty), insertingAt: place, of: count) == left + 1)
        let fall = try visits(WaterfallLayout(empty), insertingAt: place, of: count)
        #expect(fall >= left + 1 && fall <= left + 64)
      }
      for place in [0, count / 2, count] {
        #expect(try visits(ListLayout(empty), insertingAt: place, of: count) <= 1024)
        #expect(try visits(FlowLayout(empty), insertingAt: place, of: count) <= 200)
      }
    }
  }

  @Test func `a query asks for what it finds, and little more, however many there are`() {
    let gallery = RandomGallery(seed: 1)
    let empty = Counted(items: [])
    func visits<Layout: CollectionLayout>(
      _ layout: Layout, of count: Int
    ) -> (asked: Int, found: Int) where Layout.Content == Counted {
      let content = Counted(items: [(0..<count).map { gallery.item("\($0)") }])
      var pane = LayoutController(
        layout: layout, content: content,
        viewport: Viewport(bounds: Rect(x: 0, y: 0, width: 400, height: 300)))
      pane.scroll(to: Point(x: 0, y: pane.contentSize.height / 2))
      var found = 0
      let asked = content.visits { found = pane.visibleLayoutAttributes.count }
      return (asked, found)
    }
    for count in [2_000, 20_000] {
      for (asked, found) in [
        visits(ListLayout(empty), of: count), visits(FlowLayout(empty), of: count),
        visits(QuiltLayout(empty), of: count), visits(WaterfallLayout(empty), of: count),
      ] {
        #expect(found > 1 && asked <= 2 * found + 6, "\(asked), \(found)")
      }
    }
  }
}
