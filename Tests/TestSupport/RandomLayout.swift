public import CollectionLayouts

/// Any layout of the gallery, each of its measures at its least, its greatest, its usual value or beyond.
extension GalleryLayout {
  public static func random(_ chance: inout SeededNumbers) -> GalleryLayout {
    func number(_ choices: Double...) -> Double { chance.choice(of: choices) }
    func gap() -> Double { number(0, 4, 10, 33, -5, 0.5) }
    func insets() -> EdgeInsets {
      EdgeInsets(
        top: number(0, 3, 20, -4), left: number(0, 5, 31), bottom: number(0, 7, 50),
        right: number(0, 11, 500))
    }
    func size() -> Size {
      Size(width: number(60, 100, 7, 390, 1000), height: number(50, 100, 5, 700))
    }
    func axis() -> ScrollAxis { chance.choice(of: [.vertical, .horizontal]) }
    let sections = SectionStyle(
      pinned: chance.choice(of: [[], .headers, .footers, [.headers, .footers]]),
      background: chance.chance(0.3) ? insets() : nil)
    switch chance.whole(0...7) {
    case 0:
      let metrics = ListMetrics(
        itemSize: chance.chance(0.4) ? size() : nil, spacing: gap(), sectionSpacing: gap())
      return .list(metrics, axis: axis(), sections: sections)
    case 1:
      let metrics = FlowMetrics(
        itemSize: chance.chance(0.4) ? size() : nil, spacing: gap(), lineSpacing: gap(),
        insets: insets(), alignment: chance.choice(of: [.justify, .leading, .center, .trailing]))
      return .flow(metrics, axis: axis(), sections: sections)
    case 2:
      let metrics = ColumnsMetrics(
        minimum: number(300, 90, 1, 0, 2000), length: number(70, 1, 300), gap: gap(),
        margin: number(16, 0, 90), pixel: number(0, 1, 1.0 / 3))
      return .columns(metrics, axis: axis(), sections: sections)
    case 3:
      let unit: QuiltMetrics.Unit =
        chance.chance(0.5) ? .block(size()) : .columns(chance.choice(of: [1, 2, 4, 0, 90]))
      let metrics = QuiltMetrics(
        unit: unit, gap: gap(), insets: insets(), keepsOrder: chance.chance(0.4))
      return .quilt(metrics, axis: axis(), sections: sections)
    case 4:
      let metrics = WaterfallMetrics(
        lanes: chance.choice(of: [1, 2, 3, 5, 0, 90]), gap: gap(), lineSpacing: gap(),
        insets: insets(), order: chance.choice(of: [.shortest, .shortestForward, .cycle]),
        tolerance: number(0, 1, 60, -1), keepsLanes: chance.chance(0.3))
      return .waterfall(metrics, axis: axis(), sections: sections)
    case 5:
      return .mosaic(
        MosaicMetrics(
          band: number(200, 30, 1, 900), bandShare: chance.chance(0.4) ? number(0.5, 0.1, 3) : nil,
          line: number(1, 0, 8), pixel: number(0, 1, 0.5)), axis: axis(), sections: sections)
    case 6:
      return .carousel(
        CarouselMetrics(
          side: number(150, 40, 1, 900), gap: gap(), reach: number(150, 1, 600),
          growth: number(0.6, 0, 3), floor: number(0, 0.5, 1, 2), threshold: number(2500, 0, 1e9)),
        axis: axis())
    default:
      return .pile(
        PileMetrics(
          side: number(100, 1, 700), shown: chance.choice(of: [5, 1, 2, 0, 40]),
          angles: chance.choice(of: [[0, -0.2, -0.5, 0.2, 0.5], [], [0.3], [3, -7]])))
    }
  }
}

extension GalleryContent {
  /// Some sections, now and then without an item, of items of all kinds. They have numbers from 1 on.
  public static func random(_ chance: inout SeededNumbers, most: Int = 24) -> GalleryContent {
    var number: UInt64 = 0
    return GalleryContent(
      (0..<chance.whole(0...3)).map { section in
        GallerySection(
          id: ItemID(1000 + UInt64(section)),
          (0..<chance.choice(of: [0, 1, 2, 3, most])).map { _ in
            number += 1
            return GalleryItem.random(ItemID(number), &chance)
          }, header: chance.choice(of: [0, 30]), footer: chance.choice(of: [0, 20]))
      })
  }
}

extension GalleryItem {
  public static func random(_ id: ItemID, _ chance: inout SeededNumbers) -> GalleryItem {
    GalleryItem(
      id: id, size: Size(width: chance.number(in: 10...220), height: chance.number(in: 10...220)),
      block: BlockSize(width: chance.whole(1...3), height: chance.whole(1...3)),
      span: chance.choice(of: [1, 1, 2, 9]),
      insets: EdgeInsets(top: chance.choice(of: [0, 2]), left: chance.choice(of: [0, 5])),
      isEstimated: chance.chance(0.2))
  }
}

extension Digest {
  public mutating func add(_ element: LayoutElement) {
    switch element {
    case .cell(let item): add(0, Double(item.section), Double(item.item))
    case .supplementary(let kind, let item):
      add(1, Double(kind.rawValue), Double(item.section), Double(item.item))
    case .decoration(let kind, let item):
      add(2, Double(kind.rawValue), Double(item.section), Double(item.item))
    }
  }

  /// All but the details.
  public mutating func add<Details>(place cell: LayoutAttributes<Details>) {
    add(cell.element)
    add(cell.center.x, cell.center.y, cell.size.width, cell.size.height, cell.alpha, cell.zIndex)
    add(cell.transform.translation.x, cell.transform.translation.y)
    add(cell.transform.scale, cell.transform.rotation)
  }

  public mutating func add(_ anchor: ContentAnchor?) {
    guard let anchor else { return add(-1) }
    if let element = anchor.element { add(element) }
    add("\(anchor.side) \(String(describing: anchor.limit))")
    add(anchor.fraction, anchor.place)
  }
}
