import CollectionLayouts
import ScrollPhysics

/// Where a browsing strip is: its own offset, apart from the position of the viewer.
///
/// The offset counts from the place of an anchor page, so that edits elsewhere do not move the
/// strip. All lengths are in points, in reading order.
struct Browsing: Equatable, Sendable {
  /// The slot of the page from which the offset counts; `nil` without pages.
  var anchor: Int?
  /// The offset at rest, less the place of the anchor.
  var base = 0.0
  /// The share of the strip's length that the anchor keeps from its start when the bounds change.
  var share = 0.0
  var motion = Motion.resting
  /// The page that was active when the strip last looked.
  var activePage: PageID?

  enum Motion: Equatable, Sendable {
    case resting
    /// A finger holds the strip, and has moved it so far.
    case held(distance: Double)
    /// The strip coasts after the finger has lifted. At an end it goes on to bounce.
    case coasting(Deceleration, start: Time, end: Time, reachesEnd: Bool)
    /// The strip comes back to one of its ends.
    case bouncing(Bounce, atUpperEnd: Bool, start: Time, end: Time)
    /// The strip scrolls to the active page. A reveal may begin in the middle of a bounce: this share
    /// of its way was beyond an end.
    case revealing(Fade, beyond: Double)
  }

  /// How far the motion has led from the offset at rest; a bounce counts from its end instead.
  func displacement(at time: Time) -> Double {
    switch motion {
    case .resting, .bouncing: return 0
    case .held(let distance): return distance
    case .coasting(let curve, let start, _, _): return curve.position(at: (time - start).seconds)
    case .revealing(let fade, _): return fade.value(at: time)
    }
  }

  /// When the strip comes to rest by itself, or reaches an end; `nil` if no curve runs.
  var end: Time? {
    switch motion {
    case .resting, .held: return nil
    case .coasting(_, _, let end, _), .bouncing(_, _, _, let end): return end
    case .revealing(let fade, _): return fade.end
    }
  }
}

extension DualStripViewer {
  /// Whether the strip has an offset of its own.
  @inline(__always)
  package var browses: Bool { configuration.thumbnails.mode == .browsing }

  /// How far a notch of a wheel scrolls the strip: by three thumbnails, as by three lines of text.
  var pointsPerNotch: Double { 3 * configuration.thumbnails.pitch }

  /// The largest offset that is within the content.
  package var browsingLimit: Double { thumbnailsScale(in: boundsChange.bounds(at: now)).limit }

  func clampedBrowsing(_ offset: Double) -> Double { min(max(offset, 0), browsingLimit) }

  /// The offset that the motion has led to, however far beyond an end.
  var rawBrowsingOffset: Double {
    let place = browsing.anchor.map { slots.place($0) * configuration.thumbnails.pitch } ?? 0
    guard case .bouncing(let curve, let isUpper, let start, _) = browsing.motion else {
      return place + browsing.base - browsing.share * length(of: .thumbnails)
        + browsing.displacement(at: now)
    }
    return (isUpper ? browsingLimit : 0) + curve.position(at: (now - start).seconds)
  }

  /// The offset that the strip shows: within its content, unless a finger pulls it or it bounces.
  var browsingOffset: Double {
    let raw = rawBrowsingOffset
    switch browsing.motion {
    case .bouncing: return raw
    case .held:
      let edge = clampedBrowsing(raw)
      return raw == edge ? raw : edge + browsingBand.offset(forDistance: raw - edge)
    case .resting, .coasting: return clampedBrowsing(raw)
    case .revealing(let fade, let share):
      let way = fade.value(at: now)
      // If an end comes nearer on the way, the strip goes no farther beyond it.
      let beyond = share * way
      let shown = clampedBrowsing(raw - way) + way
      return min(max(shown, min(0, beyond)), browsingLimit + max(0, beyond))
    }
  }

  /// The velocity of that offset in a curve, in points per second.
  var browsingVelocity: Double {
    switch browsing.motion {
    case .resting, .held: return 0
    case .coasting(let curve, let start, _, _): return curve.velocity(at: (now - start).seconds)
    case .bouncing(let curve, _, let start, _): return curve.velocity(at: (now - start).seconds)
    case .revealing(let fade, _): return fade.velocity(at: now)
    }
  }

  private var browsingBand: RubberBand {
    RubberBand(
      dimension: max(length(of: .thumbnails), 1), coefficient: configuration.scrolling.rubberBand)
  }

