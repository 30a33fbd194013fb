import CollectionLayouts
import ScrollPhysics

/// The content offset along the axis that scrolls: under the finger, and after it lifts.
extension CollectionViewer {
  var stretch: PaneStretch { PaneStretch(of: pane.layout, through: pane.viewport) }

  /// The content offset now, along the axis that scrolls.
  var offset: Double { stretch.offset }

  private func band(_ stretch: PaneStretch) -> RubberBand { RubberBand(dimension: stretch.length) }

  /// Returns the offset that a motion shows at a time; `nil` if it rests.
  func offset(of motion: ScrollMotion, at time: Time) -> Double? {
    switch motion {
    case .resting: return nil
    case .held(let hold):
      let stretch = stretch
      let edge = stretch.clamped(hold.raw)
      return edge + band(stretch).offset(forDistance: hold.raw - edge)
    case .running(let run): return time >= run.end ? run.target : run.offset(at: time)
    }
  }

  /// Scrolls the content to where the motion has it now.
  mutating func follow() {
    guard let offset = offset(of: motion, at: now) else { return }
    scroll(toMain: offset)
  }

  /// Scrolls to an offset along the axis that scrolls, and takes the current change along.
  private mutating func scroll(toMain offset: Double) {
    let origin = stretch.contentOffset(at: offset)
    guard origin != pane.contentOffset else { return }
    pane.scroll(to: origin)
    followChange()
  }

  // MARK: The finger

  mutating func beginTouch() {
    // One finger at a time: further ones are ignored.
    guard finger == nil else { return }
    finger = Finger()
    if case .running = motion { hold() }
  }

  mutating func moveDrag(by way: Point) {
    guard finger != nil else { return }
    finger?.isDragging = true
    if case .held = motion {} else { hold() }
    guard case .held(var hold) = motion else { return }
    // No finger goes farther than this between two samples; NaN counts as no distance.
    let distance = stretch.main(ofWay: way).bounded(within: -1e7...1e7, otherwise: 0)
    hold.raw -= distance
    motion = .held(hold)
    follow()
  }

  mutating func endTouch(velocity: Point, into events: inout [CollectionEvent]) {
    guard let finger else { return }
    self.finger = nil
    guard case .held = motion else { return }
    let speed = stretch.main(ofWay: velocity).bounded(within: -1e6...1e6, otherwise: 0)
    release(velocity: finger.isDragging ? -speed : 0)
  }

  /// Lets the finger hold the content where it shows.
  mutating func hold() {
    let stretch = stretch
    let edge = stretch.clamped(stretch.offset)
    let shown = stretch.offset - edge
    motion = .held(.init(raw: edge + band(stretch).distance(forOffset: shown)))
  }

  // MARK: Curves

  /// Lets the content run on by itself, with a velocity in points per second in reading direction.
  mutating func release(velocity: Double) {
    let stretch = stretch
    let offset = stretch.offset
    let edge = stretch.clamped(offset)
    guard (offset - edge).magnitude < 1e-9 else { return bounce(to: edge, velocity: velocity) }
    let coast = Deceleration(
      position: offset, velocity: velocity, rate: configuration.deceleration)
    let proposed = stretch.contentOffset(at: stretch.clamped(coast.proposedTarget))
    let target = pane.layout.targetContentOffset(
      forProposedContentOffset: proposed,
      withScrollingVelocity: stretch.way(ofMain: velocity), viewport: pane.viewport)
    guard target == proposed else {
      return settle(at: stretch.main(of: target), velocity: velocity)
    }
    let limit = velocity < 0 ? stretch.limits.lowerBound : stretch.limits.upperBound
    if let seconds = coast.seconds(toReach: limit) {
      run(.coast(coast), for: .seconds(seconds), to: limit, endsAtEdge: true)
    } else {
      run(.coast(coast), for: .seconds(coast.duration), to: stretch.clamped(coast.landing))
    }
  }

  private mutating func bounce(to edge: Double, velocity: Double) {
    let bounce = Bounce(
      edge: edge, position: offset, velocity: velocity, rate: configuration.deceleration)
    run(.bounce(bounce), for: .milliseconds(bounce.restingMillisecond(pitch: 1)), to: edge)
  }

