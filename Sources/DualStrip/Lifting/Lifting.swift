public import CollectionLayouts
public import ScrollPhysics

/// Pages that a hand lifts from the strip, carries along it, and drops. Points are in the strip's
/// coordinates.
extension DualStripViewer {
  /// Lifts the page under a point, or all selected pages if it is selected. The strip opens a gap
  /// where they would land; preview and active page stay. Without a page there, while pages are
  /// lifted already, and while the bounds change, the viewer reports `liftRefused`.
  @discardableResult
  public mutating func lift(at point: Point, at time: Time) -> [ViewerEvent] {
    handle(.lift(point), at: time)
  }

  /// Carries the lifted pages: their pile keeps its distance from the pointer, and near an end of the
  /// strip, the strip scrolls.
  @discardableResult
  public mutating func carry(to point: Point, at time: Time) -> [ViewerEvent] {
    handle(.carry(point), at: time)
  }

  /// Drops the lifted pages into the gap: a move like any other, unless they stand there already.
  @discardableResult
  public mutating func drop(at time: Time) -> [ViewerEvent] {
    handle(.drop, at: time)
  }

  /// Puts the lifted pages back, as when the system takes the touch away.
  @discardableResult
  public mutating func cancelLift(at time: Time) -> [ViewerEvent] {
    handle(.cancelLift, at: time)
  }

  /// The lifted pages as rows, in their order; empty while there are none.
  public var liftedRows: [PageRow] { hand.lift.map { rows(of: $0.pages.slots) } ?? [] }

  /// The page before which the lifted pages would land; `nil` at the end of the document, and while
  /// no page is lifted.
  public var pageBehindGap: PageID? {
    hand.lift.flatMap { $0.gap < slots.count ? document.ids[$0.gap] : nil }
  }

  /// The middle of the pile of lifted pages; `nil` while there is none.
  public var pileCenter: Point? { hand.lift.map { $0.pointer + $0.hold } }

  /// Whether pages are in the hand, or on their way after they were dropped or put back.
  package var isCarrying: Bool { !hand.isEmpty }

  mutating func applyLift(at point: Point, into events: inout [ViewerEvent]) {
    guard !hand.holdsPages else { return report(.liftRefused(.carrying), into: &events) }
    guard !isResizing else { return report(.liftRefused(.resizing), into: &events) }
    let strip = thumbnails
    guard let item = strip.item(at: strip.contentOffset + point),
      let slot = page(at: item.item).flatMap({ stop($0) }),
      let cell = strip.layoutAttributesForItem(at: item)
    else { return report(.liftRefused(.noPage), into: &events) }
    if finger?.pane == .thumbnails { endTouch(on: .thumbnails, velocity: 0, into: &events) }
    let pages = isSelected(slot: slot) ? selectedSlots : SlotRanges(slot..<slot + 1)
    let shown = strip.visibleLayoutAttributes.compactMap { document.slot(of: $0.details.page) }
    hand.lift = Lift(
      pages: LiftedSlots(pages), grip: slot,
      coming: shown.filter { $0 != slot && pages.contains($0) }.sorted(), gap: slot + 1,
      pointer: point,
      hold: cell.center - (strip.contentOffset + point), start: now, closing: liftTime(250),
      easing: configuration.easing, scrollStart: now)
    report(.lifted(rows(of: pages)), into: &events)
  }

  mutating func applyCarry(to point: Point) {
    guard hand.holdsPages, point.x.isFinite, point.y.isFinite else { return }
    hand.lift?.pointer = Point(
      x: min(max(point.x, -1e6), 1e6), y: min(max(point.y, -1e6), 1e6))
  }

  mutating func applyDrop(into events: inout [ViewerEvent]) {
    guard let lift = hand.lift else { return }
    let old = self
    let kept = browses ? browsedPlace : nil
    keepExpansions(of: lift)
    hand.lift = nil
    let pages = lift.pages.slots.spans.flatMap { $0 }.map { document.ids[$0] }
    let place: Destination = lift.gap < slots.count ? .before(document.ids[lift.gap]) : .last
    let edit = try? applyMove(pages, place, into: &events)
    if edits.history.hasNew { settleHistory(isByHost: false, into: &events) }
    report(.dropped(edit), into: &events)
    if let kept { keepBrowsing(kept) }
    glide(from: old, staysScrolled: browses)
  }

