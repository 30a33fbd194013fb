/// Changes that keep something in place.
extension LayoutController {
  /// Returns the anchor that a policy chooses now; `nil` if there is nothing to keep in place.
  public func anchor(by policy: AnchorPolicy) -> ContentAnchor? {
    layout.anchor(in: viewport, by: policy)
  }

  /// Changes the viewport and keeps in place what a policy chooses, or by default the layout's
  /// usual anchor. The new viewport's offset along the axis that scrolls is ignored.
  public mutating func changeViewport(to newViewport: Viewport, keeping policy: AnchorPolicy? = nil)
  {
    changeViewport(to: newViewport, holding: anchor(by: policy ?? layout.usualAnchor), orAt: main)
  }

  /// Changes the viewport and keeps an earlier anchor in place. Without an anchor, the offset is
  /// the new viewport's, as far as the content reaches.
  public mutating func changeViewport(to newViewport: Viewport, holding anchor: ContentAnchor?) {
    changeViewport(to: newViewport, holding: anchor, orAt: nil)
  }

  private mutating func changeViewport(
    to newViewport: Viewport, holding anchor: ContentAnchor?, orAt main: Double?
  ) {
    let isTurned =
      newViewport.direction != viewport.direction || newViewport.safeArea != viewport.safeArea
    let invalidation = layout.invalidation(forBoundsChange: newViewport.bounds, in: viewport)
    viewport = newViewport
    if isTurned || invalidation > .attributes {
      layout.update(to: layout.content, by: .none, in: viewport)
    }
    hold(anchor, orAt: main ?? self.main)
  }

  /// The content offset along the axis that scrolls, in reading direction.
  private var main: Double { PaneStretch(of: layout, through: viewport).offset }

  /// Takes in content changed by a batch, and keeps in place what a policy chooses.
  ///
  /// If the chosen item is gone, the next visible item that is still there stays in place, later
  /// ones first; otherwise the nearest of all items takes its place; otherwise the offset stays.
  /// Cost: that of the layout's update, plus the logarithm of the number of changes for every gone
  /// item around the anchor.
  public mutating func update(
    to content: Layout.Content, by batch: CollectionBatch, keeping policy: AnchorPolicy = .leading
  ) {
    update(to: content, by: batch, holding: anchor(by: policy, surviving: batch.map))
  }

  /// Takes in content changed by a batch, and keeps an anchor in place. The anchor names its
  /// element as it is after the changes.
  public mutating func update(
    to content: Layout.Content, by batch: CollectionBatch, holding anchor: ContentAnchor?
  ) {
    let main = main
    layout.update(to: content, by: batch, in: viewport)
    hold(anchor, orAt: main)
  }

  /// Takes in content in which some items have other sizes, and keeps in place what a policy
  /// chooses. What grows below the anchor moves nothing visible.
  public mutating func resize(
    _ items: [ItemIndex], of content: Layout.Content, keeping policy: AnchorPolicy = .leading
  ) {
    update(to: content, by: .reloading(items.filter { content.has($0) }), keeping: policy)
  }

  /// Returns the offset that shows an item at a side of the pane, clear of covered edges and pinned
  /// elements there, as far as the content reaches; `nil` if there is no such item.
  public func contentOffset(showing item: ItemIndex, at side: ContentAnchor.Side) -> Point? {
    layout.contentOffset(showing: item, at: side, in: viewport)
  }

  /// Scrolls so that an anchor is where it was, as far as the content reaches.
  public mutating func hold(_ anchor: ContentAnchor?) { hold(anchor, orAt: main) }

  private mutating func hold(_ anchor: ContentAnchor?, orAt main: Double) {
    let pane = PaneStretch(of: layout, through: viewport)
    viewport.bounds.origin = layout.targetContentOffset(
      forProposedContentOffset: pane.contentOffset(at: pane.clamped(main)), keeping: anchor,
      viewport: viewport)
  }

  /// Returns the anchor of a policy, named as it is after changes, or one at an item that survives
  /// near it.
  public func anchor(by policy: AnchorPolicy, surviving map: ElementMap) -> ContentAnchor? {
    guard var anchor = anchor(by: policy) else { return nil }
    guard let element = anchor.element else { return anchor }
    anchor.element = map.newElement(of: element)
    if anchor.element != nil { return anchor }
    guard case .cell(let item) = element, let heir = survivor(of: item, map) else {
      // Nothing survives: the offset stays, or the end that the pane was at.
      return anchor.limit == nil ? nil : anchor
    }
    guard heir.isSeen else {
      // The survivor was out of view, so it takes the place of the gone item.
      anchor.element = .cell(heir.new)
      return anchor
    }
    let heldBy: AnchorPolicy = if case .point = policy { .leading } else { policy }
    var next = layout.anchor(at: .cell(heir.old), in: viewport, by: heldBy)
    next?.element = .cell(heir.new)
    next?.limit = anchor.limit
    return next
  }

  /// Returns an item that survives: the next visible one behind, else the next visible one before,
  /// else the nearest of all.
  private func survivor(
    of gone: ItemIndex, _ map: ElementMap
  ) -> (old: ItemIndex, new: ItemIndex, isSeen: Bool)? {
    let seen = visibleLayoutAttributes.compactMap { attributes -> ItemIndex? in
      guard case .cell(let item) = attributes.element else { return nil }
      return item
    }.sorted()
    for item in seen.filter({ $0 > gone }) + seen.filter({ $0 < gone }).reversed() {
      if let new = map.newItem(of: item) { return (item, new, true) }
    }
    return map.nearestSurvivor(of: gone, in: content).map { ($0.old, $0.new, false) }
  }
}

/// Switching from one layout to another.
extension LayoutController {
  /// Returns the same content in another layout, with what a policy chooses kept in place.
  ///
  /// The result rests where a release would leave it; in a carousel, with a card in the middle.
  public func switched<Other>(
    to layout: Other, keeping policy: AnchorPolicy = .center
  ) -> LayoutController<Other> where Other.Content == Layout.Content {
    switched(to: layout, holding: anchor(by: policy))
  }

  /// Returns the same content in another layout, with an anchor kept in place.
  public func switched<Other>(
    to layout: Other, holding anchor: ContentAnchor?
  ) -> LayoutController<Other> where Other.Content == Layout.Content {
    var viewport = viewport
    viewport.bounds.origin = .zero
    let other = LayoutController<Other>(layout: layout, content: content, viewport: viewport)
    return switched(toPrepared: other.layout, holding: anchor)
  }

  /// Returns the same content in a layout already prepared for it and for this viewport.
  package func switched<Other>(
    toPrepared layout: Other, holding anchor: ContentAnchor?
  ) -> LayoutController<Other> where Other.Content == Layout.Content {
    var result = LayoutController<Other>(prepared: layout, viewport: viewport)
    result.viewport.bounds.origin = .zero
    let pane = PaneStretch(of: result.layout, through: result.viewport)
    result.scroll(to: pane.contentOffset(at: pane.limits.lowerBound))
    result.hold(anchor)
    result.scroll(
      to: result.layout.targetContentOffset(
        forProposedContentOffset: result.contentOffset, withScrollingVelocity: .zero,
        viewport: result.viewport))
    return result
  }
}
