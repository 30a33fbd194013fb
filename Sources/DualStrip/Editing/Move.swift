import CollectionLayouts
import ScrollPhysics

/// Pages go to other places: the host has moved them already.
extension DualStripViewer {
  mutating func applyMove(
    _ pages: [PageID], _ destination: Destination, into events: inout [ViewerEvent]
  ) throws(EditRefusal) -> EditID? {
    guard !pages.isEmpty else { throw EditRefusal(.nothing) }
    try refuseToMeet(pages + destination.neighbours)
    try refuse(pages.namedTwice, as: .duplicate)
    try refuse(destination.neighbours.filter(pages.contains), as: .relativeToItself)
    let plan = MovePlan(
      of: pages.compactMap { document.slot(of: $0) }, to: slot(at: destination), slots: slots)
    guard !plan.slots.isEmpty else { return nil }
    let before = moment
    let index = live.map(slots.index)
    let moving = plan.slots.map { Page(id: document.ids[$0], aspect: document.aspects[$0]) }
    document.insertSecondSlots(for: moving, at: plan.gaps)
    let numbering = Numbering.opened(plan.gaps)
    renumber(numbering)
    let ways = zip(plan.slots, plan.gaps).enumerated().map { k, way in
      (from: numbering.slot(way.0) ?? way.0, to: way.1 + k)
    }
    // Whatever belongs to a page goes with it; its old slot stays as a ghost.
    renumber(.moved(ways.sorted { $0.from < $1.from }))
    let animation = ReorderAnimation(start: now, duration: durations.move)
    let id = edits.add(.moving(animation))
    edits.add(
      ways.map { .init(edit: id, animation: animation, page: $0.to, ghost: $0.from) })
    editsChanged()
    judgeOrder(.move, from: before, formerIndex: index, into: &events)
    return id
  }
}

/// Where pages go that are moved together: in their order to one place, the first there and each
/// next one behind the one before; those that are there already stay.
struct MovePlan {
  /// The slots that are left, ascending.
  private(set) var slots: [Int] = []
  /// For each of them the slot before which its page goes; ascending.
  private(set) var gaps: [Int] = []

  /// - Complexity: O(*n* + *k* log *k*), *n* slots, *k* of them moving.
  init(of moving: [Int], to destination: Int, slots all: Slots) {
    let moving = moving.sorted()
    var gap = MovePlan.start(of: moving, before: destination, in: all)
    // The page behind the gap is found by going on: no slot is passed twice.
    var behind = gap
    for slot in moving {
      while behind < all.count, !all.isPage(behind) || slots.contains(ascending: behind) {
        behind += 1
      }
      if behind == slot {
        gap = slot + 1
        behind = gap
      } else {
        slots.append(slot)
        gaps.append(gap)
      }
    }
  }

  /// Before the pages that stand directly before the destination, and are to stand there.
  private static func start(of moving: [Int], before destination: Int, in all: Slots) -> Int {
    var gap = destination
    var slot = destination - 1
    while slot >= 0, !all.isPage(slot) || moving.contains(ascending: slot) {
      if all.isPage(slot) { gap = slot }
      slot -= 1
    }
    return gap
  }
}
