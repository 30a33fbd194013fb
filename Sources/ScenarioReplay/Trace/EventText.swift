import DualStrip

/// The names of events in scenarios and traces, and what the events are about.
extension ViewerEvent.Kind {
  var name: String { word?.rawValue ?? "edit-accepted" }

  /// The word for the event; `nil` for the beginning of an edit, which its statement tells already.
  var word: StripEvent? {
    switch self {
    case .activePageChanged: return .activePageChanged
    case .indexChanged: return .indexChanged
    case .settled: return .settled
    case .driverChanged: return .driverChanged
    case .editAccepted: return nil
    case .commitRequested: return .commitRequested
    case .committed: return .committed
    case .commitFailed: return .commitFailed
    case .editCancelled: return .editCancelled
    case .undone: return .undone
    case .redone: return .redone
    case .restoreRequested: return .restoreRequested
    case .restored: return .restored
    case .restoreFailed: return .restoreFailed
    case .editRefused: return .editRefused
    case .focusFinished: return .focusFinished
    case .focusCancelled: return .focusCancelled
    case .stepIgnored: return .stepIgnored
    case .stepRefused: return .stepRefused
    case .resized: return .resized
    case .sizeIgnored: return .sizeIgnored
    case .selectionChanged: return .selectionChanged
    case .lifted: return .lifted
    case .liftRefused: return .liftRefused
    case .dropped: return .dropped
    case .liftCancelled: return .liftCancelled
    case .announced: return .announced
    }
  }

  /// The edit that begins, or will begin when the host has answered for the one before.
  package var begun: EditID? {
    switch self {
    case .editAccepted(let edit, _): return edit
    case .undone(_, let by), .redone(_, let by): return by
    default: return nil
    }
  }

  /// The edit for which the viewer asks the host: to commit a delete, or to restore pages.
  package var request: EditID? {
    switch self {
    case .commitRequested(let edit, _), .restoreRequested(let edit, _): return edit
    default: return nil
    }
  }

  /// The pages that the event is about.
  package var pages: [PageID] {
    switch self {
    case .activePageChanged(_, let page, _, _): return page.map { [$0] } ?? []
    case .indexChanged(let page, _, _), .settled(let page, _), .focusFinished(let page),
      .focusCancelled(let page), .sizeIgnored(let page):
      return [page]
    case .editAccepted(_, let pages), .commitRequested(_, let pages), .committed(_, let pages),
      .commitFailed(_, let pages), .editCancelled(_, let pages),
      .restoreRequested(_, let pages), .restored(_, let pages), .restoreFailed(_, let pages):
      return pages
    case .editRefused(let refusal): return refusal.pages
    case .announced(.page(let page, _, _)): return [page]
    case .selectionChanged(let added, let removed):
      return (added + removed).flatMap { [$0.first, $0.last] }
    case .lifted(let rows): return rows.flatMap { [$0.first, $0.last] }
    case .driverChanged, .undone, .redone, .stepIgnored, .stepRefused, .resized, .announced,
      .liftRefused, .dropped, .liftCancelled:
      return []
    }
  }
}
