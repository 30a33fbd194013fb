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
    case .editRefused: return .editRefused
    case .focusFinished: return .focusFinished
    case .focusCancelled: return .focusCancelled
    case .stepIgnored: return .stepIgnored
    case .stepRefused: return .stepRefused
    case .resized: return .resized
    case .sizeIgnored: return .sizeIgnored
    case .selectionChanged: return .selectionChanged
    case .announced: return .announced
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
      .commitFailed(_, let pages), .editCancelled(_, let pages):
      return pages
    case .editRefused(let refusal): return refusal.pages
    case .announced(.page(let page, _, _)): return [page]
    case .selectionChanged(let added, let removed):
      return (added + removed).flatMap { [$0.first, $0.last] }
    case .driverChanged, .stepIgnored, .stepRefused, .resized, .announced: return []
    }
  }
}