  /// Puts the lifted pages back if they are among these, or whatever they are.
  mutating func cancelLift(of slots: [Int]? = nil, into events: inout [ViewerEvent]) {
    guard let lift = hand.lift, slots?.contains(where: { lift.pages.contains($0) }) ?? true
    else { return }
    let old = self
    keepExpansions(of: lift)
    hand.lift = nil
    report(.liftCancelled, into: &events)
    glide(from: old, staysScrolled: false)
  }

  /// How long a part of a lift takes: no time if motion is reduced.
  func liftTime(_ milliseconds: Double) -> Time {
    configuration.reducesMotion ? .zero : .milliseconds(milliseconds)
  }

  /// Lets thumbnails open again from what is shown, if a lifted one was open.
  private mutating func keepExpansions(of lift: Lift) {
    let position = currentPosition
    let open = expansionsInPlace(at: position)
    guard open.contains(where: { lift.pages.contains($0.slot) }) else { return }
    adoptExpansion(expansion.rule, over: durations.move, at: position)
  }

  /// Lets all thumbnails in view glide from where they were shown to where they belong, and the strip
  /// back to what it showed before the lift.
  private mutating func glide(from old: DualStripViewer, staysScrolled: Bool) {
    hand.shifts = SlotChanges()
    hand.rises = SlotChanges()
    hand.nextGapChange = nil
    hand.gapRange = GapRange()
    let pitch = configuration.thumbnails.pitch
    var rest = old.moment.stripScroll
    if staysScrolled, browsing.motion == .resting {
      let shown = old.browsingOffset + rest * pitch
      stayScrolled(at: clampedBrowsing(shown), since: old)
      rest = (shown - browsingOffset) / pitch
    }
    hand.scrollBack = rest == 0 ? nil : fade(rest, over: durations.move)
    let (before, after) = (old.thumbnails, thumbnails)
    let bends = bendsOfMoves
    let axis = axis(of: .thumbnails)
    let seen = (before.visibleLayoutAttributes + after.visibleLayoutAttributes)
      .map { $0.details.page }
    for page in Set(seen) {
      guard let slot = document.slot(of: page), let index = old.index(of: page),
        let from = before.layoutAttributesForItem(at: ItemIndex(item: index))?.center,
        let to = after.layoutAttributesForItem(at: ItemIndex(item: slots.index(of: slot)))?.center
      else { continue }
      let way = (from - before.contentOffset) - (to - after.contentOffset)
      let along = readingSign(of: .thumbnails) * axis.coordinate(of: way) / pitch
      let bend = bends.value(of: slot) ?? 0
      if along.magnitude > 1e-9 || bend.magnitude > 1e-9 {
        var shift = change(of: slot, from: along, over: durations.move)
        shift.bend = bend
        hand.shifts.add(shift)
      }
      let across = axis.across(of: way)
      if across.magnitude > 1e-9 {
        hand.rises.add(change(of: slot, from: across, over: durations.move))
      }
    }
  }

  /// How much the ways of the pages are bent that begin to move now, in pages: without that, a page
  /// that is dropped beside its place would first go away from it.
  ///
  /// While a page moves, the slot that it leaves closes and the one that it takes opens. So its place
  /// is quadratic in the progress `e`, and `bend·e·(1 − e)` is what it lacks to a straight way.
  private var bendsOfMoves: SlotValues {
    let moved = edits.moves.filter { $0.animation.start == now }.map { $0.page }
    var bends = SlotValues()
    guard !moved.isEmpty else { return bends }
    let middle = configuration.easing.progress(at: 0.5)
    let places = [0, 0.5, 1].map { share in
      var later = self
      later.pass(to: now + durations.move.scaled(by: share))
      let strip = later.thumbnails
      return moved.map { slot in
        strip.layoutAttributesForItem(at: ItemIndex(item: slots.index(of: slot)))
          .map { axis(of: .thumbnails).coordinate(of: $0.center - strip.contentOffset) } ?? 0
      }
    }
    let scale = readingSign(of: .thumbnails) / configuration.thumbnails.pitch
    for (k, slot) in moved.enumerated() {
      let straight = places[0][k] + (places[2][k] - places[0][k]) * middle
      let bend = scale * (straight - places[1][k]) / (middle * (1 - middle))
      bends.append(.init(slot: slot, value: bend))
    }
    return bends
  }
}
