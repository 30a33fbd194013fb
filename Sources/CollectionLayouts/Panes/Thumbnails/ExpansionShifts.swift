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
    var pushes = SlotValues()
    for place in content.expansions.indices {
      let (slot, expansion) = (content.expansions[place].slot, content.expansions[place].value)
      guard expansion != 0 else { continue }
      let aspect = content.aspect(of: slot)
      let push = metrics.push(of: aspect, expansion: expansion)
      reach += push.magnitude + metrics.extraWidth(of: aspect, expansion: expansion).magnitude
      // A page on the move pushes from each of its slots, by its share there.
      let trail = content.slots.edit(of: slot)?.trail ?? []
      for share in trail { pushes.append(.init(slot: share.slot, value: share.weight * push)) }
      if trail.isEmpty { pushes.append(.init(slot: slot, value: push)) }
    }
    pushes.sortBySlot()
    for place in pushes.indices {
      total += pushes[place].value
      sums.append(.init(slot: pushes[place].slot, value: total))
    }
  }

  /// What the cells before a slot push it on, less what those behind it push it back.
  func shift(at slot: Int) -> Double {
    let before = sums.partitionPoint { $0 >= slot }
    let through = sums.partitionPoint { $0 > slot }
    return sum(of: before) - (total - sum(of: through))
  }

  /// What the first few push.
  private func sum(of count: Int) -> Double { count > 0 ? sums[count - 1].value : 0 }
}

extension SlotValues {
  /// The first place whose slot an ascending condition holds for.
  fileprivate func partitionPoint(where holds: (Int) -> Bool) -> Int {
    CollectionLayouts.partitionPoint(of: count) { holds(self[$0].slot) }
  }
}
