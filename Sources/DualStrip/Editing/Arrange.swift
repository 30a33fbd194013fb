import CollectionLayouts
import Elementary
import ScrollPhysics

/// Arranges all pages in another order: the host has already done it.
extension DualStripViewer {
  mutating func applyArrange(
    _ pages: [PageID], into events: inout [ViewerEvent]
  ) throws(EditRefusal) -> EditID? {
    let order = try slotsToArrange(pages)
    guard let plan = plan(for: order), !plan.ways.isEmpty else { return nil }
    let before = placed(plan.ways.map { $0.slot }.sorted())
    let id = edits.takeNumber()
    let slots = carryOut(plan, as: id, naming: pages, into: &events)
    remember(.arrange, as: id, before: before, after: placed(slots))
    return id
  }

  /// Arranges the stops in this order.
  mutating func arrange(
    _ order: [Int], as id: EditID, naming pages: [PageID], into events: inout [ViewerEvent]
  ) {
    if let plan = plan(for: order) { carryOut(plan, as: id, naming: pages, into: &events) }
  }

  private func plan(for order: [Int]) -> ArrangePlan? {
    guard let center = centerOfView else { return nil }
    return ArrangePlan(
      order, around: center, view: slotsInView(around: center), reach: reach, in: slots,
      few: EditLedger.mostArrivals)
  }

  /// - Returns: the slots that the pages have then which moved, ascending.
  @discardableResult
  private mutating func carryOut(
    _ plan: ArrangePlan, as id: EditID, naming pages: [PageID], into events: inout [ViewerEvent]
  ) -> [Int] {
    cancelLift(into: &events)
    let center = plan.center
    var before = moment
    let index = live.map { slots.index(of: $0) }
    let place = slots.place(center)
    let page = document.ids[center]
    let opened = openSecondSlots(for: plan.ways.map { $0.slot }, at: plan.ways.map { $0.gap })
    let ways = zip(plan.ways, opened).map { (kind: $0.kind, from: $1.from, to: $1.to) }
    let isAnimated = edits.hasRoomForArrival
    let gliding = MoveAnimation(
      start: now, duration: isAnimated ? durations.move : .zero, easing: configuration.easing)
    let jumping = MoveAnimation(start: now, duration: .zero, easing: configuration.easing)
    report(.editAccepted(id, pages: pages), into: &events)
    let glides = ways.filter { $0.kind == .glide }.map { (from: $0.from, to: $0.to) }
    let others = ways.filter { $0.kind != .glide }.map { (from: $0.from, to: $0.to) }
    if !glides.isEmpty { edits.add(glides, along: gliding, as: id) }
    if !others.isEmpty {
      edits.add(others, along: jumping, as: glides.isEmpty ? id : edits.takeNumber())
    }
    if isAnimated { fadeIn(ways.map { ($0.kind, $0.to) }) }
    editsChanged()
    // What has left its slot out of view has moved everything in view by whole pages.
    if let center = document.slot(of: page) { before.move(by: slots.place(center) - place) }
    judgeOrder(.move, from: before, formerIndex: index, into: &events)
    return opened.map { $0.to }
  }

  private func slotsToArrange(_ pages: [PageID]) throws(EditRefusal) -> [Int] {
    guard !pages.isEmpty else { throw EditRefusal(.nothing) }
    try refuseToMeet(pages)
    try refuse(pages.namedTwice, as: .duplicate)
    let order = pages.compactMap { document.slot(of: $0) }
    guard order.count < slots.stopCount else { return order }
    let named = order.sorted()
    let missing = (0..<slots.count).filter { slots.isStop($0) && !named.holds(ascending: $0) }
    throw EditRefusal(.missing, pages: missing.map { document.ids[$0] })
  }

  // MARK: The view

  /// The page that stays where it is shown.
  private var centerOfView: Int? {
    let kept = browses ? placeToKeep(at: browsingOffset).flatMap { document.slot(of: $0.id) } : nil
    if case .resting = motion, !browses { return live }
    return kept.flatMap { slots.isStop($0) ? $0 : nil }
      ?? slots.nearestStop(toPlace: moment.thumbnailsPosition)
  }

  /// How many pages may be in view on either side of the one that stays.
  private var reach: Int {
    let stripful = length(of: .thumbnails) / configuration.thumbnails.pitch
    return 2 + Int(ElementaryFunctions.floor(browses ? stripful : stripful / 2))
  }

  /// The slots from the first to the last page in view, with the one that stays.
  func slotsInView(around center: Int) -> Range<Int> {
    let cells = thumbnails.visibleLayoutAttributes.map { $0.details.page }
    let pages = preview.visibleLayoutAttributes.map { $0.details.page }
    let shown = (cells + (browses ? [] : pages)).compactMap { document.slot(of: $0) } + [center]
    return (shown.min() ?? center)..<(shown.max() ?? center) + 1
  }

  // MARK: The slots

  /// Opens pages that come into view, unless they are opening already.
  private mutating func fadeIn(_ pages: [(kind: ArrangePlan.Kind, slot: Int)]) {
    let busy = edits.fading.map { $0.page.slot }
    let coming = pages.compactMap { kind, slot -> FadingPage? in
      guard case .fade(let makesRoom) = kind, !busy.holds(ascending: slot) else { return nil }
      return FadingPage(slot: slot, collapse: 1, presence: makesRoom ? 0 : 1)
    }
    guard !coming.isEmpty else { return }
    _ = edits.add(
      .opening(InsertAnimation(of: coming, at: now, durations: durations)), pages: coming)
  }
}

extension [PageID] {
  /// The pages as a duplex scan needs them, if the front sides come first and the back sides behind
  /// them in reverse: each front followed by its back. Of an odd number, the middle one comes last.
  public var interleaved: [PageID] {
    let fronts = (count + 1) / 2
    return (0..<fronts).flatMap { front in
      let back = count - 1 - front
      return back >= fronts ? [self[front], self[back]] : [self[front]]
    }
  }
}
