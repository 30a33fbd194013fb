import CollectionLayouts

extension CollectionViewer {
  /// Returns the invariants that the current state violates: empty as long as the model is right.
  ///
  /// - Parameter thoroughly: whether to check the prepared layout too, and not only what is shown.
  /// - Complexity: O(*k*²) for *k* elements in view; thoroughly O(*n*).
  public func checkInvariants(thoroughly: Bool = true) -> [String] {
    let shown = visibleElements
    let numbers = [contentOffset.x, contentOffset.y, contentSize.width, contentSize.height]
    var found = CollectionViewer.faults(of: shown, besides: numbers + [anchorDrift])
    if isSettled {
      if isOverscrolled { found.append("3: at rest beyond an end") }
      if layout.isDisjoint {
        found += CollectionViewer.misplaced(in: shown, of: contentSize, along: layout.axis)
      }
    }
    checkAnchor(into: &found)
    if thoroughly {
      found += pane.differencesOfQueries.map { "6: \($0)" }
      if !layout.remembersMoreThanContent, !pane.isAsNew {
        found.append("7: prepared anew, the layout is another one")
      }
    }
    return found
  }

  /// Returns the faults of elements, moving or at rest: a number that is not finite (one of theirs,
  /// or one of `numbers`), or two elements that are the same cell.
  static func faults(of shown: [Shown], besides numbers: [Double]) -> [String] {
    var found: [String] = []
    let all =
      numbers
      + shown.flatMap { element -> [Double] in
        let (box, attributes) = (element.attributes.boundingBox, element.attributes)
        return [
          box.minX, box.minY, box.size.width, box.size.height, attributes.alpha, attributes.zIndex,
        ]
      }
    if !all.allSatisfy({ $0.isFinite }) { found.append("1: a number is not finite") }
    var known: Set<LayoutElement> = []
    for element in shown where !element.isLeaving {
      if !known.insert(element.element).inserted { found.append("2: a cell occurs twice") }
    }
    return found
  }

  /// Returns the faults of cells at rest: one that is outside the content, or two that overlap.
  /// Cost: quadratic; of more than a thousand cells, only the first thousand are checked.
  static func misplaced(
    in shown: [Shown], of contentSize: Size, along axis: ScrollAxis
  ) -> [String] {
    var found: [String] = []
    let frames = shown.compactMap { element -> Rect? in
      if case .cell = element.element { element.attributes.frame } else { nil }
    }
    for (number, frame) in frames.prefix(1000).enumerated() {
      if !frame.isInside(contentSize, along: axis) {
        found.append("4: a cell is outside of the content")
      }
      if frames[..<number].contains(where: { frame.sharesArea(with: $0) }) {
        found.append("5: two cells lie over each other")
      }
    }
    return found
  }

  /// Checks that a change anchors a point that a policy can name, and that only an end of the
  /// content moves that point.
  private func checkAnchor(into found: inout [String]) {
    guard let change, let anchor = change.anchor, anchor.limit == nil, !hasScrolledSince(change),
      change.before.layout.axis == layout.axis, !layout.restsAtCards
    else { return }
    let points: [(ContentAnchor.Side, Double)] = [(.leading, 0), (.center, 0.5), (.trailing, 1)]
    if !points.contains(where: { $0 == (anchor.side, anchor.fraction) }) {
      found.append("9: an anchor at \(anchor.fraction) of its element")
    }
    let limits = offsetLimits
    let isInside = offset > limits.lowerBound + 1e-6 && offset < limits.upperBound - 1e-6
    if isInside, isAnchorInPlace, anchorDrift > 1e-6 {
      found.append("10: the anchor drifts by \(anchorDrift)")
    }
  }
}

extension GalleryLayout {
  /// Whether its cells never overlap, and never lie outside the content.
  fileprivate var isDisjoint: Bool {
    switch self {
    case .carousel, .pile: return false
    case .list, .flow, .columns, .quilt, .waterfall, .mosaic: return true
    }
  }

  /// Whether it rests only with a card in the middle, which takes precedence over an anchor.
  fileprivate var restsAtCards: Bool {
    if case .carousel = self { return true }
    return false
  }

  /// Whether the places of its items depend on earlier states, not only on the content.
  fileprivate var remembersMoreThanContent: Bool {
    if case .waterfall(let layout) = self { return layout.metrics.keepsLanes }
    return false
  }
}

extension Rect {
  /// Whether the rectangle is inside the content along the axis that scrolls; across that axis
  /// there may be no room for it.
  fileprivate func isInside(_ content: Size, along axis: ScrollAxis) -> Bool {
    let slack = 1e-6
    return axis == .vertical
      ? minY >= -slack && maxY <= content.height + slack
      : minX >= -slack && maxX <= content.width + slack
  }

  /// Returns the shorter side of the area that two rectangles share; 0 if they share none.
  package func overlap(with other: Rect) -> Double {
    guard sharesArea(with: other) else { return 0 }
    let width = min(maxX, other.maxX) - max(minX, other.minX)
    let height = min(maxY, other.maxY) - max(minY, other.minY)
    return max(0, min(width, height))
  }

  /// Returns the largest overlap of any two rectangles, in points. Cost: O(*n* log *n*) if they lie
  /// in a line or a grid; rectangles in a heap are all compared.
  package static func deepestOverlap(of frames: [Rect]) -> Double {
    let width = (frames.map { $0.maxX }.max() ?? 0) - (frames.map { $0.minX }.min() ?? 0)
    let height = (frames.map { $0.maxY }.max() ?? 0) - (frames.map { $0.minY }.min() ?? 0)
    // Sort along the longer side, where fewer rectangles are beside each other.
    let isTall = height > width
    let ordered = frames.map { (from: isTall ? $0.minY : $0.minX, frame: $0) }
      .sorted { $0.from < $1.from }
    var deepest = 0.0
    for (number, (_, frame)) in ordered.enumerated() {
      let end = isTall ? frame.maxY : frame.maxX
      for (from, other) in ordered[(number + 1)...] {
        // From here on, no rectangle can lie deeper in the frame.
        guard from < end - deepest else { break }
        deepest = max(deepest, frame.overlap(with: other))
      }
    }
    return deepest
  }
}
