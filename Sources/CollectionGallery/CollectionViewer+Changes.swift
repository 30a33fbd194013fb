import CollectionLayouts
import ScrollPhysics

/// Switches, updates, sizes and bounds.
extension CollectionViewer {
  // MARK: Switches

  mutating func switchLayout(
    to layout: GalleryLayout, over duration: Time, isHeld: Bool,
    into events: inout [CollectionEvent]
  ) {
    switchLayout(to: layout, isPrepared: false, over: duration, isHeld: isHeld, into: &events)
  }

  private mutating func switchLayout(
    to layout: GalleryLayout, isPrepared: Bool, over duration: Time, isHeld: Bool = false,
    into events: inout [CollectionEvent]
  ) {
    let anchor = anchorOfSwitch
    anchorBehindPile = layout.isPile ? anchor : nil
    let before = restingPane
    let next =
      isPrepared
      ? before.switched(toPrepared: layout, holding: anchor)
      : before.switched(to: layout, holding: anchor)
    stop(into: &events)
    begin(
      .layout, to: next, keeping: anchor, over: duration, undo: .layout(pane.layout),
      isHeld: isHeld, into: &events)
    report(.layoutChanged, into: &events)
  }

  /// Stops a curve where it is; a finger keeps its hold.
  private mutating func stop(into events: inout [CollectionEvent]) {
    guard case .running = motion else { return }
    motion = .resting
    report(.settled, into: &events)
  }

  /// The anchor that a switch keeps. A pile forgets the offset, but not the item.
  private var anchorOfSwitch: ContentAnchor? {
    if let anchorBehindPile { return anchorBehindPile }
    return inheritedAnchor ?? restingPane.anchor(by: configuration.switchAnchor)
  }

  mutating func moveSwitch(to progress: Double, over duration: Time) {
    guard var change, change.isHeld else { return }
    change.progress = .init(
      from: change.progress.value(at: now),
      to: progress.bounded(within: 0...1, otherwise: change.progress.to), start: now,
      duration: duration.boundedDuration)
    self.change = change
  }

  mutating func finishSwitch(over duration: Time) {
    moveSwitch(to: 1, over: configuration.reducesMotion ? .zero : duration)
    change?.isHeld = false
  }

  /// Takes back the current change, starting from where things are now.
  mutating func takeBack(over duration: Time, into events: inout [CollectionEvent]) {
    guard let undo = change?.undo else { return }
    change?.news = []
    switch undo {
    case .nothing: break
    case .layout(let layout):
      switchLayout(to: layout, isPrepared: true, over: duration, into: &events)
    case .content(let content, let batch):
      apply(batch, content, news: [], over: duration, into: &events)
    }
  }

  // MARK: Updates

  mutating func update(
    _ changes: [GalleryChange], _ sections: [ItemID: GallerySection], over duration: Time,
    into events: inout [CollectionEvent]
  ) {
    do throws(UpdateRefusal) {
      var content = pane.content
      let batch = try content.apply(changes, sections: sections)
      apply(batch, content, news: changes.compactMap { $0.news }, over: duration, into: &events)
    } catch {
      report(.updateRefused(error), into: &events)
    }
  }

  private mutating func apply(
    _ batch: CollectionBatch, _ content: GalleryContent, news: [CollectionEvent.Kind],
    over duration: Time, into events: inout [CollectionEvent]
  ) {
    var next = restingPane
    var anchor = inheritedAnchor ?? next.anchor(by: configuration.updateAnchor)
    if let element = anchor?.element {
      anchor?.element = batch.map.newElement(of: element)
      if anchor?.element == nil {
        if case .cell(let item) = element, anchor?.limit == nil {
          report(.anchorLost(pane.content[item].id), into: &events)
        }
        anchor = next.anchor(by: configuration.updateAnchor, surviving: batch.map)
      }
    }
    anchorBehindPile = anchorBehindPile.flatMap { batch.map.follow($0, in: pane.content) }
    next.update(to: content, by: batch, holding: anchor)
    begin(
      .update, to: next, map: batch.map, keeping: anchor, over: duration,
      undo: .content(pane.content, batch.inverse), news: news, into: &events)
    report(.updateApplied, into: &events)
  }

