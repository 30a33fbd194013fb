import DualStrip

/// How events are named in scenarios and traces, and what they are about.
extension ViewerEvent.Kind {
  var name: String {
    switch self {
    case .activePageChanged: return "active-page-changed"
    case .indexChanged: return "index-changed"
    case .settled: return "settled"
    case .driverChanged: return "driver-changed"
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
  var pages: [PageID] {
    switch self {
    case .activePageChanged(_, let page, _, _): return page.map { [$0] } ?? []
    case .indexChanged(let page, _, _), .settled(let page, _), .focusFinished(let page),
      .focusCancelled(let page), .sizeIgnored(let page):
      return [page]
    case .commitRequested(_, let pages), .committed(_, let pages), .commitFailed(_, let pages),
      .editCancelled(_, let pages):
      return pages
    case .editRefused(let refusal): return refusal.pages
    case .driverChanged, .resized: return []
    }
  }
}

extension ViewerEvent.Cause {
  var text: String {
    switch self {
    case .drag(let pane): return "drag(\(DualStripViewer.Driver(pane).name))"
    case .settle(let pane): return "settle(\(DualStripViewer.Driver(pane).name))"
    case .focus: return "focus"
    case .delete: return "delete"
    case .insert: return "insert"
    case .move: return "move"
    case .replace: return "replace"
    }
  }
}

extension EditRefusal.Reason {
  var text: String {
    switch self {
    case .nothing: return "no page is named"
    case .unknownPage: return "unknown page"
    case .beingDeleted: return "being deleted"
    case .duplicate: return "named twice"
    case .alreadyThere: return "already there"
    case .relativeToItself: return "relative to itself"
    case .invalidAspect: return "the aspect must be finite and above 0"
    case .notWaiting: return "not waiting for an answer"
    case .tooLate: return "too late"
    }
  }
}
