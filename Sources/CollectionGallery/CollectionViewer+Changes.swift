import CollectionLayouts
import ScrollPhysics

/// Switches, updates, sizes and bounds.
extension CollectionViewer {
  // MARK: Switches

  mutating func switchLayout(
    to layout: GalleryLayout, over duration: Time, isHeld: Bool,
    into events: inout [CollectionEvent]
  ) {
    let anchor = anchorOfSwitch
    anchorBehindPile = layout.isPile ? anchor : nil
    let next = pane.switched(to: layout, holding: anchor)
    if motion != .resting { motion = finger == nil ? .resting : .held(.init(raw: offset)) }
    begin(
      .layout, to: next, keeping: anchor, over: duration, undo: .layout(pane.layout),
      isHeld: isHeld, into: &events)
    report(.layoutChanged, into: &events)
  }

  /// A pile forgets the offset, but not the item.
  private var anchorOfSwitch: ContentAnchor? {
    if pane.layout.isPile, let anchorBehindPile { return anchorBehindPile }
    return inheritedAnchor ?? pane.anchor(by: configuration.switchAnchor)
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
    guard change?.isHeld == true else { return }
    moveSwitch(to: 1, over: configuration.reducesMotion ? .zero : duration)
    change?.isHeld = false
  }

  /// Whatever is on its way goes back, from where things are.
  mutating func takeBack(over duration: Time, into events: inout [CollectionEvent]) {
    guard let undo = change?.undo else { return }
    change?.news = []
    switch undo {
    case .nothing: break
    case .layout(let layout): switchLayout(to: layout, over: duration, isHeld: false, into: &events)
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
    let held = inheritedAnchor ?? pane.anchor(by: configuration.updateAnchor)
    var anchor = held
    if let held {
      if let element = batch.map.newElement(of: held.element) {
        anchor?.element = element
      } else {
        if case .cell(let item) = held.element {
          report(.anchorLost(pane.content[item].id), into: &events)
        }
        anchor = pane.anchor(by: configuration.updateAnchor, surviving: batch.map)
      }
    }
    if let hidden = anchorBehindPile {
      anchorBehindPile = batch.map.newElement(of: hidden.element).map {
        var hidden = hidden
        hidden.element = $0
        return hidden
      }
    }
    var next = pane
    next.update(to: content, by: batch, holding: anchor)
    begin(
      .update, to: next, map: batch.map, keeping: anchor, over: duration,
      undo: .content(pane.content, batch.inverse), news: news, into: &events)
    report(.updateApplied, into: &events)
  }

  /// A true size comes at once: what it moves is out of sight, or below.
  mutating func measure(
    _ item: ItemID, _ size: Size, into events: inout [CollectionEvent]
  ) {
    guard let place = pane.content.places(of: [item])[item] else {
      return report(.itemUnknown(item), into: &events)
    }
    let stretch = stretch
    let beyond = stretch.offset - stretch.clamped(stretch.offset)
    let scrolled = offset - (change?.offset ?? 0)
    var content = pane.content
    content[place].adopt(size)
    pane.resize([place], of: content, keeping: configuration.updateAnchor)
    if motion != .resting { resume(beyond: beyond) }
    let unscrolled = offset - scrolled
    change?.offset = unscrolled
    change?.remember(size, of: item)
    followChange()
    report(.measured(item), into: &events)
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
    let anchor =
      inheritedAnchor ?? pane.anchor(by: configuration.boundsAnchor ?? pane.layout.usualAnchor)
    var next = pane
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
  /// What is taken back does not forget what has been measured meanwhile.
  fileprivate mutating func remember(_ size: Size, of item: ItemID) {
    guard case .content(var content, let batch) = undo,
      let place = content.places(of: [item])[item]
    else { return }
    content[place].adopt(size)
    undo = .content(content, batch)
  }
}

extension GalleryLayout {
  fileprivate var isPile: Bool {
    if case .pile = self { return true }
    return false
  }
}

extension GalleryChange {
  /// What is told when it has arrived.
  fileprivate var news: CollectionEvent.Kind? {
    switch self {
    case .insert(let item, _): return .appeared(item.id)
    case .delete(let item): return .disappeared(item)
    case .move(let item, _): return .moved(item)
    case .reload, .insertSection, .deleteSection, .moveSection, .reloadSection: return nil
    }
  }
}
