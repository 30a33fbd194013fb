public import CollectionLayouts

/// What the viewer shows.
extension CollectionViewer {
  /// An element that is shown: an item, a header, a footer or a background.
  public struct Shown: Equatable, Sendable {
    /// The name of the item; for another element, the name of its section.
    public var id: ItemID?
    /// The element as it is named in the content, or was before it left. If two have the same name,
    /// one of them is leaving.
    public var element: LayoutElement
    /// Whether the element is on its way out: the content no longer has it.
    public var isLeaving: Bool
    /// Where and how the element is drawn, in content coordinates.
    public var attributes: LayoutAttributes<GalleryDetails>
  }

  /// The visible elements: from bottom to top while a change is under way, otherwise in the order
  /// of the content. Cost: that of a query of the pane.
  public var visibleElements: [Shown] {
    guard let change else {
      return pane.visibleLayoutAttributes.map { shown($0.element, $0, isLeaving: false) }
    }
    return change.way.visibleElements(at: change.progress.value(at: now)).map { way in
      if let name = way.element.after { return shown(name, way.attributes, isLeaving: false) }
      return Shown(
        id: change.names.id(of: way.element.before),
        element: change.names.firstName(of: way.element.before ?? way.attributes.element),
        isLeaving: true, attributes: way.attributes)
    }
  }

  private func shown(
    _ element: LayoutElement, _ attributes: LayoutAttributes<GalleryDetails>, isLeaving: Bool
  ) -> Shown {
    Shown(
      id: Change.Names(content: pane.content).id(of: element), element: element,
      isLeaving: isLeaving, attributes: attributes)
  }

  /// Returns how an item is drawn now, in view or not, in content coordinates; `nil` if there is no
  /// such item.
  ///
  /// Cost: O(*n*) to find the name, plus the number of elements that take part in the current
  /// change.
  public func layoutAttributes(of item: ItemID) -> LayoutAttributes<GalleryDetails>? {
    pane.content.places(of: [item])[item].flatMap { layoutAttributes(of: .cell($0)) }
  }

  /// Returns how a header, a footer or another element is drawn now, by its name after the current
  /// change; `nil` if there is no such element. Cost: the number of elements that take part in the
  /// current change.
  public func layoutAttributes(of element: LayoutElement) -> LayoutAttributes<GalleryDetails>? {
    guard let change, let progress else { return pane.layoutAttributes(for: element) }
    if let way = change.way.elements.first(where: { $0.after == element }) {
      return change.way.layoutAttributes(of: way, at: progress)
    }
    // An element out of view in both states moves all the same.
    guard let end = pane.layoutAttributes(for: element) else { return nil }
    let name = change.map.oldElement(of: element)
    let start = name.flatMap { scrolledStart(of: change).layoutAttributes(for: $0) } ?? end
    return change.way.layoutAttributes(from: start, to: end, at: progress)
  }

  /// Whether a header or a footer is pinned in the pane, away from its own place, once the current
  /// change has arrived.
  public func isPinned(_ element: LayoutElement) -> Bool {
    guard let shown = pane.layoutAttributes(for: element),
      let own = pane.layout.ownPlace(of: element, in: pane.viewport)
    else { return false }
    return shown.frame != own
  }

  /// The point of the content at the pane's upper left corner.
  public var contentOffset: Point {
    guard let change, let progress else { return pane.contentOffset }
    return change.way.contentOffset(at: progress)
  }

  /// The size of the whole content, in points.
  public var contentSize: Size {
    guard let change, let progress else { return pane.contentSize }
    return change.way.contentSize(at: progress)
  }

  /// The size of the pane, in points.
  public var paneSize: Size {
    guard let change, let progress else { return pane.viewport.bounds.size }
    return change.way.paneSize(at: progress)
  }

  /// The items, as they are after the current change.
  public var content: GalleryContent { pane.content }

  /// The prepared layout, as it is after the current change.
  public var layout: GalleryLayout { pane.layout }

  /// The smallest and the largest offset at which the content rests along the axis that scrolls, in
  /// points from the start in reading direction.
  public var offsetLimits: ClosedRange<Double> { stretch.limits }

  /// The progress of the current change, from 0 to 1; `nil` if there is none.
  public var progress: Double? { change?.progress.value(at: now) }

  /// Whether a switch of the layout is under way.
  public var isSwitching: Bool { change?.kind == .layout }

  /// Whether the host sets the progress of the current switch by hand.
  public var isHeld: Bool { change?.isHeld ?? false }

  /// Whether an update of the content is under way.
  public var isUpdating: Bool { change?.kind == .update }

  /// Whether a change of the bounds is under way.
  public var isResizing: Bool { change?.kind == .bounds }

  /// Whether neither a finger nor a motion scrolls the content; changes may be under way.
  public var isIdle: Bool { motion == .resting && finger == nil }

  /// The reading direction.
  public var direction: LayoutDirection { pane.viewport.direction }

  /// The covered edges of the pane, in points, after the current change.
  public var insets: EdgeInsets { pane.viewport.safeArea }

  /// The size of the pane after the current change, in points.
  public var finalPaneSize: Size { pane.viewport.bounds.size }

  /// The largest content offset at which the pane rests after the current change, in points.
  public var greatestContentOffset: Point {
    let one = stretch.contentOffset(at: offsetLimits.lowerBound)
    let other = stretch.contentOffset(at: offsetLimits.upperBound)
    return Point(x: max(one.x, other.x), y: max(one.y, other.y))
  }

  /// Whether the content is scrolled beyond an end.
  public var isOverscrolled: Bool {
    let offset = offset
    return offset < offsetLimits.lowerBound - 1e-9 || offset > offsetLimits.upperBound + 1e-9
  }

  /// Whether a finger is on the pane.
  public var isTouched: Bool { finger != nil }

  /// Whether nothing moves, and no change is under way.
  public var isSettled: Bool { change == nil && motion == .resting && finger == nil }

  /// Returns the topmost item under a point of the pane, in points from its corner; `nil` if no
  /// item is on top there.
  public func item(at point: Point) -> ItemID? {
    let place = contentOffset + point
    guard change != nil else {
      return pane.item(at: place).map { pane.content[$0].id }
    }
    let hit = visibleElements.last { $0.attributes.covers(place) }
    guard let hit, case .cell = hit.element, !hit.isLeaving else { return nil }
    return hit.id
  }
}
