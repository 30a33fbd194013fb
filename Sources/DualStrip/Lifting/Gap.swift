import CollectionLayouts
import ScrollPhysics

/// The gap into which lifted pages would fall: before the first thumbnail whose middle, as shown, lies
/// behind the pointer.
extension DualStripViewer {
  /// Keeps the gap and the scrolling of the strip up to date, after an input or a deadline.
  mutating func followHand() {
    guard let lift = hand.lift else { return }
    let look = look(at: lift)
    let isDue = hand.nextGapChange.map { $0 <= now } ?? false
    if look.gap != lift.gap { moveGap(of: lift, to: look.gap) }
    if let scroll = look.scroll { hand.lift?.scroll(scroll, from: now) }
    let earliest = isDue ? now + pause(hasMovedGap: look.gap != lift.gap) : now
    hand.nextGapChange = look.isLast ? nil : timeOfGapChange(after: look).map { max($0, earliest) }
    hand.gapRange = look.isLast ? gapRange(after: look) : GapRange()
  }

  /// How long there is no further look after one that was due. Where two middles are equal but for
  /// rounding, time would stand still.
  private func pause(hasMovedGap: Bool) -> Time {
    if hasMovedGap { return .milliseconds(1) }
    // The strip scrolls by a millionth of a point.
    let speed = (hand.lift?.speed ?? 0).magnitude * configuration.thumbnails.pitch
    return .milliseconds(speed > 0 ? min(1, 0.001 / speed) : 0.001)
  }

  /// What there is to be done for a hand.
  struct Look {
    let strip: HandedStrip
    let gap: Int
    let scroll: StripScroll?
    /// Whether thumbnails move for other reasons than that they make way or that the hand scrolls.
    let movesUnderHand: Bool
    /// Whether nothing changes before the next input.
    var isLast: Bool { !movesUnderHand && scroll == nil }
  }

  /// In one place, as each call from a mutating method copies the viewer.
  private func look(at lift: Lift) -> Look {
    let strip = HandedStrip(self, lift)
    return Look(
      strip: strip, gap: gapSlot(of: lift, in: strip), scroll: scroll(by: lift, at: strip.moment),
      movesUnderHand: movesUnderHand(lift))
  }

  /// Moves the gap; the thumbnails between make way from where they are shown.
  ///
  /// - Parameter lift: the lift with its former gap.
  private mutating func moveGap(of lift: Lift, to gap: Int) {
    hand.lift?.gap = gap
    var slot = min(gap, max(lift.gap, firstToMakeWay(for: gap, lift)))
    let end = max(gap, lift.gap)
    for _ in 0..<100 {
      slot = lift.pages.firstOther(from: slot)
      guard slot < end else { return }
      let change =
        Carrying.way(of: slot, grip: lift.grip, gap: lift.gap)
        - Carrying.way(of: slot, grip: lift.grip, gap: gap)
      makeWay(slot, by: change)
      slot += 1
    }
  }

  /// The old gap may be far away: a hundred thumbnails before the new one are more than a strip shows.
  private func firstToMakeWay(for gap: Int, _ lift: Lift) -> Int {
    guard gap > lift.gap + 100 else { return lift.gap }
    func others(before slot: Int) -> Int { slot - lift.pages.number(before: slot) }
    return partitionPoint(of: gap) { others(before: gap) - others(before: $0) <= 100 }
  }

  /// Lets a thumbnail glide from its present place to its new one.
  ///
  /// - Parameter pages: how far it was moved at this moment, in pages.
  private mutating func makeWay(_ slot: Int, by pages: Double) {
    guard pages != 0 else { return }
    let left = hand.shifts.value(of: slot, at: now) ?? 0
    hand.shifts.add(change(of: slot, from: left + pages, over: liftTime(200)))
  }

  /// Returns how far these slots' thumbnails make way for lifted pages; nothing while there are none.
  func displacements(of slots: [Int]) -> [Double] {
    guard let lift = hand.lift else { return [] }
    return slots.map { lift.displacement(of: $0, at: now) }
  }

  /// Animates pages that have got other slots from how far they made way before.
  mutating func makeWay(_ slots: [Int], from former: [Double]) {
    guard let lift = hand.lift else { return }
    for (slot, former) in zip(slots, former) {
      makeWay(slot, by: former - lift.displacement(of: slot, at: now))
    }
  }

  /// The slot of the first thumbnail whose middle lies behind the pointer; the number of slots if
  /// there is none. Cost: O(log *n*), and O(1) if the gap stays, or moves by one thumbnail.
  private func gapSlot(of lift: Lift, in strip: HandedStrip) -> Int {
    @inline(__always)
    func isBehind(_ slot: Int) -> Bool {
      slot == slots.count || middle(of: slot, lift, in: strip) > strip.pointer
    }
    var gap = firstOtherStop(from: lift.gap, than: lift)
    for _ in 0..<3 {
      if !isBehind(gap) {
        gap = firstOtherStop(from: gap + 1, than: lift)
      } else if let last = lastOtherStop(before: gap, than: lift), isBehind(last) {
        gap = last
      } else {
        return gap
      }
    }
    let slot = partitionPoint(of: slots.count) {
      isBehind(firstOtherStop(from: $0, than: lift))
    }
    return firstOtherStop(from: slot, than: lift)
  }

