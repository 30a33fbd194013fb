/// The items of all sections, one after another, numbered from 0.
struct ItemSequence: Equatable, Sendable {
  /// The number of the first item of each section, and last the number of all items.
  private let firsts: [Int]

  /// Creates a sequence without items.
  init() { firsts = [0] }

  /// - Complexity: O(*s*) for *s* sections.
  init(of content: some CollectionContent) {
    var firsts = [0]
    for section in 0..<content.boundedSectionCount {
      let next = firsts[section] + content.boundedItemCount(inSection: section)
      firsts.append(min(next, mostItems))
    }
    self.firsts = firsts
  }

  var count: Int { firsts[firsts.count - 1] }

  /// Returns the item with a number. Cost: O(log *s*).
  func item(at number: Int) -> ItemIndex {
    let section = partitionPoint(of: firsts.count) { firsts[$0] > number } - 1
    return ItemIndex(section: section, item: number - firsts[section])
  }

  /// Returns the number of an item; `nil` if there is no such item.
  func number(of item: ItemIndex) -> Int? {
    guard item.section >= 0, item.section < firsts.count - 1, item.item >= 0,
      item.item < firsts[item.section + 1] - firsts[item.section]
    else { return nil }
    return firsts[item.section] + item.item
  }
}
