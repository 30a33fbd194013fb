public import CollectionLayouts
public import ScrollPhysics

/// Focus: the view scrolls to a page.
extension DualStripViewer {
  /// Scrolls to a page, usually in 0.3 s, or at once. Every request ends exactly once, finished or
  /// cancelled.
  ///
  /// A request for the page that is already the target finishes at once, even under a finger; without
  /// one, and not animated, the view is then there, too. Other requests are cancelled at once while a
  /// finger is down, and for a page that is unknown or being deleted.
  @discardableResult
  public mutating func focus(_ page: PageID, animated: Bool, at time: Time) -> [ViewerEvent] {
    handle(.focus(page, animated: animated), at: time)
  }

  /// Taps the strip at a point of the pane: scrolls to the thumbnail there, animated. If the strip
  /// runs on its own curve, the tap only stops it.
  @discardableResult
  public mutating func tapThumbnails(at point: Point, at time: Time) -> [ViewerEvent] {
    handle(.tapThumbnails(point), at: time)
  }

  /// Whether the strip runs on its own curve, so that a tap only stops it.
  package var stripCoasts: Bool {
    if browses { return browsing.end != nil }
    if case .settling(let settling) = motion { return settling.pane == .thumbnails }
    return false
  }

  mutating func applyTap(at point: Point, into events: inout [ViewerEvent]) {
    if stripCoasts {
      beginTouch(on: .thumbnails, into: &events)
      endTouch(on: .thumbnails, velocity: 0, into: &events)
      return
    }
    let strip = thumbnails
    guard let index = strip.item(at: strip.contentOffset + point), let page = page(at: index.item)
    else { return }
    applyFocus(page, animated: true, into: &events)
  }

  mutating func applyFocus(
    _ page: PageID, animated: Bool, into events: inout [ViewerEvent]
  ) {
    let slot = document.slot(of: page)
    // An instant focus does not wait for what is on its way.
    let waits = !animated && finger == nil && (motion != .atRest || lag != nil)
    if let slot, slot == targetSlot, !waits { return report(.focusFinished(page), into: &events) }
    guard let slot, finger == nil, slots.isStop(slot) else {
      return report(.focusCancelled(page), into: &events)
    }
    if animated, !configuration.reducesMotion {
      cancelFocus(into: &events)
      beginFocus(on: slot, from: moment, isRequested: true, into: &events)
      judge(.focus, into: &events)
    } else {
      focusAtOnce(slot, into: &events)
      report(.focusFinished(page), into: &events)
    }
  }

  /// Starts to scroll to a stop: the driver `program` takes over from what the strip shows.
  ///
  /// - Parameter before: what the panes show now, even if an edit has changed the order since.
  mutating func beginFocus(
    on target: Int, from before: Moment, isRequested: Bool, into events: inout [ViewerEvent]
  ) {
    let from = motion.driver
    let start = before.thumbnailsPosition
    adoptExpansion(.focused(target), over: durations.focus, at: before.position)
    anchor = nearestPage(to: start) ?? anchor
    let way = start - (anchor.map { gap(before: $0) } ?? 0) - finalEdge(of: target)
    motion = .focusing(
      Focusing(
        target: target,
        approach: fade(way, over: durations.focus),
        isRequested: isRequested))
    if from != .program { report(.driverChanged(from: from, to: .program), into: &events) }
    // In stepped mode a new target, or a new way to it, hands the preview over again.
    guard from != .program || configuration.mapping == .stepped else { return }
    lag = makeLag(of: .preview, before.previewPosition - mappedPreviewPosition(start))
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
    report(.settled(document.ids[slot], index: slots.index(of: slot)), into: &events)
  }

  /// The slot where the present motion will rest; without a motion, the live slot.
  var targetSlot: Int? { motion.target ?? live }
}

/// A focus under way.
struct Focusing: Equatable, Sendable {
  var target: Int
  /// The distance to the target's final place, fading to 0.
  var approach: Fade
  /// Whether its end is to be reported.
  var isRequested: Bool
}
