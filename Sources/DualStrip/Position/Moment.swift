import CollectionLayouts
import ScrollPhysics

/// The bounds and positions at one time: computed once, read by many.
struct Moment {
  var bounds: ViewerBounds
  /// `x`, in pages from the start.
  var position: Double
  /// What the preview shows: the mapped position plus its lag, in pages.
  var previewPosition: Double
  /// What the strip would show without a hand, in pages: in its middle, or at its start if it browses.
  var thumbnailsPosition: Double
  /// How far a hand that carries pages has scrolled the strip beyond that, in pages.
  var stripScroll = 0.0

  /// What the strip shows, in pages.
  var shownThumbnails: Double { thumbnailsPosition + stripScroll }

  /// Counts from another start of the document.
  mutating func move(by pages: Double) {
    position += pages
    previewPosition += pages
    thumbnailsPosition += pages
  }
}

/// Small ones are inlined: a call from a mutating method would copy the viewer.
extension DualStripViewer {
  /// The state at `now`.
  var moment: Moment {
    let position = currentPosition
    var moment = Moment(
      bounds: boundsChange.bounds(at: now), position: position,
      previewPosition: mappedPreviewPosition(position)
        + (lag?.value(of: .preview, at: now) ?? 0),
      thumbnailsPosition: browses
        ? browsingOffset / configuration.thumbnails.pitch
        : position + (lag?.value(of: .thumbnails, at: now) ?? 0))
    if !hand.isEmpty { moment.stripScroll = handScroll(from: moment.thumbnailsPosition) }
    return moment
  }

  /// Updates the slots to the present time and edits. Cost: O(*k*), *k* slots under edit.
  mutating func updateSlots() {
    edits.list(&slots, count: document.count, at: now)
  }

  /// Updates the state after an edit has begun, has ended or has changed its stage.
  mutating func editsChanged() {
    updateSlots()
    guard case .held(var hold) = motion else { return }
    // What the finger has pulled was measured on another document.
    hold.pull = nil
    motion = .held(hold)
  }

  /// `x` at `now`: the final position, plus the anchor's distance from its own final place.
  var currentPosition: Double {
    guard let anchor else { return 0 }
    switch motion {
    case .resting(let fade):
      return slots.clamped(edge(of: anchor)) + (fade?.value(at: now) ?? 0)
    case .held(let hold):
      return position(of: hold)
    case .settling, .focusing:
      return finalPosition + gap(before: anchor)
    }
  }

  /// `x` while a finger holds the view.
  @inline(__always)
  func position(of hold: Hold) -> Double {
    guard let anchor else { return 0 }
    return slots.clamped(edge(of: anchor) + hold.offset) + hold.overscroll
  }

  /// The velocity of the curve or the fade at `now`, in pages per second, without opening or
  /// closing slots.
  var currentVelocity: Double {
    switch motion {
    case .resting(let fade): return fade?.velocity(at: now) ?? 0
    case .held: return 0
    case .settling(let settling): return settling.velocity(at: now)
    case .focusing(let focusing): return focusing.approach.velocity(at: now)
    }
  }

  /// `x̂`: where the position would be if all edits were done, in pages. It decides which page is
  /// active and where a release goes; the position follows.
  package var finalPosition: Double { inlinedFinalPosition }

  /// For what every touch asks.
  @inline(__always)
  var inlinedFinalPosition: Double {
    guard let anchor else { return 0 }
    switch motion {
    case .resting:
      return min(max(finalEdge(of: anchor), 0), Double(max(0, slots.stopCount - 1)))
    case .held(let hold): return finalEdge(of: anchor) + hold.offset + hold.overscroll
    case .settling(let settling):
      return finalEdge(of: settling.target) + settling.offset(at: now)
    case .focusing(let focusing):
      return finalEdge(of: focusing.target) + focusing.approach.value(at: now)
    }
  }

  // MARK: Edges

  /// `X`: the edge of a page that anchors the view. It is the leading edge of its slot, or the
  /// trailing one if the previous page takes over from a deleted one.
  @inline(__always)
  func edge(of slot: Int) -> Double {
    // Without edits every page is open, and its edge at its number.
    guard !slots.edited.isEmpty else { return Double(slot) }
    return configuration.focusPolicy.edge(
      at: slots.place(slot), ownPresence: slots.ownPresence(of: slot))
  }

  /// `X̂`: the anchoring edge when all edits are done.
  @inline(__always)
  func finalEdge(of slot: Int) -> Double {
    let place = Double(slots.finalPlace(slot))
    switch configuration.focusPolicy {
    case .next: return place
    case .previous: return slots.isStop(slot) ? place : place - 1
    }
  }

  /// How much of the gaps before a page is still to close, minus what is still to open; in pages.
  @inline(__always)
  func gap(before slot: Int) -> Double { edge(of: slot) - finalEdge(of: slot) }

  /// The page whose edge is nearest to a position. Pages being deleted count until their gap has
  /// closed; a tie goes to the later page.
  func nearestPage(to position: Double) -> Int? { inlinedNearestPage(to: position) }

  /// For what every touch asks.
  @inline(__always)
  func inlinedNearestPage(to position: Double) -> Int? {
    guard !slots.edited.isEmpty else { return slots.nearestStop(to: position) }
    // Closures that read the viewer itself would copy it.
    let slots = slots
    let policy = configuration.focusPolicy
    return slots.nearest(
      to: position, among: { slots.isOpenPage($0) },
      at: { policy.edge(at: slots.place($0), ownPresence: slots.ownPresence(of: $0)) })
  }
}
