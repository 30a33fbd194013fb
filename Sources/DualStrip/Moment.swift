import CollectionLayouts
import ScrollPhysics

/// Everything that follows from the state at one time: computed once, read by many.
struct Moment {
  var slots: Slots
  var bounds: ViewerBounds
  /// `x`, in pages from the start.
  var position: Double
  /// What the preview shows: the mapped position and its lag, in pages.
  var previewPosition: Double
  /// What the strip shows, in pages.
  var thumbnailsPosition: Double
}

extension DualStripViewer {
  /// The state at `now`. Cost: O(*k*), *k* slots under edit.
  var moment: Moment {
    let slots = currentSlots
    let position = currentPosition(slots: slots)
    let mapped = mappedPreviewPosition(position, slots: slots)
    return Moment(
      slots: slots, bounds: boundsChange.bounds(at: now), position: position,
      previewPosition: mapped + (lag?.value(of: .preview, at: now) ?? 0),
      thumbnailsPosition: position + (lag?.value(of: .thumbnails, at: now) ?? 0))
  }

  var currentSlots: Slots { edits.slots(count: document.count, at: now) }

  /// `x` at `now`: the anchor's edge and what the motion adds to it.
  func currentPosition(slots: Slots) -> Double {
    guard let anchor else { return 0 }
    let edge = edge(of: anchor, slots: slots)
    switch motion {
    case .resting(let fade):
      return slots.clamped(edge) + (fade?.value(at: now) ?? 0)
    case .held(let hold):
      return slots.clamped(edge + hold.offset) + hold.overscroll
    case .settling, .focusing:
      return edge + motion.offset(at: now)
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

  /// `X`: the edge of a page by which the view holds on to it. The leading edge of its slot,
  /// or the trailing one where the page before takes over from one that is deleted.
  func edge(of slot: Int, slots: Slots) -> Double {
    let place = slots.place(slot)
    switch configuration.focusPolicy {
    case .next: return place
    case .previous: return place - (1 - (slots.edit(of: slot)?.ownPresence ?? 1))
    }
  }

  /// `X̂`: that edge when all edits are done.
  func finalEdge(of slot: Int, slots: Slots) -> Double {
    let place = Double(slots.finalPlace(slot))
    switch configuration.focusPolicy {
    case .next: return place
    case .previous: return slots.isStop(slot) ? place : place - 1
    }
  }

  /// `x̂`: where the position would be if all edits were done.
  func finalPosition(slots: Slots) -> Double {
    guard let anchor else { return 0 }
    let edge = finalEdge(of: anchor, slots: slots)
    switch motion {
    case .resting: return min(max(edge, 0), Double(max(0, slots.stopCount - 1)))
    case .held(let hold): return edge + hold.offset + hold.overscroll
    case .settling, .focusing: return edge + motion.offset(at: now)
    }
  }

  /// The page whose edge is nearest to a position, going or not; a tie goes to the later.
  func nearestPage(to position: Double, slots: Slots) -> Int? {
    slots.nearest(
      to: position, among: { slots.edit(of: $0)?.isGhost != true },
      at: { edge(of: $0, slots: slots) })
  }
}
