public import CollectionLayouts

/// What is shown.
extension CollectionViewer {
  /// Something that is shown: an item, a header, a footer or a background.
  public struct Shown: Equatable, Sendable {
    /// The name of an item, or that of the section of what is no item.
    public var id: ItemID?
    /// What it is called, or was: of two that are called alike one is on its way out.
    public var element: LayoutElement
    /// Whether it is on its way out: it is gone from the content already.
    public var isLeaving: Bool
    /// Where and how it is drawn, in content coordinates.
    public var attributes: LayoutAttributes<GalleryDetails>
  }

  /// What can be seen now: from the lowest in the pile to the highest while a change is on its way, else
  /// in the order of the content. Cost: that of a query of the pane.
  public var visibleElements: [Shown] {
    guard let change else {
      return pane.visibleLayoutAttributes.map { shown($0.element, $0, isLeaving: false) }
    }
    return change.way.visibleElements(at: change.progress.value(at: now)).map { way in
      if let name = way.element.after { return shown(name, way.attributes, isLeaving: false) }
      return Shown(
        id: change.names.id(of: way.element.before), element: way.attributes.element,
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

  /// How an item is drawn now, in view or not, in content coordinates; `nil` where it is not there.
  ///
  /// Cost: O(*n*) to find the name, and that of what takes part in a change on its way.
  public func layoutAttributes(of item: ItemID) -> LayoutAttributes<GalleryDetails>? {
    pane.content.places(of: [item])[item].flatMap { layoutAttributes(of: .cell($0)) }
  }

  /// How a header, a footer or another element is drawn now, by what it is called after what is on its
  /// way; `nil` where it is not there. Cost: that of what takes part in a change on its way.
  public func layoutAttributes(of element: LayoutElement) -> LayoutAttributes<GalleryDetails>? {
    guard let change, let progress else { return pane.layoutAttributes(for: element) }
    if let way = change.way.elements.first(where: { $0.after == element }) {
      return change.way.layoutAttributes(of: way, at: progress)
    }
    // Out of view in both states it goes its way all the same.
    guard let end = pane.layoutAttributes(for: element) else { return nil }
    let name = change.map.oldElement(of: element)
    let start = name.flatMap { scrolledStart(of: change).layoutAttributes(for: $0) } ?? end
    return change.way.layoutAttributes(from: start, to: end, at: progress)
  }

  /// Whether a header or a footer is held in the pane, away from its own place, after what is on its way.
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

  /// The size of all the content, in points.
  public var contentSize: Size {
    guard let change, let progress else { return pane.contentSize }
    return change.way.contentSize(at: progress)
  }

  /// The size of the pane, in points.
  public var paneSize: Size {
    guard let change, let progress else { return pane.viewport.bounds.size }
    return change.way.paneSize(at: progress)
  }

  /// The items, as they are after what is on its way.
  public var content: GalleryContent { pane.content }

  /// The layout, as it is after what is on its way; prepared.
  public var layout: GalleryLayout { pane.layout }

  /// The offsets between which the content rests along the axis that scrolls, from the start on in the
  /// direction of reading.
  public var offsetLimits: ClosedRange<Double> { stretch.limits }

  /// How far a change is, from 0 to 1; `nil` where none is on its way.
  public var progress: Double? { change?.progress.value(at: now) }

  /// Whether a switch is on its way.
  public var isSwitching: Bool { change?.kind == .layout }

  /// Whether the progress of the switch on its way is given by hand.
  public var isHeld: Bool { change?.isHeld ?? false }

  /// Whether an update is on its way.
  public var isUpdating: Bool { change?.kind == .update }

  /// Whether the bounds are on their way.
  public var isResizing: Bool { change?.kind == .bounds }

  /// Whether no finger and no motion has the content; changes may be on their way.
  public var isIdle: Bool { motion == .resting && finger == nil }

  /// Which way reading goes.
  public var direction: LayoutDirection { pane.viewport.direction }

  /// What is covered at the edges of the pane, in points, after what is on its way.
  public var insets: EdgeInsets { pane.viewport.safeArea }

  /// The size of the pane after what is on its way, in points.
  public var finalPaneSize: Size { pane.viewport.bounds.size }

  /// The farthest point of the content at which the pane's upper left corner rests, after what is on its
  /// way.
  public var greatestContentOffset: Point {
    let one = stretch.contentOffset(at: offsetLimits.lowerBound)
    let other = stretch.contentOffset(at: offsetLimits.upperBound)
    return Point(x: max(one.x, other.x), y: max(one.y, other.y))
  }

  /// Whether the content is beyond an end.
  public var isOverscrolled: Bool {
    let offset = offset
    return offset < offsetLimits.lowerBound - 1e-9 || offset > offsetLimits.upperBound + 1e-9
  }

  /// Whether a finger is on the pane.
  public var isTouched: Bool { finger != nil }

  /// Whether nothing moves, and nothing is on its way.
  public var isSettled: Bool { change == nil && motion == .resting && finger == nil }

  /// The item under a point of the pane, in points from its corner: of several the one on top, `nil`
  /// where there is none.
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
