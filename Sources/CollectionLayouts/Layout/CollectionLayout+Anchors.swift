/// How a layout that does not say otherwise keeps something in place.
extension CollectionLayout {
  /// The start of the content where the pane is there, with the trailing policy its end; else what the
  /// policy says, of what can be seen. Cells whose sizes are known go before others, and headers and
  /// footers count where there is no cell. Cost: that of a query of the pane.
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

  /// The offset that has the anchor where it was, as far as the content reaches; the proposed one
  /// without an anchor, or where its element is not there.
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

  /// The offset that shows an item at a side of the pane, clear of what is covered or pinned there, as far
  /// as the content reaches; `nil` where it is not there. It is one at which a release comes to rest.
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

  /// An anchor at an element: the point of it that a policy holds, where it is.
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

  /// The element that a policy holds on to.
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

  /// What meets the pane without what is covered there, or pinned, in order.
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

  /// Where a header or a footer is shown.
  private func pinnedEnd(_ kind: ElementKind, _ section: Int, _ viewport: Viewport) -> AxisRect? {
    let element = LayoutElement.supplementary(kind, ItemIndex(section: section, item: 0))
    return layoutAttributes(for: element, viewport: viewport).map {
      PaneStretch(of: self, through: viewport).axes.axisRect($0.frame)
    }
  }

  /// Where an element is along the main axis, before it is transformed, and in its own place if it is
  /// pinned.
  func stretch(of element: LayoutElement, in viewport: Viewport) -> AxisRect? {
    ownPlace(of: element, in: viewport).map {
      PaneStretch(of: self, through: viewport).axes.axisRect($0)
    }
  }

  /// The same as a rectangle of the content.
  package func ownPlace(of element: LayoutElement, in viewport: Viewport) -> Rect? {
    var viewport = viewport
    if case .supplementary(let kind, _) = element, !pinned.isEmpty {
      // In a pane far away nothing has left its place.
      let far = kind == .sectionFooter ? 1e15 : -1e15
      let pane = PaneStretch(of: self, through: viewport)
      viewport.bounds.origin = pane.contentOffset(at: far)
    }
    return layoutAttributes(for: element, viewport: viewport).map {
      Rect(center: $0.center, size: $0.size)
    }
  }
}

/// Rounding makes no difference: what differs by less, in points, is alike.
private let insignificant = 1e-6

/// An element that can be seen, as far as an anchor asks.
private struct ElementInSight {
  let element: LayoutElement
  /// The middle of it, along the main axis.
  let middle: Double
  let isEstimated: Bool

  var isCell: Bool { element.isCell }
}

extension [ElementInSight] {
  /// The one whose middle is nearest; of two the earlier.
  fileprivate func nearest(to place: Double) -> LayoutElement? {
    self.min { ($0.middle - place).magnitude < ($1.middle - place).magnitude - insignificant }?
      .element
  }
}
