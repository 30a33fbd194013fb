/// The cells of one section, placed along the main axis from 0 on.
protocol SectionBody: Sendable {
  associatedtype Content: CollectionContent

  /// How far they reach along the main axis, in points.
  var length: Double { get }

  /// Where a cell is, main from the beginning of these cells.
  func frame(of item: ItemIndex, in content: Content) -> AxisRect

  /// What there is to say of a cell besides.
  func details(of item: Int) -> GalleryDetails

  /// Calls for the items that may share an area with a stretch of the main axis, in order.
  func forEachItem(from lower: Double, to upper: Double, _ body: (Int) -> Void)
}

/// What is to be done again of a section's cells: those between the first and the last change.
struct SectionEdit {
  /// So many items at the beginning are as they were.
  let prefix: Int
  /// So many items at the end are as they were, be it with other numbers.
  let suffix: Int
  let oldCount: Int
  let newCount: Int
  private let section: (old: Int, new: Int)
  private let map: ElementMap

  /// What a batch does to a section that stays.
  ///
  /// - Parameters:
  ///   - reloaded: what the batch reloads.
  ///   - section: its numbers before and after.
  ///   - count: the numbers of its items before and after.
  init(
    _ batch: CollectionBatch, _ reloaded: PlaceList, section: (old: Int, new: Int),
    count: (old: Int, new: Int)
  ) {
    map = batch.map
    self.section = section
    (oldCount, newCount) = count
    let changes = [
      (batch.map.items.departures.range(ofSection: section.old), count.old),
      (batch.map.items.arrivals.range(ofSection: section.new), count.new),
      (reloaded.range(ofSection: section.old), count.old),
    ]
    let least = max(0, min(count.old, count.new))
    var (prefix, suffix) = (least, least)
    for case (let range?, let count) in changes {
      prefix = min(prefix, max(0, range.lowerBound))
      suffix = min(suffix, max(0, count - 1 - max(0, range.upperBound)))
    }
    self.prefix = prefix
    self.suffix = min(suffix, least - prefix)
  }

  /// Whether nothing has changed.
  var isNone: Bool { prefix == oldCount && prefix == newCount }

  /// The number that an item of the section had; `nil` for one that has come to it.
  func oldNumber(of item: Int) -> Int? {
    guard let old = map.oldItem(of: ItemIndex(section: section.new, item: item)),
      old.section == section.old, old.item < oldCount
    else { return nil }
    return old.item
  }
}

/// A section's cells as they were, and what is to be done again of them.
struct Reused<Body: SectionBody> {
  let body: Body
  let edit: SectionEdit
  /// Whether it was placed in a pane of the breadth that there is now.
  let isOfSameBreadth: Bool
}
