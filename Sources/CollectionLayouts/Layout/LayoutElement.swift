/// Where an item is in the content: its section, and its number there, both from 0.
public struct ItemIndex: Hashable, Comparable, Sendable {
  public var section: Int
  public var item: Int

  public init(section: Int = 0, item: Int) {
    self.section = section
    self.item = item
  }

  public static func < (left: ItemIndex, right: ItemIndex) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}

/// What a supplementary or decoration element is for.
public struct ElementKind: Hashable, Sendable {
  public var rawValue: UInt16

  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  public static let sectionHeader = ElementKind(rawValue: 0)
  public static let sectionFooter = ElementKind(rawValue: 1)
}

/// One thing that a layout places.
public enum LayoutElement: Hashable, Sendable {
  case cell(ItemIndex)
  case supplementary(ElementKind, ItemIndex)
  case decoration(ElementKind, ItemIndex)
}