  /// Applies true sizes at once: what they move is out of sight, or below.
  mutating func measure(
    _ sizes: [ItemID: Size], into events: inout [CollectionEvent]
  ) {
    let places = pane.content.places(of: Set(sizes.keys))
    for id in sizes.keys.sorted() where places[id] == nil {
      report(.itemUnknown(id), into: &events)
    }
    let known = places.sorted { $0.value < $1.value }
    guard !known.isEmpty else { return }
    let old = stretch
    let scrolled = offset - (change?.offset ?? offset)
    var content = pane.content
    for (id, place) in known { content[place].adopt(sizes[id] ?? .zero) }
    let batch = CollectionBatch.reloading(known.map { $0.value })
    var next = restingPane
    let anchor = inheritedAnchor ?? next.anchor(by: configuration.updateAnchor)
    next.update(to: content, by: batch, holding: anchor)
    pane = next
    resume(after: old)
    let unscrolled = offset - scrolled
    change?.offset = unscrolled
    change?.remember(sizes, in: pane, by: batch)
    followChange()
    for (id, _) in known { report(.measured(id), into: &events) }
  }

  // MARK: Bounds

  mutating func changeBounds(
    to size: Size, _ insets: EdgeInsets, over duration: Time,
    into events: inout [CollectionEvent]
  ) {
    var viewport = pane.viewport
    viewport.bounds.size = size
    viewport.safeArea = insets
    guard viewport != pane.viewport else { return }
    changeViewport(to: viewport, over: duration, into: &events)
  }

  mutating func setDirection(
    _ direction: LayoutDirection, into events: inout [CollectionEvent]
  ) {
    var viewport = pane.viewport
    viewport.direction = direction
    guard viewport != pane.viewport else { return }
    changeViewport(to: viewport, over: .zero, into: &events)
  }

  private mutating func changeViewport(
    to viewport: Viewport, over duration: Time, into events: inout [CollectionEvent]
  ) {
    var next = restingPane
    let anchor =
      inheritedAnchor ?? next.anchor(by: configuration.boundsAnchor ?? next.layout.usualAnchor)
    var viewport = viewport
    viewport.bounds.origin = next.contentOffset
    next.changeViewport(to: viewport, holding: anchor)
    begin(
      .bounds, to: next, keeping: anchor, over: duration, undo: .nothing, into: &events)
  }
}

extension GalleryItem {
  fileprivate mutating func adopt(_ size: Size) {
    self.size = size.bounded
    isEstimated = false
  }
}

extension Change {
  /// Applies newly measured sizes to the undo state as well, so that taking back does not forget
  /// them.
  fileprivate mutating func remember(
    _ sizes: [ItemID: Size], in pane: LayoutController<GalleryLayout>, by batch: CollectionBatch
  ) {
    switch undo {
    case .nothing: break
    case .content(var content, let way):
      for (id, place) in content.places(of: Set(sizes.keys)) {
        content[place].adopt(sizes[id] ?? .zero)
      }
      undo = .content(content, way)
    case .layout(var layout):
      layout.update(to: pane.content, by: batch, in: pane.viewport)
      undo = .layout(layout)
    }
  }
}

extension ElementMap {
  /// Returns the anchor at the same item after the changes, or at the nearest survivor if the item
  /// is gone; `nil` if there is none.
  fileprivate func follow(_ anchor: ContentAnchor, in content: GalleryContent) -> ContentAnchor? {
    var result = anchor
    guard case .cell(let item) = anchor.element else { return nil }
    guard let new = newItem(of: item) ?? nearestSurvivor(of: item, in: content)?.new else {
      return nil
    }
    result.element = .cell(new)
    return result
  }
}

extension GalleryLayout {
  fileprivate var isPile: Bool {
    if case .pile = self { return true }
    return false
  }
}

extension GalleryChange {
  /// The event to report when the change has arrived.
  fileprivate var news: CollectionEvent.Kind? {
    switch self {
    case .insert(let item, _): return .appeared(item.id)
    case .delete(let item): return .disappeared(item)
    case .move(let item, _): return .moved(item)
    case .reload, .insertSection, .deleteSection, .moveSection, .reloadSection: return nil
    }
  }
}