  // MARK: The finger

  mutating func beginBrowsing() {
    finger = Finger(pane: .thumbnails)
    if browsing.end != nil { holdBrowsing() }
  }

  /// Lets the finger hold the strip where it shows.
  private mutating func holdBrowsing() {
    let shown = browsingOffset
    let edge = clampedBrowsing(shown)
    let raw = shown == edge ? shown : edge + browsingBand.distance(forOffset: shown - edge)
    browsing.motion = .held(distance: 0)
    browsing.base += raw - rawBrowsingOffset
  }

  mutating func dragBrowsing(by distance: Double) {
    finger?.isDragging = true
    if case .held = browsing.motion {} else { holdBrowsing() }
    guard case .held(let way) = browsing.motion, length(of: .thumbnails) > 0 else { return }
    browsing.motion = .held(distance: way - readingSign(of: .thumbnails) * distance)
  }

  /// - Parameter velocity: of the finger, in points per second.
  mutating func endBrowsing(velocity: Double) {
    let isDragging = finger?.isDragging ?? false
    finger = nil
    guard case .held = browsing.motion else { return }
    let speed = isDragging ? -readingSign(of: .thumbnails) * velocity : 0
    let shown = browsingOffset
    let edge = clampedBrowsing(shown)
    guard (shown - edge).magnitude < 1e-9 else {
      // A finger that lifts on its way back adds nothing to the pull of the end.
      let isUpper = shown > edge
      return bounceBrowsing(
        from: shown - edge, velocity: (speed > 0) == isUpper ? speed : 0, atUpperEnd: isUpper)
    }
    let limit = speed < 0 ? 0 : browsingLimit
    // The curve counts from where the finger has lifted.
    restBrowsing(at: shown)
    let rate = configuration.scrolling.thumbnailsDeceleration
    let coast = Deceleration(position: 0, velocity: speed, rate: rate)
    let crossing = speed == 0 ? nil : coast.seconds(toReach: limit - shown)
    browsing.motion = .coasting(
      coast, start: now, end: now + .seconds(crossing ?? coast.duration),
      reachesEnd: crossing != nil)
  }

  private mutating func bounceBrowsing(
    from distance: Double, velocity: Double, atUpperEnd isUpper: Bool
  ) {
    let bounce = Bounce(
      edge: 0, position: distance, velocity: velocity,
      rate: configuration.scrolling.thumbnailsDeceleration)
    browsing.motion = .bouncing(
      bounce, atUpperEnd: isUpper, start: now,
      end: now + .milliseconds(bounce.restingMillisecond(pitch: 1)))
  }

  /// Ends a curve: at an end the strip bounces, otherwise it rests.
  mutating func endBrowsingCurve() {
    let shown = browsingOffset
    if case .coasting(let curve, let start, let end, true) = browsing.motion {
      let velocity = curve.velocity(at: (end - start).seconds)
      // An edit or a rotation may have moved the end that it was to reach.
      let edge = velocity > 0 ? browsingLimit : 0
      if (shown - edge).magnitude < 1 {
        return bounceBrowsing(from: shown - edge, velocity: velocity, atUpperEnd: velocity > 0)
      }
    }
    restBrowsing(at: clampedBrowsing(shown))
  }

  /// Lets a strip at rest count from what it shows, once nothing changes its ends any more.
  mutating func restWithinEnds() {
    guard browsing.motion == .resting, !isEditing, !isResizing else { return }
    restBrowsing(at: browsingOffset)
  }

  /// Lets the strip stay at an offset, although pages have just been moved: it counts from a page that
  /// keeps its index, or from the start of the document.
  mutating func stayScrolled(at offset: Double, since old: DualStripViewer) {
    restBrowsing(at: offset)
    guard let anchor = browsing.anchor else { return }
    let page = document.ids[anchor]
    let isOnTheMove = edits.moves.contains { $0.page == anchor }
    if !isOnTheMove, index(of: page) == old.index(of: page) { return }
    browsing.anchor = nil
    browsing.share = 0
    browsing.base = offset
  }

  /// Lets the strip rest at an offset, and count from the page that is to keep its place.
  mutating func restBrowsing(at offset: Double) {
    browsing.motion = .resting
    keepBrowsing(BrowsedPlace(page: placeToKeep(at: offset), raw: offset, shown: offset))
  }
}
