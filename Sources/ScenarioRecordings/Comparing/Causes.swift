import DualStrip

/// The inputs that start or stop something, in order. Each one is the cause of everything until the
/// next.
struct Causes {
  struct Cause {
    var time: Time
    var input: DualStripViewer.Input
  }

  private let causes: [Cause]

  init(_ log: DriveLog) {
    causes = log.inputs.filter { $0.input.beginsSomething }.map {
      Cause(time: $0.time, input: $0.input)
    }
  }

  subscript(number: Int) -> Cause { causes[number] }

  /// Returns the last cause at or before a time of the model; `nil` before the first.
  func number(at time: Time) -> Int? {
    let next = partitionPoint(of: causes.count) { causes[$0].time > time }
    return next > 0 ? next - 1 : nil
  }

  /// Returns the time of the next cause; `never` after the last.
  func end(of number: Int) -> Time {
    number + 1 < causes.count ? causes[number + 1].time : .never
  }
}

extension DualStripViewer.Input {
  fileprivate var beginsSomething: Bool {
    switch self {
    case .dragMoved, .select, .carry, .setCommits, .edit(.commit): return false
    case .touchBegan, .touchEnded, .touchCancelled, .focus, .step, .reveal, .tapThumbnails,
      .lift, .drop, .cancelLift, .changeBounds, .edit:
      return true
    }
  }

  var isRotation: Bool { if case .changeBounds = self { true } else { false } }

  var isEdit: Bool { if case .edit = self { true } else { false } }

  /// The pane that a finger releases with this input.
  var releasedPane: Pane? {
    switch self {
    case .touchEnded(let pane, _), .touchCancelled(let pane): return pane
    case .touchBegan, .dragMoved, .focus, .step, .reveal, .select, .tapThumbnails, .lift, .carry,
      .drop, .cancelLift, .changeBounds, .edit, .setCommits:
      return nil
    }
  }

  /// Returns the input as a phrase in a finding.
  func words(_ names: Names) -> String {
    switch self {
    case .touchBegan(let pane), .dragMoved(let pane, _): return "touch of \(pane.words)"
    case .touchEnded(let pane, let velocity):
      return
        "release of \(pane.words), with \(DecimalText.rounded(velocity.magnitude, decimals: 0)) pt/s,"
    case .touchCancelled(let pane): return "cancelled touch of \(pane.words)"
    case .focus(let page, _): return "focus of \(names.name(page))"
    case .step(let pane, let count): return "step of \(pane.words) by \(count)"
    case .tapThumbnails: return "tap on the strip"
    case .changeBounds: return "change of the bounds"
    case .reveal: return "reveal of the active page"
    case .select: return "selection"
    case .lift, .carry, .drop, .cancelLift: return "hand that carries pages"
    case .setCommits: return "change of commits"
    case .edit(let edit): return edit.words(names)
    }
  }
}

extension Edit {
  fileprivate func words(_ names: Names) -> String {
    func list(_ pages: [PageID]) -> String {
      let more = pages.count > 3 ? " and \(pages.count - 3) more" : ""
      return pages.prefix(3).map { names.name($0) }.joined(separator: ", ") + more
    }
    switch self {
    case .delete(let pages): return "delete of \(list(pages))"
    case .insert(let pages, _): return "insert of \(list(pages.map { $0.id }))"
    case .move(let pages, _): return "move of \(list(pages))"
    case .arrange: return "new order of all pages"
    case .turn(let pages, _): return "turn of \(list(pages))"
    case .replace: return "new list of pages"
    case .setAspect(let page, _): return "new aspect of \(names.name(page))"
    case .commit: return "commit"
    case .failCommit: return "failed commit"
    case .cancel: return "cancelled delete"
    case .undo: return "undo"
    case .redo: return "redo"
    case .byHost(let edit): return edit.words(names)
    }
  }
}
