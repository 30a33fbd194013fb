import CollectionLayouts
import Testing

@Suite struct SlotsTests {
  private let closing = Slots(
    count: 6,
    edited: [
      EditedSlot(slot: 1, presence: 0.25, ownPresence: 0.25, collapse: 1, isStop: false),
      EditedSlot(slot: 4, presence: 0.5),
    ])

  @Test func `without edits every place is its index`() {
    let slots = Slots(count: 1_000_000)
    #expect(slots.place(999_999) == 999_999)
    #expect(slots.total == 1_000_000)
    #expect(slots.nearestStop(to: 12.5) == 13)
    #expect(slots.slots(from: 3.2, through: 5) == 4..<6)
  }

  @Test func `a place is the sum of the presences before it`() {
    #expect((0..<6).map(closing.slotPlace) == [0, 1, 1.25, 2.25, 3.25, 3.75])
    #expect(closing.total == 4.75)
    #expect(closing.upperBound == 3.75)
  }

  @Test func `final places count the stops`() {
    #expect((0..<6).map(closing.finalPlace) == [0, 1, 1, 2, 3, 4])
    #expect(closing.stopCount == 5)
    #expect((0..<5).map(closing.stop) == [0, 2, 3, 4, 5])
    #expect(closing.nearestStop(to: 0.9) == 2)
    #expect(closing.nearestStop(to: 99) == 5)
    #expect(closing.nearestStop(to: -99) == 0)
  }

  @Test func `a page on the move lies between its ghost and its slot`() {
    let slots = Slots(
      count: 4,
      edited: [
        EditedSlot(slot: 0, presence: 0.7, isStop: false, isGhost: true),
        EditedSlot(
          slot: 3, presence: 0.3,
          trail: [.init(slot: 0, weight: 0.7), .init(slot: 3, weight: 0.3)]),
      ])
    #expect(abs(slots.place(3) - 0.3 * 2.7) < 1e-12)
    #expect(slots.pageCount == 3)
    #expect((1..<4).map(slots.index) == [0, 1, 2])
    #expect((0..<3).map { slots.slot(at: $0) } == [1, 2, 3])
    #expect(Array(slots.candidates(from: 1, through: 2)) == [2, 3])
  }

  @Test func `slots between two positions are found alike with and without edits`() {
    // One that is as open as any other changes no place.
    let (plain, edited) = (Slots(count: 9), Slots(count: 9, edited: [.init(slot: 4, presence: 1)]))
    let ends = [-.infinity, -1, -0.0, 0, 0.5, 1, 7.999, 8, 8.5, 9, 1e300, .infinity, .nan]
    for lower in ends {
      for upper in ends {
        #expect(
          plain.slots(from: lower, through: upper) == edited.slots(from: lower, through: upper),
          "\(lower) … \(upper)")
      }
    }
  }

  @Test func `slots between two positions are those whose places lie there, whatever is edited`() {
    let presences = [nil, 0, 0.5, 1]
    for choice in 0..<1024 {
      let edited = (0..<5).compactMap { slot in
        presences[choice >> (2 * slot) & 3].map { EditedSlot(slot: slot + slot / 3, presence: $0) }
      }
      let slots = Slots(count: 7, edited: edited)
      for (lower, upper) in [(-1.0, 0.0), (0, 0.5), (0.5, 2), (1, 1), (1.5, 4.75), (2.5, 99)] {
        let wanted = (0..<7).filter { (lower...upper).contains(slots.slotPlace($0)) }
        #expect(Array(slots.slots(from: lower, through: upper)) == wanted, "\(edited), \(lower)")
      }
    }
  }

  @Test func `an empty document has no stop and no place`() {
    let slots = Slots(count: 0)
    #expect(slots.nearestStop(to: 0) == nil)
    #expect(slots.total == 0)
    #expect(slots.upperBound == 0)
    #expect(slots.slots(from: -1, through: 1).isEmpty)
  }

  @Test(arguments: [[5..<6], [2..<4, 5..<6], [0..<9], [0..<1, 8..<10]])
  func `a hand knows how many of its pages come before a slot, of one page as of many`(
    spans: [Range<Int>]
  ) {
    var slots = SlotRanges()
    for span in spans { slots.append(span) }
    let lifted = LiftedSlots(slots)
    for slot in 0...11 {
      let before = spans.joined().filter { $0 < slot }
      #expect(lifted.number(before: slot) == before.count, "\(slot)")
    }
  }

  @Test func `a number of stops leads to a stop, at an end to the last one there`() {
    // Slot 1 is no stop: what counts is how many are before it.
    let ways: [(distance: Int, from: Int, to: Int)] = [
      (0, 0, 0), (1, 0, 2), (-1, 2, 0), (0, 1, 2), (-1, 1, 0), (1, 1, 3), (2, 2, 4), (1, 5, 5),
      (-4, 5, 0), (-9, 5, 0), (.max, 0, 5), (.min, 5, 0),
    ]
    for (distance, from, to) in ways {
      #expect(closing.stop(distance, from: from) == to, "\(distance) from \(from)")
    }
    #expect([-9, -1, 2, 9].map { Slots(count: 6).stop($0, from: 3) } == [0, 2, 5, 5])
    #expect(Slots(count: 0).stop(1, from: 0) == nil)
  }

  @Test(
    arguments: [
      (0.5, 1), (0.5 - 1e-13, 1), (0.5 - 1e-11, 0), (0.49, 0), (3.7, 4), (4.5, 4), (99, 4),
      (-0.1, 0), (-.infinity, 0), (.infinity, 4), (.nan, 0),
    ] as [(Double, Int)])
  func `the nearest stop is the later one of two, also where they tie but for rounding`(
    position: Double, number: Int
  ) {
    #expect(closing.nearestStopNumber(to: position) == number)
    #expect(Slots(count: 5).nearestStopNumber(to: position) == number)
    #expect(Slots(count: 0).nearestStopNumber(to: position) == 0)
  }

  @Test(arguments: 0...7) func `numbers of slots are found by their slots, however many there are`(
    count: Int
  ) {
    let elements = (0..<count).map { SlotValues.Element(slot: 2 * $0 + 2, value: Double($0) + 0.5) }
    let values = SlotValues(elements)
    #expect(Array(values) == elements)
    #expect(values.first == elements.first && values.last == elements.last)
    for slot in 0...18 {
      #expect(values.value(of: slot) == elements.first { $0.slot == slot }?.value, "slot \(slot)")
    }
    var turned = SlotValues(elements.reversed())
    turned.sortBySlot()
    #expect(turned == values)
    // Two that have changed places anywhere are put in order, too.
    for place in 1..<max(1, count) {
      var swapped = elements
      swapped.swapAt(place - 1, place)
      var sorted = SlotValues(swapped)
      #expect(sorted != values)
      sorted.sortBySlot()
      #expect(sorted == values, "place \(place)")
    }
    if count > 0 { #expect(SlotValues(elements.dropLast()) != values) }
  }
}
