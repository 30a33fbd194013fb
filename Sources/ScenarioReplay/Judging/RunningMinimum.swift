import CollectionLayouts

/// The least value of a sequence since each of several starts. Memory: O(starts).
struct RunningMinimum<Note> {
  struct Entry {
    var number: Int
    var value: Double
    var note: Note
  }

  /// The entries, by rising numbers and values: each is the least value since the one before it.
  private var entries: [Entry] = []
  private var latestStart = -1

  /// Starts to track the least value from this number on.
  mutating func start(at number: Int) { latestStart = max(latestStart, number) }

  /// - Parameter number: the number of the value, not below that of the previous one.
  mutating func add(_ value: Double, number: Int, _ note: Note) {
    while let last = entries.last, last.value > value { entries.removeLast() }
    // Without a start since the last entry, that entry is the answer for all starts.
    guard entries.last.map({ latestStart > $0.number }) ?? true else { return }
    entries.append(Entry(number: number, value: value, note: note))
  }

  /// The first least value since a start; `nil` if there is none. Cost: O(log *starts*).
  func least(since start: Int) -> Entry? {
    let place = partitionPoint(of: entries.count) { entries[$0].number >= start }
    return place < entries.count ? entries[place] : nil
  }

  mutating func clear() {
    entries = []
    latestStart = -1
  }
}
