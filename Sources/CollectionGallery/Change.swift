import CollectionLayouts
import ScrollPhysics

/// A change on its way: of the layout, the content or the bounds.
struct Change: Sendable {
  enum Kind: Sendable {
    case layout
    case update
    case bounds
  }

  var kind: Kind
  /// The state that it began from.
  let before: LayoutController<FrozenLayout<GalleryLayout>>
  /// The names of what was in that state.
  let names: Names
  let map: ElementMap
  /// What was on its way out of that state and is back, by its name afterwards.
  let revived: [LayoutElement: LayoutElement]
  let style: TransitionStyle
  /// The offset that the state it leads to had at the beginning: what differs has been scrolled since.
  var offset: Double
  /// What it keeps in place, as it is called afterwards.
  var anchor: ContentAnchor?
  var progress: Progress
  /// Whether its progress is given by hand.
  var isHeld = false
  /// What taking it back leads to: another layout, or the changes the other way.
  var undo: Undo
  /// The way as it is scrolled now; follows from the rest of the state.
  var way: LayoutTransition<GalleryDetails>
  /// What is to be told when it ends, unless it is taken back.
  var news: [CollectionEvent.Kind] = []

  struct Names: Sendable {
    var content: GalleryContent
    /// Of what was on its way out already.
    var leaving: [Leaving] = []
  }

  struct Leaving: Sendable {
    /// Of an item, or of the section of what is none.
    let id: ItemID?
    let isItem: Bool
  }

  enum Undo: Sendable {
    /// Prepared for the content and the pane as they are.
    case layout(GalleryLayout)
    case content(GalleryContent, CollectionBatch)
    case nothing
  }

  /// A number that goes from one value to another in some time.
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
  /// The way of the change from where it began to where it leads, both scrolled as far as it has been
  /// since.
  mutating func followChange() {
    guard var change else { return }
    change.way = LayoutTransition(
      from: scrolledStart(of: change), to: pane, map: change.map, revived: change.revived,
      style: change.style)
    self.change = change
  }

  /// The state that a change began from, scrolled as far as the content has been since.
  func scrolledStart(of change: Change) -> LayoutController<FrozenLayout<GalleryLayout>> {
    var before = change.before
    let stretch = PaneStretch(of: before.layout, through: before.viewport)
    before.scroll(to: stretch.contentOffset(at: stretch.offset + (offset - change.offset)))
    return before
  }

  /// The state as it is shown, for a change to begin from, and the names in it.
  private var frozen: (LayoutController<FrozenLayout<GalleryLayout>>, Change.Names) {
    var names = Change.Names(content: pane.content)
    guard let change else { return (pane.frozen, names) }
    names.leaving = change.way.elements.filter { $0.after == nil }.map {
      change.names.leaving(of: $0.before)
    }
    return (change.way.frozen(at: change.progress.value(at: now), on: pane), names)
  }

  /// Begins the way to another state, at the end of whatever is on its way.
  ///
  /// - Parameters:
  ///   - next: the state, at the offset that its anchor has in the pane at rest.
  ///   - anchor: what was kept in place, as it is called afterwards.
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

  /// The change has arrived, or another one takes its place.
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

  /// The anchor of a change under way, if nothing has been scrolled since: who interrupts it inherits
  /// it, so that there and back ends where it began.
  var inheritedAnchor: ContentAnchor? {
    guard let change, !hasScrolledSince(change) else { return nil }
    return change.anchor
  }

  /// Whether the content has been scrolled since a change began. What a finger holds is kept as a pull,
  /// and its rounding is no way.
  func hasScrolledSince(_ change: Change) -> Bool { (change.offset - offset).magnitude > 1e-6 }
}

extension Change.Names {
  /// The name of an element as it was called: of an item, or of the section of what is none.
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

  /// What an element is that is on its way out: a cell, or what once was one.
  fileprivate func leaving(of element: LayoutElement?) -> Change.Leaving {
    var isItem = false
    switch element {
    case .cell: isItem = true
    case .decoration(_, let index) where element == leavingElement(index.item):
      isItem = leaving.indices.contains(index.item) && leaving[index.item].isItem
    case .supplementary, .decoration, nil: break
    }
    return Change.Leaving(id: id(of: element), isItem: isItem)
  }

  /// What was on its way out, and is in the content again: by its name there.
  func revived(in content: GalleryContent) -> [LayoutElement: LayoutElement] {
    var revived: [LayoutElement: LayoutElement] = [:]
    let items = leaving.map { $0.isItem ? $0.id : nil }
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
