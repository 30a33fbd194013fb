/// The places in the order of pages, and how far each is open.
///
/// Only slots that are being edited are listed; all others have presence 1. So a place is its
/// index, corrected by the few listed slots before it: nothing here walks over all pages.
package struct Slots: Equatable, Sendable {
  package private(set) var count: Int
  /// The slots under edit, in order.
  package private(set) var edited: [EditedSlot]
  /// What all of them come to.
  private(set) var sums = EditedSlot.Sums()

  /// - Parameters:
  ///   - count: the number of slots, ghosts included.
  ///   - edited: the slots under edit, ascending.
  package init(count: Int, edited: [EditedSlot] = []) {
    self.count = count
    self.edited = edited
    sum()
  }

  /// Lists other slots, in the memory of those before.
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
    sums = EditedSlot.Sums()
    for k in edited.indices {
      edited[k].before = sums
      sums = sums + edited[k]
    }
  }

  /// What the slots under edit before a slot come to.
  func sums(before slot: Int) -> EditedSlot.Sums {
    let k = editedCount(before: slot)
    return k < edited.count ? edited[k].before : sums
  }

  // MARK: Presence and places

  /// The sum of all presences: the number of pages that there is room for.
  package var total: Double { Double(count) - sums.missing }

  /// The greatest position within the range `0 … max(0, total − 1)`, in pages.
  package var upperBound: Double { max(0, total - 1) }

  package func clamped(_ position: Double) -> Double { min(max(position, 0), upperBound) }

  /// The edited slot with this number; `nil` for one at rest. Cost: O(log *k*), *k* edited slots.
  package func edit(of slot: Int) -> EditedSlot? {
    let k = editedCount(before: slot)
    return k < edited.count && edited[k].slot == slot ? edited[k] : nil
  }

  /// Where the slot begins, in pages: the sum of the presences before it.
  package func slotPlace(_ slot: Int) -> Double {
    edited.isEmpty ? Double(slot) : Double(slot) - sums(before: slot).missing
  }

  /// Where the page of a slot is, in pages: between its slots while it is on the move.
  package func place(_ slot: Int) -> Double {
    guard let trail = edit(of: slot)?.trail, !trail.isEmpty else { return slotPlace(slot) }
    return trail.reduce(0) { $0 + $1.weight * slotPlace($1.slot) }
  }

  /// The slots whose own places lie between two positions, in order. Cost: O(log *k*).
  package func slots(from lower: Double, through upper: Double) -> Range<Int> {
    guard edited.isEmpty else {
      let first = firstSlot(at: lower)
      return first..<max(first, firstSlot(at: upper, orBehind: true))
    }
    // Every slot is at its number.
    let first = firstNumber(atOrAbove: lower)
    let next = firstNumber(atOrAbove: upper)
    return first..<max(first, next < count && Double(next) == upper ? next + 1 : next)
  }

  /// The first number of a slot that is not below a position; the count where none is.
  private func firstNumber(atOrAbove position: Double) -> Int {
    guard position > 0 else { return position == position ? 0 : count }
    guard position <= Double(count) else { return count }
    let number = Int(position)
    return min(count, Double(number) < position ? number + 1 : number)
  }

  /// The first slot whose own place is at a position, or only the first behind it; the count where
  /// there is none. Cost: O(log *k*).
  private func firstSlot(at position: Double, orBehind isBehind: Bool = false) -> Int {
    guard position == position else { return count }
    func isReached(_ place: Double) -> Bool { isBehind ? place > position : place >= position }
    let k = partitionPoint(of: edited.count) {
      isReached(Double(edited[$0].slot) - edited[$0].before.missing)
    }
    // Between two slots under edit all others follow each other, one page apart.
    let first = k > 0 ? edited[k - 1].slot + 1 : 0
    let end = k < edited.count ? edited[k].slot : count
    let missing = k < edited.count ? edited[k].before.missing : sums.missing
    let number = position + missing
    var slot = number <= Double(first) ? first : number < Double(end) ? Int(number) : end
    // The rounding of the sum may have made it one too many.
    if slot > first, isReached(Double(slot - 1) - missing) { slot -= 1 }
    while slot < end, !isReached(Double(slot) - missing) { slot += 1 }
    return slot
  }

  /// Slots from one position through another, and those of pages on the move that may be drawn
  /// there, in order: a page is drawn between the slots of its trail.
  package func candidates(
    from lower: Double, through upper: Double, within range: Range<Int>? = nil
  ) -> Candidates {
    var near = slots(from: lower, through: upper)
    if let range { near = near.clamped(to: range) }
    return candidates(near) { trail in
      trail.contains { $0.slot >= near.lowerBound } && trail.contains { $0.slot < near.upperBound }
    }
  }

  /// Some slots, and those of the pages on the move whose trail is wanted, in order.
  func candidates(
    _ near: Range<Int>, with isWanted: ([EditedSlot.Share]) -> Bool
  ) -> Candidates {
    var candidates = Candidates(near: near)
    for edit in edited
    where !edit.trail.isEmpty && !near.contains(edit.slot) && isWanted(edit.trail) {
      if edit.slot < near.lowerBound {
        candidates.before.append(edit.slot)
      } else {
        candidates.after.append(edit.slot)
      }
    }
    return candidates
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

  /// Whether a slot has a page: a ghost's has left it.
  package func isPage(_ slot: Int) -> Bool { edit(of: slot)?.isGhost != true }

  /// How far the page of a slot is there, 0…1, whatever its moves.
  package func ownPresence(of slot: Int) -> Double { edit(of: slot)?.ownPresence ?? 1 }

  /// Whether a slot has a page whose gap has not closed.
  package func isOpenPage(_ slot: Int) -> Bool {
    guard let edit = edit(of: slot) else { return true }
    return !edit.isGhost && (edit.isStop || edit.ownPresence > 0)
  }

  /// The number of pages, those being deleted included.
  package var pageCount: Int { count - sums.ghosts }

  /// The index of a slot's page among all pages, from 0.
  package func index(of slot: Int) -> Int {
    edited.isEmpty ? slot : slot - sums(before: slot).ghosts
  }

  /// The slot of the page with this index.
  package func slot(at index: Int) -> Int {
    edited.isEmpty ? index : firstSlot { self.index(of: $0 + 1) > index }
  }

  // MARK: Searching

  /// How many edited slots lie before a slot.
  private func editedCount(before slot: Int) -> Int {
    partitionPoint(of: edited.count) { edited[$0].slot >= slot }
  }

  /// The first slot for which an ascending condition holds.
  func firstSlot(where holds: (Int) -> Bool) -> Int {
    partitionPoint(of: count, where: holds)
  }
}

/// The first number below `count` for which an ascending condition holds, else `count`.
package func partitionPoint(of count: Int, where holds: (Int) -> Bool) -> Int {
  var lower = 0
  var upper = count
  while lower < upper {
    let middle = lower + (upper - lower) / 2
    if holds(middle) {
      upper = middle
    } else {
      lower = middle + 1
    }
  }
  return lower
}
