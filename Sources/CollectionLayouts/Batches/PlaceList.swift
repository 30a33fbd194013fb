/// Some places in lists: those that something leaves, or those that something takes.
///
/// What stays keeps its order, so its rank among all that stays is the same before and after.
struct PlaceList: Equatable, Sendable {
  /// Ascending, no two alike.
  let places: [ItemIndex]

  init(_ places: [ItemIndex] = []) { self.places = places.sorted() }

  func contains(_ place: ItemIndex) -> Bool {
    let k = count(before: place)
    return k < places.count && places[k] == place
  }

  /// The number of other places before a place in its section. Cost: O(log *k*).
  func rank(of place: ItemIndex) -> Int {
    place.item - (count(before: place) - start(ofSection: place.section))
  }

  /// The place of what has a rank among all that is not in one of these. Cost: O(log *k*).
  func place(ofRank rank: Int, inSection section: Int) -> ItemIndex {
    let start = start(ofSection: section)
    let end = self.end(ofSection: section)
    let before = partitionPoint(of: end - start) { places[start + $0].item - $0 > rank }
    return ItemIndex(section: section, item: rank + min(before, .max - max(rank, 0)))
  }

  /// How many places of a section are in the list.
  func count(inSection section: Int) -> Int {
    end(ofSection: section) - start(ofSection: section)
  }

  /// The places of a section, ascending.
  func places(inSection section: Int) -> ArraySlice<ItemIndex> {
    places[start(ofSection: section)..<end(ofSection: section)]
  }

  /// The first and the last place of a section; `nil` without any.
  func range(ofSection section: Int) -> ClosedRange<Int>? {
    let places = places(inSection: section)
    guard let first = places.first, let last = places.last else { return nil }
    return first.item...last.item
  }

  private func start(ofSection section: Int) -> Int {
    partitionPoint(of: places.count) { places[$0].section >= section }
  }

  private func end(ofSection section: Int) -> Int {
    partitionPoint(of: places.count) { places[$0].section > section }
  }

  private func count(before place: ItemIndex) -> Int {
    partitionPoint(of: places.count) { places[$0] >= place }
  }
}
