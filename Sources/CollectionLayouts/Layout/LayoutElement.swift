/// The index of an item in the content: its section, and its number in that section, both from 0.
public struct ItemIndex: Hashable, Comparable, Sendable {
  /// The number of the section, from 0.
  public var section: Int
  /// The number of the item within its section, from 0.
  public var item: Int

  /// Creates an index; by default in the first section.
  public init(section: Int = 0, item: Int) {
    self.section = section
    self.item = item
  }

  /// Orders by section, and within a section by item.
  public static func < (left: ItemIndex, right: ItemIndex) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}

/// The purpose of a supplementary or decoration element.
public struct ElementKind: Hashable, Sendable {
  /// The number that stands for the kind; 0 to 2 are the header, the footer and
  /// the background of a section.
  public var rawValue: UInt16

  /// Creates a kind from the number that stands for it.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The header before the items of a section: number 0.
  public static let sectionHeader = ElementKind(rawValue: 0)
  /// The footer after the items of a section: number 1.
  public static let sectionFooter = ElementKind(rawValue: 1)
  /// The background under the items of a section: number 2.
  public static let sectionBackground = ElementKind(rawValue: 2)
}

/// An element that a layout places.
public enum LayoutElement: Hashable, Sendable {
  /// The cell of an item.
  case cell(ItemIndex)
  /// An element that describes the content at an index, such as a header.
  case supplementary(ElementKind, ItemIndex)
  /// An element at an index that only decorates, and shows nothing of the content.
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

  /// The position among all elements: for each section decorations, the header, the cells, and
  /// other supplementary elements.
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

/// A position among all elements.
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
