import DualStripScenarios
import TestSupport
import Testing

@testable import ScenarioReplay

/// The order of work at one time, and over time.
@Suite struct TimedQueueTests {
  /// From the first to the last.
  private static let ranks: [Rank] = [
    .host, .statement(0), .after(0), .statement(1), .after(1), .statement(12),
  ]

  @Test func `the host comes first, and what follows an input before the next statement`() {
    for (place, rank) in Self.ranks.enumerated() {
      for (other, next) in Self.ranks.enumerated() {
        #expect((rank < next) == (place < other), "\(place), \(other)")
      }
    }
  }

  @Test(arguments: 1...40) func `work comes by its time, its rank and its age`(seed: Int) {
    var numbers = SeededNumbers(seed: UInt64(seed))
    var queue = TimedQueue<Int>()
    typealias Entry = (time: Int, rank: Int, number: Int)
    var waiting: [Entry] = []
    func isBefore(_ left: Entry, _ right: Entry) -> Bool {
      (left.time, left.rank, left.number) < (right.time, right.rank, right.number)
    }
    for number in 0..<80 {
      if waiting.isEmpty || numbers.chance(0.6) {
        let (time, rank) = (numbers.whole(0...3), numbers.whole(0...5))
        waiting.append((time, rank, number))
        queue.add(number, at: .milliseconds(time), rank: Self.ranks[rank])
      } else {
        let next = waiting.indices.min { isBefore(waiting[$0], waiting[$1]) } ?? 0
        let first = waiting.remove(at: next)
        #expect(queue.first?.work == first.number, "seed \(seed)")
        #expect(queue.removeFirst().work == first.number, "seed \(seed)")
      }
    }
    let rest = waiting.sorted { isBefore($0, $1) }.map { $0.number }
    #expect(rest.map { _ in queue.removeFirst().work } == rest, "seed \(seed)")
    #expect(queue.first?.work == nil)
  }
}
