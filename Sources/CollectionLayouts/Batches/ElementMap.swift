/// Maps the elements before some changes to those after them, and back.
///
/// It stores only the changes, so its cost and memory depend on them and not on the collection.
public struct ElementMap: Equatable, Sendable {
  /// The rearrangement of the sections, which count as items of section 0.
  let sections: Rearrangement
  let items: Rearrangement
  /// The sections whose items are replaced, by their numbers before; ascending.
  let replaced: [Int]

  init(
    sections: Rearrangement = Rearrangement(), items: Rearrangement = Rearrangement(),
    replaced: [Int] = []
  ) {
    self.sections = sections
    self.items = items
    self.replaced = replaced.sorted()
  }

  /// The map without changes.
  public static let identity = ElementMap()

  /// The map back: new elements are gone in it, and gone ones are new.
  public var inverse: ElementMap {
    ElementMap(
      sections: sections.inverse, items: items.inverse, replaced: replaced.compactMap(newSection))
  }

  /// Returns what an element has become; `nil` if it is gone. Cost: O(log *k*) for *k* changes.
  public func newElement(of old: LayoutElement) -> LayoutElement? {
    old.mapped(item: newItem, section: newSection)
  }

  /// Returns what an element was before; `nil` if it is new. Cost: O(log *k*) for *k* changes.
  public func oldElement(of new: LayoutElement) -> LayoutElement? {
    new.mapped(item: oldItem, section: oldSection)
  }

  // MARK: Items

  /// Returns where an item is afterwards; `nil` if it is gone.
  public func newItem(of old: ItemIndex) -> ItemIndex? {
    if let target = items.target(of: old) { return target }
    guard !items.departures.contains(old), !isReplaced(old.section),
      let section = newSection(of: old.section)
    else { return nil }
    return items.arrivals.place(ofRank: items.departures.rank(of: old), inSection: section)
  }

  /// Returns where an item was before; `nil` if it is new.
  public func oldItem(of new: ItemIndex) -> ItemIndex? {
    if let origin = items.origin(of: new) { return origin }
    guard !items.arrivals.contains(new), let section = oldSection(of: new.section),
      !isReplaced(section)
    else { return nil }
    return items.departures.place(ofRank: items.arrivals.rank(of: new), inSection: section)
  }

  // MARK: Sections

  /// Returns the number of a section afterwards; `nil` if it is gone.
  public func newSection(of old: Int) -> Int? {
    let place = ItemIndex(item: old)
    if let target = sections.target(of: place) { return target.item }
    guard !sections.departures.contains(place) else { return nil }
    return sections.arrivals.place(ofRank: sections.departures.rank(of: place), inSection: 0).item
  }

  /// Returns the number of a section before; `nil` if it is new.
  public func oldSection(of new: Int) -> Int? {
    let place = ItemIndex(item: new)
    if let origin = sections.origin(of: place) { return origin.item }
    guard !sections.arrivals.contains(place) else { return nil }
    return sections.departures.place(ofRank: sections.arrivals.rank(of: place), inSection: 0).item
  }

  /// Whether the items of a section, by its number before, are replaced.
  func isReplaced(_ section: Int) -> Bool {
    let k = partitionPoint(of: replaced.count) { replaced[$0] >= section }
    return k < replaced.count && replaced[k] == section
  }

  /// Whether a section decides what becomes of its items that do not move, because it goes or its
  /// items are replaced.
  func speaksForItems(ofOld section: Int) -> Bool {
    newSection(of: section) == nil || isReplaced(section)
  }

  /// Whether a section decides which items it gets besides moved ones, because it is new or its
  /// items are replaced.
  func speaksForItems(ofNew section: Int) -> Bool {
    oldSection(of: section).map(isReplaced) ?? true
  }
}

extension LayoutElement {
  /// Returns the element of the same kind at its new place; an element that is no cell goes with
  /// its section.
  fileprivate func mapped(
    item: (ItemIndex) -> ItemIndex?, section: (Int) -> Int?
  ) -> LayoutElement? {
    switch self {
    case .cell(let index): return item(index).map { .cell($0) }
    case .supplementary(let kind, let index):
      return section(index.section).map {
        .supplementary(kind, ItemIndex(section: $0, item: index.item))
      }
    case .decoration(let kind, let index):
      return section(index.section).map {
        .decoration(kind, ItemIndex(section: $0, item: index.item))
      }
    }
  }
}
