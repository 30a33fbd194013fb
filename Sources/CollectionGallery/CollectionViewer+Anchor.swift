public import CollectionLayouts

/// The anchor: what stays in place.
extension CollectionViewer {
  /// The item that the current change keeps in place; without a change, the item that an update
  /// would keep. `nil` if no item is kept: nothing is in view, or the anchor is an end of the
  /// content.
  public var anchor: ItemID? {
    let anchor = change.map { $0.anchor } ?? restingPane.anchor(by: configuration.updateAnchor)
    guard case .cell(let item) = anchor?.element, content.has(item) else { return nil }
    return content[item].id
  }

  /// How far the anchored point is from where it was when the current change began, in points along
  /// the axis that scrolls; 0 without a change. Scrolling since then does not count, so only an end
  /// of the content can make it differ from 0.
  public var anchorDrift: Double {
    guard let progress, let start = anchorPlace(at: 0), let place = anchorPlace(at: progress) else {
      return 0
    }
    return (place - start).magnitude
  }

  /// Whether the anchor was already in its place when the current change began. A change that
  /// interrupts one along the other axis moves it there.
  var isAnchorInPlace: Bool {
    guard let anchor = change?.anchor, anchor.limit == nil, let place = anchorPlace(at: 0) else {
      return false
    }
    return (place - anchor.place).magnitude < 1e-6
  }

  /// Returns where the anchored point is in the pane at a progress, measured from the anchor's
  /// side; for an end of the content, how far the pane is from it. `nil` without an anchor, or if
  /// its element takes no part in the change.
  private func anchorPlace(at t: Double) -> Double? {
    guard let change, let anchor = change.anchor else { return nil }
    let before = PaneStretch(of: change.before.layout, through: change.before.viewport)
    guard anchor.limit == nil else {
      return blend(
        before.offset - before.limit(anchor.limit), stretch.offset - stretch.limit(anchor.limit),
        by: t)
    }
    guard let element = change.way.elements.first(where: { $0.after == anchor.element }) else {
      return nil
    }
    let attributes = change.way.layoutAttributes(of: element, at: t)
    let corner =
      Rect(center: attributes.center, size: attributes.size).origin
      - change.way.contentOffset(at: t)
    let fraction = anchor.fraction
    let side = blend(
      before.distance(to: anchor.side), stretch.distance(to: anchor.side), by: t)
    guard layout.axis == .horizontal else {
      return corner.y + fraction * attributes.size.height - side
    }
    let width = attributes.size.width
    let start =
      direction == .leftToRight
      ? corner.x : change.way.paneSize(at: t).width - corner.x - width
    return start + fraction * width - side
  }
}

extension PaneStretch {
  fileprivate func limit(_ limit: ContentAnchor.Limit?) -> Double {
    limit == .end ? limits.upperBound : limits.lowerBound
  }
}
