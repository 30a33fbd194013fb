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
    self.init(content.slots, content.expansions, metrics: metrics) { content.aspect(of: $0) }
  }

  /// - Parameter aspect: returns the aspect of a slot's page as it is shown.
  @inline(__always)
  init(
    _ slots: Slots, _ expansions: SlotValues, metrics: ThumbnailMetrics, aspect: (Int) -> Double
  ) {
    for place in expansions.indices {
      let (slot, expansion) = (expansions[place].slot, expansions[place].value)
      guard expansion != 0 else { continue }
      let aspect = aspect(slot)
      let push = metrics.push(of: aspect, expansion: expansion)
      reach += push.magnitude + metrics.extraWidth(of: aspect, expansion: expansion).magnitude
      guard let trail = slots.trail(of: slot) else {
        sums.append(.init(slot: slot, value: push))
        continue
      }
      // A page on the move pushes from each of its slots, by the share that it has there.
      for share in trail { sums.append(.init(slot: share.slot, value: share.weight * push)) }
    }
    if !slots.edited.isEmpty { sums.sortBySlot() }
    total = sums.sumUp()
  }

  /// Returns how far the cells before a slot push it on, minus how far those behind push it back.
  func shift(at slot: Int) -> Double {
    sum(of: sums.count(before: slot)) - (total - sum(of: sums.count(before: slot + 1)))
  }

  /// Returns the sum of the first pushes.
  private func sum(of count: Int) -> Double { count > 0 ? sums[count - 1].value : 0 }
}
