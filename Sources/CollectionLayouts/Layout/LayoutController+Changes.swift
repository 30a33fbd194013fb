/// Changes that keep something where it is.
extension LayoutController {
  /// What a policy holds on to, as it is now; `nil` where nothing is there to be held.
  public func anchor(by policy: AnchorPolicy) -> ContentAnchor? {
    layout.anchor(in: viewport, by: policy)
  }

  /// Changes the viewport, and keeps in place what a policy says, or what is usual for the layout; all
  /// of the new viewport counts but its offset along the axis that scrolls.
  public mutating func changeViewport(to newViewport: Viewport, keeping policy: AnchorPolicy? = nil)
  {
    changeViewport(to: newViewport, holding: anchor(by: policy ?? layout.usualAnchor), orAt: main)
  }

  /// Changes the viewport, and keeps an anchor of before in place; without one the offset is the new
  /// viewport's, as far as the content reaches.
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

  /// The content offset along the axis that scrolls, in the direction of reading.
  private var main: Double { PaneStretch(of: layout, through: viewport).offset }

  /// Takes in other content with what has made it of the content before, and keeps in place what a
  /// policy says.
  ///
  /// Where that is gone, the next that was seen and is still there stays, later ones first; else what
  /// is nearest of all; else the offset. Cost: that of the layout's update, and logarithmic in the
  /// changes for every item that is gone around the anchor.
  public mutating func update(
    to content: Layout.Content, by batch: CollectionBatch, keeping policy: AnchorPolicy = .leading
  ) {
    update(to: content, by: batch, holding: anchor(by: policy, surviving: batch.map))
  }

  /// Takes in other content, and keeps an anchor in place whose element is named as it is after the
  /// changes.
  public mutating func update(
    to content: Layout.Content, by batch: CollectionBatch, holding anchor: ContentAnchor?
  ) {
    let main = main
    layout.update(to: content, by: batch, in: viewport)
    hold(anchor, orAt: main)
  }

  /// Takes in content some of whose items have other sizes, and keeps in place what a policy says:
  /// what becomes longer below it moves nothing that is seen.
  public mutating func resize(
    _ items: [ItemIndex], of content: Layout.Content, keeping policy: AnchorPolicy = .leading
  ) {
    update(to: content, by: .reloading(items.filter { content.has($0) }), keeping: policy)
  }

  /// The offset that shows an item at a side of the pane, clear of what is covered or pinned there, as far
  /// as the content reaches; `nil` where it is not there.
  public func contentOffset(showing item: ItemIndex, at side: ContentAnchor.Side) -> Point? {
    layout.contentOffset(showing: item, at: side, in: viewport)
  }

  /// Moves the viewport so that an anchor is where it was, as far as the content reaches.
  public mutating func hold(_ anchor: ContentAnchor?) { hold(anchor, orAt: main) }

  private mutating func hold(_ anchor: ContentAnchor?, orAt main: Double) {
    let pane = PaneStretch(of: layout, through: viewport)
    viewport.bounds.origin = layout.targetContentOffset(
      forProposedContentOffset: pane.contentOffset(at: pane.clamped(main)), keeping: anchor,
      viewport: viewport)
  }

  /// The anchor of a policy as it is called after changes, or that of what is left near it.
  public func anchor(by policy: AnchorPolicy, surviving map: ElementMap) -> ContentAnchor? {
    guard var anchor = anchor(by: policy) else { return nil }
    guard let element = anchor.element else { return anchor }
    anchor.element = map.newElement(of: element)
    if anchor.element != nil { return anchor }
    guard case .cell(let item) = element, let heir = survivor(of: item, map) else {
      // The offset stays, and so does the end that it was at.
      return anchor.limit == nil ? nil : anchor
    }
    guard heir.isSeen else {
      // Where it was nobody saw it: it takes the place of what is gone.
      anchor.element = .cell(heir.new)
      return anchor
    }
    let heldBy: AnchorPolicy = if case .point = policy { .leading } else { policy }
    var next = layout.anchor(at: .cell(heir.old), in: viewport, by: heldBy)
    next?.element = .cell(heir.new)
    next?.limit = anchor.limit
    return next
  }

  /// An item that is still there: of those in view the next one behind, else the next one before; else
  /// the nearest of all.
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

/// Switches from one layout to another.
extension LayoutController {
  /// The same content in another layout, with what a policy says in its place.
  ///
  /// It rests where a release would leave it: in a carousel with a card in the middle.
  public func switched<Other>(
    to layout: Other, keeping policy: AnchorPolicy = .center
  ) -> LayoutController<Other> where Other.Content == Layout.Content {
    switched(to: layout, holding: anchor(by: policy))
  }

  /// The same content in another layout, with an anchor in its place.
  public func switched<Other>(
    to layout: Other, holding anchor: ContentAnchor?
  ) -> LayoutController<Other> where Other.Content == Layout.Content {
    var viewport = viewport
    viewport.bounds.origin = .zero
    let other = LayoutController<Other>(layout: layout, content: content, viewport: viewport)
    return switched(toPrepared: other.layout, holding: anchor)
  }

  /// The same in a layout that is prepared for this content and viewport already.
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
