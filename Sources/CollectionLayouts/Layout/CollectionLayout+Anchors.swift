/// How layouts keep something in place by default.
extension CollectionLayout {
  /// Returns the anchor that a policy chooses among the visible elements. Cells whose sizes are
  /// known come first, then other cells, then headers and footers. If the pane is at the start of
  /// the content, the anchor is that start; with the trailing policy, the end comes before the
  /// start. Cost: that of a query of the pane.
  public func anchor(in viewport: Viewport, by policy: AnchorPolicy) -> ContentAnchor? {
    let pane = PaneStretch(of: self, through: viewport)
    guard let element = heldElement(in: viewport, by: policy),
      var anchor = anchor(at: element, in: viewport, by: policy)
    else { return nil }
    if policy == .trailing, pane.offset >= pane.limits.upperBound - insignificant {
      anchor.limit = .end
    } else if pane.offset <= pane.limits.lowerBound + insignificant {
      anchor.limit = .start
    }
    return anchor
  }

  /// Returns the offset that keeps the anchor where it was, as far as the content reaches; the
  /// proposed offset if there is no anchor, or if its element is gone.
  public func targetContentOffset(
    forProposedContentOffset proposed: Point, keeping anchor: ContentAnchor?, viewport: Viewport
  ) -> Point {
    guard let anchor else { return proposed }
    let pane = PaneStretch(of: self, through: viewport)
    switch anchor.limit {
    case .start: return pane.contentOffset(at: pane.limits.lowerBound)
    case .end: return pane.contentOffset(at: pane.limits.upperBound)
    case nil: break
    }
    guard let element = anchor.element, let own = stretch(of: element, in: viewport) else {
      return proposed
    }
    let point = own.main + anchor.fraction * own.length
    let offset = point - anchor.place - pane.distance(to: anchor.side)
    return pane.contentOffset(at: pane.clamped(offset))
  }

  /// Returns the offset that shows an item at a side of the pane, clear of covered edges and pinned
  /// elements there, as far as the content reaches; `nil` if there is no such item. A release comes
  /// to rest at this offset.
  func contentOffset(
    showing item: ItemIndex, at side: ContentAnchor.Side, in viewport: Viewport
  ) -> Point? {
    guard let own = stretch(of: .cell(item), in: viewport) else { return nil }
    let pane = PaneStretch(of: self, through: viewport)
    func pinnedLength(_ kind: ElementKind, _ pin: PinnedElements) -> Double {
      guard pinned.contains(pin) else { return 0 }
      return pinnedEnd(kind, item.section, viewport)?.length ?? 0
    }
    let place: Double
    switch side {
    case .leading: place = own.main - pinnedLength(.sectionHeader, .headers)
    case .center: place = own.main + own.length / 2
    case .trailing: place = own.mainEnd + pinnedLength(.sectionFooter, .footers)
    }
    var there = viewport
    there.bounds.origin = pane.contentOffset(at: pane.clamped(place - pane.distance(to: side)))
    return targetContentOffset(
      forProposedContentOffset: there.bounds.origin, withScrollingVelocity: .zero, viewport: there)
  }

  /// Returns an anchor at an element: the point that a policy holds, where it is now.
  func anchor(
    at element: LayoutElement, in viewport: Viewport, by policy: AnchorPolicy
  ) -> ContentAnchor? {
    guard let own = stretch(of: element, in: viewport) else { return nil }
    let pane = PaneStretch(of: self, through: viewport)
    func held(by fraction: Double, from side: ContentAnchor.Side) -> ContentAnchor {
      let place = own.main + fraction * own.length - pane.offset - pane.distance(to: side)
      return ContentAnchor(element: element, fraction: fraction, side: side, place: place)
    }
    switch policy {
    case .leading: return held(by: 0, from: .leading)
    case .center, .item: return held(by: 0.5, from: .center)
    case .trailing: return held(by: 1, from: .trailing)
    case .point(let point):
      guard own.length > 0 else { return held(by: 0, from: .leading) }
      let touched = pane.main(at: viewport.bounds.origin + point)
      return held(
        by: ((touched - own.main) / own.length).bounded(within: 0...1, otherwise: 0),
        from: .leading)
    }
  }

