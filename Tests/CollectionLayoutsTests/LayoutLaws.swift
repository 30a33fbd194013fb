import CollectionLayouts
import Testing
import TestSupport

/// What holds for every layout, over rectangles of every shape.
enum LayoutLaws {
  /// Sections with as many items as it says.
  struct Counts: SectionedContent {
    var counts: [Int]
    var sectionCount: Int { counts.count }
    func itemCount(inSection section: Int) -> Int { counts[section] }
  }

  /// Sections whose items have the sizes that it says.
  struct Sizes: SizedContent {
    var sections: [[Size]]
    var header = 0.0
    var footer = 0.0
    var sectionCount: Int { sections.count }
    func itemCount(inSection section: Int) -> Int { sections[section].count }
    func size(of item: ItemIndex) -> Size { sections[item.section][item.item] }
    func length(of kind: ElementKind, inSection section: Int, across breadth: Double) -> Double {
      kind == .sectionHeader ? header : footer
    }
  }

  /// A query gives the elements, of all that can be seen, whose upright box shares an area with the
  /// rectangle.
  static func queriesAreFilters<Layout: CollectionLayout>(
    of controller: LayoutController<Layout>, seed: Int, _ comment: Comment
  ) {
    let all = controller.everyElement.filter { $0.alpha > 0 }
    var chance = SeededNumbers(seed: UInt64(seed))
    for rect in rects(within: controller.contentSize, &chance) {
      let found = controller.layoutAttributesForElements(in: rect)
      #expect(found == all.filter { $0.boundingBox.sharesArea(with: rect) }, "\(comment), \(rect)")
    }
    // What is no rectangle may be asked for, too.
    for rect in [
      Rect(x: .nan, y: 0, width: 9, height: 9), Rect(x: 0, y: .nan, width: 9, height: 9),
    ] {
      #expect(controller.layoutAttributesForElements(in: rect).count <= all.count)
    }
  }

  /// Every cell, asked for one by one.
  static func cells<Layout: CollectionLayout>(
    of controller: LayoutController<Layout>
  ) -> [LayoutAttributes<Layout.Details>] {
    (0..<controller.content.sectionCount).flatMap { section in
      (0..<controller.content.itemCount(inSection: section)).compactMap {
        controller.layoutAttributesForItem(at: ItemIndex(section: section, item: $0))
      }
    }
  }

  /// Panes, thin lines, empty and negative rectangles, and some far away.
  private static func rects(
    within size: Size, _ chance: inout SeededNumbers
  ) -> [Rect] {
    let spread = [1.0, 7, 100, 700, 5000]
    var rects = (0..<20).map { _ in
      Rect(
        x: chance.number(in: -50...size.width), y: chance.number(in: -50...size.height),
        width: chance.choice(of: spread), height: chance.choice(of: spread))
    }
    rects += [
      Rect(x: 0, y: 0, width: size.width, height: size.height), .zero,
      Rect(x: 20, y: 20, width: -10, height: -10), Rect(x: 0, y: 1e9, width: 10, height: 10),
      Rect(x: -1e300, y: -1e300, width: 2e300, height: 2e300),
    ]
    return rects
  }
}

extension Rect {
  var numbers: [Double] { [minX, minY, size.width, size.height] }
}

extension LayoutElement {
  /// The number of a cell within its section; -1 for what is no cell.
  var item: Int {
    if case .cell(let index) = self { return index.item }
    return -1
  }

  var section: Int {
    switch self {
    case .cell(let index), .supplementary(_, let index), .decoration(_, let index):
      return index.section
    }
  }

  /// As the worked examples call it.
  var name: String {
    switch self {
    case .cell(let index): return "\(index.section).\(index.item)"
    case .supplementary(.sectionHeader, let index): return "header \(index.section)"
    case .supplementary(_, let index): return "footer \(index.section)"
    case .decoration(_, let index): return "decoration \(index.section)"
    }
  }
}
