import CollectionLayouts

/// The least of a sequence of values since each of several starts. Memory: O(starts).
struct RunningMinimum<Note> {
  struct Entry {
    var number: Int
    var value: Double
    var note: Note
  }

  /// Of rising numbers and rising values: each is the least since the one before it.
  private var entries: [Entry] = []
  private var latestStart = -1

  /// From this number on somebody wants to know the least.
  mutating func start(at number: Int) { latestStart = max(latestStart, number) }

  /// - Parameter number: not below that of the value before.
  mutating func add(_ value: Double, number: Int, _ note: Note) {
    while let last = entries.last, last.value > value { entries.removeLast() }
    // Where nobody started since the last entry, that one is the answer for all.
    guard entries.last.map({ latestStart > $0.number }) ?? true else { return }
    entries.append(Entry(number: number, value: value, note: note))
  }

  /// The first least value since a start; `nil` where there was none. Cost: O(log *starts*).
  func least(since start: Int) -> Entry? {
    let place = partitionPoint(of: entries.count) { entries[$0].number >= start }
    return place < entries.count ? entries[place] : nil
  }

  mutating func clear() {
    entries = []
    latestStart = -1
  }
}
