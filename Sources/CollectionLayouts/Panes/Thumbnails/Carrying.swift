/// The thumbnails that a hand has moved out of their slots. They are in the hand, make way for the
/// pages in the hand, or glide back.
package struct Carrying: Equatable, Sendable {
  /// The pages in the hand; `nil` while there are none.
  package let pile: Pile?
  /// How far thumbnails are from where they belong, in pages, in slot order.
  package var shifts: SlotValues
  /// How far they are beside the strip's axis, in points, in slot order.
  package var rises: SlotValues

  package init(pile: Pile?, shifts: SlotValues, rises: SlotValues) {
    self.pile = pile
    self.shifts = shifts
    self.rises = rises
  }

  /// Pages in the hand, one upon the other.
  package struct Pile: Equatable, Sendable {
    package var pages: LiftedSlots
    /// The slot of the page that the hand has taken; it lies on top.
    package var grip: Int
    /// The slots of the others that come to it and can be seen, ascending.
    package var coming: [Int]
    /// The slot before which the gap is.
    package var gap: Int
    /// How far the slots of the pages have closed, 0…1.
    package var closed: Double
    /// The center of the pile, in content coordinates.
    package var center: Point

    package init(
      pages: LiftedSlots, grip: Int, coming: [Int], gap: Int, closed: Double, center: Point
    ) {
      self.pages = pages
      self.grip = grip
      self.coming = coming
      self.gap = gap
      self.closed = closed
      self.center = center
    }
  }

  /// Returns how far the thumbnail of a slot is from where it belongs once those around the gap have
  /// made way, in pages.
  @inline(__always)
  func settled(_ slot: Int) -> Double {
    guard let pile else { return 0 }
    return pile.pages.displacement(of: slot, grip: pile.grip, gap: pile.gap, closed: pile.closed)
  }

  /// Returns how far a thumbnail makes way for the gap, in pages.
  package static func way(of slot: Int, grip: Int, gap: Int) -> Double {
    slot > grip ? (slot < gap ? -1 : 0) : slot < grip && slot >= gap ? 1 : 0
  }

  func shift(of slot: Int) -> Double { shifts.value(of: slot) ?? 0 }

  func rise(of slot: Int) -> Double { rises.value(of: slot) ?? 0 }
}

/// The slots of the pages in the hand.
package struct LiftedSlots: Equatable, Sendable {
  package let slots: SlotRanges
  /// How many of them come before each range.
  private let before: [Int]
  package let count: Int

  package init(_ slots: SlotRanges) {
    self.slots = slots
    var sum = 0
    before = slots.spans.map { span in
      defer { sum += span.count }
      return sum
    }
    count = sum
  }

  package func contains(_ slot: Int) -> Bool { slots.contains(slot) }

  /// Returns how far another thumbnail is from its slot, in pages: the slots in the hand close
  /// towards the one that the hand has taken, which stays open; and the gap has left that one.
  package func displacement(of slot: Int, grip: Int, gap: Int, closed: Double) -> Double {
    let way = Carrying.way(of: slot, grip: grip, gap: gap)
    guard count > 1 else { return way }
    let between = number(before: slot > grip ? grip + 1 : grip) - number(before: slot)
    return closed * Double(between) + way
  }

  /// Returns how many of the slots come before a slot. Cost: O(log ranges).
  package func number(before slot: Int) -> Int {
    // Mostly one page is in the hand, and every frame asks.
    if count == 1 { return slots.spans[0].lowerBound < slot ? 1 : 0 }
    let next = range(upTo: slot)
    guard next < slots.spans.count else { return count }
    return before[next] + max(0, slot - slots.spans[next].lowerBound)
  }

  /// Returns the first slot from this one on that is not in the hand. Cost: O(log ranges).
  package func firstOther(from slot: Int) -> Int {
    contains(slot) ? slots.spans[range(upTo: slot)].upperBound : slot
  }

  /// Returns the first range that ends behind a slot; an empty one behind all slots if there is none.
  package func next(from slot: Int) -> Range<Int> {
    let next = range(upTo: slot)
    return next < slots.spans.count ? slots.spans[next] : Int.max..<Int.max
  }

  /// Returns where the range begins that has this slot.
  package func start(ofRangeWith slot: Int) -> Int { slots.spans[range(upTo: slot)].lowerBound }

  /// Returns the number of the first range that ends behind a slot.
  private func range(upTo slot: Int) -> Int {
    partitionPoint(of: slots.spans.count) { slots.spans[$0].upperBound > slot }
  }
}
