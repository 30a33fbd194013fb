/// How far the expanded cells push all the others aside.
struct ExpansionShifts {
  /// The slots that push, in order, with the sums of the pushes through each.
  private var sums = SlotValues()
  /// What all of them push: the cells behind on, those before back.
  private(set) var total = 0.0
  /// More than any cell is moved or widened, in points.
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
      // A page on the move pushes from each of its slots, by its share there.
      for share in trail { sums.append(.init(slot: share.slot, value: share.weight * push)) }
    }
    if !content.slots.edited.isEmpty { sums.sortBySlot() }
    total = sums.sumUp()
  }

  /// What the cells before a slot push it on, less what those behind it push it back.
  func shift(at slot: Int) -> Double {
    sum(of: sums.count(before: slot)) - (total - sum(of: sums.count(before: slot + 1)))
  }

  /// What the first few push.
  private func sum(of count: Int) -> Double { count > 0 ? sums[count - 1].value : 0 }
}
