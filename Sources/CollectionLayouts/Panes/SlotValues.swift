/// Numbers that belong to a few slots, in slot order: the first four need no memory of their own,
/// so that a frame, which seldom has more, allocates nothing.
package struct SlotValues: Equatable, Sendable {
  package struct Element: Equatable, Sendable {
    package var slot: Int
    package var value: Double

    package init(slot: Int, value: Double) {
      self.slot = slot
      self.value = value
    }
  }

  private static let mostInPlace = 4

  package private(set) var count = 0
  private var inPlace = InlineArray<4, Element>(repeating: Element(slot: 0, value: 0))
  private var others: [Element] = []

  package init() {}

  package init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Adds the number of a slot behind all others.
  package mutating func append(_ element: Element) {
    if count < SlotValues.mostInPlace { inPlace[count] = element } else { others.append(element) }
    count += 1
  }

  /// Puts them in slot order, those of one slot in the order that they were added in.
  package mutating func sortBySlot() {
    for place in 1..<Swift.max(1, count) where self[place].slot < self[place - 1].slot {
      self = SlotValues(sorted { $0.slot < $1.slot })
      return
    }
  }

  /// The number of a slot; `nil` where it has none. Cost: O(log *k*).
  package func value(of slot: Int) -> Double? {
    let place = partitionPoint(of: count) { self[$0].slot >= slot }
    return place < count && self[place].slot == slot ? self[place].value : nil
  }

  package static func == (left: SlotValues, right: SlotValues) -> Bool {
    left.elementsEqual(right)
  }
}

extension SlotValues: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  // A collection's own would copy the list to ask it.
  package var first: Element? { count > 0 ? self[0] : nil }
  package var last: Element? { count > 0 ? self[count - 1] : nil }

  package subscript(place: Int) -> Element {
    place < SlotValues.mostInPlace ? inPlace[place] : others[place - SlotValues.mostInPlace]
  }
}
