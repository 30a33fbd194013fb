public import ScrollPhysics

/// The order of work: what falls due, and when.
extension DualStripViewer {
  /// Something that happens by itself; at one time in the order of these cases.
  private enum Deadline {
    case endOfResize
    case phaseOfEdit
    case changeOfLivePage
    case rest
    case endOfBlend
  }

  mutating func runDeadlines(through time: Time, into events: inout [ViewerEvent]) {
    while let (deadline, due) = nextDeadline, due <= time {
      now = max(now, due)
      switch deadline {
      case .endOfResize: arriveAtBounds(into: &events)
      case .phaseOfEdit: advanceEdit(into: &events)
      case .changeOfLivePage: judge(motion.cause, into: &events)
      case .rest: comeToRest(into: &events)
      case .endOfBlend: endBlends()
      }
      scheduleLiveChange()
    }
  }

  private var nextDeadline: (Deadline, Time)? {
    var next: (deadline: Deadline, time: Time)?
    func consider(_ deadline: Deadline, _ time: Time?) {
      // Of equal times the first one asked comes first.
      if let time, time < next?.time ?? Time(ticks: .max) { next = (deadline, time) }
    }
    consider(.endOfResize, boundsChange.isUnderWay ? boundsChange.end : nil)
    consider(.phaseOfEdit, edits.nextEnd)
    consider(.changeOfLivePage, nextLiveChange)
    consider(.rest, motion.end)
    consider(.endOfBlend, lag?.fade.end)
    consider(.endOfBlend, expansion.blend?.end)
    consider(.endOfBlend, positionFade?.end)
    return next
  }

  /// What an edit has left of the way to the page that the view rests on.
  var positionFade: Fade? {
    guard case .resting(let fade) = motion else { return nil }
    return fade
  }

  private mutating func endBlends() {
    if let end = lag?.fade.end, end <= now { lag = nil }
    if let end = expansion.blend?.end, end <= now { expansion.blend = nil }
    if let end = positionFade?.end, end <= now { motion = .atRest }
  }

  /// The motion has arrived: the position is that of the anchor, exactly.
  mutating func comeToRest(into events: inout [ViewerEvent]) {
    guard let anchor else { return }
    let arriving = motion
    let before = moment
    // A page on the move may be beyond the range, within which a resting view is held.
    fadeToAnchor(from: edge(of: anchor, slots: before.slots))
    report(.driverChanged(from: arriving.driver, to: .none), into: &events)
    setLive(anchor, cause: arriving.cause, into: &events)
    settledSlot = anchor
    report(
      .settled(document.ids[anchor], index: before.slots.index(of: anchor)), into: &events)
    switch arriving {
    case .settling(let settling) where settling.pane == .thumbnails:
      adoptExpansion(.tent, over: configuration.duration(150), from: before)
    case .focusing(let focusing):
      let blend = edits.isEmpty ? 0 : 150
      adoptExpansion(.tent, over: configuration.duration(blend), from: before)
      if focusing.isRequested { report(.focusFinished(document.ids[anchor]), into: &events) }
    case .resting, .held, .settling: break
    }
  }

  /// Runs until nothing moves any more, at the latest for `limit`.
  ///
  /// - Returns: what happened. Whether it worked, `isSettled` says: a delete whose commit the
  ///   host still owes an answer for never settles by itself.
  @discardableResult
  public mutating func settle(limit: Time) -> [ViewerEvent] {
    var events: [ViewerEvent] = []
    let latest = now + limit
    while !isSettled, let (_, due) = nextDeadline, due <= latest {
      runDeadlines(through: due, into: &events)
    }
    // While only the host can change anything, no time has to pass.
    if !isSettled, nextDeadline != nil { events += advance(to: latest) }
    return events
  }

  /// When the next deadline falls due; `nil` while only an input can change anything.
  public var nextDeadlineTime: Time? { nextDeadline?.1 }

  /// When a new frame can look different: now while anything moves, else not before an input.
  public var nextFrameTime: Time? {
    nextDeadline == nil ? nil : now
  }
}
