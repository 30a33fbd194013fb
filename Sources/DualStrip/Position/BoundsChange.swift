public import CollectionLayouts
import ScrollPhysics

/// The viewer's size and insets, and their change to new ones.
struct BoundsChange: Equatable, Sendable {
  var from: ViewerBounds
  var to: ViewerBounds
  var start = Time.zero
  var duration = Time.zero
  var easing = Easing.easeInOut
  /// Whether the arrival is still to be reported.
  var isUnderWay = false

  var end: Time { start + duration }

  func bounds(at time: Time) -> ViewerBounds {
    guard isUnderWay, time < end else { return to }
    let fraction = time.fraction(since: start, of: duration)
    return from.blended(toward: to, by: easing.progress(at: fraction))
  }
}

/// The viewer's size and safe area, in points.
struct ViewerBounds: Equatable, Sendable {
  var size: Size
  var insets: EdgeInsets

  /// Bounds each length to that of a screen.
  init(size: Size, insets: EdgeInsets) {
    self.size = Size(width: size.width.screenLength, height: size.height.screenLength)
    self.insets = EdgeInsets(
      top: insets.top.screenLength, left: insets.left.screenLength,
      bottom: insets.bottom.screenLength, right: insets.right.screenLength)
  }

  /// Whether both give the panes the same frames: of the insets only that at the strip counts.
  func drawsAlike(_ other: ViewerBounds, stripAt edge: StripEdge) -> Bool {
    size == other.size && inset(at: edge) == other.inset(at: edge)
  }

  /// The inset between an edge and the strip, in points.
  func inset(at edge: StripEdge) -> Double {
    switch edge {
    case .bottom: return insets.bottom
    case .left: return insets.left
    case .right: return insets.right
    }
  }

  /// Adopts the insets that do not move any frame.
  mutating func adoptInsetsBesideThePanes(_ other: EdgeInsets, stripAt edge: StripEdge) {
    let kept = insets
    insets = other
    switch edge {
    case .bottom: insets.bottom = kept.bottom
    case .left: insets.left = kept.left
    case .right: insets.right = kept.right
    }
  }

  func blended(toward other: ViewerBounds, by t: Double) -> ViewerBounds {
    ViewerBounds(
      size: size.blended(toward: other.size, by: t),
      insets: insets.blended(toward: other.insets, by: t))
  }

  /// The strip's frame at an edge, beside its inset, in the viewer's coordinates; never of negative
  /// length.
  func thumbnailsFrame(at edge: StripEdge, breadth: Double) -> Rect {
    let inset = inset(at: edge)
    switch edge {
    case .bottom:
      let top = size.height - inset - breadth
      return Rect(x: 0, y: top, width: size.width, height: max(0, breadth))
    case .left: return Rect(x: inset, y: 0, width: breadth, height: size.height)
    case .right:
      return Rect(x: size.width - inset - breadth, y: 0, width: breadth, height: size.height)
    }
  }

  /// The preview's frame, from the opposite edge to the strip.
  func previewFrame(beside strip: Rect, at edge: StripEdge) -> Rect {
    switch edge {
    case .bottom: return Rect(x: 0, y: 0, width: size.width, height: max(0, strip.minY))
    case .left:
      let width = max(0, size.width - strip.maxX)
      return Rect(x: size.width - width, y: 0, width: width, height: size.height)
    case .right: return Rect(x: 0, y: 0, width: max(0, strip.minX), height: size.height)
    }
  }
}

extension DualStripViewer {
  /// Changes the viewer's size and insets, in points; a rotation is such a change too.
  ///
  /// Position, lags and expansion stay; motions keep their targets and times. The viewer reports
  /// `resized` at the end. A change that is replaced before its end reports nothing; a change to
  /// the bounds that the viewer has, or is changing to, does nothing.
  @discardableResult
  public mutating func changeBounds(
    to size: Size, insets: EdgeInsets, over duration: Time = .zero, at time: Time
  ) -> [ViewerEvent] {
    handle(.changeBounds(size, insets: insets, over: duration), at: time)
  }

  mutating func applyBounds(
    _ bounds: ViewerBounds, over duration: Time, into events: inout [ViewerEvent]
  ) {
    guard !bounds.drawsAlike(boundsChange.to, stripAt: stripEdge) else {
      // Insets that do not move any frame apply at once.
      boundsChange.from.adoptInsetsBesideThePanes(bounds.insets, stripAt: stripEdge)
      boundsChange.to.adoptInsetsBesideThePanes(bounds.insets, stripAt: stripEdge)
      return
    }
    cancelLift(into: &events)
    if browses { keepBrowsing(browsedPlace) }
    boundsChange = BoundsChange(
      from: boundsChange.bounds(at: now), to: bounds, start: now,
      duration: configuration.reducesMotion ? .zero : duration.boundedDuration,
      easing: configuration.easing,
      isUnderWay: true)
  }

  mutating func arriveAtBounds(into events: inout [ViewerEvent]) {
    boundsChange = BoundsChange(from: boundsChange.to, to: boundsChange.to)
    report(.resized(boundsChange.to.size), into: &events)
  }
}
