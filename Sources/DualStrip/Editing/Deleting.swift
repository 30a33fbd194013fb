import CollectionLayouts
import ScrollPhysics

/// Animate first, commit after.
extension DualStripViewer {
  mutating func applyDelete(
    _ pages: [PageID], into events: inout [ViewerEvent]
  ) throws(EditRefusal) -> EditID {
    let leaving = try slotsToDelete(pages)
    let before = currentSlots
    let fading = leaving.map { slot in
      let edit = before.edit(of: slot)
      return FadingPage(
        slot: slot, collapse: edit?.collapse ?? 0, presence: edit?.ownPresence ?? 1)
    }
    edits.takeOver(leaving)
    let id = edits.add(
      .closing(DeleteAnimation(fading, at: now, phase: configuration.duration(150))))
    leaveStops(into: &events)
    return id
  }

  private func slotsToDelete(_ pages: [PageID]) throws(EditRefusal) -> [Int] {
    guard !pages.isEmpty else { throw EditRefusal(.nothing) }
    try refuse(pages.filter { document.slot(of: $0) == nil }, as: .unknownPage)
    let slots = currentSlots
    let found = pages.compactMap { document.slot(of: $0) }
    try refuse(
      found.filter { !slots.isStop($0) }.map { document.ids[$0] }, as: .beingDeleted)
    try refuse(pages.namedTwice, as: .duplicate)
    return found
  }

  /// Nothing is refused where no page is the reason.
  func refuse(_ pages: [PageID], as reason: EditRefusal.Reason) throws(EditRefusal) {
    if !pages.isEmpty { throw EditRefusal(reason, pages: pages) }
  }

  /// Pages are no stops any more: whoever goes to one, or rests on one, is sent on.
  private mutating func leaveStops(into events: inout [ViewerEvent]) {
    let slots = currentSlots
    if let base = finger?.base {
      let next = successor(of: base, slots: slots)
      finger?.base = next
    }
    guard slots.stopCount > 0 else { return endWithoutStops(into: &events) }
    if let anchor, motion.isMoving, !slots.isStop(anchor) {
      reAim(from: anchor, slots: slots, into: &events)
    }
    judge(.delete, into: &events)
    anchorLivePage()
    if case .focused(let slot) = expansion.rule, !slots.isStop(slot), motion.driver != .program {
      adoptExpansion(.tent, over: configuration.duration(150), from: moment)
    }
  }

  /// The stop that takes over from a page: itself while it is one.
  func successor(of slot: Int, slots: Slots) -> Int? {
    slots.isStop(slot) ? slot : slots.nearestStop(to: finalEdge(of: slot, slots: slots))
  }

  private mutating func reAim(
    from anchor: Int, slots: Slots, into events: inout [ViewerEvent]
  ) {
    guard let target = successor(of: anchor, slots: slots) else { return }
    switch motion {
    case .settling(let settling):
      let distance = currentPosition(slots: slots) - edge(of: target, slots: slots)
      let curve = settleCurve(of: settling.pane, from: distance, velocity: currentVelocity)
      settle(settling.pane, on: target, along: .settle(curve))
    case .focusing: beginFocus(on: target, isRequested: false, into: &events)
    case .resting, .held: break
    }
  }

  /// There is nowhere to go: everything ends where the strip shows it.
  private mutating func endWithoutStops(into events: inout [ViewerEvent]) {
    let before = moment
    let from = motion.driver
    if from != .none {
      cancelFocus(into: &events)
      adoptExpansion(.tent, over: configuration.duration(150), from: before)
      anchor = nearestPage(to: before.thumbnailsPosition, slots: before.slots)
      motion = .atRest
      fadeToAnchor(from: before.thumbnailsPosition)
      lag = makeLag(of: .preview, before.previewPosition - before.thumbnailsPosition)
      report(.driverChanged(from: from, to: .none), into: &events)
    }
    finger?.isDragging = false
    finger?.base = nil
    setLive(nil, cause: .delete, into: &events)
    settledSlot = nil
  }

  /// If the view would come to rest on another page than the live one, that is its anchor.
  mutating func anchorLivePage() {
    guard case .resting = motion, let live, live != anchor else { return }
    let slots = currentSlots
    guard slots.isStop(live),
      (finalPosition(slots: slots) - Double(slots.finalPlace(live))).magnitude > insignificant
    else { return }
    let position = currentPosition(slots: slots)
    anchor = live
    fadeToAnchor(from: position)
  }

  /// What is left of the way from a position to the page that the view rests on fades.
  mutating func fadeToAnchor(from position: Double) {
    let slots = currentSlots
    let difference = position - slots.clamped(anchor.map { edge(of: $0, slots: slots) } ?? 0)
    let duration = configuration.duration(150)
    guard difference.magnitude > insignificant, duration > .zero else {
      motion = .atRest
      return
    }
    motion = .resting(fade: Fade(amount: difference, start: now, duration: duration))
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
