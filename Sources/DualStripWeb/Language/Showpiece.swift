import CollectionGallery
import CollectionLayouts

/// The content and the layouts of the gallery page: items of many shapes, with metrics for a phone.
enum Showpiece {
  /// The number of the first section, beyond the numbers of all items.
  static let firstSection: UInt64 = 1 << 40

  /// The most items that a page may ask for.
  private static let mostItems = 1_000_000

  static func content(sections: Int, items: Int) -> GalleryContent {
    let sections = min(max(sections, 1), 1000)
    let items = min(max(items, 0), mostItems / sections)
    return GalleryContent(
      (0..<sections).map { section in
        GallerySection(
          id: ItemID(firstSection + UInt64(section)),
          (0..<items).map { item(ItemID(UInt64(section * items + $0 + 1))) },
          header: sections > 1 ? 32 : 0)
      })
  }

  /// An item whose shape follows from its number.
  static func item(_ id: ItemID) -> GalleryItem {
    let number = id.rawValue
    return GalleryItem(
      id: id,
      size: Size(width: Double(70 + number * 37 % 90), height: Double(60 + number * 53 % 130)),
      block: BlockSize(width: number % 5 == 0 ? 2 : 1, height: number % 3 == 0 ? 2 : 1),
      span: number % 11 == 0 ? 2 : 1)
  }

  /// Returns a layout by its number.
  static func layout(_ number: Int) -> GalleryLayout {
    switch number {
    case 1: return .flow(FlowMetrics(spacing: 8, lineSpacing: 8))
    case 2: return .columns(ColumnsMetrics(minimum: 110, length: 96))
    case 3: return .quilt(QuiltMetrics(unit: .columns(4), gap: 6))
    case 4: return .waterfall(WaterfallMetrics(lanes: 3))
    case 5: return .mosaic(MosaicMetrics(band: 180, line: 4))
    case 6: return .carousel()
    case 7: return .pile(PileMetrics(side: 180))
    default: return .list(ListMetrics(itemSize: Size(width: 393, height: 64), spacing: 4))
    }
  }
}

extension NumberReader {
  mutating func item() -> ItemID { ItemID(UInt64(exactly: number()) ?? 0) }

  /// Reads all remaining changes: 0 inserts, 1 deletes, 2 moves an item. An item is inserted or
  /// moved after another item, or, for numbers of 0 and below, to an index counted from the start.
  mutating func changes() -> [GalleryChange] {
    var changes: [GalleryChange] = []
    while !isAtEnd {
      let (word, item, other) = (whole(), item(), whole())
      let place: GalleryPlace =
        other > 0
        ? .after(ItemID(UInt64(other))) : .at(ItemIndex(item: Int(clamping: other.magnitude)))
      switch word {
      case 0: changes.append(.insert(Showpiece.item(item), place))
      case 1: changes.append(.delete(item))
      default: changes.append(.move(item, place))
      }
    }
    return changes
  }
}
