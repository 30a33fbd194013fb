import CollectionLayouts
import ScrollPhysics

/// Moves: the host has already moved the pages.
extension DualStripViewer {
  mutating func applyMove(
    _ pages: [PageID], _ destination: Destination, into events: inout [ViewerEvent]
  ) throws(EditRefusal) -> EditID? {
    guard !pages.isEmpty else { throw EditRefusal(.nothing) }
    try refuseToMeet(pages + destination.neighbours)
    try refuse(pages.namedTwice, as: .duplicate)
    try refuse(destination.neighbours.filter { pages.contains($0) }, as: .relativeToItself)
    let plan = MovePlan(
      of: pages.compactMap { document.slot(of: $0) }, to: slot(at: destination), slots: slots)
    guard !plan.slots.isEmpty else { return nil }
    let before = moment
    let index = live.map { slots.index(of: $0) }
    let ways = openSecondSlots(for: plan.slots, at: plan.gaps)
    let animation = MoveAnimation(
      start: now, duration: edits.hasRoomForArrival ? durations.move : .zero,
      easing: configuration.easing)
    let id = edits.add(ways, along: animation)
    report(.editAccepted(id, pages: pages), into: &events)
    editsChanged()
    judgeOrder(.move, from: before, formerIndex: index, into: &events)
    return id
  }

  /// Opens a second slot for each page, which takes along whatever belongs to the page; the old slot
  /// stays as a ghost.
  ///
  /// - Parameters:
  ///   - pages: the slots that they leave.
  ///   - gaps: the slot before which each of them goes, ascending.
  /// - Returns: the numbers that both slots of each page have then.
  mutating func openSecondSlots(
    for pages: [Int], at gaps: [Int]
  ) -> [(from: Int, to: Int)] {
    let moving = pages.map { Page(id: document.ids[$0], aspect: document.aspects[$0]) }
    document.insertSecondSlots(for: moving, at: gaps)
    let numbering = Numbering.opened(gaps)
    renumber(numbering)
    let ways = zip(pages, gaps).enumerated().map { k, way in
      (from: numbering.slot(way.0) ?? way.0, to: way.1 + k)
    }
    renumber(.moved(ways.sorted { $0.from < $1.from }))
    return ways
  }
}

extension EditLedger {
  /// Records a new edit that moves pages from their ghosts to their slots, and returns its number.
  mutating func add(_ ways: [(from: Int, to: Int)], along animation: MoveAnimation) -> EditID {
    let id = add(.moving(animation))
    add(ways.map { Move(edit: id, animation: animation, page: $0.to, ghost: $0.from) })
    return id
  }
}

/// The timing of pages that move from one slot to another.
struct MoveAnimation: Equatable, Sendable {
  var start: Time
  var duration: Time
  var easing: Easing

  var end: Time { start + duration }

  /// `z`: how far the move has got, 0…1.
  func progress(at time: Time) -> Double {
    easing.progress(at: time.fraction(since: start, of: duration))
  }
}
