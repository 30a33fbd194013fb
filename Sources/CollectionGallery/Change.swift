import CollectionLayouts
import ScrollPhysics

/// A change under way: of the layout, the content or the bounds.
struct Change: Sendable {
  enum Kind: Sendable {
    case layout
    case update
    case bounds
  }

  var kind: Kind
  /// The state that the change began from.
  let before: LayoutController<FrozenLayout<GalleryLayout>>
  /// The names of the elements in that state.
  let names: Names
  let map: ElementMap
  /// Items that were leaving in that state and are in the content again: from the element each is
  /// afterwards to the one it was leaving as.
  let revived: [LayoutElement: LayoutElement]
  let style: TransitionStyle
  /// The offset of the final state when the change began; any difference has been scrolled since.
  var offset: Double
  /// The anchor that the change keeps in place, with its element named as it is afterwards.
  var anchor: ContentAnchor?
  var progress: Progress
  /// Whether the host sets the progress by hand.
  var isHeld = false
  /// What takes the change back: a switch to another layout, or the inverse changes.
  var undo: Undo
  /// The transition between both states as they are scrolled now; follows from the other
  /// properties.
  var way: LayoutTransition<GalleryDetails>
  /// The events to report when the change ends, unless it is taken back.
  var news: [CollectionEvent.Kind] = []

  struct Names: Sendable {
    var content: GalleryContent
    /// The elements that were already on their way out.
    var leaving: [Leaving] = []
  }

  struct Leaving: Sendable {
    /// The name of the item, or for another element that of its section.
    let id: ItemID?
    /// The element as it was named before it left.
    let element: LayoutElement
  }

  enum Undo: Sendable {
    /// A layout already prepared for the current content and pane.
    case layout(GalleryLayout)
    case content(GalleryContent, CollectionBatch)
    case nothing
  }

  /// A number that goes from one value to another over a duration.
  struct Progress: Sendable {
    var from = 0.0
    var to: Double
    let start: Time
    let duration: Time

    var end: Time { start + duration }

    func value(at time: Time) -> Double {
      let fraction = time.fraction(since: start, of: duration)
      return blend(from, to, by: Easing.easeInOut.progress(at: fraction))
    }
  }
}

extension CollectionViewer {
  /// Updates the transition of the change: scrolls both of its ends as far as the content has been
  /// scrolled since the change began.
  mutating func followChange() {
    guard var change else { return }
    change.way = LayoutTransition(
      from: scrolledStart(of: change), to: pane, map: change.map, revived: change.revived,
      style: change.style)
    self.change = change
  }

  /// Returns the state that a change began from, scrolled as far as the content has been since.
  func scrolledStart(of change: Change) -> LayoutController<FrozenLayout<GalleryLayout>> {
    var before = change.before
    let stretch = PaneStretch(of: before.layout, through: before.viewport)
    before.scroll(to: stretch.contentOffset(at: stretch.offset + (offset - change.offset)))
    return before
  }

  /// The state as it is shown now, from which another change can begin, and the names in it.
  private var frozen: (LayoutController<FrozenLayout<GalleryLayout>>, Change.Names) {
    var names = Change.Names(content: pane.content)
    guard let change else { return (pane.frozen, names) }
    // What has no name afterwards had one before.
    let gone = change.way.elements.filter { $0.after == nil }.compactMap { $0.before }
    names.leaving = gone.map {
      Change.Leaving(id: change.names.id(of: $0), element: change.names.firstName(of: $0))
    }
    return (change.way.frozen(at: change.progress.value(at: now), on: pane), names)
  }

  /// Starts a change to another state, and ends the change under way.
  ///
  /// - Parameters:
  ///   - next: the state to reach, at the offset that keeps the anchor in a pane at rest.
  ///   - anchor: the anchor that was kept, with its element named as it is afterwards.
  mutating func begin(
    _ kind: Change.Kind, to next: LayoutController<GalleryLayout>, map: ElementMap = .identity,
    keeping anchor: ContentAnchor?, over duration: Time, undo: Change.Undo, isHeld: Bool = false,
    news: [CollectionEvent.Kind] = [], into events: inout [CollectionEvent]
  ) {
    let (before, names) = frozen
    endChange(isCancelled: true, into: &events)
    let revived = names.revived(in: next.content)
    let old = stretch
    pane = next
    resume(after: old)
    let length = configuration.reducesMotion && !isHeld ? .zero : duration.boundedDuration
    change = Change(
      kind: kind, before: before, names: names, map: map, revived: revived,
      style: configuration.style,
      offset: offset, anchor: anchor,
      progress: .init(to: isHeld ? 0 : 1, start: now, duration: length), isHeld: isHeld,
      undo: undo,
      way: LayoutTransition(
        from: before, to: pane, map: map, revived: revived, style: configuration.style),
      news: news)
  }

  /// Ends the change, because it has arrived or another one takes its place.
  mutating func endChange(isCancelled: Bool, into events: inout [CollectionEvent]) {
    guard let change else { return }
    self.change = nil
    for kind in change.news { report(kind, into: &events) }
    switch change.kind {
    case .layout: report(isCancelled ? .switchCancelled : .switchFinished, into: &events)
    case .update: report(isCancelled ? .updateCancelled : .updateFinished, into: &events)
    case .bounds: if !isCancelled { report(.resized(pane.viewport.bounds.size), into: &events) }
    }
  }

  /// The anchor of the change under way, if nothing has been scrolled since it began. An
  /// interrupting change inherits it, so that going there and back ends where it began.
  var inheritedAnchor: ContentAnchor? {
    guard let change, !hasScrolledSince(change) else { return nil }
    return change.anchor
  }

  /// Whether the content has been scrolled since a change began. While a finger holds the content,
  /// the offset is stored as a pull, whose rounding does not count.
  func hasScrolledSince(_ change: Change) -> Bool { (change.offset - offset).magnitude > 1e-6 }
}

extension Change.Names {
  /// Returns the name of an element of that state: the item's, or for another element its
  /// section's.
  func id(of element: LayoutElement?) -> ItemID? {
    switch element {
    case .cell(let item): return content.has(item) ? content[item].id : nil
    case .decoration(_, let index) where element == leavingElement(index.item):
      return leaving.indices.contains(index.item) ? leaving[index.item].id : nil
    case .supplementary(_, let index), .decoration(_, let index):
      let section = index.section
      return content.sections.indices.contains(section) ? content.sections[section].id : nil
    case nil: return nil
    }
  }

  /// Returns an element as it was named before it left.
  func firstName(of element: LayoutElement) -> LayoutElement {
    guard case .decoration(_, let index) = element, element == leavingElement(index.item),
      leaving.indices.contains(index.item)
    else { return element }
    return leaving[index.item].element
  }

  /// Returns the items that were on their way out and are in the content again, by their elements
  /// there.
  func revived(in content: GalleryContent) -> [LayoutElement: LayoutElement] {
    var revived: [LayoutElement: LayoutElement] = [:]
    let items = leaving.map { leaving -> ItemID? in
      if case .cell = leaving.element { return leaving.id }
      return nil
    }
    let places = content.places(of: Set(items.compactMap { $0 }))
    for (number, id) in items.enumerated() {
      guard let place = id.flatMap({ places[$0] }) else { continue }
      revived[.cell(place)] = leavingElement(number)
    }
    return revived
  }

  private func leavingElement(_ number: Int) -> LayoutElement {
    FrozenLayout<GalleryLayout>.leavingElement(number)
  }
}
