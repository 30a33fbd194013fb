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
    let before = placed(plan.slots)
    let id = edits.takeNumber()
    let slots = move(
      zip(plan.slots, plan.gaps).map { (slot: $0, gap: $1) }, as: id, naming: pages, into: &events)
    remember(.move, as: id, before: before, after: placed(slots))
    return id
  }

  /// Moves each page from its slot before a gap, ascending by the gaps.
  ///
  /// - Returns: the slots that the pages have then, ascending.
  @discardableResult
  mutating func move(
    _ ways: [(slot: Int, gap: Int)], as id: EditID, naming pages: [PageID],
    into events: inout [ViewerEvent]
  ) -> [Int] {
    cancelLift(of: ways.map { $0.slot }, into: &events)
    let before = moment
    let index = live.map { slots.index(of: $0) }
    let displacements = displacements(of: ways.map { $0.slot })
    let opened = openSecondSlots(for: ways.map { $0.slot }, at: ways.map { $0.gap })
    let animation = MoveAnimation(
      start: now, duration: edits.hasRoomForArrival ? durations.move : .zero,
      easing: configuration.easing)
    edits.add(opened, along: animation, as: id)
    makeWay(opened.map { $0.to }, from: displacements)
    report(.editAccepted(id, pages: pages), into: &events)
    editsChanged()
    judgeOrder(.move, from: before, formerIndex: index, into: &events)
    return opened.map { $0.to }
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
    let moving = pages.map { document.page(in: $0) }
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
  /// Records a new edit that moves pages from their ghosts to their slots.
  mutating func add(
    _ ways: [(from: Int, to: Int)], along animation: MoveAnimation, as id: EditID
  ) {
    add(Entry(id: id, stage: .moving(animation)), pages: [])
    add(ways.map { Move(edit: id, animation: animation, page: $0.to, ghost: $0.from) })
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
