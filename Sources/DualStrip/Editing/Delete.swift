import CollectionLayouts
import Elementary
import ScrollPhysics

/// Deletes: the animation comes first, the commit after.
extension DualStripViewer {
  mutating func applyDelete(
    _ pages: [PageID], into events: inout [ViewerEvent]
  ) throws(EditRefusal) -> EditID {
    let leaving = try slotsToDelete(pages)
    let id = edits.takeNumber()
    let ordered = leaving.sorted()
    report(.editAccepted(id, pages: ordered.map { document.ids[$0] }), into: &events)
    remember(.delete, as: id, before: placed(ordered))
    close(leaving, as: id, into: &events)
    return id
  }

  /// Starts the animation that closes pages.
  ///
  /// - Parameter isCommitted: whether the host has already removed them.
  mutating func close(
    _ leaving: [Int], as edit: EditID, isCommitted: Bool = false, into events: inout [ViewerEvent]
  ) {
    cancelLift(of: leaving, into: &events)
    let before = moment
    let fading = leaving.map { slot in
      let edit = slots.edit(of: slot)
      return FadingPage(
        slot: slot, collapse: edit?.collapse ?? 0, presence: edit?.ownPresence ?? 1)
    }
    edits.withdraw(leaving)
    let animation = DeleteAnimation(of: fading, at: now, durations: durations)
    edits.add(
      EditLedger.Entry(id: edit, stage: .closing(animation), isCommitted: isCommitted),
      pages: fading)
    editsChanged()
    let selected = leaving.filter { selection.slots.contains($0) }
    reportSelection(of: selected, isAdded: false, into: &events)
    leaveStops(from: before, into: &events)
  }

  private func slotsToDelete(_ pages: [PageID]) throws(EditRefusal) -> [Int] {
    guard !pages.isEmpty else { throw EditRefusal(.nothing) }
    guard edits.hasRoomForDelete || configuration.commits == .immediate else {
      throw EditRefusal(.tooManyWaiting)
    }
    try refuse(pages.filter { document.slot(of: $0) == nil }, as: .unknownPage)
    let found = pages.compactMap { document.slot(of: $0) }
    try refuse(
      found.filter { !slots.isStop($0) }.map { document.ids[$0] }, as: .beingDeleted)
    try refuse(pages.namedTwice, as: .duplicate)
    return found
  }

  /// Sends the view on if it goes to, or rests on, a page that is no longer a stop.
  private mutating func leaveStops(from before: Moment, into events: inout [ViewerEvent]) {
    if let base = finger?.base {
      let next = successor(of: base)
      finger?.base = next
    }
    guard slots.stopCount > 0 else { return endWithoutStops(from: before, into: &events) }
    keepPosition(of: before, into: &events)
    judge(.delete, into: &events)
    if case .focused(let slot) = expansion.rule, !slots.isStop(slot), motion.driver != .program {
      adoptExpansion(.tent, over: durations.expansion, at: before.position)
    }
  }

  /// Ends every motion where the strip shows it: there is no stop to go to.
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

/// The timing of pages that are deleted: first the cells shrink and fade, then the neighbours close
/// up. Both phases are linear.
struct DeleteAnimation: Equatable, Sendable {
  private var start: Time
  private var shrinking: Time
  private var closing: Time

  /// The duration of each phase depends on the page that has the farthest to go.
  init(of pages: [FadingPage], at start: Time, durations: DualStripViewer.Durations) {
    self.start = start
    shrinking = durations.shrinking.scaled(by: pages.map { 1 - $0.collapse }.max() ?? 0)
    closing = durations.closing.scaled(by: pages.map { $0.presence }.max() ?? 0)
  }

  var end: Time { start + shrinking + closing }

  func state(of page: FadingPage, at time: Time) -> FadingPage {
    let shrunk = time.fraction(since: start, of: shrinking)
    let closed = time.fraction(since: start + shrinking, of: closing)
    return FadingPage(
      slot: page.slot, collapse: page.collapse + (1 - page.collapse) * shrunk,
      presence: page.presence * (1 - closed))
  }
}

extension DeleteAnimation: Archivable {
  init(_ archive: inout Archive, _ saved: DeleteAnimation?) throws(ArchiveFault) {
    start = try archive.start(saved?.start)
    shrinking = try archive.duration(saved?.shrinking)
    closing = try archive.duration(saved?.closing)
  }
}
