import CollectionLayouts
public import ScrollPhysics

/// A finger on the glass.
struct Finger: Equatable, Sendable {
  var pane: Pane
  var isDragging = false
  /// The stop that a page turn counts from.
  var base: Int?

  mutating func renumber(_ numbering: Numbering) {
    base = base.flatMap { numbering.slot($0) }
  }
}

/// Touches, as a scroll view gets them. Distances and velocities are the finger's, along the
/// axis, in points and points per second, positive to the right.
extension DualStripViewer {
  /// Puts a finger down: a motion stops under it; a viewer at rest waits for a drag.
  @discardableResult
  public mutating func touchBegan(_ pane: Pane, at time: Time) -> [ViewerEvent] {
    handle(.touchBegan(pane), at: time)
  }

  /// Moves a recognized drag by a distance since the last sample. A drag on the pane that is not
  /// held is ignored.
  @discardableResult
  public mutating func dragMoved(
    on pane: Pane, by distance: Double, at time: Time
  ) -> [ViewerEvent] {
    handle(.dragMoved(pane, by: distance), at: time)
  }

  /// Lifts the finger at a velocity: the view settles on a page. A lift from the pane that is not
  /// held is ignored.
  @discardableResult
  public mutating func touchEnded(
    on pane: Pane, velocity: Double = 0, at time: Time
  ) -> [ViewerEvent] {
    handle(.touchEnded(pane, velocity: velocity), at: time)
  }

  /// Cancels the touch, as a system gesture does: the view settles as from rest.
  @discardableResult
  public mutating func touchCancelled(on pane: Pane, at time: Time) -> [ViewerEvent] {
    handle(.touchCancelled(pane), at: time)
  }

  /// The pane that a finger is on.
  package var heldPane: Pane? { finger?.pane }

  mutating func beginTouch(on pane: Pane, into events: inout [ViewerEvent]) {
    // One finger at a time: further ones are ignored.
    guard finger == nil else { return }
    if browses, pane == .thumbnails { return beginBrowsing() }
    finger = Finger(pane: pane)
    guard motion.runsOnCurve else { return }
    if case .settling(let settling) = motion, settling.pane == .preview, pane == .preview {
      finger?.base = settling.target
    }
    handOver(to: pane, into: &events)
    judge(.drag(pane), into: &events)
  }

  mutating func moveDrag(
    on pane: Pane, by distance: Double, into events: inout [ViewerEvent]
  ) {
    guard let finger, finger.pane == pane, slots.stopCount > 0 else { return }
    // No finger moves farther than this between two samples; NaN and infinity count as 0.
    let way = distance.bounded(by: 1e7)
    if browses, pane == .thumbnails { return dragBrowsing(by: way) }
    if !finger.isDragging { beginDrag(finger, into: &events) }
    guard case .held(let hold) = motion else { return }
    follow(hold, by: way)
    judge(.drag(hold.pane), into: &events)
  }

  private mutating func beginDrag(_ touch: Finger, into events: inout [ViewerEvent]) {
    finger?.isDragging = true
    finger?.base = touch.base ?? live
    if case .held = motion {} else { handOver(to: touch.pane, into: &events) }
    guard touch.pane == .thumbnails, expansion.rule != .collapsed else { return }
    let position = currentPosition
    let widest = expansions(at: position).map { $0.value }.max() ?? 0
    adoptExpansion(.collapsed, over: durations.expansion.scaled(by: widest), at: position)
  }

  /// Makes the position follow the finger: 1:1 within the range, by the rubber band beyond it.
  private mutating func follow(_ hold: Hold, by distance: Double) {
    let length = length(of: hold.pane)
    let pitch = pitch(of: hold.pane)
    guard length > 0, pitch > 0 else { return }
    let band = RubberBand(
      dimension: length, coefficient: configuration.scrolling.rubberBand)
    let position = position(of: hold)
    let upper = slots.upperBound
    var raw = position
    if let pull = hold.pull, pull.paneLength == length,
      (pull.upperBound - upper).magnitude < insignificant,
      (pull.position - position).magnitude < insignificant
    {
      raw = (pull.distance < 0 ? 0 : upper) + pull.distance
    } else if slots.clamped(position) != position {
      let shown = (position - slots.clamped(position)) * pitch
      raw = slots.clamped(position) + band.distance(forOffset: shown) / pitch
    }
    raw -= readingSign(of: hold.pane) * distance / pitch
    let excess = raw - slots.clamped(raw)
    let shown = band.offset(forDistance: excess * pitch) / pitch
    let new = slots.clamped(raw) + shown
    self.hold(at: new, by: hold.pane)
    guard excess != 0, case .held(var held) = motion else { return }
    held.pull = Hold.Pull(
      distance: excess, position: new, upperBound: upper, paneLength: length)
    motion = .held(held)
  }

  mutating func endTouch(
    on pane: Pane, velocity: Double, into events: inout [ViewerEvent]
  ) {
    guard let touch = finger, touch.pane == pane else { return }
    // No finger is faster than this; NaN and infinity count as 0.
    let speed = velocity.bounded(by: 1e6)
    if browses, pane == .thumbnails { return endBrowsing(velocity: speed) }
    finger = nil
    guard case .held(let hold) = motion else { return }
    let pitch = pitch(of: hold.pane)
    guard length(of: hold.pane) > 0, pitch > 0 else {
      // A pane without length moves nothing: it is on its page already.
      release(hold.pane, towards: live, velocity: 0, pitch: 0)
      return
    }
    startFromShown(hold, into: &events)
    let limit = hold.pane == .preview ? Self.fastestPreview : 1e6
    let pages =
      touch.isDragging ? min(max(-readingSign(of: hold.pane) * speed / pitch, -limit), limit) : 0
    let target = releaseTarget(of: touch, velocity: pages, pitch: pitch)
    release(hold.pane, towards: target, velocity: pages, pitch: pitch)
  }

  /// Starts a release from the position that is shown. While an end of the range holds the view,
  /// this is not where the finger has it, so the live page is judged again. Otherwise lifting has
  /// moved nothing.
  private mutating func startFromShown(_ hold: Hold, into events: inout [ViewerEvent]) {
    guard let anchor else { return }
    let offset = currentPosition - edge(of: anchor)
    let change = offset - (hold.offset + hold.overscroll)
    motion = .held(Hold(pane: hold.pane, offset: offset, overscroll: 0, pull: nil))
    if change.magnitude > insignificant { judge(.drag(hold.pane), into: &events) }
  }
}
