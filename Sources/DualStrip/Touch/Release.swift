import CollectionLayouts
import ScrollPhysics

/// Where a release goes, and by which curve.
extension DualStripViewer {
  /// In a very narrow pane any velocity would be a fling: this bounds it, in pages per second.
  static let fastestPreview = 100.0

  /// Points per page in a pane at `now`.
  @inline(__always)
  package func pitch(of pane: Pane) -> Double {
    switch pane {
    case .preview: return length(of: .preview)
    case .thumbnails: return configuration.thumbnails.pitch
    }
  }

  /// The stop that a release goes to, chosen by final places.
  ///
  /// - Parameter velocity: of the content, in pages per second.
  func releaseTarget(of touch: Finger, velocity: Double, pitch: Double) -> Int? {
    guard slots.stopCount > 0 else { return nil }
    let position = finalPosition
    guard touch.isDragging else { return slots.nearestStop(to: position) }
    switch touch.pane {
    case .preview:
      let base = touch.base.map { slots.finalPlace($0) } ?? slots.nearestStopNumber(to: position)
      let rules = configuration.scrolling
      let paging = PagingTarget(
        base: base, count: slots.stopCount, rate: rules.previewDeceleration,
        edge: rules.pageTurnEdge, limit: rules.pageTurnLimit)
      let isFast = (velocity * pitch).magnitude >= rules.pageTurnSpeed
      return slots.stop(at: paging.page(from: position, velocity: isFast ? velocity : 0))
    case .thumbnails:
      return thumbnailsTarget(from: position, velocity: velocity * pitch, slots: slots.whenDone)
    }
  }

  /// Asks the layout of the document with all edits done, in reading order, as UIKit does at a
  /// release.
  private func thumbnailsTarget(from position: Double, velocity: Double, slots: Slots) -> Int? {
    let frame = frame(of: .thumbnails, in: boundsChange.bounds(at: now))
    let viewport = Viewport(bounds: Rect(origin: .zero, size: frame.size))
    var layout = ThumbnailLayout(metrics: configuration.thumbnails)
    layout.prepare(
      SlotContent(
        slots: slots, pages: document.ids, aspects: document.aspects,
        quarterTurns: document.quarterTurns), in: viewport,
      for: .layout)
    let coasting = Deceleration(
      position: layout.contentOffset(at: position, in: viewport), velocity: velocity,
      rate: configuration.scrolling.thumbnailsDeceleration)
    let target = layout.targetContentOffset(
      forProposedContentOffset: layout.axis.point(coasting.proposedTarget),
      withScrollingVelocity: layout.axis.point(velocity), viewport: viewport)
    return slots.nearestStop(
      to: layout.position(at: layout.axis.coordinate(of: target), in: viewport))
  }

  /// Starts a motion from the present position to a stop.
  ///
  /// - Parameters:
  ///   - velocity: in pages per second.
  ///   - pitch: points per page of the pane; with 0 the motion rests at once.
  mutating func release(_ pane: Pane, towards target: Int?, velocity: Double, pitch: Double) {
    guard let target else { return }
    let distance = finalPosition - finalEdge(of: target)
    let number = slots.finalPlace(target)
    let isBeyondFirst = number == 0 && distance <= insignificant
    let isBeyondLast = number == slots.stopCount - 1 && distance >= -insignificant
    let curve: Settling.Curve
    if isBeyondFirst || isBeyondLast {
      let scrolling = configuration.scrolling
      let rate =
        pane == .preview ? scrolling.previewDeceleration : scrolling.thumbnailsDeceleration
      curve = .bounce(Bounce(edge: 0, position: distance, velocity: velocity, rate: rate))
    } else {
      curve = .settle(settleCurve(of: pane, from: distance, velocity: velocity))
    }
    settle(pane, on: target, along: curve, restsAtOnce: pitch == 0)
  }

  func settleCurve(of pane: Pane, from distance: Double, velocity: Double) -> SettleCurve {
    let scrolling = configuration.scrolling
    let stiffness = pane == .preview ? scrolling.previewStiffness : scrolling.thumbnailsStiffness
    return SettleCurve(position: distance, velocity: velocity, target: 0, stiffness: stiffness)
  }

  /// - Parameter curve: from where the view is to the target's final place, in pages.
  mutating func settle(
    _ pane: Pane, on target: Int, along curve: Settling.Curve, restsAtOnce: Bool = false
  ) {
    let milliseconds = restsAtOnce ? 0 : restingMillisecond(of: curve, pane: pane)
    motion = .settling(
      Settling(
        pane: pane, target: target, curve: curve, start: now,
        end: now + .milliseconds(milliseconds)))
  }

  /// The first whole millisecond from which all panes that show the position are at rest.
  private func restingMillisecond(of curve: Settling.Curve, pane: Pane) -> Int {
    let previewMoves = pane == .preview || configuration.mapping == .continuous
    let pitch = max(self.pitch(of: .thumbnails), previewMoves ? self.pitch(of: .preview) : 0)
    switch curve {
    case .settle(let curve): return curve.restingMillisecond(pitch: pitch)
    case .bounce(let curve): return curve.restingMillisecond(pitch: pitch)
    }
  }
}
