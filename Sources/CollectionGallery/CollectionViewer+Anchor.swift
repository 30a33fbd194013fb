public import CollectionLayouts

/// What stays in place.
extension CollectionViewer {
  /// The item that the change on its way keeps in place; while there is none, the one that an update would
  /// keep. `nil` where no item does: nothing is in view, or what is kept is an end of the content.
  public var anchor: ItemID? {
    let anchor = change.map { $0.anchor } ?? restingPane.anchor(by: configuration.updateAnchor)
    guard case .cell(let item) = anchor?.element, content.has(item) else { return nil }
    return content[item].id
  }

  /// How far the point that the change on its way keeps is from where it was when that began, in points
  /// along the axis that scrolls; 0 while nothing is on its way. What has been scrolled since does not
  /// count, and only an end of the content keeps it from 0.
  public var anchorDrift: Double {
    guard let progress, let start = anchorPlace(at: 0), let place = anchorPlace(at: progress) else {
      return 0
    }
    return (place - start).magnitude
  }

  /// Whether the change on its way has begun with its anchor where that is to be: one that interrupts
  /// another axis takes it there.
  var isAnchorInPlace: Bool {
    guard let anchor = change?.anchor, anchor.limit == nil, let place = anchorPlace(at: 0) else {
      return false
    }
    return (place - anchor.place).magnitude < 1e-6
  }

  /// Where the point that a change keeps is in the pane at a progress, from the side that it is measured
  /// from; of an end of the content, how far the pane is from it. `nil` where nothing is kept, or what is
  /// takes no part.
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
