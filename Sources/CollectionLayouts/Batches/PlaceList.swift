/// Some places in lists: all that elements leave, or all that elements take.
///
/// The other elements keep their order, so each has the same rank among them before and after.
struct PlaceList: Equatable, Sendable {
  /// Ascending, without duplicates.
  let places: [ItemIndex]

  init(_ places: [ItemIndex] = []) { self.places = places.sorted() }

  func contains(_ place: ItemIndex) -> Bool {
    let k = count(before: place)
    return k < places.count && places[k] == place
  }

  /// Returns the number of places before a place in its section that are not listed. Cost: O(log
  /// *k*).
  func rank(of place: ItemIndex) -> Int {
    place.item - (count(before: place) - start(ofSection: place.section))
  }

  /// Returns the place with a rank among all places of a section that are not listed. Cost: O(log
  /// *k*).
  func place(ofRank rank: Int, inSection section: Int) -> ItemIndex {
    let start = start(ofSection: section)
    let end = self.end(ofSection: section)
    let before = partitionPoint(of: end - start) { places[start + $0].item - $0 > rank }
    return ItemIndex(section: section, item: rank + min(before, .max - max(rank, 0)))
  }

  /// Returns how many places of a section are listed.
  func count(inSection section: Int) -> Int {
    end(ofSection: section) - start(ofSection: section)
  }

  /// Returns the listed places of a section, ascending.
  func places(inSection section: Int) -> ArraySlice<ItemIndex> {
    places[start(ofSection: section)..<end(ofSection: section)]
  }

  /// Returns the first and the last listed place of a section; `nil` if there is none.
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
