/// How what was there and what is there belong together.
///
/// It tells a whole collection by the few changes: its cost and memory are those of the changes.
public struct ElementMap: Equatable, Sendable {
  /// Sections count as items of section 0.
  let sections: Rearrangement
  let items: Rearrangement
  /// The sections before whose items go and are replaced, ascending.
  let replaced: [Int]

  init(
    sections: Rearrangement = Rearrangement(), items: Rearrangement = Rearrangement(),
    replaced: [Int] = []
  ) {
    self.sections = sections
    self.items = items
    self.replaced = replaced.sorted()
  }

  /// Nothing has changed.
  public static let identity = ElementMap()

  /// The way back: what is new is gone by it, and the other way round.
  public var inverse: ElementMap {
    ElementMap(
      sections: sections.inverse, items: items.inverse, replaced: replaced.compactMap(newSection))
  }

  /// What an element has become; `nil` where it is gone. Cost: O(log *k*), *k* changes.
  public func newElement(of old: LayoutElement) -> LayoutElement? {
    old.mapped(item: newItem, section: newSection)
  }

  /// What an element has been; `nil` where it is new. Cost: O(log *k*), *k* changes.
  public func oldElement(of new: LayoutElement) -> LayoutElement? {
    new.mapped(item: oldItem, section: oldSection)
  }

  // MARK: Items

  /// Where an item is afterwards; `nil` where it is gone.
  public func newItem(of old: ItemIndex) -> ItemIndex? {
    if let target = items.target(of: old) { return target }
    guard !items.departures.contains(old), !isReplaced(old.section),
      let section = newSection(of: old.section)
    else { return nil }
    return items.arrivals.place(ofRank: items.departures.rank(of: old), inSection: section)
  }

  /// Where an item has been; `nil` where it is new.
  public func oldItem(of new: ItemIndex) -> ItemIndex? {
    if let origin = items.origin(of: new) { return origin }
    guard !items.arrivals.contains(new), let section = oldSection(of: new.section),
      !isReplaced(section)
    else { return nil }
    return items.departures.place(ofRank: items.arrivals.rank(of: new), inSection: section)
  }

  // MARK: Sections

  /// Which number a section has afterwards; `nil` where it is gone.
  public func newSection(of old: Int) -> Int? {
    let place = ItemIndex(item: old)
    if let target = sections.target(of: place) { return target.item }
    guard !sections.departures.contains(place) else { return nil }
    return sections.arrivals.place(ofRank: sections.departures.rank(of: place), inSection: 0).item
  }

  /// Which number a section has had; `nil` where it is new.
  public func oldSection(of new: Int) -> Int? {
    let place = ItemIndex(item: new)
    if let origin = sections.origin(of: place) { return origin.item }
    guard !sections.arrivals.contains(place) else { return nil }
    return sections.departures.place(ofRank: sections.arrivals.rank(of: place), inSection: 0).item
  }

  /// Whether the items of a section go and are replaced.
  func isReplaced(_ section: Int) -> Bool {
    let k = partitionPoint(of: replaced.count) { replaced[$0] >= section }
    return k < replaced.count && replaced[k] == section
  }

  /// Whether a section says by itself what becomes of its items that do not move: it goes, or they
  /// are replaced.
  func speaksForItems(ofOld section: Int) -> Bool {
    newSection(of: section) == nil || isReplaced(section)
  }

  /// The same for items that come.
  func speaksForItems(ofNew section: Int) -> Bool {
    oldSection(of: section).map(isReplaced) ?? true
  }
}

extension LayoutElement {
  /// An element of the same kind elsewhere; what is no cell goes with its section.
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
