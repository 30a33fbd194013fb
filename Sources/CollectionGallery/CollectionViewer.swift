public import CollectionLayouts
public import ScrollPhysics

/// A viewer of one collection in one pane, without a screen: items by names, in a layout that may be
/// switched, under a finger that scrolls, while changes are on their way.
///
/// It is a value: two methods change it, `handle` and `advance`, and both return what happened.
/// Reading changes nothing. The same inputs at the same times give the same bits, however often one
/// looks in between.
public struct CollectionViewer: Sendable {
  /// The settings, bounded to what can be shown.
  public let configuration: Configuration
  /// The time that the state is about.
  public internal(set) var now = Time.zero

  /// The state that a change leads to, or that there is: layout, content and pane, at its offset.
  var pane: LayoutController<GalleryLayout>
  /// How the content offset follows time.
  var motion = ScrollMotion.resting
  /// Whether a finger is on the pane, and whether it drags.
  var finger: Finger?
  /// What is on its way.
  var change: Change?
  /// What a pile does not show, but is to come back to.
  var anchorBehindPile: ContentAnchor?

  struct Finger: Sendable {
    var isDragging = false
  }

  /// A viewer at rest at the start of its content, at time zero.
  ///
  /// - Parameters:
  ///   - content: the items; each name is to be there once.
  ///   - layout: a rule without content, as `.quilt()` makes it.
  ///   - bounds: the size of the pane, in points.
  ///   - insets: what is covered at its edges, in points.
  ///   - direction: which way reading goes.
  ///   - configuration: the settings; what could not be shown of them is bounded.
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

  /// Takes in one input at a time; a time before `now` counts as `now`.
  ///
  /// - Returns: what happened up to then and by it, in order.
  @discardableResult
  public mutating func handle(_ input: Input, at time: Time) -> [CollectionEvent] {
    var events: [CollectionEvent] = []
    pass(to: time, into: &events)
    apply(input, into: &events)
    runDeadlines(through: now, into: &events)
    return events
  }

  /// Lets time pass, and runs what falls due, in its order.
  ///
  /// - Complexity: follows what falls due, not the time that passes.
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
