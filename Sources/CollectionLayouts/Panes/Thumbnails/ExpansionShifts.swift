/// How far the expanded cells push all the others aside.
struct ExpansionShifts {
  /// The slots that push, in order, and the sums of their pushes up to each.
  private var slots: [Int] = []
  private var sums: [Double] = [0]
  /// More than any cell is moved or widened, in points.
  private(set) var reach = 0.0

  init() {}

  init(_ content: SlotContent, metrics: ThumbnailMetrics) {
    var pushes: [SlotContent.SlotValue] = []
    for expansion in content.expansions where expansion.value != 0 {
      let aspect = content.aspect(of: expansion.slot)
      let push = metrics.push(of: aspect, expansion: expansion.value)
      reach += push.magnitude + metrics.extraWidth(of: aspect, expansion: expansion.value).magnitude
      // A page on the move pushes from each of its slots, by its share there.
      let trail = content.slots.edit(of: expansion.slot)?.trail ?? []
      pushes += trail.map { .init(slot: $0.slot, value: $0.weight * push) }
      if trail.isEmpty { pushes.append(.init(slot: expansion.slot, value: push)) }
    }
    pushes.sort { $0.slot < $1.slot }
    for push in pushes {
      slots.append(push.slot)
      sums.append((sums.last ?? 0) + push.value)
    }
  }

  /// What the cells before a slot push it on, less what those behind it push it back.
  func shift(at slot: Int) -> Double {
    guard !slots.isEmpty else { return 0 }
    let before = slots.partitionPoint { $0 >= slot }
    let through = slots.partitionPoint { $0 > slot }
    return sums[before] - (sums[slots.count] - sums[through])
  }
}

extension [Int] {
  /// The first place in an ascending array for which an ascending condition holds.
  fileprivate func partitionPoint(where holds: (Int) -> Bool) -> Int {
    CollectionLayouts.partitionPoint(of: count) { holds(self[$0]) }
  }
}
