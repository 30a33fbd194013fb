public import CollectionLayouts
public import ScrollPhysics

/// The view is sent to a page.
extension DualStripViewer {
  /// Brings a page into focus, usually in 0.3 s, or at once; every request ends once, finished or
  /// cancelled.
  ///
  /// The page that is the target already is finished at once. While a finger is down, and for a
  /// page that is not there or being deleted, the request is cancelled at once.
  @discardableResult
  public mutating func focus(_ page: PageID, animated: Bool, at time: Time) -> [ViewerEvent] {
    handle(.focus(page, animated: animated), at: time)
  }

  /// A tap on the strip: the focus, animated, of the thumbnail at a point of the pane. A strip
  /// that runs on its own curve is only stopped by it.
  @discardableResult
  public mutating func tapThumbnails(at point: Point, at time: Time) -> [ViewerEvent] {
    handle(.tapThumbnails(point), at: time)
  }

  /// Whether the strip runs on its own curve, so that a touch of it only stops it.
  package var stripCoasts: Bool {
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
    if let slot, slot == targetSlot { return report(.focusFinished(page), into: &events) }
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

  /// `program` takes over what the strip shows, and runs to a stop.
  ///
  /// - Parameter before: what the panes show now, also if an edit has changed the order since.
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
    // In stepped mode another target, or another way to it, is another hand-over of the preview.
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

  /// The slot where the present motion rests; the live one where there is none.
  var targetSlot: Int? { motion.target ?? live }
}

/// A focus on its way.
struct Focusing: Equatable, Sendable {
  var target: Int
  /// The way to the target's final place.
  var approach: Fade
  /// Whether somebody waits to hear how it ends.
  var isRequested: Bool
}
