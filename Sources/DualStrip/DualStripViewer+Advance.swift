public import ScrollPhysics

/// Deadlines: what happens by itself, when, and in which order.
extension DualStripViewer {
  /// Something that happens by itself. Deadlines at the same time run in the order of these cases.
  private enum Deadline {
    case endOfResize
    case stageOfEdit
    case changeOfLivePage
    case rest
    case endOfBlend
    case endOfBrowsing
    case hand
    case announcement
  }

  mutating func runDeadlines(through time: Time, into events: inout [ViewerEvent]) {
    while let (deadline, due) = nextDeadline, due <= time {
      pass(to: due)
      let kept = browses ? browsedPlace : nil
      switch deadline {
      case .endOfResize: arriveAtBounds(into: &events)
      case .stageOfEdit: advanceEdit(into: &events)
      case .changeOfLivePage: judge(motion.cause, into: &events)
      case .rest: comeToRest(into: &events)
      case .endOfBlend: endBlends()
      case .endOfBrowsing: endBrowsingCurve()
      case .hand:
        let isAhead = isNextGapAhead
        hand.removeEnded(at: now)
        // A thumbnail that has made way changes nothing else.
        if isAhead { continue }
      case .announcement: reportAnnouncement(into: &events)
      }
      if let kept, deadline == .stageOfEdit || deadline == .endOfResize {
        keepBrowsing(kept)
        restWithinEnds()
      }
      followActivePage()
      if hand.holdsPages { followHand() }
      scheduleLiveChange()
    }
  }

  // Inlined: a call from a mutating method would copy the viewer.
  @inline(__always)
  private var nextDeadline: (Deadline, Time)? {
    var next: (deadline: Deadline, time: Time)?
    func consider(_ deadline: Deadline, _ time: Time?) {
      // Of equal times, the first one considered wins.
      if let time, time < next?.time ?? .never { next = (deadline, time) }
    }
    consider(.endOfResize, boundsChange.isUnderWay ? boundsChange.end : nil)
    consider(.stageOfEdit, edits.nextEnd)
    consider(.changeOfLivePage, nextLiveChange)
    consider(.rest, motion.end)
    consider(.endOfBlend, lag?.fade.end)
    consider(.endOfBlend, expansion.blend?.end)
    consider(.endOfBlend, positionFade?.end)
    if browses { consider(.endOfBrowsing, browsing.end) }
    if !hand.isEmpty { consider(.hand, hand.nextEnd) }
    if configuration.announces { consider(.announcement, announcements.due) }
    return next
  }

  /// The fade of the distance that an edit left between the view and the page it rests on.
  var positionFade: Fade? {
    guard case .resting(let fade) = motion else { return nil }
    return fade
  }

  private mutating func endBlends() {
    if let end = lag?.fade.end, end <= now { lag = nil }
    if let end = expansion.blend?.end, end <= now { expansion.blend = nil }
    if let end = positionFade?.end, end <= now { motion = .atRest }
  }

  /// Ends the motion: the final position is now exactly its target's final place.
  mutating func comeToRest(into events: inout [ViewerEvent]) {
    guard let target = motion.target, let hangingOn = anchor else { return }
    let arriving = motion
    let before = moment
    let wasHeld = !previewFollows(before.position)
    // A page that is being deleted stays the anchor if it leaves the view where the target is.
    let keepsAnchor = !slots.isStop(hangingOn) && finalEdge(of: hangingOn) == finalEdge(of: target)
    anchor = keepsAnchor ? hangingOn : target
    fadeToAnchor(from: finalEdge(of: target) + gap(before: hangingOn))
    keepPreview(of: before, wasHeld: wasHeld)
    report(.driverChanged(from: arriving.driver, to: .none), into: &events)
    setLive(target, cause: arriving.cause, into: &events)
    settledSlot = target
    report(.settled(document.ids[target], index: slots.index(of: target)), into: &events)
    switch arriving {
    case .settling(let settling) where settling.pane == .thumbnails:
      adoptExpansion(.tent, over: durations.expansion, at: before.position)
    case .focusing(let focusing):
      adoptExpansion(
        .tent, over: edits.isEmpty ? .zero : durations.expansion, at: before.position)
      if focusing.isRequested { report(.focusFinished(document.ids[target]), into: &events) }
    case .resting, .held, .settling: break
    }
  }

  /// Keeps what the preview shows: if it was held on a page or within the range, its distance from
  /// the position becomes its lag.
  private mutating func keepPreview(of before: Moment, wasHeld: Bool) {
    let position = currentPosition
    let mapped = before.previewPosition - (lag?.value(of: .preview, at: now) ?? 0)
    guard wasHeld, (mapped - position).magnitude > insignificant else { return }
    lag = makeLag(of: .preview, before.previewPosition - position)
  }

  /// Runs until nothing moves any more, or until `limit` has passed.
  ///
  /// - Returns: what happened. Read `isSettled` to see whether the viewer came to rest: a delete
  ///   that waits for the host's answer never settles by itself.
  @discardableResult
  public mutating func settle(limit: Time) -> [ViewerEvent] {
    var events: [ViewerEvent] = []
    let latest = now + limit
    while !isSettled, let (_, due) = nextDeadline, due <= latest {
      runDeadlines(through: due, into: &events)
    }
    // If only the host can change anything, no time has to pass.
    if !isSettled, nextDeadline != nil { events += advance(to: latest) }
    return events
  }

  /// The time of the next deadline; `nil` while only an input can change anything.
  public var nextDeadlineTime: Time? { nextDeadline?.1 }

  /// Whether the next frame may look different. If not, nothing changes before the next input, and
  /// a display link may pause.
  public var needsFrames: Bool { nextDeadline != nil }
}
