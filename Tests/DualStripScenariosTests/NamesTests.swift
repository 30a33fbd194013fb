import CollectionLayouts
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

  @Test func `a numbered name has a stem and a number, which has no zero before it`() throws {
    let numbered: [(name: String, stem: String, number: Int)] = [
      ("p1", "p", 1), ("p9", "p", 9), ("p10", "p", 10), ("a100", "a", 100), ("7", "", 7),
      ("p1x2", "p1x", 2), ("é3", "é", 3), ("p-4", "p-", 4),
      ("p123456789", "p", 123_456_789), ("p999999999", "p", 999_999_999),
    ]
    for (name, stem, number) in numbered {
      let split = try #require(NumberedName.split(name), "\(name)")
      #expect(split.stem == stem && split.number == number, "\(name)")
    }
    for name in ["", "p", "p0", "p01", "p00", "0", "p1x", "p1234567890", "p1 ", "p١"] {
      #expect(NumberedName.split(name) == nil, "\(name)")
    }
  }

  @Test func `items are numbered from 1 in their section, and known by one name for life`() {
    var names = Names()
    #expect(names.addItems("a", count: 3) == ItemID(1))
    #expect(names.item("a1") == ItemID(1) && names.item("a3") == ItemID(3))
    for name in ["a0", "a4", "a01", "a", "b1"] { #expect(names.item(name) == nil, "\(name)") }
    // A section without items takes no number, and nobody is called like it.
    #expect(names.addItems("b", count: 0) == ItemID(4))
    #expect(names.hasNumbered("a") && !names.hasNumbered("b"))
    #expect(names.addItems("b", count: 2) == ItemID(4) && names.hasNumbered("b"))
    #expect(names.addItem("c7") == ItemID(6) && names.addItem("c7") == ItemID(6))
    #expect(names.addItem("a2") == ItemID(2) && names.addItem("c") == ItemID(7))
    #expect(names.hasNumbered("c") && !names.hasNumbered("c7") && !names.hasNumbered(""))
    #expect(
      (1...8).map { names.name(ItemID($0)) } == ["a1", "a2", "a3", "b1", "b2", "c7", "c", "#8"])
  }

  @Test func `sections have names of their own`() {
    var names = Names()
    #expect(names.addItem("x") == ItemID(1))
    #expect(names.section("x") == nil)
    #expect(names.addSection("y") == ItemID(1) && names.addSection("x") == ItemID(2))
    #expect(names.addSection("y") == ItemID(1) && names.section("x") == ItemID(2))
    #expect((0...3).map { names.name(ofSection: ItemID($0)) } == ["#0", "y", "x", "#3"])
    #expect(names.name(ofSection: ItemID(.max)).hasPrefix("#"))
  }

  @Test func `pages that a host has named keep their names, all others have a number`() {
    let names = Names(chosen: [3: "cover", 7: "p1"])
    #expect([1, 3, 7].map { names.name(PageID($0)) } == ["p1", "cover", "p1"])
    #expect(names.id("cover") == PageID(3) && names.id("p1") == PageID(7))
    #expect(names.id("p3") == nil)
  }

  /// At 100 trillion, a number has just one decimal, and a sum of two is off by a hundredth.
  @Test func `a range has decimal values also where numbers have hardly any decimals`() {
    let range = "100000000000000.1 .. 100000000000000.2 step 0.1"
    let text = "scenario \"r\"\nmatrix\n  vary n = \(range)\nscript\n  settle\n"
    let (tree, found) = Parser.parse(SourceText(name: "r", text: text))
    #expect(found.isEmpty)
    #expect(
      ScenarioVariants(tree.variations).map(\.description)
        == ["n=100000000000000.1", "n=100000000000000.2"])
  }
}
