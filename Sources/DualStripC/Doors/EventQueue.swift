import CDualStrip
import DualStrip

/// Events in order, of which the oldest are taken first. Taking costs O(1) for each event.
struct EventQueue<Event> {
  private var events: [Event] = []
  private var taken = 0

  mutating func append(_ more: [Event]) {
    // Most inputs cause none.
    if !more.isEmpty { events += more }
  }

  var first: Event? { taken < events.count ? events[taken] : nil }

  mutating func removeFirst() {
    taken += 1
    // Seldom, so that the others need not move for each.
    guard taken == events.count || taken > max(32, events.count / 2) else { return }
    events.removeFirst(taken)
    taken = 0
  }
}

/// An event as a caller gets it, and the numbers that follow it.
struct ToldEvent {
  var event = ds_event()
  var numbers: [UInt64] = []

  init(_ told: ViewerEvent) {
    event.time = told.time.ticks
    event.index = -1
    (event.cause, event.reason, event.pane, event.say) = (-1, -1, -1, -1)
    (event.driver, event.driver_before) = (-1, -1)
    tell(told.kind)
    event.number_count = UInt32(clamping: numbers.count)
  }

  private mutating func tell(_ kind: ViewerEvent.Kind) {
    switch kind {
    case .activePageChanged(let from, let page, let index, let cause):
      tell(DS_ACTIVE_PAGE_CHANGED, page, index: index, cause)
      event.from = from?.rawValue ?? 0
    case .indexChanged(let page, let index, let cause):
      tell(DS_INDEX_CHANGED, page, index: index, cause)
    case .settled(let page, let index): tell(DS_SETTLED, page, index: index)
    case .driverChanged(let from, let to):
      tell(DS_DRIVER_CHANGED)
      event.driver_before = Values.drivers.number(of: from)
      event.driver = Values.drivers.number(of: to)
    case .editAccepted(let edit, let pages): tell(DS_EDIT_ACCEPTED, edit, pages)
    case .commitRequested(let edit, let pages): tell(DS_COMMIT_REQUESTED, edit, pages)
    case .committed(let edit, let pages): tell(DS_COMMITTED, edit, pages)
    case .commitFailed(let edit, let pages): tell(DS_COMMIT_FAILED, edit, pages)
    case .editCancelled(let edit, let pages): tell(DS_EDIT_CANCELLED, edit, pages)
    case .editRefused(let refusal):
      tell(DS_EDIT_REFUSED, nil, refusal.pages)
      event.reason = Values.reasons.number(of: refusal.reason)
    case .focusFinished(let page): tell(DS_FOCUS_FINISHED, page)
    case .focusCancelled(let page): tell(DS_FOCUS_CANCELLED, page)
    case .resized(let size):
      tell(DS_RESIZED)
      (event.width, event.height) = (size.width, size.height)
    case .sizeIgnored(let page): tell(DS_SIZE_IGNORED, page)
    case .stepIgnored(let pane):
      tell(DS_STEP_IGNORED)
      event.pane = Values.panes.number(of: pane)
    // There is only one reason.
    case .stepRefused(let pane, .held):
      tell(DS_STEP_REFUSED)
      event.pane = Values.panes.number(of: pane)
    case .announced(let announcement): tell(announcement)
    case .selectionChanged(let added, let removed):
      tell(DS_SELECTION_CHANGED, added + removed)
      event.changed = Int64(added.count)
    case .undone(let edit, let by): tell(DS_UNDONE, edit, by: by)
    case .redone(let edit, let by): tell(DS_REDONE, edit, by: by)
    case .restoreRequested(let edit, let pages): tell(DS_RESTORE_REQUESTED, edit, pages)
    case .restored(let edit, let pages): tell(DS_RESTORED, edit, pages)
    case .restoreFailed(let edit, let pages): tell(DS_RESTORE_FAILED, edit, pages)
    case .lifted(let rows): tell(DS_LIFTED, rows)
    case .liftRefused(let refusal):
      tell(DS_LIFT_REFUSED)
      event.reason = Values.liftRefusals.number(of: refusal)
    case .dropped(let edit): tell(DS_DROPPED, edit, [])
    case .liftCancelled: tell(DS_LIFT_CANCELLED)
    @unknown default: event.kind = -1
    }
  }

  private mutating func tell<Kind: BinaryInteger>(_ kind: Kind) { event.kind = Int32(kind) }

  private mutating func tell<Kind: BinaryInteger>(
    _ kind: Kind, _ page: PageID?, index: Int? = nil, _ cause: ViewerEvent.Cause? = nil
  ) {
    tell(kind)
    event.page = page?.rawValue ?? 0
    event.index = Int64(index ?? -1)
    if let cause { event.cause = Values.causes.number(of: cause) }
  }

  private mutating func tell<Kind: BinaryInteger>(_ kind: Kind, _ edit: EditID?, _ pages: [PageID])
  {
    tell(kind)
    event.edit = Int64(edit?.rawValue ?? 0)
    numbers = pages.map { $0.rawValue }
  }

  private mutating func tell<Kind: BinaryInteger>(_ kind: Kind, _ edit: EditID?, by: EditID?) {
    tell(kind, edit, [])
    event.by = Int64(by?.rawValue ?? 0)
  }

  private mutating func tell<Kind: BinaryInteger>(_ kind: Kind, _ rows: [PageRow]) {
    tell(kind)
    numbers = rows.flatMap { [$0.first.rawValue, $0.last.rawValue, UInt64($0.count)] }
  }

  private mutating func tell(_ announcement: Announcement) {
    tell(DS_ANNOUNCED)
    switch announcement {
    case .page(let page, let place, let count):
      say(DS_SAY_PAGE, count: count)
      event.page = page.rawValue
      event.index = Int64(place)
    case .count(let count): say(DS_SAY_COUNT, count: count)
    case .deleted(let pages, let count): say(DS_SAY_DELETED, changed: pages, count: count)
    case .restored(let pages, let count): say(DS_SAY_RESTORED, changed: pages, count: count)
    case .refused(let reason):
      say(DS_SAY_REFUSED)
      event.reason = Values.reasons.number(of: reason)
    @unknown default: break
    }
  }

  private mutating func say<Word: BinaryInteger>(_ word: Word, changed: Int = 0, count: Int = 0) {
    event.say = Int32(word)
    event.changed = Int64(changed)
    event.count = Int64(count)
  }
}
