import ScrollPhysics

/// Something for a screen reader to say. Pages that are being deleted do not count.
@nonexhaustive public enum Announcement: Hashable, Sendable {
  /// Another page is in focus, or a step found no further page: the page, its place from 0, and the
  /// number of pages.
  case page(PageID, place: Int, count: Int)
  /// Pages were inserted, the list was replaced, or none is left: the number of pages now.
  case count(Int)
  /// So many pages were deleted; the number of pages that are left.
  case deleted(Int, count: Int)
  /// So many pages are back, as their delete was cancelled or failed; the number of pages now.
  case restored(Int, count: Int)
  /// An edit was refused.
  case refused(EditRefusal.Reason)
}

/// Which announcement was the last one, and which one waits: a screen reader that is told too much
/// says nothing to the end.
struct Announcements: Hashable {
  /// When the last one was reported.
  var last: Time?
  /// The newest one since then.
  var waiting: Announcement?

  /// The least time between two announcements.
  static let interval = Time.milliseconds(500)

  /// When the waiting one is reported.
  var due: Time? {
    guard waiting != nil, let last else { return nil }
    return last + Announcements.interval
  }
}

extension DualStripViewer {
  /// Reports an announcement, at once or when 500 ms have passed since the last one; by then only
  /// the newest one is left.
  mutating func announce(_ announcement: Announcement, into events: inout [ViewerEvent]) {
    announcements.waiting = announcement
    if let last = announcements.last, now - last < Announcements.interval { return }
    reportAnnouncement(into: &events)
  }

  /// Announces how many pages there are, after pages were inserted or the list was replaced.
  mutating func announceCount(into events: inout [ViewerEvent]) {
    if configuration.announces { announce(.count(slots.stopCount), into: &events) }
  }

  mutating func reportAnnouncement(into events: inout [ViewerEvent]) {
    guard let waiting = announcements.waiting else { return }
    announcements = Announcements(last: now)
    events.append(ViewerEvent(time: now, kind: .announced(waiting)))
  }

  /// What a screen reader says about an event.
  func announcement(of event: ViewerEvent.Kind) -> Announcement? {
    let count = slots.stopCount
    switch event {
    case .activePageChanged, .stepIgnored:
      guard let live else { return .count(count) }
      return .page(document.ids[live], place: slots.finalPlace(live), count: count)
    case .committed(_, let pages): return .deleted(pages.count, count: count)
    case .commitFailed(_, let pages), .editCancelled(_, let pages), .restored(_, let pages):
      return pages.isEmpty ? nil : .restored(pages.count, count: count)
    case .editRefused(let refusal): return .refused(refusal.reason)
    // What else happens is seen, not said; and replaced or inserted pages are counted.
    case .indexChanged, .settled, .driverChanged, .editAccepted, .commitRequested, .undone,
      .redone, .restoreRequested, .restoreFailed, .focusFinished, .focusCancelled, .stepRefused,
      .resized, .sizeIgnored, .selectionChanged, .lifted, .liftRefused, .dropped, .liftCancelled,
      .announced:
      return nil
    }
  }
}

extension Announcement: CustomStringConvertible {
  /// `page 3 of 12`
  public var description: String {
    switch self {
    case .page(_, let place, let count): return "page \(place + 1) of \(count)"
    case .count(let count): return pages(count)
    case .deleted(let number, let count): return "\(pages(number)) deleted, \(count) left"
    case .restored(let number, let count): return "\(pages(number)) restored, \(count) now"
    case .refused(let reason): return "refused: \(reason)"
    }
  }

  private func pages(_ count: Int) -> String { count == 1 ? "1 page" : "\(count) pages" }
}

#if !hasFeature(Embedded)
  extension Announcement: Codable {}
#endif
