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
    changeViewport(to: newViewport, holding: anchor(by: policy ?? layout.usualAnchor))
  }

  /// Changes the viewport, and keeps an anchor of before in place; without one the offset is the new
  /// viewport's.
  public mutating func changeViewport(to newViewport: Viewport, holding anchor: ContentAnchor?) {
    viewport = newViewport
    layout.prepare(layout.content, in: viewport, for: .layout)
    hold(anchor)
  }

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
    layout.update(to: content, by: batch, in: viewport)
    hold(anchor)
  }

  /// Takes in content some of whose items have other sizes, and keeps in place what a policy says:
  /// what becomes longer below it moves nothing that is seen.
  public mutating func resize(
    _ items: [ItemIndex], of content: Layout.Content, keeping policy: AnchorPolicy = .leading
  ) {
    update(to: content, by: .reloading(items), keeping: policy)
  }

  /// The offset that shows an item at a side of the pane, clear of what is covered or pinned there, as far
  /// as the content reaches; `nil` where it is not there.
  public func contentOffset(showing item: ItemIndex, at side: ContentAnchor.Side) -> Point? {
    layout.contentOffset(showing: item, at: side, in: viewport)
  }

  /// Moves the viewport so that an anchor is where it was, as far as the content reaches.
  public mutating func hold(_ anchor: ContentAnchor?) {
    viewport.bounds.origin = layout.targetContentOffset(
      forProposedContentOffset: contentOffset, keeping: anchor, viewport: viewport)
  }

  /// The anchor of a policy as it is called after changes, or that of what is left near it.
  public func anchor(by policy: AnchorPolicy, surviving map: ElementMap) -> ContentAnchor? {
    guard var anchor = anchor(by: policy) else { return nil }
    if let element = map.newElement(of: anchor.element) {
      anchor.element = element
      return anchor
    }
    guard case .cell(let item) = anchor.element, let heir = survivor(of: item, map) else {
      // The offset stays, and so does the end that it was at.
      return anchor.limit == nil ? nil : anchor
    }
    let limit = anchor.limit
    let heldBy: AnchorPolicy = if case .point = policy { .leading } else { policy }
    guard var next = layout.anchor(at: .cell(heir.old), in: viewport, by: heldBy) else {
      return nil
    }
    next.element = .cell(heir.new)
    next.limit = limit
    return next
  }

  /// An item that is still there: of those in view the next one behind, else the next one before; else
  /// the nearest of all.
  private func survivor(
    of gone: ItemIndex, _ map: ElementMap
  ) -> (old: ItemIndex, new: ItemIndex)? {
    let seen = visibleLayoutAttributes.compactMap { attributes -> ItemIndex? in
      guard case .cell(let item) = attributes.element else { return nil }
      return item
    }.sorted()
    for item in seen.filter({ $0 > gone }) + seen.filter({ $0 < gone }).reversed() {
      if let new = map.newItem(of: item) { return (item, new) }
    }
    return map.nearestSurvivor(of: gone, in: content)
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
    var result = LayoutController<Other>(layout: layout, content: content, viewport: viewport)
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
