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

  /// Whether both give the panes the same frames: of the insets only the bottom one counts.
  func drawsAlike(_ other: ViewerBounds) -> Bool {
    size == other.size && insets.bottom == other.insets.bottom
  }

  /// Adopts the insets that do not move any frame.
  mutating func adoptInsetsBesideThePanes(_ other: EdgeInsets) {
    insets = EdgeInsets(
      top: other.top, left: other.left, bottom: insets.bottom, right: other.right)
  }

  func blended(toward other: ViewerBounds, by t: Double) -> ViewerBounds {
    ViewerBounds(
      size: size.blended(toward: other.size, by: t),
      insets: insets.blended(toward: other.insets, by: t))
  }

  /// The strip's frame above the bottom inset, in the viewer's coordinates; never of negative
  /// height.
  func thumbnailsFrame(height: Double) -> Rect {
    let top = size.height - insets.bottom - height
    return Rect(x: 0, y: top, width: size.width, height: max(0, height))
  }

  /// The preview's frame, from the top down to the strip.
  func previewFrame(thumbnailHeight: Double) -> Rect {
    let top = thumbnailsFrame(height: thumbnailHeight).minY
    return Rect(x: 0, y: 0, width: size.width, height: max(0, top))
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

  mutating func applyBounds(_ bounds: ViewerBounds, over duration: Time) {
    guard !bounds.drawsAlike(boundsChange.to) else {
      // Insets that do not move any frame apply at once.
      boundsChange.from.adoptInsetsBesideThePanes(bounds.insets)
      boundsChange.to.adoptInsetsBesideThePanes(bounds.insets)
      return
    }
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
