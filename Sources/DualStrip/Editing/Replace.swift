import CollectionLayouts
import ScrollPhysics

/// Replaces the list of pages, at once.
extension DualStripViewer {
  mutating func applyReplace(
    _ pages: [Page], into events: inout [ViewerEvent]
  ) throws(EditRefusal) {
    try refuse(pages.map { $0.id }.namedTwice, as: .duplicate)
    try refuse(
      pages.filter { !Page.isValid(aspect: $0.aspect) }.map { $0.id }, as: .invalidAspect)
    guard pages != currentPages else { return }
    let old = self
    let survivors = replaceList(with: pages, into: &events)
    let moved = ReplacedPages(survivors, count: pages.count)
    guard !moved.before.isEmpty || !moved.after.isEmpty else { return }
    let before = old.placed(moved.before.filter { old.slots.isPage($0) })
    remember(.replace, as: nil, before: before, after: placed(moved.after))
  }

  /// - Returns: the new slot of the page in each old slot; `nil` if it has none.
  @discardableResult
  mutating func replaceList(with pages: [Page], into events: inout [ViewerEvent]) -> [Int?] {
    cancelLift(into: &events)
    let old = self
    let index = live.map { slots.index(of: $0) }
    let former = live.map { document.ids[$0] }
    endEdits(into: &events)
    // Every page that stays gets a new slot; the others have none.
    let successors = Successors(of: old.document, slots: old.slots, in: Document(pages))
    document = Document(pages, revision: document.revision + 1)
    renumber(.table(successors.survivors))
    editsChanged()
    reportSelection(of: old, survivors: successors.survivors, into: &events)
    announceCount(into: &events)
    keepView(of: old, successors: successors, into: &events)
    if motion.runsOnCurve { live = judgedPage }
    settledSlot = settledSlot ?? live
    if let live, document.ids[live] == former {
      reportIndex(changedFrom: index, cause: .replace, into: &events)
    } else if former != nil || live != nil {
      reportActivePage(from: former, cause: .replace, into: &events)
    }
    // What a strip was on its way to may be gone, or beyond the new end.
    if browsing.end != nil { browsing.motion = .resting }
    return successors.survivors
  }

  /// The document's pages in order, including those being deleted.
  var currentPages: [Page] {
    (0..<document.count).filter { slots.isPage($0) }.map { document.page(in: $0) }
  }

  /// Reports the selected pages that are not in the new list, and those whose delete has ended.
  private mutating func reportSelection(
    of old: DualStripViewer, survivors: [Int?], into events: inout [ViewerEvent]
  ) {
    guard !old.selection.slots.isEmpty else { return }
    let selected = old.selectedSlots
    var gone = SlotRanges()
    var kept: [Int] = []
    for slot in selected.spans.lazy.flatMap({ $0 }) {
      if let new = survivors[slot] { kept.append(new) } else { gone.append(slot..<slot + 1) }
    }
    var back = selection.slots
    for slot in kept { back.set(slot..<slot + 1, to: false) }
    guard !gone.isEmpty || !back.isEmpty else { return }
    report(
      .selectionChanged(added: rows(of: back), removed: old.rows(of: gone)), into: &events)
  }

  private mutating func endEdits(into events: inout [ViewerEvent]) {
    for edit in pendingEdits {
      report(.editCancelled(edit.id, pages: edit.pages), into: &events)
      noteAnswer(to: edit.id, succeeded: false, into: &events)
    }
    edits.removeAll()
  }

