/// Descriptions for logs and failed tests.
extension ViewerEvent: CustomStringConvertible {
  /// `316.667 ms: the active page is p4, index 3, after p3 (focus)`
  public var description: String { "\(time): \(kind)" }
}

extension ViewerEvent.Kind: CustomStringConvertible {
  /// What happened, in words.
  public var description: String {
    func list(_ pages: [PageID]) -> String { pages.map { $0.description }.joined(separator: ", ") }
    func change(_ edit: EditID?) -> String { edit?.description ?? "the new list" }
    switch self {
    case .activePageChanged(let from, let page, let index, let cause):
      let before = from.map { "after \($0)" } ?? "after none"
      guard let page, let index else { return "no page is active, \(before) (\(cause))" }
      return "the active page is \(page), index \(index), \(before) (\(cause))"
    case .indexChanged(let page, let index, let cause):
      return "the active page \(page) has index \(index) now (\(cause))"
    case .settled(let page, let index): return "settled on \(page), index \(index)"
    case .driverChanged(let from, let to): return "driven by \(to), before by \(from)"
    case .editAccepted(let edit, let pages): return "\(edit) of \(list(pages)) begins"
    case .commitRequested(let edit, let pages): return "\(edit) of \(list(pages)): commit?"
    case .committed(let edit, let pages): return "\(edit) of \(list(pages)): committed"
    case .commitFailed(let edit, let pages): return "\(edit) of \(list(pages)): commit failed"
    case .editCancelled(let edit, let pages): return "\(edit) of \(list(pages)): cancelled"
    case .undone(let edit, let by): return "undone: \(change(edit))\(by.map { ", by \($0)" } ?? "")"
    case .redone(let edit, let by): return "redone: \(change(edit))\(by.map { ", by \($0)" } ?? "")"
    case .restoreRequested(let edit, let pages): return "\(edit) of \(list(pages)): restore?"
    case .restored(let edit, let pages): return "\(edit) of \(list(pages)): restored"
    case .restoreFailed(let edit, let pages): return "\(edit) of \(list(pages)): restore failed"
    case .editRefused(let refusal): return "refused: \(refusal)"
    case .focusFinished(let page): return "the focus on \(page) has finished"
    case .focusCancelled(let page): return "the focus on \(page) is cancelled"
    case .stepIgnored(let pane): return "the step on the \(pane) is at an end"
    case .stepRefused(let pane, let refusal):
      return "the step on the \(pane) is refused: \(refusal)"
    case .resized(let size): return "resized to \(size)"
    case .sizeIgnored(let page): return "a size for \(page) came too late"
    case .selectionChanged(let added, let removed):
      let changes = added.map { "+\($0)" } + removed.map { "−\($0)" }
      return "selection: \(changes.joined(separator: ", "))"
    case .lifted(let rows):
      return "lifted: \(rows.map { $0.description }.joined(separator: ", "))"
    case .liftRefused(let refusal): return "the lift is refused: \(refusal)"
    case .dropped(let edit): return edit.map { "dropped: \($0)" } ?? "dropped where it was"
    case .liftCancelled: return "the lifted pages go back"
    case .announced(let announcement): return "say: \(announcement)"
    }
  }
}

extension PageRow: CustomStringConvertible {
  /// `p3…p7`
  public var description: String { count == 1 ? "\(first)" : "\(first)…\(last)" }
}

extension ViewerEvent.Cause: CustomStringConvertible {
  /// `drag(preview)`, `focus`
  public var description: String {
    switch self {
    case .drag(let pane): return "drag(\(pane))"
    case .settle(let pane): return "settle(\(pane))"
    case .focus: return "focus"
    case .delete: return "delete"
    case .insert: return "insert"
    case .move: return "move"
    case .replace: return "replace"
    }
  }
}

extension LiftRefusal: CustomStringConvertible {
  /// The reason, in words.
  public var description: String {
    switch self {
    case .noPage: return "no page"
    case .carrying: return "carrying"
    case .resizing: return "resizing"
    }
  }
}

extension StepRefusal: CustomStringConvertible {
  /// The reason, in words.
  public var description: String {
    switch self {
    case .held: return "held"
    }
  }
}

extension Pane: CustomStringConvertible {
  /// `preview` or `thumbnails`
  public var description: String { rawValue }
}

extension EditID: CustomStringConvertible {
  /// `edit 3`
  public var description: String { "edit \(rawValue)" }
}

extension EditRefusal: CustomStringConvertible {
  /// `unknown page: p9`
  public var description: String {
    pages.isEmpty
      ? "\(reason)" : "\(reason): \(pages.map { $0.description }.joined(separator: ", "))"
  }
}

extension EditRefusal.Reason: CustomStringConvertible {
  /// The reason, in words.
  public var description: String {
    switch self {
    case .nothing: return "no page is named"
    case .unknownPage: return "unknown page"
    case .beingDeleted: return "being deleted"
    case .duplicate: return "named twice"
    case .missing: return "not named"
    case .alreadyThere: return "already there"
    case .relativeToItself: return "relative to itself"
    case .invalidAspect: return "the aspect must be finite and above 0"
    case .invalidTurn: return "a turn is by one or two quarters"
    case .notWaiting: return "not waiting for an answer"
    case .tooLate: return "too late"
    case .tooManyWaiting: return "too many edits wait for the host"
    case .nothingToUndo: return "nothing to undo"
    case .nothingToRedo: return "nothing to redo"
    }
  }
}

extension DualStripViewer: CustomStringConvertible, CustomDebugStringConvertible {
  /// `page 4 of 12 (p4), idle`
  public var description: String {
    guard let page = activePage, let index = activeIndex else { return "no page, \(phase)" }
    return "page \(index + 1) of \(count) (\(page)), \(phase)"
  }

  /// The viewer's state, in five lines.
  public var debugDescription: String {
    let shown = presentation
    let names = [activePage, targetPage, settledPage].map { $0?.description ?? "none" }
    let waiting = pendingEdits.map { "\($0.id)" }.joined(separator: ", ")
    return """
      \(description), at \(now)
      active \(names[0]), target \(names[1]), settled \(names[2])
      position \(shown.position), driven by \(driver)
      preview at \(shown.previewOffset) pt, thumbnails at \(shown.thumbnailsOffset) pt
      \(bounds)\(isResizing ? ", resizing" : "")\(waiting.isEmpty ? "" : ", uncommitted: \(waiting)")
      """
  }
}
