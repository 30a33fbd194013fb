public import CollectionLayouts
public import ScrollPhysics

/// The view is sent to a page.
extension DualStripViewer {
  /// Brings a page into focus, in 0.3 s or at once; every request ends once, finished or
  /// cancelled.
  ///
  /// The page that is the target already is finished at once. While a finger is down, and for a
  /// page that is not there or being deleted, the request is cancelled at once.
  @discardableResult
  public mutating func focus(_ page: PageID, animated: Bool, at time: Time) -> [ViewerEvent] {
    handle(.focus(page, animated: animated), at: time)
  }

  /// A tap on the strip: the focus, animated, of the thumbnail at a point of the pane.
  @discardableResult
  public mutating func tapThumbnails(at point: Point, at time: Time) -> [ViewerEvent] {
    handle(.tapThumbnails(point), at: time)
  }

  mutating func applyTap(at point: Point, into events: inout [ViewerEvent]) {
    let strip = thumbnails
    guard let index = strip.item(at: strip.contentOffset + point), let page = page(at: index.item)
    else { return }
    applyFocus(page, animated: true, into: &events)
  }

  mutating func applyFocus(
    _ page: PageID, animated: Bool, into events: inout [ViewerEvent]
  ) {
    let slot = document.slot(of: page)
    if let slot, slot == targetSlot { return report(.focusFinished(page), into: &events) }
    guard let slot, finger == nil, currentSlots.isStop(slot) else {
      return report(.focusCancelled(page), into: &events)
    }
    if animated, !configuration.reducesMotion {
      beginFocus(on: slot, isRequested: true, into: &events)
      judge(.focus, into: &events)
    } else {
      focusAtOnce(slot, into: &events)
      report(.focusFinished(page), into: &events)
    }
  }

  /// `program` takes over what the strip shows, and runs to a stop.
  mutating func beginFocus(
    on target: Int, isRequested: Bool, into events: inout [ViewerEvent]
  ) {
    let before = moment
    let from = motion.driver
    cancelFocus(into: &events)
    adoptExpansion(.focused(target), over: configuration.duration(300), from: before)
    anchor = target
    let start = before.thumbnailsPosition
    let distance = start - edge(of: target, slots: before.slots)
    let approach = Fade(amount: distance, start: now, duration: configuration.duration(300))
    motion = .focusing(Focusing(approach: approach, isRequested: isRequested))
    if from != .program { report(.driverChanged(from: from, to: .program), into: &events) }
    // In stepped mode another target is another hand-over of the preview.
    guard from != .program || configuration.mapping == .stepped else { return }
    let mapped = mappedPreviewPosition(start, slots: before.slots)
    lag = makeLag(of: .preview, before.previewPosition - mapped)
  }

  private mutating func focusAtOnce(_ slot: Int, into events: inout [ViewerEvent]) {
    cancelFocus(into: &events)
    let from = motion.driver
    anchor = slot
    motion = .atRest
    lag = nil
    expansion = Expansion()
    if from != .none { report(.driverChanged(from: from, to: .none), into: &events) }
    setLive(slot, cause: .focus, into: &events)
    settledSlot = slot
    report(.settled(document.ids[slot], index: currentSlots.index(of: slot)), into: &events)
  }

  /// The slot where the present motion rests; the live one where there is none.
  var targetSlot: Int? { motion.isMoving ? anchor : live }
}
