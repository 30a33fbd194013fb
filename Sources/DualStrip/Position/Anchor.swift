import CollectionLayouts
import ScrollPhysics

/// Differences below this, in pages, count as none.
let insignificant = 1e-9

/// Which page anchors the view, and which one takes over from it.
extension DualStripViewer {
  /// Lets a finger hold the view at a position.
  mutating func hold(at position: Double, by pane: Pane) {
    let within = slots.clamped(position)
    anchor = inlinedNearestPage(to: position) ?? anchor
    // Not `map`: its closure would copy the viewer.
    var offset = 0.0
    if let anchor { offset = within - edge(of: anchor) }
    motion = .held(Hold(pane: pane, offset: offset, overscroll: position - within, pull: nil))
  }

  /// Keeps the view where it is after an edit was requested, was cancelled or failed while a curve
  /// runs: the nearest page becomes the anchor. If the distance to the target has changed, or the
  /// target is no longer a stop, the motion begins anew.
  mutating func keepPosition(of before: Moment, into events: inout [ViewerEvent]) {
    guard let target = motion.target, let next = successor(of: target),
      let anchor = nearestPage(to: before.position) ?? anchor
    else { return }
    self.anchor = anchor
    let way = before.position - gap(before: anchor) - finalEdge(of: next)
    guard next != target || (way - motion.offset(at: now)).magnitude > insignificant else {
      return
    }
    switch motion {
    case .settling(let settling):
      let curve = settleCurve(of: settling.pane, from: way, velocity: currentVelocity)
      settle(settling.pane, on: next, along: .settle(curve))
    case .focusing(let focusing):
      if next != target { cancelFocus(into: &events) }
      beginFocus(
        on: next, from: before, isRequested: next == target && focusing.isRequested,
        into: &events)
    case .resting, .held: break
    }
  }

  /// Replaces an anchor whose gap has closed by its neighbour on the side of its edge, so that
  /// nothing that happens to the page later moves the view.
  mutating func letGoOfClosedGap(into events: inout [ViewerEvent]) {
    guard let closed = anchor, !slots.isOpenPage(closed),
      let neighbour = neighbour(of: closed, among: slots.isOpenPage)
    else { return }
    let before = moment
    switch motion {
    case .resting:
      anchor = neighbour
      let difference = slots.clamped(edge(of: neighbour)) - slots.clamped(edge(of: closed))
      if difference.magnitude > insignificant { fadeToAnchor(from: before.position) }
    case .held(var hold):
      let nearest = nearestPage(to: before.position) ?? neighbour
      anchor = nearest
      hold.offset = before.position - hold.overscroll - edge(of: nearest)
      motion = .held(hold)
    case .settling, .focusing:
      if (gap(before: neighbour) - gap(before: closed)).magnitude <= insignificant {
        anchor = neighbour
      } else {
        keepPosition(of: before, into: &events)
      }
    }
  }

  /// The page next to a slot on the side of its edge; if there is none, on the other side.
  func neighbour(of slot: Int, among isWanted: (Int) -> Bool) -> Int? {
    let after = (slot + 1..<slots.count).first(where: isWanted)
    let before = stride(from: slot - 1, through: 0, by: -1).first(where: isWanted)
    return configuration.focusPolicy.preferred(after: after, before: before)
  }

  /// The stop that takes over from a page: the page itself while it is one.
  func successor(of slot: Int) -> Int? {
    slots.isStop(slot) ? slot : slots.nearestStop(to: finalEdge(of: slot))
  }

  /// Makes the live page the anchor if the view would otherwise rest on another page.
  mutating func anchorLivePage() {
    guard case .resting = motion, let live, live != anchor, slots.isStop(live),
      (finalPosition - Double(slots.finalPlace(live))).magnitude > insignificant
    else { return }
    let position = currentPosition
    anchor = live
    fadeToAnchor(from: position)
  }

  /// Lets the view rest on its anchor; the distance to it from a position fades.
  mutating func fadeToAnchor(from position: Double) {
    let difference = position - slots.clamped(anchor.map { edge(of: $0) } ?? 0)
    guard difference.magnitude > insignificant, durations.settlement > .zero else {
      motion = .atRest
      return
    }
    motion = .resting(
      fade: fade(difference, over: durations.settlement))
  }
}
