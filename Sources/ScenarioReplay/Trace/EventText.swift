import DualStrip

/// How events are named in scenarios and traces, and what they are about.
extension ViewerEvent.Kind {
  var name: String {
    switch self {
    case .activePageChanged: return "active-page-changed"
    case .indexChanged: return "index-changed"
    case .settled: return "settled"
    case .driverChanged: return "driver-changed"
    case .editAccepted: return "edit-accepted"
    case .commitRequested: return "commit-requested"
    case .committed: return "committed"
    case .commitFailed: return "commit-failed"
    case .editCancelled: return "edit-cancelled"
    case .editRefused: return "edit-refused"
    case .focusFinished: return "focus-finished"
    case .focusCancelled: return "focus-cancelled"
    case .resized: return "resized"
    case .sizeIgnored: return "size-ignored"
    }
  }

  /// The pages that it is about.
  package var pages: [PageID] {
    switch self {
    case .activePageChanged(_, let page, _, _): return page.map { [$0] } ?? []
    case .indexChanged(let page, _, _), .settled(let page, _), .focusFinished(let page),
      .focusCancelled(let page), .sizeIgnored(let page):
      return [page]
    case .editAccepted(_, let pages), .commitRequested(_, let pages), .committed(_, let pages),
      .commitFailed(_, let pages), .editCancelled(_, let pages):
      return pages
    case .editRefused(let refusal): return refusal.pages
    case .driverChanged, .resized: return []
    }
  }
}
