public import CollectionLayouts
import ScrollPhysics

/// What the viewer shows at `now`. Reading changes nothing.
extension DualStripViewer {
  /// The number of pages, including pages being deleted until their commit.
  public var count: Int { slots.pageCount }

  /// The pages in order, including pages being deleted. Cost: O(1) while no page moves, else
  /// O(*n*).
  public var pages: [PageID] {
    slots.pageCount == document.count
      ? document.ids : (0..<document.count).filter { slots.isPage($0) }.map { document.ids[$0] }
  }

  /// A number that grows whenever pages come, go or change their order. While it stays the same, a
  /// snapshot of `pages` is up to date.
  public var documentRevision: Int { document.revision }

  /// Returns the page at an index, from 0; `nil` if there is none.
  public func page(at index: Int) -> PageID? {
    guard index >= 0, index < slots.pageCount else { return nil }
    return document.ids[slots.slot(at: index)]
  }

  /// Returns the index of a page, from 0; `nil` for one that is not in the document. Cost: O(log
  /// *n*).
  public func index(of page: PageID) -> Int? {
    document.slot(of: page).map { slots.index(of: $0) }
  }

  /// Returns a page with its aspect and its turns; while these change, with the ones that it will have.
  /// `nil` for a page that is not in the document. Cost: O(log *n*).
  public func page(_ id: PageID) -> Page? {
    document.slot(of: id).map { document.page(in: $0) }
  }

  /// The page in focus; `nil` if there are no pages, or all are being deleted.
  public var activePage: PageID? { live.map { document.ids[$0] } }

  /// The index of the page in focus, from 0; `nil` while there is none.
  public var activeIndex: Int? { live.map { slots.index(of: $0) } }

  /// The page where the present motion will come to rest; without a motion, the active page.
  public var targetPage: PageID? { targetSlot.map { document.ids[$0] } }

  /// The page on which the view last rested.
  public var settledPage: PageID? { settledSlot.map { document.ids[$0] } }

  /// The position, in pages from the start: at 3.0 the fourth page is centered.
  public var position: Double { currentPosition }

  /// What moves the position at `now`.
  public var driver: Driver { motion.driver }

  /// What the viewer does at `now`.
  public var phase: Phase {
    switch motion {
    case .resting: return .idle
    case .held: return .dragging
    case .settling: return .settling
    case .focusing: return .focusing
    }
  }

  /// Whether nothing moves, fades, is edited or resized.
  public var isSettled: Bool {
    motion == .atRest && lag == nil && expansion.blend == nil && !isEditing && !isResizing
      && browsing.motion == .resting && hand.isEmpty
  }

  /// Whether an edit is under way, or waits for the host's answer.
  public var isEditing: Bool {
    !edits.isEmpty || !edits.aspectChanges.isEmpty || !edits.turns.isEmpty
      || edits.history.isRestoring
  }

  /// Whether the bounds are changing; true until `resized` is reported.
  public var isResizing: Bool { boundsChange.isUnderWay }

  /// The viewer's size, in points.
  public var bounds: Size { boundsChange.bounds(at: now).size }

  /// The safe area, in points.
  public var insets: EdgeInsets { boundsChange.bounds(at: now).insets }

  /// The viewer's size once a running resize is over, in points.
  public var finalBounds: Size { boundsChange.to.size }

  /// The safe area once a running resize is over, in points.
  public var finalInsets: EdgeInsets { boundsChange.to.insets }

  /// The positions, offsets, velocities and frames of both panes at `now`.
  public var presentation: Presentation { Presentation(self, at: moment) }

  /// Returns how far the room for a page is open, 0…1; `nil` if the page is not in the document.
  public func presence(of page: PageID) -> Double? {
    document.slot(of: page).map { slots.ownPresence(of: $0) }
  }

  /// Returns the aspect that a page has, or changes to, before it is turned; `nil` for one that is
  /// not in the document.
  public func aspect(of page: PageID) -> Double? {
    document.slot(of: page).map { document.aspects[$0] }
  }
}
