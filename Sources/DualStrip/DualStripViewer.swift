public import CollectionLayouts
public import ScrollPhysics

/// A document viewer with two coupled strips, without a screen.
///
/// ```swift
/// var viewer = DualStripViewer(
///   pages: (1...12).map { Page(id: PageID($0), aspect: 0.7071) },
///   bounds: Size(width: 393, height: 852))
/// viewer.perform(.flick(.preview, .forward, velocity: 1200))
/// viewer.settle(limit: .seconds(2))  // the active page is the second one
/// ```
///
/// A paging preview and a centered strip of thumbnails follow one number, the `position`. The
/// viewer is a value: `handle` applies an input, `advance` lets time pass, and both return what
/// happened. All other mutating methods are shorthands for these two. Reading changes nothing. The
/// same inputs at the same times give the same bits, however often the viewer is read in between.
public struct DualStripViewer: Sendable, Equatable {
  /// The settings, bounded to values that can be drawn; only `commits` can change later.
  public internal(set) var configuration: Configuration
  /// The time that the present state describes.
  public internal(set) var now = Time.zero

  var document: Document
  var edits: EditLedger
  /// The slots at `now`, with all edits applied; derived from the rest of the state.
  package var slots: Slots
  /// The slot of the page that anchors the view; `nil` in an empty document.
  var anchor: Int?
  var motion = Motion.atRest
  var finger: Finger?
  /// The slot of the active page.
  var live: Int?
  /// The slot of the page that the view last rested on.
  var settledSlot: Int?
  var lag: Lag?
  var expansion = Expansion()
  var boundsChange: BoundsChange
  var browsing = Browsing()
  var selection = Selection()
  var announcements = Announcements()
  var hand = Hand()
  /// When the present motion makes another page active; derived from the rest of the state.
  var nextLiveChange: Time?

  /// Creates a viewer at rest on a page, at time zero.
  ///
  /// - Parameters:
  ///   - pages: the document; the precondition says what ids and aspects are valid.
  ///   - activePage: the page in focus; the first if it is omitted or not in `pages`.
  ///   - bounds: the viewer's size, in points.
  ///   - insets: the safe area, in points.
  ///   - configuration: the settings; values that cannot be drawn are bounded.
  ///   - firstEdit: the number of the first edit. After a restart, pass the `nextEdit` that was
  ///     saved: otherwise a late answer for an old edit may be taken for one to a new edit.
  /// - Precondition: ids are unique, aspects finite and above 0.
  /// - Complexity: O(*n*) for ascending ids, else O(*n* log *n*).
  public init(
    pages: [Page], activePage: PageID? = nil, bounds: Size, insets: EdgeInsets = .zero,
    configuration: Configuration = Configuration(), firstEdit: EditID = EditID(rawValue: 1)
  ) {
    edits = EditLedger(firstNumber: firstEdit)
    self.configuration = configuration.bounded
    document = Document(pages)
    slots = Slots(count: pages.count)
    precondition(document.hasUniqueIDs, "page ids must be unique")
    precondition(
      pages.allSatisfy { Page.isValid(aspect: $0.aspect) }, "aspects must be finite and above 0")
    let bounds = ViewerBounds(size: bounds, insets: insets)
    boundsChange = BoundsChange(from: bounds, to: bounds)
    anchor = pages.isEmpty ? nil : activePage.flatMap { document.slot(of: $0) } ?? 0
    live = anchor
    settledSlot = anchor
    if browses { startBrowsing() }
  }

  /// Creates a viewer from pages that have not been checked, and throws if they are invalid.
  ///
  /// - Throws: `EditRefusal` for a duplicate id, and for an aspect that is not finite and above 0.
  public init(
    validating pages: [Page], activePage: PageID? = nil, bounds: Size,
    insets: EdgeInsets = .zero, configuration: Configuration = Configuration(),
    firstEdit: EditID = EditID(rawValue: 1)
  ) throws(EditRefusal) {
    try refuse(pages.map { $0.id }.namedTwice, as: .duplicate)
    try refuse(
      pages.filter { !Page.isValid(aspect: $0.aspect) }.map { $0.id }, as: .invalidAspect)
    self.init(
      pages: pages, activePage: activePage, bounds: bounds, insets: insets,
      configuration: configuration, firstEdit: firstEdit)
  }

