import DualStrip
import TestSupport
import Testing

@testable import ScenarioReplay
import DualStripScenarios

/// Names and ids of pages, in whatever order they come.
@Suite struct NamesTests {
  @Test(arguments: 1...200) func `each name has its id for life, and none is given twice`(
    seed: Int
  ) {
    var numbers = SeededNumbers(seed: UInt64(seed))
    var names = Names()
    var known: [String] = []
    var number = 0
    for _ in 0..<numbers.whole(1...40) {
      if numbers.chance(0.6) {
        repeat { number += 1 } while known.contains("p\(number)")
        known.append("p\(number)")
        #expect(names.addNumbered() == PageID(UInt64(known.count)), "seed \(seed)")
      } else {
        let stem = ["p", "q", "p0", ""][numbers.whole(0...3)]
        let name = stem.isEmpty ? "cover" : stem + String(numbers.whole(0...30))
        let place = known.firstIndex(of: name) ?? known.count
        if place == known.count { known.append(name) }
        #expect(names.add(name) == PageID(UInt64(place + 1)), "seed \(seed)")
      }
    }
    for (place, name) in known.enumerated() {
      #expect(names.id(name) == PageID(UInt64(place + 1)), "seed \(seed): \(name)")
      #expect(names.name(PageID(UInt64(place + 1))) == name, "seed \(seed)")
    }
    for name in ["p", "p-1", "p1x", "nobody", "p99999999999999999999", "p\(number + 50)"] {
      #expect(names.id(name) == nil || known.contains(name))
    }
    #expect(names.name(PageID(UInt64(known.count + 1))) == "#\(known.count + 1)")
    #expect(
      names.name(Names.nobody) == "#0"
        && names.name(PageID(rawValue: UInt64.max)).hasPrefix("#"))
  }
}
