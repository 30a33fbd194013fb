import CollectionLayouts
import ScrollPhysics

/// Animate first, commit after.
extension DualStripViewer {
  mutating func applyDelete(
    _ pages: [PageID], into events: inout [ViewerEvent]
  ) throws(EditRefusal) -> EditID {
    let leaving = try slotsToDelete(pages)
    let before = moment
    let fading = leaving.map { slot in
      let edit = slots.edit(of: slot)
      return FadingPage(
        slot: slot, collapse: edit?.collapse ?? 0, presence: edit?.ownPresence ?? 1)
    }
    edits.takeOver(leaving)
    let animation = DeleteAnimation(of: fading, at: now, durations: durations)
    let id = edits.add(.closing(animation), pages: fading)
    editsChanged()
    leaveStops(from: before, into: &events)
    return id
  }

  private func slotsToDelete(_ pages: [PageID]) throws(EditRefusal) -> [Int] {
    guard !pages.isEmpty else { throw EditRefusal(.nothing) }
    try refuse(pages.filter { document.slot(of: $0) == nil }, as: .unknownPage)
    let found = pages.compactMap { document.slot(of: $0) }
    try refuse(
      found.filter { !slots.isStop($0) }.map { document.ids[$0] }, as: .beingDeleted)
    try refuse(pages.namedTwice, as: .duplicate)
    return found
  }

  /// Throws if any page is a reason for it.
  func refuse(_ pages: [PageID], as reason: EditRefusal.Reason) throws(EditRefusal) {
    if !pages.isEmpty { throw EditRefusal(reason, pages: pages) }
  }

  /// Pages are no stops any more: whoever goes to one, or rests on one, is sent on.
  private mutating func leaveStops(from before: Moment, into events: inout [ViewerEvent]) {
    if let base = finger?.base {
      let next = successor(of: base)
      finger?.base = next
    }
    guard slots.stopCount > 0 else { return endWithoutStops(from: before, into: &events) }
    keepPosition(of: before, into: &events)
    judge(.delete, into: &events)
    anchorLivePage()
    if case .focused(let slot) = expansion.rule, !slots.isStop(slot), motion.driver != .program {
      adoptExpansion(.tent, over: durations.expansion, at: before.position)
    }
  }

  /// There is nowhere to go: everything ends where the strip shows it.
  private mutating func endWithoutStops(from before: Moment, into events: inout [ViewerEvent]) {
    let from = motion.driver
    if from != .none {
      cancelFocus(into: &events)
      adoptExpansion(.tent, over: durations.expansion, at: before.position)
      anchor = nearestPage(to: before.thumbnailsPosition) ?? anchor
      fadeToAnchor(from: before.thumbnailsPosition)
      lag = makeLag(of: .preview, before.previewPosition - before.thumbnailsPosition)
      report(.driverChanged(from: from, to: .none), into: &events)
    }
    finger?.isDragging = false
    finger?.base = nil
    setLive(nil, cause: .delete, into: &events)
    settledSlot = nil
  }
}

extension [PageID] {
  /// The pages that are named more than once, as often as they are. Cost: O(*n* log *n*).
  var namedTwice: [PageID] {
    let ordered = sorted()
    return ordered.indices.filter { k in
      (k > 0 && ordered[k - 1] == ordered[k])
        || (k + 1 < ordered.count && ordered[k + 1] == ordered[k])
    }.map { ordered[$0] }
  }
}