  /// Applies an input at a time; a time before `now` counts as `now`.
  ///
  /// - Returns: the events up to that time and those that the input caused, in order.
  @discardableResult
  public mutating func handle(_ input: Input, at time: Time) -> [ViewerEvent] {
    var events: [ViewerEvent] = []
    pass(to: time, into: &events)
    if case .carry(let point) = input, carryWithinGap(to: point) { return events }
    performNow(into: &events) { viewer, events in
      viewer.apply(input, into: &events)
    }
    return events
  }

  /// Lets time pass, and runs the deadlines that fall due, in order.
  ///
  /// - Complexity: grows with the number of deadlines, not with the time that passes.
  @discardableResult
  public mutating func advance(to time: Time) -> [ViewerEvent] {
    var events: [ViewerEvent] = []
    pass(to: time, into: &events)
    return events
  }

  /// Runs the deadlines up to a time, applies a change, and runs the deadlines now due at that
  /// time.
  mutating func perform<Failure: Error, Result>(
    at time: Time, into events: inout [ViewerEvent],
    _ change: (inout DualStripViewer, inout [ViewerEvent]) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pass(to: time, into: &events)
    return try performNow(into: &events, change)
  }

  private mutating func performNow<Failure: Error, Result>(
    into events: inout [ViewerEvent],
    _ change: (inout DualStripViewer, inout [ViewerEvent]) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let result = try change(&self, &events)
    followActivePage()
    if hand.holdsPages { followHand() }
    scheduleLiveChange()
    runDeadlines(through: now, into: &events)
    return result
  }

  private mutating func pass(to time: Time, into events: inout [ViewerEvent]) {
    let time = min(time, .latest)
    runDeadlines(through: time, into: &events)
    pass(to: time)
  }

  /// Sets `now` to a later time, and runs no deadlines.
  mutating func pass(to time: Time) {
    guard time > now else { return }
    now = time
    if !edits.isEmpty { updateSlots() }
  }

  mutating func apply(_ input: Input, into events: inout [ViewerEvent]) {
    switch input {
    case .touchBegan(let pane): beginTouch(on: pane, into: &events)
    case .dragMoved(let pane, let distance): moveDrag(on: pane, by: distance, into: &events)
    case .touchEnded(let pane, let velocity):
      endTouch(on: pane, velocity: velocity, into: &events)
    case .touchCancelled(let pane): endTouch(on: pane, velocity: 0, into: &events)
    case .focus(let page, let animated): applyFocus(page, animated: animated, into: &events)
    case .reveal(let how): applyReveal(how)
    case .step(let pane, let count): applyStep(on: pane, by: count, into: &events)
    case .select(let pages): applySelect(pages, into: &events)
    case .tapThumbnails(let point): applyTap(at: point, into: &events)
    case .lift(let point): applyLift(at: point, into: &events)
    case .carry(let point): applyCarry(to: point)
    case .drop: applyDrop(into: &events)
    case .cancelLift: cancelLift(into: &events)
    case .changeBounds(let size, let insets, let duration):
      applyBounds(ViewerBounds(size: size, insets: insets), over: duration, into: &events)
    case .setCommits(let commits): configuration.commits = commits
    case .edit(let edit):
      do throws(EditRefusal) {
        _ = try apply(edit, into: &events)
      } catch {
        report(.editRefused(error), into: &events)
      }
    }
  }

  mutating func report(_ kind: ViewerEvent.Kind, into events: inout [ViewerEvent]) {
    events.append(ViewerEvent(time: now, kind: kind))
    if configuration.announces, let said = announcement(of: kind) { announce(said, into: &events) }
  }
}
