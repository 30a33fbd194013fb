package import Elementary

/// Numbers of a few slots, in slot order. The first four are stored inline, so that a frame, which
/// seldom has more, allocates nothing.
package struct SlotValues: Equatable, Sendable {
  package struct Element: Equatable, Sendable {
    package var slot: Int
    package var value: Double

    package init(slot: Int, value: Double) {
      self.slot = slot
      self.value = value
    }

    /// An unused element, which sorts behind all slots.
    fileprivate static let none = Element(slot: .max, value: 0)
  }

  package private(set) var count = 0
  // Separate members can be in registers; an inline array would go to memory for every index.
  private var first4 = (Element.none, Element.none, Element.none, Element.none)
  private var others: [Element] = []

  package init() {}

  /// - Parameter count: how many numbers will be appended.
  package init(capacity count: Int) {
    if count > 4 { others.reserveCapacity(count - 4) }
  }

  package init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Adds the number of a slot behind all others.
  package mutating func append(_ element: Element) {
    switch count {
    case 0: first4.0 = element
    case 1: first4.1 = element
    case 2: first4.2 = element
    case 3: first4.3 = element
    default: others.append(element)
    }
    count += 1
  }

  /// Replaces each number with the sum of all numbers up to it.
  ///
  /// - Returns: the sum of all.
  mutating func sumUp() -> Double {
    // Unused elements count as 0.
    first4.1.value += first4.0.value
    first4.2.value += first4.1.value
    first4.3.value += first4.2.value
    var sum = first4.3.value
    for place in others.indices {
      sum += others[place].value
      others[place].value = sum
    }
    return sum
  }

  /// Sorts the elements by slot; those of one slot keep the order in which they were added.
  package mutating func sortBySlot() {
    for place in 1..<Swift.max(1, count) where self[place].slot < self[place - 1].slot {
      self = SlotValues(sorted { $0.slot < $1.slot })
      return
    }
  }

  /// Returns the number of a slot; `nil` if it has none. Cost: O(log *k*).
  ///
  /// Inlined, because every special cell calls it, and a call would copy the list.
  @inline(__always)
  package func value(of slot: Int) -> Double? {
    let place = count(before: slot)
    guard place < count else { return nil }
    let element = self[place]
    return element.slot == slot ? element.value : nil
  }

  /// Returns how many elements belong to slots before this one. Cost: O(log *k*).
  @inline(__always)
  func count(before slot: Int) -> Int {
    if slot <= first4.0.slot { return 0 }
    if slot <= first4.1.slot { return 1 }
    if slot <= first4.2.slot { return 2 }
    if slot <= first4.3.slot { return 3 }
    return 4 + partitionPoint(of: others.count) { others[$0].slot >= slot }
  }

  package static func == (left: SlotValues, right: SlotValues) -> Bool {
    left.elementsEqual(right)
  }
}

extension SlotValues: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  // The default implementations of `Collection` would copy the list.
  package var first: Element? { count > 0 ? self[0] : nil }
  package var last: Element? { count > 0 ? self[count - 1] : nil }

  package subscript(place: Int) -> Element {
    switch place {
    case 0: return first4.0
    case 1: return first4.1
    case 2: return first4.2
    case 3: return first4.3
    default: return others[place - 4]
    }
  }
}

extension SlotValues: Archivable {
  package init(_ archive: inout Archive, _ saved: SlotValues?) throws(ArchiveFault) {
    self.init(try archive.list(saved.map { Array($0) }))
    for (value, next) in zip(self, dropFirst()) { try archive.check(value.slot < next.slot) }
  }
}

extension SlotValues.Element: Archivable {
  package init(
    _ archive: inout Archive, _ saved: SlotValues.Element?
  ) throws(ArchiveFault) {
    self.init(slot: try archive.slot(saved?.slot), value: try archive(saved?.value))
  }
}
