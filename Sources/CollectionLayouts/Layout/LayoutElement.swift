/// Where an item is in the content: its section, and its number there, both from 0.
public struct ItemIndex: Hashable, Comparable, Sendable {
  /// The number of the section, from 0.
  public var section: Int
  /// The number of the item within its section, from 0.
  public var item: Int

  /// An item by its number in a section, the first section unless told otherwise.
  public init(section: Int = 0, item: Int) {
    self.section = section
    self.item = item
  }

  /// By section, and within a section by item.
  public static func < (left: ItemIndex, right: ItemIndex) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}

/// What a supplementary or decoration element is for.
public struct ElementKind: Hashable, Sendable {
  /// The number that stands for the kind; 0 to 2 are the header, the footer and
  /// the background of a section.
  public var rawValue: UInt16

  /// A kind by the number that stands for it.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// What stands before the items of a section: number 0.
  public static let sectionHeader = ElementKind(rawValue: 0)
  /// What stands after the items of a section: number 1.
  public static let sectionFooter = ElementKind(rawValue: 1)
  /// What lies under the items of a section: number 2.
  public static let sectionBackground = ElementKind(rawValue: 2)
}

/// One thing that a layout places.
public enum LayoutElement: Hashable, Sendable {
  /// The cell of an item.
  case cell(ItemIndex)
  /// Something that tells about the content at an index, as a header does.
  case supplementary(ElementKind, ItemIndex)
  /// Something at an index that only adorns, and shows nothing of the content.
  case decoration(ElementKind, ItemIndex)
}

extension LayoutElement {
  /// The section that it belongs to.
  var section: Int {
    switch self {
    case .cell(let index), .supplementary(_, let index), .decoration(_, let index):
      return index.section
    }
  }

  var isCell: Bool {
    if case .cell = self { return true }
    return false
  }

  /// Where it comes among all elements: section by section what only adorns, the header, the cells, and
  /// what comes behind them.
  var order: ElementOrder {
    switch self {
    case .decoration(let kind, let index):
      return ElementOrder(section: index.section, rank: 0, item: index.item, kind: kind.rawValue)
    case .supplementary(.sectionHeader, let index):
      return ElementOrder(section: index.section, rank: 1, item: index.item, kind: 0)
    case .cell(let index):
      return ElementOrder(section: index.section, rank: 2, item: index.item, kind: 0)
    case .supplementary(let kind, let index):
      return ElementOrder(section: index.section, rank: 3, item: index.item, kind: kind.rawValue)
    }
  }
}

/// A place among all elements.
struct ElementOrder: Comparable, Sendable {
  let section: Int
  let rank: Int
  let item: Int
  let kind: UInt16

  static func < (left: ElementOrder, right: ElementOrder) -> Bool {
    (left.section, left.rank, left.item, left.kind)
      < (right.section, right.rank, right.item, right.kind)
  }
}
