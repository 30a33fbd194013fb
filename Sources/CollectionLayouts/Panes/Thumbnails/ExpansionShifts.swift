/// How far the expanded cells push all the others aside.
struct ExpansionShifts {
  /// The slots that push, in order, each with the sum of all pushes up to it.
  private var sums = SlotValues()
  /// The sum of all pushes. It moves cells behind all the expanded ones on, and cells before them
  /// back.
  private(set) var total = 0.0
  /// A limit that no cell's shift or widening exceeds, in points.
  private(set) var reach = 0.0

  init() {}

  init(_ content: borrowing SlotContent, metrics: ThumbnailMetrics) {
    for place in content.expansions.indices {
      let (slot, expansion) = (content.expansions[place].slot, content.expansions[place].value)
      guard expansion != 0 else { continue }
      let aspect = content.aspect(of: slot)
      let push = metrics.push(of: aspect, expansion: expansion)
      reach += push.magnitude + metrics.extraWidth(of: aspect, expansion: expansion).magnitude
      guard let trail = content.slots.trail(of: slot) else {
        sums.append(.init(slot: slot, value: push))
        continue
      }
      // A page on the move pushes from each of its slots, by the share that it has there.
      for share in trail { sums.append(.init(slot: share.slot, value: share.weight * push)) }
    }
    if !content.slots.edited.isEmpty { sums.sortBySlot() }
    total = sums.sumUp()
  }

  /// Returns how far the cells before a slot push it on, minus how far those behind push it back.
  func shift(at slot: Int) -> Double {
    sum(of: sums.count(before: slot)) - (total - sum(of: sums.count(before: slot + 1)))
  }

  /// Returns the sum of the first pushes.
  private func sum(of count: Int) -> Double { count > 0 ? sums[count - 1].value : 0 }
}
