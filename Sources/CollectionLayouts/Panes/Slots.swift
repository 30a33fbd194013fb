/// The places in the order of pages, and how far each is open.
///
/// Only slots under edit are listed; all others have presence 1. The place of a slot is its index,
/// corrected by the few listed slots before it, so nothing here walks over all pages.
package struct Slots: Equatable, Sendable {
  package private(set) var count: Int
  /// The slots under edit, in order.
  package private(set) var edited: [EditedSlot]
  /// The sums over all edited slots.
  private(set) var sums = EditedSlot.Sums.none

  /// - Parameters:
  ///   - count: the number of slots, ghosts included.
  ///   - edited: the slots under edit, ascending.
  package init(count: Int, edited: [EditedSlot] = []) {
    self.count = count
    self.edited = edited
    sum()
  }

  /// Replaces the list of slots under edit, and reuses its memory.
  ///
  /// - Parameters:
  ///   - count: the number of slots, ghosts included.
  ///   - list: appends the slots under edit, ascending.
  package mutating func relist(count: Int, _ list: (inout [EditedSlot]) -> Void) {
    self.count = count
    edited.removeAll(keepingCapacity: true)
    list(&edited)
    sum()
  }

  private mutating func sum() {
    sums = .none
    for k in edited.indices {
      edited[k].before = sums
      sums = sums + edited[k]
    }
  }

  /// Returns the sums over the edited slots before a slot.
  func sums(before slot: Int) -> EditedSlot.Sums {
    guard !edited.isEmpty else { return .none }
    let k = editedCount(before: slot)
    return k < edited.count ? edited[k].before : sums
  }

  // MARK: Presence and places

  /// The sum of all presences: the room that the pages take, in pages.
  package var total: Double { Double(count) - sums.missing }

  /// The largest position within the range `0 … max(0, total − 1)`, in pages.
  package var upperBound: Double { max(0, total - 1) }

  package func clamped(_ position: Double) -> Double { min(max(position, 0), upperBound) }

  /// Returns the edited slot with this number; `nil` if it is at rest. Cost: O(log *k*) for *k*
  /// edited slots.
  @inline(__always)
  package func edit(of slot: Int) -> EditedSlot? { editedPlace(of: slot).map { edited[$0] } }

  /// Returns the index of a slot in the list of edited slots; `nil` if it is at rest.
  @inline(__always)
  private func editedPlace(of slot: Int) -> Int? {
    guard !edited.isEmpty else { return nil }
    let k = editedCount(before: slot)
    return k < edited.count && edited[k].slot == slot ? k : nil
  }

  /// Returns where the slot begins, in pages: the sum of the presences before it.
  package func slotPlace(_ slot: Int) -> Double {
    edited.isEmpty ? Double(slot) : Double(slot) - sums(before: slot).missing
  }

  /// Returns where the page of a slot is, in pages: between its slots while it is on the move.
  package func place(_ slot: Int) -> Double {
    guard !edited.isEmpty else { return Double(slot) }
    let k = editedCount(before: slot)
    guard k < edited.count else { return Double(slot) - sums.missing }
    guard edited[k].slot == slot, !edited[k].trail.isEmpty else {
      return Double(slot) - edited[k].before.missing
    }
    return edited[k].trail.reduce(0) { $0 + $1.weight * slotPlace($1.slot) }
  }

  /// Returns the slots between which the page of a slot is drawn, with their shares; `nil` if the
  /// page is not on the move.
  func trail(of slot: Int) -> [EditedSlot.Share]? {
    guard let k = editedPlace(of: slot), !edited[k].trail.isEmpty else { return nil }
    return edited[k].trail
  }

  /// Returns the slots whose own places lie between two positions, in order. Cost: O(log *k*).
  package func slots(from lower: Double, through upper: Double) -> Range<Int> {
    guard edited.isEmpty else {
      let first = firstSlot(at: lower)
      return first..<max(first, firstSlot(at: upper, orBehind: true))
    }
    return wholeNumbers(from: lower, through: upper, below: count)
  }

  /// Returns the first slot whose own place is at or behind a position, or with `orBehind` strictly
  /// behind it; the count if there is none. Cost: O(log *k*).
  private func firstSlot(at position: Double, orBehind isBehind: Bool = false) -> Int {
    guard position == position else { return isBehind ? 0 : count }
    func isReached(_ place: Double) -> Bool { isBehind ? place > position : place >= position }
    let k = partitionPoint(of: edited.count) {
      isReached(Double(edited[$0].slot) - edited[$0].before.missing)
    }
    // Between two edited slots, all others are consecutive, one page apart.
    let first = k > 0 ? edited[k - 1].slot + 1 : 0
    let end = k < edited.count ? edited[k].slot : count
    let missing = k < edited.count ? edited[k].before.missing : sums.missing
    let number = position + missing
    var slot = number <= Double(first) ? first : number < Double(end) ? Int(number) : end
    // The rounding of the sum may make it one too many or too few; and `Int` rounds down.
    if slot > first, isReached(Double(slot - 1) - missing) { return slot - 1 }
    for _ in 0..<2 where slot < end && !isReached(Double(slot) - missing) { slot += 1 }
    return slot
  }

  /// The slots as they will be when all edits are done, under the numbers that they have now.
  package var whenDone: Slots {
    Slots(
      count: count,
      edited: edited.filter { !$0.isStop }.map {
        EditedSlot(slot: $0.slot, presence: 0, isStop: false, isGhost: $0.isGhost)
      })
  }

  // MARK: Pages

  /// Whether a slot has a page; the page of a ghost has left.
  package func isPage(_ slot: Int) -> Bool {
    editedPlace(of: slot).map { !edited[$0].isGhost } ?? true
  }

  /// Returns how far the page of a slot is present, 0…1, regardless of its moves.
  package func ownPresence(of slot: Int) -> Double {
    editedPlace(of: slot).map { edited[$0].ownPresence } ?? 1
  }

  /// Returns κ: how far the cell of a slot is shrunk and faded, 0…1.
  func collapse(of slot: Int) -> Double { editedPlace(of: slot).map { edited[$0].collapse } ?? 0 }

  /// Whether a slot has a page whose gap has not closed.
  package func isOpenPage(_ slot: Int) -> Bool {
    guard let k = editedPlace(of: slot) else { return true }
    return !edited[k].isGhost && (edited[k].isStop || edited[k].ownPresence > 0)
  }

  /// The number of pages, those being deleted included.
  package var pageCount: Int { count - sums.ghosts }

  /// Returns the index of a slot's page among all pages, from 0.
  package func index(of slot: Int) -> Int {
    edited.isEmpty ? slot : slot - sums(before: slot).ghosts
  }

  /// Returns the slot of the page with this index.
  package func slot(at index: Int) -> Int {
    edited.isEmpty ? index : firstSlot { self.index(of: $0 + 1) > index }
  }

  /// Returns the range from the first to the last slot that is expanded or under edit.
  @inline(__always)
  func special(with expansions: SlotValues) -> Range<Int> {
    let first = min(expansions.first?.slot ?? .max, edited.first?.slot ?? .max)
    let last = max(expansions.last?.slot ?? -1, edited.last?.slot ?? -1)
    return last < 0 ? 0..<0 : first..<last + 1
  }

  // MARK: Searching

  /// Returns how many edited slots lie before a slot.
  private func editedCount(before slot: Int) -> Int {
    partitionPoint(of: edited.count) { edited[$0].slot >= slot }
  }

  /// Returns the first slot for which a condition holds. Once the condition holds, it must hold for
  /// all later slots.
  func firstSlot(where holds: (Int) -> Bool) -> Int {
    partitionPoint(of: count, where: holds)
  }
}
