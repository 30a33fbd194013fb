import ScrollPhysics

/// A queue of work, ordered by time, then by the order of the file, then by age. A binary heap.
struct TimedQueue<Work> {
  struct Entry {
    var time: Time
    var rank: Rank
    var work: Work
    /// The number of entries added before it: among equal ones, the oldest comes first.
    var number: Int
  }

  private var heap: [Entry] = []
  private var added = 0

  var first: Entry? { heap.first }

  mutating func add(_ work: Work, at time: Time, rank: Rank) {
    heap.append(Entry(time: time, rank: rank, work: work, number: added))
    added += 1
    var child = heap.count - 1
    while child > 0, precedes(child, (child - 1) / 2) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func removeFirst() -> Entry {
    heap.swapAt(0, heap.count - 1)
    let first = heap.removeLast()
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && precedes(child, least) {
        least = child
      }
      guard least != parent else { return first }
      heap.swapAt(parent, least)
      parent = least
    }
  }

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    let (left, right) = (heap[left], heap[right])
    return (left.time, left.rank, left.number) < (right.time, right.rank, right.number)
  }
}