  /// Returns the element that a policy holds on to.
  private func heldElement(in viewport: Viewport, by policy: AnchorPolicy) -> LayoutElement? {
    if case .item(let item) = policy { return .cell(item) }
    if case .point(let point) = policy,
      let item = item(at: viewport.bounds.origin + point, viewport: viewport)
    {
      return .cell(item)
    }
    let seen = elementsInSight(in: viewport)
    let cells = seen.filter { $0.isCell && !$0.isEstimated }
    for candidates in [cells, seen.filter { $0.isCell }, seen] where !candidates.isEmpty {
      let pane = PaneStretch(of: self, through: viewport)
      switch policy {
      case .leading, .item: return candidates.first?.element
      case .trailing: return candidates.last?.element
      case .center: return candidates.nearest(to: pane.offset + pane.length / 2)
      case .point(let point):
        return candidates.nearest(to: pane.main(at: viewport.bounds.origin + point))
      }
    }
    return nil
  }

  /// Returns the elements that meet the pane, in order, without cells that are covered or lie under
  /// pinned headers and footers.
  private func elementsInSight(in viewport: Viewport) -> [ElementInSight] {
    let pane = PaneStretch(of: self, through: viewport)
    return layoutAttributesForElements(in: viewport.bounds, viewport: viewport).compactMap {
      attributes in
      guard attributes.alpha > 0, let own = stretch(of: attributes.element, in: viewport) else {
        return nil
      }
      let section = attributes.element.section
      var (start, end) = pane.visible
      if pinned.contains(.headers), let header = pinnedEnd(.sectionHeader, section, viewport) {
        start = max(start, header.mainEnd)
      }
      if pinned.contains(.footers), let footer = pinnedEnd(.sectionFooter, section, viewport) {
        end = min(end, footer.main)
      }
      guard
        !attributes.element.isCell
          || (own.mainEnd - start >= insignificant && end - own.main >= insignificant)
      else {
        return nil
      }
      return ElementInSight(
        element: attributes.element, middle: own.main + own.length / 2,
        isEstimated: isEstimated(attributes.element))
    }
  }

  private func isEstimated(_ element: LayoutElement) -> Bool {
    guard case .cell(let item) = element else { return false }
    return content.isEstimated(item)
  }

  /// Returns where a header or a footer is shown.
  private func pinnedEnd(_ kind: ElementKind, _ section: Int, _ viewport: Viewport) -> AxisRect? {
    let element = LayoutElement.supplementary(kind, ItemIndex(section: section, item: 0))
    return layoutAttributes(for: element, viewport: viewport).map {
      PaneStretch(of: self, through: viewport).axes.axisRect($0.frame)
    }
  }

  /// Returns where an element is along the main axis, before its transform; a pinned element counts
  /// in its own place.
  func stretch(of element: LayoutElement, in viewport: Viewport) -> AxisRect? {
    ownPlace(of: element, in: viewport).map {
      PaneStretch(of: self, through: viewport).axes.axisRect($0)
    }
  }

  /// Returns the same place as a rectangle of the content.
  package func ownPlace(of element: LayoutElement, in viewport: Viewport) -> Rect? {
    var viewport = viewport
    if case .supplementary(let kind, _) = element, !pinned.isEmpty {
      // In a pane far away, no header or footer has left its own place.
      let far = kind == .sectionFooter ? 1e15 : -1e15
      let pane = PaneStretch(of: self, through: viewport)
      viewport.bounds.origin = pane.contentOffset(at: far)
    }
    return layoutAttributes(for: element, viewport: viewport).map {
      Rect(center: $0.center, size: $0.size)
    }
  }
}

/// Differences below this, in points, are rounding and do not count.
private let insignificant = 1e-6

/// What choosing an anchor needs to know of a visible element.
private struct ElementInSight {
  let element: LayoutElement
  /// The middle of the element along the main axis.
  let middle: Double
  let isEstimated: Bool

  var isCell: Bool { element.isCell }
}

extension [ElementInSight] {
  /// Returns the element whose middle is nearest; a tie goes to the earlier one.
  fileprivate func nearest(to place: Double) -> LayoutElement? {
    self.min { ($0.middle - place).magnitude < ($1.middle - place).magnitude - insignificant }?
      .element
  }
}
