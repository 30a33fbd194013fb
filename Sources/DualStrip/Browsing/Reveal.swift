import CollectionLayouts
public import ScrollPhysics

extension DualStripViewer {
  /// How a browsing strip scrolls to the active page.
  public enum Reveal: String, Hashable, Sendable, CaseIterable {
    /// Just far enough to show its thumbnail and the neighbours of it.
    case nearest
    /// So far that its thumbnail is in the middle.
    case center
  }

  /// Lets a browsing strip scroll to the active page, in the time of a focus. A strip that a finger
  /// holds stays; so does one that does not browse, since it shows the active page already.
  @discardableResult
  public mutating func reveal(_ how: Reveal, at time: Time) -> [ViewerEvent] {
    handle(.reveal(how), at: time)
  }

  mutating func applyReveal(_ how: Reveal) {
    guard browses, let live, heldPane != .thumbnails else { return }
    let metrics = configuration.thumbnails
    let length = length(of: .thumbnails)
    let shown = browsingOffset
    // Places when all edits are done: then the strip comes to rest.
    let place = Double(slots.finalPlace(live)) * metrics.pitch
    let limit = max(0, Double(slots.stopCount) * metrics.pitch - metrics.spacing - length)
    let offset = place + shown - slots.place(live) * metrics.pitch
    let first = place - metrics.pitch
    let last = place + metrics.width + metrics.pitch
    var target = place + (metrics.width - length) / 2
    if how == .nearest, last - first <= length {
      target = min(max(offset, last - length), first)
    }
    target = min(max(target, 0), limit)
    guard (target - offset).magnitude > insignificant || browsing.end != nil else { return }
    browsing.anchor = live
    browsing.share = 0
    browsing.base = target - place
    browsing.motion = .resting
    let way = shown - browsingOffset
    guard way.magnitude > insignificant, durations.focus > .zero else { return }
    browsing.motion = .revealing(
      fade(way, over: durations.focus), beyond: (shown - clampedBrowsing(shown)) / way)
  }

  /// Lets the strip rest with the active page in the middle, as far as its ends allow.
  mutating func startBrowsing() {
    browsing.activePage = activePage
    applyReveal(.center)
    browsing.motion = .resting
    restBrowsing(at: browsingOffset)
  }

  /// Reveals the active page if it has changed since the strip last looked.
  @inline(__always)
  mutating func followActivePage() {
    if browses { revealIfChanged() }
  }

  private mutating func revealIfChanged() {
    guard browsing.activePage != activePage else { return }
    browsing.activePage = activePage
    applyReveal(.nearest)
  }
}

#if !hasFeature(Embedded)
  extension DualStripViewer.Reveal: Codable {}
#endif
