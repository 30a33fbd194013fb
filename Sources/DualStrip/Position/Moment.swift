import CollectionLayouts
import ScrollPhysics

/// Everything that follows from the state at one time: computed once, read by many.
struct Moment {
  var bounds: ViewerBounds
  /// `x`, in pages from the start.
  var position: Double
  /// What the preview shows: the mapped position and its lag, in pages.
  var previewPosition: Double
  /// What the strip shows, in pages.
  var thumbnailsPosition: Double
}

extension DualStripViewer {
  /// The state at `now`.
  var moment: Moment {
    let position = currentPosition
    return Moment(
      bounds: boundsChange.bounds(at: now), position: position,
      previewPosition: mappedPreviewPosition(position)
        + (lag?.value(of: .preview, at: now) ?? 0),
      thumbnailsPosition: position + (lag?.value(of: .thumbnails, at: now) ?? 0))
  }

  /// The slots are those of this time and of these edits again. Cost: O(*k*), *k* slots under
  /// edit.
  mutating func updateSlots() {
    edits.list(&slots, count: document.count, at: now)
  }

  /// An edit has been requested, has ended, or goes on in another way.
  mutating func editsChanged() {
    updateSlots()
    guard case .held(var hold) = motion else { return }
    // What the finger has pulled was measured on another document.
    hold.pull = nil
    motion = .held(hold)
  }

  /// `x` at `now`: the final position, and how far the anchor is from its own final place.
  var currentPosition: Double {
    guard let anchor else { return 0 }
    switch motion {
    case .resting(let fade):
      return slots.clamped(edge(of: anchor)) + (fade?.value(at: now) ?? 0)
    case .held(let hold):
      return slots.clamped(edge(of: anchor) + hold.offset) + hold.overscroll
    case .settling, .focusing:
      return finalPosition + gap(before: anchor)
    }
  }

  /// Pages per second at `now`: of the curve or the fade, not of slots that open or close.
  var currentVelocity: Double {
    switch motion {
    case .resting(let fade): return fade?.velocity(at: now) ?? 0
    case .held: return 0
    case .settling(let settling): return settling.velocity(at: now)
    case .focusing(let focusing): return focusing.approach.velocity(at: now)
    }
  }

  /// `x̂`: where the position will be, as far as it is known now, when all edits are done. What
  /// goes where is decided on it; the position follows.
  package var finalPosition: Double {
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

  /// `X`: the edge of a page by which the view hangs on it. The leading edge of its slot, or the
  /// trailing one where the page before takes over from one that is deleted.
  func edge(of slot: Int) -> Double {
    // Without edits every page is open, and its edge at its number.
    guard !slots.edited.isEmpty else { return Double(slot) }
    return edge(at: slots.place(slot), ownPresence: slots.ownPresence(of: slot))
  }

  /// The same for a page at a place.
  func edge(at place: Double, ownPresence: Double) -> Double {
    switch configuration.focusPolicy {
    case .next: return place
    case .previous: return place - (1 - ownPresence)
    }
  }

  /// `X̂`: that edge when all edits are done.
  func finalEdge(of slot: Int) -> Double {
    let place = Double(slots.finalPlace(slot))
    switch configuration.focusPolicy {
    case .next: return place
    case .previous: return slots.isStop(slot) ? place : place - 1
    }
  }

  /// How much of the gaps before a page is still to close, less what is still to open; in pages.
  func gap(before slot: Int) -> Double { edge(of: slot) - finalEdge(of: slot) }

  /// The page whose edge is nearest to a position, going or not, but not one whose gap has
  /// closed; a tie goes to the later.
  func nearestPage(to position: Double) -> Int? {
    slots.edited.isEmpty
      ? slots.nearestStop(to: position)
      : slots.nearest(to: position, among: { slots.isOpenPage($0) }, at: { edge(of: $0) })
  }
}
