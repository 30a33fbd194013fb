import DualStrip

/// How events are named in scenarios and traces, and what they are about.
extension ViewerEvent.Kind {
  var name: String { word?.rawValue ?? "edit-accepted" }

  /// `nil` for what a statement tells already: that its edit has begun.
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
    case .resized: return .resized
    case .sizeIgnored: return .sizeIgnored
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
