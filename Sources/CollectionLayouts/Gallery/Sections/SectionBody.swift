/// The cells of one section, placed along the main axis from 0 on.
protocol SectionBody: Sendable {
  associatedtype Content: CollectionContent

  /// The length of all cells along the main axis, in points.
  var length: Double { get }

  /// Returns the frame of a cell; `main` counts from the beginning of these cells.
  func frame(of item: ItemIndex, in content: Content) -> AxisRect

  /// Returns the details of a cell.
  func details(of item: Int) -> GalleryDetails

  /// Calls `body` for the items that may share an area with a stretch of the main axis, in order.
  func forEachItem(from lower: Double, to upper: Double, _ body: (Int) -> Void)
}

/// The cells of a section that must be placed again: those from the first change to the last.
struct SectionEdit {
  /// The number of items at the beginning that are unchanged.
  let prefix: Int
  /// The number of items at the end that are unchanged, though their numbers may differ.
  let suffix: Int
  let oldCount: Int
  let newCount: Int
  private let section: (old: Int, new: Int)
  private let map: ElementMap

  /// Creates the edit that a batch makes to a section that stays.
  ///
  /// - Parameters:
  ///   - reloaded: the items that the batch reloads.
  ///   - section: the numbers of the section before and after.
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

  /// Returns the number that an item had in the section before; `nil` if it has come from
  /// elsewhere.
  func oldNumber(of item: Int) -> Int? {
    guard let old = map.oldItem(of: ItemIndex(section: section.new, item: item)),
      old.section == section.old, old.item < oldCount
    else { return nil }
    return old.item
  }
}

/// A section's cells as they were, and which of them must be placed again.
struct Reused<Body: SectionBody> {
  let body: Body
  let edit: SectionEdit
  /// Whether the cells were placed in a pane of the present breadth.
  let isOfSameBreadth: Bool
}
