import CollectionLayouts
import ScrollPhysics

/// Pages in the hand, and thumbnails that are on their way after they were dropped or put back.
struct Hand: Equatable, Sendable {
  var lift: Lift?
  /// How far thumbnails have still to go along the strip, in pages.
  var shifts = SlotChanges()
  /// How far thumbnails have still to go across the strip, in points.
  var rises = SlotChanges()
  /// How far the strip has still to scroll back, in pages.
  var scrollBack: Fade?
  /// When to look for the gap again; derived from the rest of the state.
  var nextGapChange: Time?
  /// Where the pointer can be without a look for the gap.
  var gapRange = GapRange()

  /// Whether pages are in the hand.
  var holdsPages: Bool {
    // To compare a lift, even with `nil`, would copy it.
    if case .some = lift { return true }
    return false
  }

  var isEmpty: Bool { !holdsPages && shifts.isEmpty && rises.isEmpty && scrollBack == nil }

  /// When something ends that a frame shows.
  var nextEnd: Time? {
    // Every deadline asks: a list would need memory.
    var next: Time?
    func consider(_ end: Time?) {
      if let end, end < next ?? .never { next = end }
    }
    consider(shifts.nextEnd)
    consider(rises.nextEnd)
    consider(scrollBack?.end)
    consider(nextGapChange)
    consider(lift?.nextClosed)
    consider(lift?.scrollEnd)
    return next
  }

  mutating func removeEnded(at time: Time) {
    shifts.removeEnded(at: time)
    rises.removeEnded(at: time)
    if let end = scrollBack?.end, end <= time { scrollBack = nil }
    if let end = lift?.nextClosed, end <= time { lift?.isClosed = true }
  }

  mutating func renumber(_ numbering: Numbering) {
    shifts.renumber(numbering)
    rises.renumber(numbering)
    lift?.renumber(numbering)
  }
}

/// Pages that a hand carries.
struct Lift: Equatable, Sendable {
  var pages: LiftedSlots
  /// The slot of the page that the hand has taken.
  var grip: Int
  /// The slots of the other pages that were in view when they were lifted, ascending.
  var coming: [Int]
  /// The slot of the page behind the gap; the number of slots if there is none.
  var gap: Int
  /// Where the pointer is, in the strip's coordinates.
  var pointer: Point
  /// How far the middle of the pile is from the pointer.
  let hold: Point
  let start: Time
  /// How long the slots of the pages take to close.
  let closing: Time
  let easing: Easing
  var isClosed = false
  /// How far the strip had scrolled by itself at `scrollStart`, in pages.
  var scrolled = 0.0
  /// How fast it scrolls, in pages per second.
  var speed = 0.0
  var scrollStart: Time
  /// When the strip reaches its end.
  var scrollEnd: Time?

  /// How far the slots have closed, 0…1.
  func closed(at time: Time) -> Double {
    isClosed ? 1 : easing.progress(at: time.fraction(since: start, of: closing))
  }

  /// How far another thumbnail is from its slot, as it makes way, in pages.
  func displacement(of slot: Int, at time: Time) -> Double {
    pages.displacement(of: slot, grip: grip, gap: gap, closed: closed(at: time))
  }

  /// When the slots will have closed.
  var nextClosed: Time? { isClosed ? nil : start + closing }

  /// How far the strip would have scrolled if it had no end, in pages.
  func scrolled(at time: Time) -> Double { scrolled + speed * (time - scrollStart).seconds }

  mutating func renumber(_ numbering: Numbering) {
    pages = LiftedSlots(numbering.renumber(pages.slots))
    grip = numbering.slot(grip) ?? grip
    coming = coming.compactMap { numbering.slot($0) }.sorted()
    // Without a page behind it, the gap is looked for again.
    gap = numbering.slot(gap) ?? grip + 1
  }
}
