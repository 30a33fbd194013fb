public import CollectionLayouts
public import ScrollPhysics

/// A viewer of one collection in one pane, without a screen: it scrolls under a finger, switches
/// its layout and changes its content in motion.
///
/// ```swift
/// var viewer = CollectionViewer(
///   content: GalleryContent(count: 100), layout: .quilt(), bounds: Size(width: 390, height: 844))
/// viewer.handle(.switchLayout(.list(), over: .milliseconds(300)), at: .zero)
/// let events = viewer.advance(to: .milliseconds(150))
/// ```
///
/// The viewer is a value. Two methods change it, `handle` and `advance`; both return the events.
/// Reading changes nothing: the same inputs at the same times give the same bits, however often the
/// host looks in between.
public struct CollectionViewer: Sendable {
  /// The settings, limited to what can be shown.
  public let configuration: Configuration
  /// The time of the current state.
  public internal(set) var now = Time.zero

  /// The state that the current change leads to, or else the present one: layout, content and pane,
  /// at its offset.
  var pane: LayoutController<GalleryLayout>
  /// How the content offset follows time.
  var motion = ScrollMotion.resting
  /// Whether a finger is on the pane, and whether it drags.
  var finger: Finger?
  /// The change under way.
  var change: Change?
  /// The anchor that a pile does not show, kept for the switch back.
  var anchorBehindPile: ContentAnchor?

  struct Finger: Sendable {
    var isDragging = false
  }

  /// Creates a viewer at rest at the start of its content, at time zero.
  ///
  /// - Parameters:
  ///   - content: the items; each name must occur only once.
  ///   - layout: a layout without content, such as `.quilt()`.
  ///   - bounds: the size of the pane, in points.
  ///   - insets: the covered edges of the pane, in points.
  ///   - direction: the reading direction.
  ///   - configuration: the settings, which are limited to what can be shown.
  /// - Complexity: that of preparing the layout.
  public init(
    content: GalleryContent, layout: GalleryLayout, bounds: Size, insets: EdgeInsets = .zero,
    direction: LayoutDirection = .leftToRight, configuration: Configuration = Configuration()
  ) {
    self.configuration = configuration.bounded
    let viewport = Viewport(
      bounds: Rect(origin: .zero, size: CollectionViewer.bounded(bounds)), safeArea: insets,
      direction: direction)
    pane = LayoutController(layout: layout, content: content, viewport: viewport)
    let stretch = PaneStretch(of: pane.layout, through: viewport)
    pane.scroll(to: stretch.contentOffset(at: stretch.limits.lowerBound))
  }

  /// Applies an input; a time before `now` counts as `now`.
  ///
  /// - Returns: the events up to that time and from the input, in order.
  @discardableResult
  public mutating func handle(_ input: Input, at time: Time) -> [CollectionEvent] {
    var events: [CollectionEvent] = []
    pass(to: time, into: &events)
    apply(input, into: &events)
    runDeadlines(through: now, into: &events)
    return events
  }

  /// Lets time pass, and runs the deadlines that fall due, in order.
  ///
  /// - Complexity: depends on the deadlines that fall due, not on the time that passes.
  @discardableResult
  public mutating func advance(to time: Time) -> [CollectionEvent] {
    var events: [CollectionEvent] = []
    pass(to: time, into: &events)
    return events
  }

  private mutating func apply(_ input: Input, into events: inout [CollectionEvent]) {
    switch input {
    case .touchBegan: beginTouch()
    case .dragMoved(let way): moveDrag(by: way)
    case .touchEnded(let velocity): endTouch(velocity: velocity, into: &events)
    case .touchCancelled: endTouch(velocity: .zero, into: &events)
    case .scrollTo(let item, let side, let isAnimated):
      scroll(to: .init(item: item, side: side), animated: isAnimated, into: &events)
    case .scrollBy(let way): scroll(by: way, into: &events)
    case .switchLayout(let layout, let duration):
      switchLayout(to: layout, over: duration, isHeld: false, into: &events)
    case .holdSwitch(let layout): switchLayout(to: layout, over: .zero, isHeld: true, into: &events)
    case .moveSwitch(let progress, let duration): moveSwitch(to: progress, over: duration)
    case .finishSwitch(let duration): finishSwitch(over: duration)
    case .update(let changes, let sections, let duration):
      update(changes, sections, over: duration, into: &events)
    case .takeBack(let duration): takeBack(over: duration, into: &events)
    case .measure(let sizes): measure(sizes, into: &events)
    case .changeBounds(let size, let insets, let duration):
      changeBounds(to: CollectionViewer.bounded(size), insets, over: duration, into: &events)
    case .setDirection(let direction): setDirection(direction, into: &events)
    }
  }

  private static func bounded(_ size: Size) -> Size {
    Size(width: size.width.screenLength, height: size.height.screenLength)
  }

  func report(_ kind: CollectionEvent.Kind, into events: inout [CollectionEvent]) {
    events.append(CollectionEvent(time: now, kind: kind))
  }
}
