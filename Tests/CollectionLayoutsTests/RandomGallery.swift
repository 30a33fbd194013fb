import CollectionLayouts
import TestSupport

/// Named items that come, go, move and change by chance, and what they are in a gallery.
struct RandomGallery {
  private(set) var lists: RandomBatch.Lists
  /// How often an item has been reloaded.
  private var versions: [String: Int] = [:]
  let seed: Int

  init(seed: Int) {
    self.seed = seed
    lists = RandomBatch.start(seed: seed)
  }

  /// A gallery of one section with so many items.
  init(seed: Int, count: Int) {
    self.seed = seed
    lists = RandomBatch.Lists(sections: [(0..<count).map { "0.\($0)" }])
  }

  var content: GalleryContent { GalleryContent(lists.sections.indices.map { section($0) }) }

  func section(_ number: Int, where isWanted: (String) -> Bool = { _ in true }) -> GallerySection {
    GallerySection(
      lists.sections[number].filter(isWanted).map { item($0) }, header: 30, footer: 20)
  }

  /// What an item is follows from its name and its version alone.
  func item(_ name: String) -> GalleryItem {
    let version = versions[name] ?? 0
    var chance = SeededNumbers(
      seed: "\(name) \(version)".utf8.reduce(UInt64(seed)) { $0 &* 31 &+ UInt64($1) })
    return GalleryItem(
      id: ItemID(name.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) }),
      size: Size(width: chance.number(in: 20...200), height: chance.number(in: 20...240)),
      block: BlockSize(width: chance.whole(1...3), height: chance.whole(1...3)),
      span: chance.choice(of: [1, 1, 1, 2]),
      insets: EdgeInsets(top: 2, left: chance.number(in: 0...5), bottom: 2, right: 3))
  }

  /// Makes a random batch happen.
  mutating func change(seed: Int) throws -> RandomBatch {
    let batch = try RandomBatch(from: lists, seed: seed)
    for place in batch.batch.reloaded {
      versions[lists.sections[place.section][place.item], default: 0] += 1
    }
    lists = batch.after
    return batch
  }

  /// Puts others in the place of some items of the first section.
  mutating func replace(_ gone: Int, at place: Int, with names: [String]) {
    lists.sections[0].replaceSubrange(place..<place + gone, with: names)
  }

  /// Every layout, most of them along both axes.
  static let layouts: [(name: String, layout: GalleryLayout)] = [
    ("list", .list(ListMetrics(spacing: 4, sectionSpacing: 9))),
    ("list of one length", .list(ListMetrics(itemSize: Size(width: 60, height: 50)))),
    ("list across", .list(ListMetrics(spacing: 4), axis: .horizontal)),
    ("flow", .flow(FlowMetrics())),
    ("flow across", .flow(FlowMetrics(alignment: .center), axis: .horizontal)),
    ("columns", .columns(ColumnsMetrics(minimum: 90))),
    (
      "quilt",
      .quilt(
        QuiltMetrics(gap: 2, insets: EdgeInsets(top: 1, left: 4)),
        sections: SectionStyle(background: EdgeInsets(top: 3)))
    ),
    (
      "quilt in order",
      .quilt(QuiltMetrics(unit: .columns(4), keepsOrder: true), axis: .horizontal)
    ),
    (
      "waterfall",
      .waterfall(
        WaterfallMetrics(order: .shortestForward, tolerance: 20),
        sections: SectionStyle(pinned: [.headers, .footers]))
    ),
    ("waterfall across", .waterfall(WaterfallMetrics(order: .cycle), axis: .horizontal)),
    ("mosaic", .mosaic()), ("carousel", .carousel()), ("pile", .pile()),
  ]

  static let names = layouts.map { $0.name }

  static func controller(
    _ name: String, _ content: GalleryContent, direction: LayoutDirection = .leftToRight
  ) -> LayoutController<GalleryLayout> {
    LayoutController(
      layout: layouts.first { $0.name == name }?.layout ?? .pile(), content: content,
      viewport: Viewport(
        bounds: Rect(x: 0, y: 0, width: 400, height: 300), direction: direction))
  }
}
