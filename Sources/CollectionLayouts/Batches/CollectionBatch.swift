/// Changes of the content that happen together, checked, with a map from each element before to the
/// one after.
public struct CollectionBatch: Equatable, Sendable {
  /// The map between the elements before and after the changes.
  public let map: ElementMap
  /// The reloaded items, by their places before; ascending.
  public let reloaded: [ItemIndex]

  init(map: ElementMap, reloaded: [ItemIndex]) {
    self.map = map
    self.reloaded = reloaded.sorted()
  }

  /// The batch without changes.
  public static let none = CollectionBatch(map: .identity, reloaded: [])

  /// Returns a batch that reloads some items, which show something else or have other sizes;
  /// nothing comes, goes or moves.
  public static func reloading(_ items: [ItemIndex]) -> CollectionBatch {
    CollectionBatch(map: .identity, reloaded: Set(items).sorted())
  }

  /// Creates a batch from changes, given in any order.
  ///
  /// - Parameters:
  ///   - updates: the changes. An item may be both reloaded and moved.
  ///   - before: the content before all of them.
  ///   - after: the content after all of them.
  /// - Throws: the first fault, if the changes contradict each other or do not lead from one
  ///   content to the other.
  /// - Complexity: O((*k* + *s*) log *k*) for *k* changes and *s* sections.
  public init(
    _ updates: [CollectionUpdate], before: some CollectionContent, after: some CollectionContent
  ) throws(BatchFault) {
    var draft = BatchDraft()
    for update in updates { try draft.add(update, before: before, after: after) }
    let batch = draft.batch
    try batch.checkItems(of: updates)
    try batch.checkCounts(before: before, after: after)
    self = batch
  }

  /// Rejects changes of items that a change of their section already covers.
  private func checkItems(of updates: [CollectionUpdate]) throws(BatchFault) {
    for update in updates {
      let isSaid: Bool
      switch update {
      case .delete(let item): isSaid = map.speaksForItems(ofOld: item.section)
      case .reload(let item):
        isSaid = map.speaksForItems(ofOld: item.section) && map.newItem(of: item) == nil
      case .insert(let item): isSaid = map.speaksForItems(ofNew: item.section)
      case .move, .insertSection, .deleteSection, .moveSection, .reloadSection: isSaid = false
      }
      if isSaid { throw BatchFault(.saidBySection, [update]) }
    }
  }

  private func checkCounts(
    before: some CollectionContent, after: some CollectionContent
  ) throws(BatchFault) {
    let sections = map.sections
    guard
      before.boundedSectionCount - sections.departures.places.count + sections.arrivals.places.count
        == after.boundedSectionCount
    else { throw BatchFault(.sectionCountDisagrees) }
    for section in 0..<after.boundedSectionCount where !map.speaksForItems(ofNew: section) {
      guard let old = map.oldSection(of: section) else { continue }
      let count =
        before.boundedItemCount(inSection: old) - map.items.departures.count(inSection: old)
        + map.items.arrivals.count(inSection: section)
      guard count == after.boundedItemCount(inSection: section) else {
        throw BatchFault(.itemCountDisagrees(section: section))
      }
    }
  }
}