  /// Where the middle of a thumbnail that is not lifted is shown, in points from the strip's start.
  private func middle(of slot: Int, _ lift: Lift, in strip: HandedStrip) -> Double {
    strip.middle(of: slot, in: slots, lift, left: hand.shifts.value(of: slot, at: now) ?? 0)
  }

  func firstOtherStop(from slot: Int, than lift: Lift) -> Int {
    var slot = lift.pages.firstOther(from: slot)
    while slot < slots.count, !slots.isStop(slot) {
      slot = lift.pages.firstOther(from: slot + 1)
    }
    return min(slot, slots.count)
  }

  func lastOtherStop(before slot: Int, than lift: Lift) -> Int? {
    var slot = slot - 1
    while slot >= 0 {
      if !lift.pages.contains(slot) {
        if slots.isStop(slot) { return slot }
        slot -= 1
      } else {
        slot = lift.pages.start(ofRangeWith: slot) - 1
      }
    }
    return nil
  }

  /// Whether lifted pages are pages where the view may rest, and the gap is before another one.
  var isLiftValid: Bool {
    guard let lift = hand.lift else { return true }
    let lifted = lift.pages.slots.spans.lazy.flatMap { $0 }.prefix(16)
    let isGap = lift.gap == slots.count || slots.isStop(lift.gap) && !lift.pages.contains(lift.gap)
    return isGap && lift.pages.contains(lift.grip) && lifted.allSatisfy { slots.isStop($0) }
  }

  // MARK: When it moves by itself

  /// When to look for the gap again, if no input comes before; `nil` if it stays until then.
  private func timeOfGapChange(after look: Look) -> Time? {
    guard let lift = hand.lift else { return nil }
    if look.movesUnderHand { return timeOfGapChange(probing: lift) }
    return lift.speed == 0 ? nil : timeOfGapChange(in: look.strip, scrolling: lift)
  }

  /// Whether no look for the gap is due: it stays, or it is known when it moves and when the strip stops.
  @inline(__always)
  var isNextGapAhead: Bool {
    guard let lift = hand.lift else { return false }
    if gapStays(at: lift.pointer) { return true }
    guard lift.speed != 0, now < hand.nextGapChange ?? .never, now < lift.scrollEnd ?? .never
    else { return false }
    // A thumbnail that still glides from before the lift may cross the pointer from either side.
    return !movesUnderHand(lift) && hand.shifts.allBegan(after: lift.start)
  }

  private func movesUnderHand(_ lift: Lift) -> Bool {
    motion.runsOnCurve || positionFade != nil || lag?.pane == .thumbnails || edits.nextEnd != nil
      || expansion.blends || browsing.end != nil || hand.scrollBack != nil
      // After a lift, slots close, and so does a thumbnail that was open.
      || !lift.isClosed
  }

  /// While the strip scrolls evenly, the next thumbnail reaches the pointer when it would do so at
  /// rest, or before, as it still makes way.
  private func timeOfGapChange(in strip: HandedStrip, scrolling lift: Lift) -> Time? {
    let isForward = lift.speed > 0
    let next =
      isForward
      ? firstOtherStop(from: lift.gap, than: lift) : lastOtherStop(before: lift.gap, than: lift)
    guard let next, next < slots.count else { return nil }
    let pitch = configuration.thumbnails.pitch
    let shift = hand.shifts.change(of: next)
    let left = (shift?.value(at: now) ?? 0) * pitch
    let way = middle(of: next, lift, in: strip) - left - strip.pointer
    let speed = lift.speed * pitch
    let atRest = max(now, now + .seconds(way / speed))
    let latest = max(atRest, hand.shifts.nextEnd ?? now) + Time(ticks: 1)
    func isPassed(_ time: Time) -> Bool {
      let left = (shift?.value(at: time) ?? 0) * pitch
      let ahead = way + left - speed * (time - now).seconds
      return isForward ? ahead <= 0 : ahead > 0
    }
    // A thumbnail that does not make way passes the pointer then, give or take rounding.
    let (early, late) = (max(now, atRest - Time(ticks: 2)), min(latest, atRest + Time(ticks: 2)))
    if shift == nil, !isPassed(early), isPassed(late) {
      return Self.firstTime(after: early, through: late, where: isPassed)
    }
    return isPassed(latest) ? Self.firstTime(after: now, through: latest, where: isPassed) : latest
  }

  /// Looks at the strip every 4 ms of the next 20, and for the time between two looks. A hand mostly
  /// moves again before that.
  private func timeOfGapChange(probing lift: Lift) -> Time {
    var later = self
    func isOver(_ time: Time) -> Bool {
      later.now = time
      if !edits.isEmpty { later.updateSlots() }
      return later.gapSlot(of: lift, in: HandedStrip(later, lift)) != lift.gap
    }
    var before = now
    for step in 1...5 {
      let time = now + .milliseconds(Double(4 * step))
      if isOver(time) { return Self.firstTime(after: before, through: time, where: isOver) }
      before = time
    }
    return before
  }
}
