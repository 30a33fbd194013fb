import CollectionLayouts
package import Elementary
import ScrollPhysics

extension Selection: Archivable {
  init(_ archive: inout Archive, _ saved: Selection?) throws(ArchiveFault) {
    slots = try archive(saved?.slots)
    anchor = try archive.optionalSlot(saved?.anchor)
    lead = try archive.optionalSlot(saved?.lead)
  }
}

extension Hand: Archivable {
  init(_ archive: inout Archive, _ saved: Hand?) throws(ArchiveFault) {
    lift = try archive.optional(saved?.lift)
    shifts = try archive(saved?.shifts)
    rises = try archive(saved?.rises)
    try archive.check(shifts.stay(within: Archive.range) && rises.stay(within: Archive.range))
    scrollBack = try archive.optional(saved?.scrollBack)
    nextGapChange = try archive.optional(saved?.nextGapChange)
    try archive.check(nextGapChange == nil || holdsPages)
  }
}

extension Lift: Archivable {
  init(_ archive: inout Archive, _ saved: Lift?) throws(ArchiveFault) {
    pages = LiftedSlots(try archive(saved?.pages.slots))
    grip = try archive.slot(saved?.grip)
    coming = try archive.list(saved?.coming)
    for slot in coming { try archive.check(pages.contains(slot) && slot != grip) }
    try archive.check(coming.ascends { $0 })
    gap = try archive.number(saved?.gap, in: 0...archive.slotCount)
    pointer = try archive(saved?.pointer)
    hold = try archive(saved?.hold)
    start = try archive.start(saved?.start)
    closing = try archive.duration(saved?.closing)
    easing = try archive(saved?.easing)
    isClosed = try archive(saved?.isClosed)
    scrolled = try archive(saved?.scrolled)
    speed = try archive(saved?.speed)
    scrollStart = try archive.start(saved?.scrollStart)
    scrollEnd = try archive.optional(saved?.scrollEnd)
    try archive.check(pages.contains(grip))
  }
}

extension Announcements: Archivable {
  init(_ archive: inout Archive, _ saved: Announcements?) throws(ArchiveFault) {
    last = try archive.optional(saved?.last)
    try archive.check(last.map { $0.ticks <= archive.now } ?? true)
    waiting = try archive.optional(saved?.waiting)
  }
}

extension Announcement: Archivable {
  package init(_ archive: inout Archive, _ saved: Announcement?) throws(ArchiveFault) {
    switch (saved, try archive.choice(saved?.number, of: 5)) {
    case (.page(let page, let place, let count), _):
      self = .page(try archive(page), place: try archive(place), count: try archive(count))
    case (.count(let count), _): self = .count(try archive(count))
    case (.deleted(let number, let count), _):
      self = .deleted(try archive(number), count: try archive(count))
    case (.restored(let number, let count), _):
      self = .restored(try archive(number), count: try archive(count))
    case (.refused(let reason), _):
      self = .refused(try archive.word(reason, among: EditRefusal.Reason.allCases))
    case (nil, 0):
      self = .page(try archive(nil), place: try archive(nil), count: try archive(nil))
    case (nil, 1): self = .count(try archive(nil))
    case (nil, 2): self = .deleted(try archive(nil), count: try archive(nil))
    case (nil, 3): self = .restored(try archive(nil), count: try archive(nil))
    case (nil, _):
      self = .refused(try archive.word(nil, among: EditRefusal.Reason.allCases))
    }
  }

  private var number: Int {
    switch self {
    case .page: return 0
    case .count: return 1
    case .deleted: return 2
    case .restored: return 3
    case .refused: return 4
    }
  }
}

extension Archive {
  /// Passes the time when something has begun.
  mutating func start(_ start: Time?) throws(ArchiveFault) -> Time {
    try number(start, in: .zero...Time(ticks: now))
  }

  /// Passes the time when a curve ends; none takes an hour.
  mutating func end(_ end: Time?) throws(ArchiveFault) -> Time {
    try number(end, in: .zero...Time(ticks: now) + .seconds(3600))
  }

  /// Passes the length of an animation.
  mutating func duration(_ duration: Time?) throws(ArchiveFault) -> Time {
    try number(duration, in: .zero...Time.seconds(3600))
  }
}