  private mutating func settle(
    at target: Double, velocity: Double, goal: ScrollMotion.Goal? = nil
  ) {
    let curve = SettleCurve(
      position: offset, velocity: velocity, target: target, stiffness: configuration.stiffness)
    run(
      .settle(curve), for: .milliseconds(curve.restingMillisecond(pitch: 1)), to: target, goal: goal
    )
  }

  private mutating func run(
    _ curve: ScrollMotion.Curve, for duration: Time, to target: Double, endsAtEdge: Bool = false,
    goal: ScrollMotion.Goal? = nil
  ) {
    motion = .running(
      .init(
        curve: curve, start: now, end: now + duration, target: target, endsAtEdge: endsAtEdge,
        goal: goal))
  }

  /// Ends a curve: at an edge the content bounces, otherwise it has come to rest.
  mutating func endRun(into events: inout [CollectionEvent]) {
    guard case .running(let run) = motion else { return }
    scroll(toMain: run.target)
    guard !run.endsAtEdge else {
      return bounce(to: run.target, velocity: run.velocity(at: run.end))
    }
    motion = .resting
    report(.settled, into: &events)
  }

  // MARK: Programmatic scrolling

  mutating func scroll(
    to goal: ScrollMotion.Goal, animated isAnimated: Bool, into events: inout [CollectionEvent]
  ) {
    guard let target = offset(of: goal) else {
      return report(.itemUnknown(goal.item), into: &events)
    }
    guard finger == nil else { return }
    guard isAnimated, !configuration.reducesMotion else { return jump(to: target, into: &events) }
    var velocity = 0.0
    if case .running(let run) = motion { velocity = run.velocity(at: now) }
    settle(at: target, velocity: velocity, goal: goal)
  }

  /// Returns the offset that shows an item at a side of the pane; `nil` if there is no such item.
  private func offset(of goal: ScrollMotion.Goal) -> Double? {
    guard let item = pane.content.places(of: [goal.item])[goal.item],
      let target = pane.contentOffset(showing: item, at: goal.side)
    else { return nil }
    return stretch.main(of: target)
  }

  mutating func scroll(by way: Double, into events: inout [CollectionEvent]) {
    guard finger == nil, way == way else { return }
    let stretch = stretch
    jump(to: stretch.clamped(stretch.offset + way), into: &events)
  }

  private mutating func jump(to offset: Double, into events: inout [CollectionEvent]) {
    scroll(toMain: offset)
    let wasRunning = motion != .resting
    motion = .resting
    if wasRunning { report(.settled, into: &events) }
  }

  /// The state without any overscroll; anchors are taken from it.
  var restingPane: LayoutController<GalleryLayout> {
    var result = pane
    result.scroll(to: stretch.contentOffset(at: stretch.clamped(offset)))
    return result
  }

  /// Continues the motion after the state has changed under it: with the same velocity, as far
  /// beyond an edge as before, and to the same target, shifted as the content was.
  ///
  /// - Parameter old: what the pane showed before the change.
  mutating func resume(after old: PaneStretch) {
    guard motion != .resting else { return }
    let rest = old.clamped(old.offset)
    let shift = offset - rest
    pane.scroll(to: stretch.contentOffset(at: offset + (old.offset - rest)))
    switch motion {
    case .resting: break
    case .held: hold()
    case .running(let run):
      let velocity = run.velocity(at: now)
      if let goal = run.goal, let target = offset(of: goal) {
        settle(at: target, velocity: velocity, goal: goal)
      } else if case .settle = run.curve {
        settle(at: snapped(run.target + shift), velocity: velocity)
      } else {
        release(velocity: velocity)
      }
    }
  }

  /// Returns the offset near the wished one at which a release without velocity leaves the content.
  private func snapped(_ wished: Double) -> Double {
    var there = pane.viewport
    there.bounds.origin = stretch.contentOffset(at: stretch.clamped(wished))
    return stretch.main(
      of: pane.layout.targetContentOffset(
        forProposedContentOffset: there.bounds.origin, withScrollingVelocity: .zero,
        viewport: there))
  }
}