  /// Keeps the page in view where it is; if it is gone, its successor takes its place.
  private mutating func keepView(
    of old: DualStripViewer, successors: Successors, into events: inout [ViewerEvent]
  ) {
    let policy = configuration.focusPolicy
    live = old.live.flatMap { successors.slot(for: $0, policy: policy) }
    // No page was live while all were being deleted: then the anchor's successor becomes live.
    if old.live == nil, document.count > 0 {
      live = old.anchor.flatMap { successors.slot(for: $0, policy: policy) } ?? 0
    }
    if document.count == 0 {
      lag = nil
      expansion = Expansion()
    }
    anchor = old.anchor.flatMap { successors.slot(for: $0, policy: policy) } ?? live
    if let base = old.finger?.base {
      finger?.base = successors.slot(for: base, policy: policy)
    }
    switch motion {
    case .resting:
      anchor = live
      motion = .atRest
    case .held where document.count == 0: end(old, into: &events)
    case .held(var hold):
      // The finger keeps its distance from the page in view.
      if let former = old.live, let live, successors.survivors[former] == live {
        hold.offset = old.currentPosition - hold.overscroll - old.edge(of: former)
        anchor = live
      }
      hold.pull = nil
      motion = .held(hold)
    case .settling, .focusing:
      if document.count == 0 {
        end(old, into: &events)
      } else {
        goOn(from: old, successors: successors, into: &events)
      }
    }
    followLive()
  }

  /// Ends the motion: there is no page left to move to.
  private mutating func end(_ old: DualStripViewer, into events: inout [ViewerEvent]) {
    cancelFocus(of: old, into: &events)
    motion = .atRest
    finger?.isDragging = false
    report(.driverChanged(from: old.motion.driver, to: .none), into: &events)
  }

  /// Lets a motion run on to its target; if that is gone, to its successor from where it is.
  private mutating func goOn(
    from old: DualStripViewer, successors: Successors, into events: inout [ViewerEvent]
  ) {
    guard let former = old.motion.target,
      let target = successors.slot(for: former, policy: configuration.focusPolicy)
    else { return }
    anchor = target
    let isSame = successors.survivors[former] == target
    switch motion {
    case .settling(var settling):
      settling.target = target
      motion = .settling(settling)
      if isSame { return }
      let curve = settleCurve(
        of: settling.pane, from: motion.offset(at: now), velocity: currentVelocity)
      settle(settling.pane, on: target, along: .settle(curve))
    case .focusing(var focusing):
      focusing.target = target
      if !isSame {
        cancelFocus(of: old, into: &events)
        focusing.isRequested = false
        focusing.approach = fade(motion.offset(at: now), over: durations.focus)
        expansion.rule = .focused(target)
      }
      motion = .focusing(focusing)
    case .resting, .held: break
    }
  }

  private func cancelFocus(of old: DualStripViewer, into events: inout [ViewerEvent]) {
    var old = old
    old.cancelFocus(into: &events)
  }
}

/// The fewest pages of two lists without which both are the same.
private struct ReplacedPages {
  /// Their slots in the old list, ascending.
  private(set) var before: [Int] = []
  /// Their slots in the new list, ascending.
  private(set) var after: [Int] = []

  /// - Complexity: O(*n* log *n*).
  init(_ survivors: [Int?], count: Int) {
    let kept = ArrangePlan.longestAscent(of: survivors.compactMap { $0 })
    before = survivors.indices.filter { old in
      survivors[old].map { kept.holds(ascending: $0) } != true
    }
    after = (0..<count).filter { !kept.holds(ascending: $0) }
  }
}

/// Where the pages of the old list are in the new one, and which pages replace the missing ones.
private struct Successors {
  /// The new slot of the page in each old slot; `nil` if it has none.
  let survivors: [Int?]
  private let newCount: Int

  init(of old: Document, slots: Slots, in new: Document) {
    survivors = old.ids.indices.map { slot in
      slots.isPage(slot) ? new.slot(of: old.ids[slot]) : nil
    }
    newCount = new.count
  }

  func slot(for old: Int, policy: DualStripViewer.FocusPolicy) -> Int? {
    if let slot = survivors[old] { return slot }
    let after = survivors[old...].lazy.compactMap { $0 }.first
    let before = survivors[..<old].reversed().lazy.compactMap { $0 }.first
    let next = policy.preferred(after: after, before: before)
    // No page of the old list is left: takes the page nearest to the old number.
    return next ?? (newCount > 0 ? min(old, newCount - 1) : nil)
  }
}
